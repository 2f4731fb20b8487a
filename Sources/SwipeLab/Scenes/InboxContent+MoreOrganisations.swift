extension InboxContent {
  /// Organisations that write, second part.
  static let moreOrganisations: [Organisation] = [
    Organisation(
      name: "Kiln Lane Clinic",
      notices: [
        Notice(
          "Appointment on Tuesday",
          "At 10:20 with the doctor on the first floor. Please bring the old prescription."
        ),
        Notice(
          "Results are ready",
          "Everything is as it should be. The letter can be collected or sent, just tell us which."
        ),
        Notice(
          "Vaccination days",
          "Wednesdays from two to six, no appointment needed. A sleeve that rolls up helps."
        ),
        Notice(
          "We have moved the entrance",
          "Use the green door in the courtyard while the ramp is being built."
        ),
      ]
    ),
    Organisation(
      name: "Otter Bend Swimming Club",
      notices: [
        Notice(
          "Lanes for the morning group",
          "Three and four until half past seven. The fast ones know who they are."
        ),
        Notice(
          "Results of the spring meet",
          "Forty-one starts, nine personal bests, one pair of goggles at the bottom of the pool."
        ),
        Notice(
          "Lifeguard course",
          "Two weekends in June, theory in the boathouse. Six places are left."
        ),
        Notice(
          "The sauna is warm again",
          "New stones, old rules. The bell rings at nine for those who lose track."
        ),
      ]
    ),
    Organisation(
      name: "Cobalt Bicycle Works",
      notices: [
        Notice(
          "Ready for collection",
          "New brake pads and a straight wheel. We also oiled the bell, because we could not help it."
        ),
        Notice(
          "Estimate for the gear hub",
          "It can be saved, for a little less than a new one. Shall we begin?"
        ),
        Notice(
          "Spring check",
          "Tyres, chain, lights, and a cup of tea while you wait. Book a morning or simply roll in."
        ),
        Notice(
          "The frame you asked about",
          "Steel, 56, in a green that has no name yet. We could hold it until the weekend."
        ),
      ]
    ),
    Organisation(
      name: "Museum of Small Machines",
      notices: [
        Notice(
          "Members' evening",
          "The calculating duck is wound up once a year, and this is the night. Doors open at six."
        ),
        Notice(
          "Your donation has a label",
          "The pocket planimeter now lies in case twelve, between the sextant and the egg timer."
        ),
        Notice(
          "Guided tour: things that tick",
          "Ninety minutes, all of them exact. Meet at the tower clock in the courtyard."
        ),
        Notice(
          "Volunteers for the workshop",
          "We look for two calm pairs of hands on Thursdays. Tweezers are provided."
        ),
      ]
    ),
    Organisation(
      name: "Quarry Lane School",
      notices: [
        Notice(
          "Parents' evening",
          "Room 14, from seven on. The small chairs are the only ones we have, and we apologise in advance."
        ),
        Notice(
          "Bring a musical instrument",
          "On Friday everybody plays, also those who cannot. Pots count."
        ),
        Notice(
          "Lunch menu for next week",
          "Lentils on Monday, dumplings on Wednesday, and the pancakes are where they always are."
        ),
        Notice(
          "Class photograph",
          "Wednesday at nine by the big chestnut. If it rains we smile in the gym."
        ),
      ]
    ),
    Organisation(
      name: "Fernhill Power Cooperative",
      notices: [
        Notice(
          "Your yearly statement",
          "You fed in more than you took. The difference goes to your account this week."
        ),
        Notice(
          "Work on the line",
          "No current between nine and eleven in the upper street. Freezers survive that if they stay shut."
        ),
        Notice(
          "Reading your meter",
          "A photograph of the display is enough. Please hold the camera as straight as the numbers."
        ),
        Notice(
          "The new turbine",
          "It turned for the first time on Sunday, and the herons stayed. Pictures are in the members' area."
        ),
      ]
    ),
    Organisation(
      name: "The Potters' Shed",
      notices: [
        Notice(
          "Your bowls came out well",
          "The blue one ran a little and looks the better for it. They are on the shelf by the door."
        ),
        Notice(
          "Course: glazing for beginners",
          "Four evenings, one kiln, no mistakes that cannot be called a surface."
        ),
        Notice(
          "Clay delivery",
          "Grey and white, ten kilos each, at the back door. Somebody strong would be welcome."
        ),
        Notice(
          "Opening the wood kiln",
          "On Saturday at dawn we take the bricks out. Bring gloves, and something for breakfast."
        ),
      ]
    ),
  ]
}
