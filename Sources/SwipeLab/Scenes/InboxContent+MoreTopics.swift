extension InboxContent {
  /// What people write about, second part.
  static let moreTopics: [Topic] = [
    Topic(
      subject: "Music for the wedding",
      previews: [
        "Two slow ones, then the long one, and under no circumstances the one about the train.",
        "My cousin can play the accordion from nine on. He can also stop, I have asked.",
        "The hall closes at one, so the last dance is at half past twelve. That is early, I know.",
      ]
    ),
    Topic(
      subject: "Holiday dates",
      previews: [
        "I can have the last week of August or the first of September, not both. What suits you?",
        "The house is free from the ninth. It has one key, two bathrooms and a boat that leaks.",
        "Put me down for the weekend shifts until then. I owe everybody at least two.",
      ]
    ),
    Topic(
      subject: "Feedback on the talk",
      previews: [
        "The middle part was the best, and you hurried through it. Let it breathe.",
        "Everybody quoted the slide with the two boats. Keep that, drop the one with the arrows.",
        "You were clear at the back, even without the microphone. The clock on that wall is wrong.",
      ]
    ),
    Topic(
      subject: "Recipe, as promised",
      previews: [
        "Three hundred grams of flour, and then a sentence of my aunt's that I cannot read.",
        "Soak them overnight, with a spoon of salt. Everything else is patience and a lid.",
        "You were right about the lemon. I have written it in, with your name.",
      ]
    ),
    Topic(
      subject: "Insurance form",
      previews: [
        "They want the year the boiler was built. I sent them a picture of it and wished them luck.",
        "Signed and scanned, page three is upside down. I hope it counts.",
        "The number that they need is the long one on the back, not the short one on the front.",
      ]
    ),
    Topic(
      subject: "New opening hours",
      previews: [
        "Until nine on Thursdays, from next month on. I have told nobody but you and the plants.",
        "We close on Mondays after all. It is the day when only the echo comes.",
        "Could you change the sign on the door? The old one still promises soup.",
      ]
    ),
    Topic(
      subject: "Proofs for the catalogue",
      previews: [
        "Plate nine is too blue and plate ten is now too warm. The rest is lovely.",
        "I found two commas and a missing aunt. Corrections are in the margin.",
        "The cover looks better matt. You will say that I always say so.",
      ]
    ),
    Topic(
      subject: "Swimming before work",
      previews: [
        "The lake is at fourteen degrees, which is a number that one gets used to.",
        "Half past six at the jetty. Hot tea afterwards, in the good thermos.",
        "I lasted four minutes, and then I was very awake until noon.",
      ]
    ),
    Topic(
      subject: "Invoice and a small mistake",
      previews: [
        "I charged you for the day when we only talked. Here is the right one.",
        "The number at the top should end in seven. Everything else is as agreed.",
        "Please ignore the first, pay the second, and forgive the third.",
      ]
    ),
    Topic(
      subject: "Keys for the studio",
      previews: [
        "The round one is for the gate, the other for everything else. The alarm is off until the tenth.",
        "I hung them behind the fuse box, on the nail that looks like a mistake.",
        "Lock twice, please. Once is only a suggestion to that door.",
      ]
    ),
    Topic(
      subject: "Moving day",
      previews: [
        "Eleven boxes of books and a plant that must travel sitting. We start at nine with coffee.",
        "The van is ours from eight to two. I measured the sofa three times; it is the stairs I doubt.",
        "You are excused from the washing machine. Your back has done enough for this street.",
      ]
    ),
    Topic(
      subject: "A favour",
      previews: [
        "Could you water the lemon tree while I am away? It likes company more than water.",
        "I need someone who can read a contract and keep a straight face. Lunch is on me.",
        "May I leave the drum with you for a week? It is quiet as long as nobody touches it.",
      ]
    ),
    Topic(
      subject: "Sunday paper",
      previews: [
        "You are on page fourteen, left column, with the good photograph.",
        "They spelled the name of the village three ways. Still, a kind piece.",
        "I kept the crossword for you, all but nine across, which I could not resist.",
      ]
    ),
    Topic(
      subject: "Test recordings",
      previews: [
        "The third take is the one, apart from the tram. We could call the tram a bass.",
        "I moved the microphones closer together, and suddenly the room is there.",
        "Listen to minute two with headphones. Somebody is humming, and it is not me.",
      ]
    ),
    Topic(
      subject: "School trip",
      previews: [
        "We need two more adults for Tuesday. The museum has promised to hide the whistles in the shop.",
        "Twenty-three children, one lost shoe, no tears. I call that a success.",
        "Packed lunch, rain jacket, and no live animals this time, please.",
      ]
    ),
    Topic(
      subject: "Neighbourhood supper",
      previews: [
        "Tables out from five, everybody brings one dish and one chair. The band plays if it is dry.",
        "Nine salads so far. Could somebody consider a cake?",
        "The lights between the trees stay up until Sunday. They suit the street.",
      ]
    ),
    Topic(
      subject: "Bug in the timetable page",
      previews: [
        "On the last day of the month, it shows the first twice. I can reproduce it with any line.",
        "Fixed. It was the leap year after all, hiding in a line that nobody had read since.",
        "It works on my machine, and I do not say that with pride.",
      ]
    ),
    Topic(
      subject: "Letter from my grandmother",
      previews: [
        "She asks whether you still take sugar, and what became of the red coat.",
        "Six pages, the last one sideways. She approves of the balcony.",
        "She has learnt to send pictures. There are forty of the same goose.",
      ]
    ),
    Topic(
      subject: "Measuring the attic",
      previews: [
        "Two metres ten at the beam and less by the chimney. You will have to bow to it.",
        "I drew it to scale on the back of the gas bill. Keep the original, I paid already.",
        "The window is four centimetres off the centre. Now that I know, I see nothing else.",
      ]
    ),
    Topic(
      subject: "Chess, move 31",
      previews: [
        "Knight takes, and I regret it already. Your turn, no hurry.",
        "I had to set the board up again after the cat. I believe that it is exact.",
        "You offered a draw with a smile, so I decline with one.",
      ]
    ),
    Topic(
      subject: "Ideas for the shop window",
      previews: [
        "Everything in yellow, with one blue thing that people have to look for.",
        "A train that runs at five in the afternoon and only then. Children would queue.",
        "Fewer objects. I took out half, and the rest began to talk.",
      ]
    ),
    Topic(
      subject: "Weather station",
      previews: [
        "The wind vane points to the bakery, whatever the wind does. I sympathise.",
        "Minus two at dawn, so cover the peas once more. The sensor in the shade is right now.",
        "Battery at eleven per cent after the long grey week. I turned the panel to the south.",
      ]
    ),
  ]
}
