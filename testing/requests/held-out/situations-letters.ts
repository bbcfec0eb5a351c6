/** Whole messages: mails, dictation, lists, and English as a second language. */
import type { HeldOutClass } from './notation.ts'

export const letters: HeldOutClass = {
  name: 'letters',
  requests: [
    [
      'Dear Sir or Madam, my wife and I, both 68, are hoping to visit Edinburgh from Tuesday 11 May to Saturday 15 May 2027. We would travel by train from York. We enjoy gardens, history and a good cup of tea; we no longer enjoy nightclubs. A hotel with a lift would be appreciated. Kind regards, Geoffrey',
      {
        to: ['Edinburgh'],
        from: 'York',
        on: '2027-05-11..2027-05-15',
        people: 2,
        by: ['train'],
        likes: ['history'],
        lodging: 'hotel',
        without: { likes: ['nightlife'] },
      },
    ],
    [
      'ok so basically me and my roommate want to go to mexico city over spring break thats march 13 to 20 we have like 1100 each and she is vegetarian and we want to see frida kahlos house and go to a lucha libre thing',
      {
        to: ['Mexico City'],
        on: '2027-03-13..2027-03-20',
        people: 2,
        budget: '1100 * person',
        diets: ['vegetarian'],
        taste: ['frida', 'lucha'],
      },
    ],
    [
      'Trip details:\n- Where: Osaka\n- When: 5–11 April 2027\n- Who: 2 adults, 1 kid (7)\n- Budget: 3500 EUR\n- Likes: aquarium, street food\n- Dislikes: temples',
      {
        to: ['Osaka'],
        on: '2027-04-05..2027-04-11',
        people: 3,
        adults: 2,
        kids: 1,
        ages: [7],
        budget: '3500 EUR',
        avoids: ['worship'],
      },
    ],
    [
      'Hello, I am from Brazil and my english is not so good. I want to know Canada, I have 12 days in the september, I go alone and I like very much the nature. Vancouver and the mountains.',
      {
        to: ['Vancouver', 'Canada?'],
        days: 12,
        within: '2027-09-01..2027-09-30',
        people: 1,
        likes: ['nature'],
      },
    ],
    [
      'Kindly suggest an itinerary for Dubai, 5 nights 6 days, family of 4 with 2 kids below 10, pure veg food, from Chennai, in the month of May',
      {
        to: ['Dubai'],
        from: 'Chennai',
        nights: 5,
        people: 4,
        kids: 2,
        diets: ['vegetarian'],
        within: '2027-05-01..2027-05-31',
      },
    ],
    [
      "G'day, heading from Brisbane to Queenstown for 10 days in July with the missus, want to ski four of those days, budget is 6 grand Aussie",
      {
        to: ['Queenstown@NZ'],
        from: 'Brisbane',
        days: 10,
        people: 2,
        within: '2027-07-01..2027-07-31',
        budget: '6000 AUD',
      },
    ],
    [
      'so um we wanna go to new york my husband me and the two kids they are nine and twelve probably the last week of june we leave from atlanta and we dont wanna spend more than four thousand dollars',
      {
        to: ['New York'],
        from: 'Atlanta',
        people: 4,
        ages: [9, 12],
        inside: '2027-06-21..2027-06-30',
        budget: '4000 USD',
      },
    ],
    [
      'Hi! Quick one: Porto, Thu 18 – Sun 21 Feb, 2 ppl, Airbnb not hotel, port wine cellars + Livraria Lello, vegetarian. Thx!',
      {
        to: ['Porto'],
        on: '2027-02-18..2027-02-21',
        people: 2,
        diets: ['vegetarian'],
        see: ['Livraria Lello'],
      },
    ],
    [
      'We are a group of 6 retired teachers from Utrecht. In the second week of September we would like to go to Ljubljana by train, four nights, no long walks, good coffee.',
      {
        to: ['Ljubljana'],
        from: 'Utrecht',
        people: 6,
        nights: 4,
        by: ['train'],
        needs: ['limited-walking'],
        inside: '2027-09-06..2027-09-14',
      },
    ],
    [
      'I need to be in Nairobi for work Mon 1 to Thu 4 Feb and would like to add three days of safari in the Masai Mara afterwards. Alone. Malaria tablets are sorted.',
      {
        to: ['Nairobi', 'Masai Mara|Maasai Mara'],
        people: 1,
        kinds: ['business'],
        on: '2027-02-01..',
      },
    ],
    [
      'Mein English is small. We drive with auto from Graz to Split, 7 days in June, 2 childs 4 and 8 years',
      {
        to: ['Split@HR'],
        from: 'Graz',
        days: 7,
        kids: 2,
        ages: [4, 8],
        by: ['self-driving'],
        within: '2027-06-01..2027-06-30',
      },
    ],
    [
      'My therapist told me to take a real break. Nothing fancy, no schedule, sea, books, sleep. I was thinking of Madeira for eight days at the beginning of March, leaving from Frankfurt.',
      {
        to: ['Madeira'],
        from: 'Frankfurt',
        days: 8,
        inside: '2027-03-01..2027-03-15',
        likes: ['relaxation'],
      },
    ],
    [
      'TOKYO!!! finally!!! 9 days!! 2 otakus!! akihabara, ghibli museum, teamlab, ramen ramen ramen. flying from Vancouver 1 april',
      {
        to: ['Tokyo'],
        from: 'Vancouver',
        days: 9,
        people: 2,
        on: '2027-04-01..',
        see: ['Akihabara', 'Ghibli'],
        taste: ['ramen'],
      },
    ],
    [
      'Planning for my parents (they are 70 and 74, I am not coming): Vienna, five nights in May, concert one evening, no walking more than 20 minutes at a time. They fly from Dublin.',
      {
        to: ['Vienna'],
        from: 'Dublin',
        nights: 5,
        people: 2,
        within: '2027-05-01..2027-05-31',
        needs: ['limited-walking'],
        who: ['elderly'],
      },
    ],
    [
      'itinerary for 4D3N in Hong Kong pls, muslim friendly, 3 pax from Jakarta, disneyland 1 day',
      {
        to: ['Hong Kong'],
        from: 'Jakarta',
        days: 4,
        nights: 3,
        people: 3,
        diets: ['halal'],
        see: ['Disneyland'],
      },
    ],
    [
      "we've got the caravan and three weeks in july/august, leaving from Leeds, thinking Brittany and then down to the Dordogne, two boys 6 and 10",
      {
        to: ['Brittany', 'Dordogne'],
        from: 'Leeds',
        days: 21,
        kids: 2,
        ages: [6, 10],
        inside: '2027-07-01..2027-08-31',
      },
    ],
    [
      'Good evening. For our company retreat (18 persons) we look for a programme in Tallinn, 2 days, 20–21 May 2027, one group dinner on the first evening at 19:00.',
      {
        to: ['Tallinn'],
        people: 18,
        on: '2027-05-20..2027-05-21',
        kinds: ['business'],
        fixed: [{ what: 'dinner', time: '19:00' }],
      },
    ],
    [
      'Boston 3 days with my teen for college visits (Harvard, MIT, BU), mid April, from Charlotte, mid-range hotel near the T',
      {
        to: ['Boston'],
        from: 'Charlotte',
        days: 3,
        people: 2,
        who: ['teenagers'],
        lodging: 'hotel',
        spending: 'medium',
        inside: '2027-04-08..2027-04-22',
      },
    ],
    [
      'hiii its my 30th on the 8th of may and i want all my girls (7 incl me) in Lisbon that weekend fri to mon, brunch, rooftop, dancing!!',
      {
        to: ['Lisbon'],
        on: '2027-05-07..2027-05-10',
        people: 7,
        occasions: ['birthday'],
        taste: ['dancing'],
      },
    ],
    [
      'One way ticket to Lima on 2 January, then I want to travel overland to Buenos Aires in about two months, hostels, buses, 25 USD a day',
      {
        to: ['Lima', 'Buenos Aires'],
        on: '2027-01-02..',
        lodging: 'hostel',
        by: ['bus'],
        budget: '25 USD day',
        trip: 'one-way',
      },
    ],
  ],
}
