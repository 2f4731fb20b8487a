/// The tasks of the tasks scene, always the same.
public enum TasksContent {
  /// All of them, in order.
  public static let tasks: [TaskItem] = texts.enumerated().map { index, text in
    TaskItem(id: "t\(index)", title: text.title, due: text.due)
  }

  private static let texts: [(title: String, due: String)] = [
    ("Water the lemon tree", "Today, every three days"),
    ("Order more index cards", "Tomorrow, the ruled ones"),
    ("Call the piano tuner back", "Today, after ten"),
    ("Find the small screwdriver", "No date"),
    ("Return the two library books", "Friday, before four"),
    ("Oil the hinge of the garden gate", "Saturday"),
    ("Write to Elif about the orchard", "This week"),
    ("Renew the ferry pass", "By the end of the month"),
    ("Sharpen the kitchen knives", "Sunday, every two months"),
    ("Measure the window for a blind", "Thursday, in daylight"),
    ("Bring the blue folder to the choir", "Thursday, with a pencil"),
    ("Patch the inner tube", "Before Saturday"),
    ("Ask Tomas for the second voice", "Tomorrow"),
    ("Sort the photos of the harbour", "No date"),
    ("Descale the kettle", "Monday, every month"),
    ("Pick up the framed print", "From Wednesday, until six"),
    ("Plan the menu for twelve guests", "Next week"),
    ("Move the bees' winter feed inside", "When it is dry"),
    ("Send the signage proof back", "Today, by noon"),
    ("Buy stamps and brown paper", "Tomorrow"),
    ("Try the recipe with buckwheat", "Sunday evening"),
    ("Book two seats for the matinee", "By Friday"),
    ("Label the jars on the top shelf", "No date"),
    ("Lend Oskar the long ladder", "Saturday morning"),
    ("Check the smoke alarms", "First of the month"),
    ("Repot the three small ferns", "In spring"),
    ("Copy the spare key", "Wednesday"),
    ("Clean the lens of the projector", "Before the film evening"),
    ("Reply to the harbour library", "This week"),
    ("Practise the slow movement", "Today, twenty minutes"),
    ("Bleed the radiator in the hall", "Before it gets cold"),
    ("Weigh the parcel for Priya", "Tomorrow, on the way"),
    ("Fix the drawer that sticks", "No date"),
    ("Read the minutes of the last meeting", "Monday"),
    ("Bring the glass to the container", "Saturday"),
    ("Test the lights on both bikes", "Before October"),
    ("Draw the plan of the raised beds", "Sunday"),
    ("Thank the neighbours for the plums", "Today"),
    ("Back up the recordings", "Every Friday"),
    ("Choose a colour for the shed", "No hurry"),
  ]
}
