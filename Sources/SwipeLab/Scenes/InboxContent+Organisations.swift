extension InboxContent {
  /// Organisations that write, first part, each with what it has to say, newest first.
  static let firstOrganisations: [Organisation] = [
    Organisation(
      name: "Harbour Library",
      notices: [
        Notice(
          "A book you reserved is here",
          "It waits at the desk for ten days. The evening entrance is open until eight."
        ),
        Notice(
          "Reading by candlelight",
          "Short stories from the coast, in the old map room. Admission is free; there are forty chairs."
        ),
        Notice(
          "Your reader's card",
          "It is valid for one more year. If your address has changed, simply tell us at the desk."
        ),
        Notice(
          "The lift is back in service",
          "After four weeks and a part from far away, the second floor can be reached without stairs again."
        ),
      ]
    ),
    Organisation(
      name: "Studio Kestrel",
      notices: [
        Notice(
          "Colour samples for the foyer",
          "Seven reds, one of them brave. We would look at them on the wall in the afternoon light."
        ),
        Notice(
          "Lettering for the glass door",
          "Set one step smaller it can be read from both sides. A mock-up in paper hangs there until Friday."
        ),
        Notice(
          "Invoice for the signs",
          "Two days of drawing, one of fitting. The ladder was on us."
        ),
        Notice(
          "Floor plan, first ideas",
          "Three ways through the house, all of them without arrows on the floor."
        ),
      ]
    ),
    Organisation(
      name: "Bakery at Number Nine",
      notices: [
        Notice(
          "Your order for Saturday",
          "Two loaves of rye, one plaited, ready from seven. Please bring the basket back."
        ),
        Notice(
          "We are closed on Monday",
          "The oven gets a new door. From Tuesday on everything is warm again."
        ),
        Notice(
          "New: buckwheat rolls",
          "Small, dark, slightly stubborn. The first twenty go to whoever comes before eight."
        ),
        Notice(
          "Thank you for the kind letter",
          "It hangs next to the till now, and the apprentice reads it to everybody."
        ),
      ]
    ),
    Organisation(
      name: "Nordkai Ferry Office",
      notices: [
        Notice(
          "Changes to the timetable",
          "From the first of the month the last boat goes at 22:40, also on Sundays."
        ),
        Notice(
          "Found on board: an umbrella",
          "Black, wooden handle, a name scratched into it that might be yours. Kept at pier two."
        ),
        Notice(
          "Your season ticket",
          "It ends in three weeks. Renew it at the counter or on board, the price stays as it is."
        ),
        Notice(
          "Strong wind on Thursday",
          "Crossings before ten may be late or left out. The board on the pier has the latest word."
        ),
      ]
    ),
    Organisation(
      name: "Tern Street Theatre",
      notices: [
        Notice(
          "Your seats are confirmed",
          "Balcony, first row, on the left. Two hours, with one interval and one thunderstorm."
        ),
        Notice(
          "Open rehearsal",
          "Come and watch us forget the text. Tea in the foyer afterwards, with the whole company."
        ),
        Notice(
          "Programme for early summer",
          "Six premieres, an evening of songs, and the puppets are back from their long journey."
        ),
        Notice(
          "A change in the cast",
          "The captain is played by the understudy this week. She knows every rope on that ship."
        ),
      ]
    ),
    Organisation(
      name: "Allotment Society West",
      notices: [
        Notice(
          "Water is turned on again",
          "The taps on the upper paths have worked since noon. Please keep an eye on the one by the compost."
        ),
        Notice(
          "Annual meeting: agenda",
          "Hedges, hens, and the matter of the second gate. Bring your own mug."
        ),
        Notice(
          "Seed swap in the clubhouse",
          "From two to five. Beans are always welcome, squash we have in abundance."
        ),
        Notice(
          "Plot 38",
          "The neighbours would like to share the shed. Have a look at their sketch before you answer."
        ),
      ]
    ),
    Organisation(
      name: "Lantern Yard Cinema",
      notices: [
        Notice(
          "This week in the yard",
          "Two silent films with live piano, a western without horses, and blankets at the entrance."
        ),
        Notice(
          "Your voucher",
          "Good for two evenings until the end of the year. The popcorn machine cannot be bribed with it."
        ),
        Notice(
          "Rain plan",
          "If it pours at seven we move inside. The hall has a hundred seats and a good roof."
        ),
        Notice(
          "Vote for the closing film",
          "Three are left on the list. The one with the lighthouse is ahead by eleven."
        ),
      ]
    ),
  ]
}
