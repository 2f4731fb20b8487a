extension InboxContent {
  /// What people write about, first part.
  static let firstTopics: [Topic] = [
    Topic(
      subject: "Dinner on Thursday",
      previews: [
        "I am making the aubergine thing again. Come at seven, and bring the bread with the dark crust.",
        "Seven works. One of us has to carry the long table up from the cellar, so come early.",
        "Eight chairs, nine people. Somebody sits on the piano stool, and it will not be me this time.",
      ]
    ),
    Topic(
      subject: "The blue bicycle",
      previews: [
        "The chain slips in fourth gear only. I cleaned it twice; now I suspect the cassette.",
        "Found a saddle that fits. It creaks, but in a friendly way.",
        "Could you lend me the torque wrench until Monday? The crank is moving again.",
      ]
    ),
    Topic(
      subject: "Minutes from Tuesday",
      previews: [
        "Three decisions, two open questions, one very long argument about the kettle.",
        "I left out who said what about the budget. The figures are on page two.",
        "Please check the part about the roof. I wrote it down while the drill was running.",
      ]
    ),
    Topic(
      subject: "Tickets for the small stage",
      previews: [
        "Row F, seats eleven and twelve. They looked better on the plan, but we will hear well.",
        "It is sold out, but returns go on sale at six. I can stand in the queue if you bring tea.",
        "The second half is said to be the good one. Let us not leave early, as last time.",
      ]
    ),
    Topic(
      subject: "Translation, chapter four",
      previews: [
        "The joke about the ferryman does not survive. I tried three versions and kept the least bad.",
        "Your note on the weather words was right. I changed all eleven of them.",
        "I do not know what to do with the proverb. Literal is funny, and it should not be.",
      ]
    ),
    Topic(
      subject: "The cat next door",
      previews: [
        "She came in through the skylight again and slept on the map. I did not have the heart.",
        "Grey, white paws, answers to nothing. If she is with you, her dinner is with us.",
        "We have agreed on alternate weekends. She has not agreed on anything.",
      ]
    ),
    Topic(
      subject: "Train times for the weekend",
      previews: [
        "The 8:14 has a proper dining car. The later one is faster, but you change in the rain.",
        "I booked two window seats facing forward. Yours is the one without the heater.",
        "If we miss the connection there is a bakery by the platform. I have checked.",
      ]
    ),
    Topic(
      subject: "Samples have arrived",
      previews: [
        "The oak is darker than on the screen and the ash is lighter. Come and see them in daylight.",
        "Four of six. The felt is still at customs, with a form that asks for its country of birth.",
        "I put them on the window sill so that we see them fade. The green goes first, of course.",
      ]
    ),
    Topic(
      subject: "A question about the lease",
      previews: [
        "It says nine months in one paragraph and ten in the other. Which one did you sign?",
        "The landlord says that the shed is included and the roof of the shed is not.",
        "I marked the odd sentence in yellow. It may be harmless, but read it once more.",
      ]
    ),
    Topic(
      subject: "Rehearsal moved",
      previews: [
        "Half past six instead of six, in the hall with the bad lamps. Bring a stand light.",
        "The caretaker has lost the key to the organ, so we begin with the second movement.",
        "Only strings on Wednesday. The winds may sleep, or practise; we all hope for the second.",
      ]
    ),
    Topic(
      subject: "Your parcel is with me",
      previews: [
        "It is heavy and it rattles a little. I put it under the stairs, away from the dog.",
        "The courier asked for a signature, so now I am you. Collect it whenever you like.",
        "Two boxes, one soft. The soft one smells of coffee, and I am only human.",
      ]
    ),
    Topic(
      subject: "Draft of the invitation",
      previews: [
        "Shorter by half, and the date is finally on the front. Tell me if it sounds like us.",
        "I took out all three exclamation marks. It was like tidying a room.",
        "The printer needs it by noon on Friday. The paper is the cream one, not the white.",
      ]
    ),
    Topic(
      subject: "Seedlings to give away",
      previews: [
        "Eleven tomatoes, four cucumbers, and something that I labelled in pencil before the rain.",
        "They have been outside for a week and are quite brave by now. Take as many as you have pots.",
        "The basil is spoken for, the mint wants to come to everyone.",
      ]
    ),
    Topic(
      subject: "Results of the survey",
      previews: [
        "Most people want longer hours, and nobody wants to pay for them. We have a chart for both.",
        "Two hundred and six answers, one of them in verse. I put that one at the end.",
        "The third question was misleading. I would ask it again with fewer words.",
      ]
    ),
    Topic(
      subject: "Walk on Sunday",
      previews: [
        "Fourteen kilometres, one hill, and the inn at the end has its stove lit until May.",
        "The lower path is flooded, so let us go round by the chapel. It is longer, but there are cranes.",
        "I bring the map and the thermos, you bring the weather.",
      ]
    ),
    Topic(
      subject: "Room for the workshop",
      previews: [
        "The big one has the light, the small one has the sockets. We need sockets.",
        "Twelve tables, and a projector that must be switched on before the lamp. Do not ask.",
        "I have put our name on the door for both days. Somebody had written \"storage\" there.",
      ]
    ),
    Topic(
      subject: "Old photographs",
      previews: [
        "The man with the hat must be your great-uncle. He is in four of them and smiles in none.",
        "I scanned the whole box at the highest setting. The street still has its trees.",
        "There is a name on the back of the harbour one, in pencil. Can you read it?",
      ]
    ),
    Topic(
      subject: "Numbers for the first quarter",
      previews: [
        "A little under plan, for good reasons that I put in the second column.",
        "Travel halved and postage doubled. I think that it is the same trip, seen from both ends.",
        "The total is right now. I had counted the chairs twice.",
      ]
    ),
    Topic(
      subject: "Language exchange",
      previews: [
        "An hour of yours, an hour of mine, and no grammar after dinner. Wednesdays?",
        "I have learnt eleven words for rain since we last spoke. Ready when you are.",
        "Your message was perfect, except that you have married the waiter. Small ending, large effect.",
      ]
    ),
    Topic(
      subject: "Repairs in the stairwell",
      previews: [
        "The third step from the top is loose. I put a chair on it as a warning, please step round both.",
        "The electrician comes on Monday between eight and noon. Somebody should be there to nod.",
        "It is only paint, but they want the bicycles out until Friday.",
      ]
    ),
    Topic(
      subject: "Something for the reading group",
      previews: [
        "Short chapters and a narrator who lies politely. I finished it on the tram and missed my stop.",
        "May I suggest the one about the lighthouse? It is thin and everybody will have an opinion.",
        "I liked the first half and then the first half again. The ending we must talk about.",
      ]
    ),
    Topic(
      subject: "Lost glove",
      previews: [
        "Left hand, dark green, wool. It may be under your piano, where the other things were.",
        "Thank you, found! It was in the other pocket the entire time.",
        "I have one that is not mine. Brown, leather, looks as if it misses somebody.",
      ]
    ),
    Topic(
      subject: "Prototype, third round",
      previews: [
        "The hinge holds, the latch does not. It opens by itself at exactly the wrong moment.",
        "Printed overnight and still warm. The tolerance on the lid is much better now.",
        "People turn it upside down before they read anything. I think we should let them.",
      ]
    ),
  ]
}
