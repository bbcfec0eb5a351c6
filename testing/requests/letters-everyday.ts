/**
 * Whole letters with many wishes in prose, changes of mind, shares of days and families in other
 * words: what people write who are not used to forms.
 */
import type { Request } from './expected.ts'

export const everydayLetters: readonly Request[] = [
  [
    'Dear team, my husband and I are celebrating our silver wedding next June and would love to spend ten days in Portugal, starting in Porto and ending in Lisbon. We are both vegetarian and my husband has a bad knee, so nothing with too many stairs please. We have put aside about 4,000 euros for the two of us, flights not included. A quiet guesthouse with breakfast would suit us better than a big hotel.',
    {
      to: ['Porto', 'Lisbon'],
      from: null,
      order: 'given',
      within: '2027-06-01..2027-06-30',
      days: 10,
      people: 2,
      budget: '4000 EUR',
      diets: ['vegetarian'],
      lodging: 'guesthouse',
      wishes: ['quiet', 'breakfast'],
      needs: ['limited-walking', 'no-stairs'],
    },
  ],
  [
    "Hello, we're a family of five (two adults, kids aged 4, 7 and 11) hoping to visit Copenhagen from the 3rd to the 8th of July. Our youngest is allergic to nuts. We'd rather stay in an apartment with a kitchen than a hotel, and we don't want to hire a car. Budget is around £3,500 all in.",
    {
      to: ['Copenhagen'],
      on: '2027-07-03..2027-07-08',
      people: 5,
      ages: [4, 7, 11],
      budget: '3500 GBP',
      diets: ['nut-free'],
      lodging: 'apartment',
      by: [],
      notBy: ['self-driving'],
    },
  ],
  [
    "Good morning! I am writing on behalf of my parents, who are both in their seventies and would like to see Vienna in the first week of December. They'd like to take the train from Munich. Mum uses a wheelchair, so step-free places only. They love classical music and Christmas markets but aren't keen on crowds. Something like 1500 euros per person.",
    {
      from: 'Munich',
      to: ['Vienna'],
      within: '2026-12-01..2026-12-07',
      people: 2,
      who: ['elderly'],
      budget: '1500 EUR person',
      needs: ['wheelchair', 'no-stairs'],
      by: ['train'],
    },
  ],
  [
    "Hi there, three of us, all girlfriends from uni, fancy a long weekend in Seville in late April. One is coeliac, one doesn't eat meat. We'd like tapas, flamenco, a rooftop bar or two, no museums please. Up to 600 euros each, and a flat in the centre with three bedrooms.",
    {
      to: ['Seville'],
      within: '2027-04-21..2027-04-30',
      people: 3,
      kinds: ['friends'],
      budget: '600 EUR person',
      diets: ['gluten-free', 'vegetarian'],
      avoids: ['museum'],
      lodging: 'apartment',
      rooms: 3,
    },
  ],
  [
    "We'd like to go to Japan for two weeks in the cherry blossom season, half of it in Tokyo and the rest split between Kyoto and Osaka. We're two couples, no kids. We prefer ryokans where possible and don't eat raw fish. Our budget is $12,000 for everyone.",
    {
      to: ['Tokyo', 'Kyoto', 'Osaka'],
      days: 14,
      stays: { Tokyo: 7, Kyoto: 4, Osaka: 3 },
      people: 4,
      budget: '12000 USD',
    },
  ],
  [
    'Dear Sir or Madam, my wife, our twin boys who will be nine by then, and my mother-in-law are planning to travel to Rome over Easter. We arrive on Thursday evening at about 7 pm and must be back at the airport by noon on Tuesday. We would be happy with two rooms in a mid-range hotel near the Vatican. My mother-in-law walks slowly. The boys are mad about gladiators.',
    {
      to: ['Rome'],
      on: '2027-03-25..2027-03-30',
      arrives: '19:00',
      leaves: '12:00',
      people: 5,
      kids: 2,
      kinds: ['family'],
      rooms: 2,
      lodging: 'hotel',
      needs: ['limited-walking'],
    },
  ],
  [
    "Hey, so we were thinking Barcelona but it's too hot in August, so let's say Oslo instead. Six days from the 12th. Just me and my boyfriend. We don't drink, we're into architecture and swimming. No more than 2000 euros.",
    {
      to: ['Oslo'],
      on: '2027-08-12..2027-08-17',
      people: 2,
      kinds: ['couple'],
      budget: '2000 EUR',
    },
  ],
  [
    "Could you help? My daughter (14) and I want to go to New York for five nights, leaving London on 18 December. She wants to see a Broadway show and go ice skating; I'd like the Met and some jazz. We'd rather not spend more than £2,800. Hotel in Midtown, please, not shared bathrooms.",
    {
      from: 'London',
      to: ['New York'],
      on: '2026-12-18..2026-12-23',
      nights: 5,
      people: 2,
      ages: [14],
      budget: '2800 GBP',
      lodging: 'hotel',
      roomType: 'not-shared',
    },
  ],
  [
    'Not Paris this time, we were there in spring. Bordeaux for four days in October, with day trips to the vineyards, me and the missus, about 1200 euros excluding the train.',
    {
      to: ['Bordeaux'],
      within: '2027-10-01..2027-10-31',
      days: 4,
      people: 2,
      budget: '1200 EUR',
      skip: ['Paris'],
      notBy: [],
    },
  ],
  ['Originally a week in Athens, but we only have five days now.', { to: ['Athens'], days: 5 }],
  [
    "Let's do Prague. No, hang on, my brother has been there, make it Budapest, 3 nights from 6 March.",
    { to: ['Budapest'], on: '2027-03-06..2027-03-09', people: null },
  ],
  [
    "I said four people but Anna can't come so we're three. Valencia, 10-14 May.",
    { to: ['Valencia'], on: '2027-05-10..2027-05-14', people: 3, see: [] },
  ],
  [
    "Forget the hotel, we'd rather have a flat. Milan, two nights, from Friday 5 February.",
    { to: ['Milan'], nights: 2, lodging: 'apartment' },
  ],
  [
    'Two weeks in Vietnam: a third of it in Hanoi, the rest in Hoi An',
    { to: ['Hanoi', 'Hoi An'], days: 14, stays: { Hanoi: 5, 'Hoi An': 9 } },
  ],
  [
    'Nine days, the first three in Madrid, then the remaining six in Granada and Seville, equally',
    { to: ['Madrid', 'Granada', 'Seville'], days: 9, stays: { Madrid: 3, Granada: 3, Seville: 3 } },
  ],
  [
    'Two nights in Ljubljana on the way to Split where we stay for the rest of the ten days',
    { to: ['Ljubljana', 'Split'], days: 10, stays: { Ljubljana: -2, Split: -7 } },
  ],
  ['a day and a half in Brussels', { to: ['Brussels'], days: 2 }],
  [
    'Mid-week in the second half of January, Stockholm, four nights',
    { to: ['Stockholm'], within: '2027-01-16..2027-01-31', nights: 4, days: 5 },
  ],
  [
    'Any weekend in March except the 13th, Dublin',
    { to: ['Dublin'], within: '2027-03-01..2027-03-31', days: 2 },
  ],
  [
    'Leaving on the last Friday of April, returning the Monday after, Turin',
    { to: ['Turin'], on: '2027-04-30..2027-05-03' },
  ],
  [
    'both sets of grandparents, us and the baby, four days in Bath',
    { to: ['Bath'], days: 4, who: ['infants', 'children', 'elderly'] },
  ],
  [
    'two mums with three kids between them (5, 5 and 8), Paris, 3 days',
    { to: ['Paris'], days: 3, people: 5, ages: [5, 5, 8] },
  ],
  [
    'a couple and their teenage son, plus his friend, London for 4 days',
    { to: ['London'], days: 4, people: 4 },
  ],
  ['family of four plus au pair, Valencia, first week of August', { to: ['Valencia'], people: 5 }],
  ['six lads, Prague, a weekend', { to: ['Prague'], days: 2, people: 6, language: undefined }],
  ['this weekend Bath', { to: ['Bath'], on: '2026-11-21..2026-11-22' }],
  ['Somewhere like Nice, but nicer, maybe Menton?', { to: ['Menton'] }],
  ['A weekend in Newcastle', { to: ['Newcastle'], days: 2, contradicts: 1 }],
  ['la vie est belle in Lyon, 3 days', { to: ['Lyon'], days: 3 }],
  [
    'Hi, we are two sisters in our sixties who would like to visit Bologna and Ravenna in the second week of May. We thought three nights in Bologna and two in Ravenna, travelling between them by train. Neither of us eats pork. A modest hotel, separate rooms, not above 110 euros a night each. No early mornings please.',
    {
      to: ['Bologna', 'Ravenna'],
      stays: { Bologna: -3, Ravenna: -2 },
      within: '2027-05-08..2027-05-14',
      people: 2,
      rooms: 2,
      nightly: 110,
      by: ['train'],
    },
  ],
  [
    "Good evening. We got married in September and never had a honeymoon, so we want to make up for it with twelve days in Sri Lanka next February. We love hiking, tea and quiet beaches, hate crowds and don't want to drive ourselves. We can spend around 5,000 dollars including flights from Toronto.",
    {
      from: 'Toronto',
      to: ['Sri Lanka'],
      within: '2027-02-01..2027-02-28',
      days: 12,
      people: 2,
      budget: '5000 USD',
      notBy: ['self-driving'],
    },
  ],
  [
    "Hello! My son is starting university in Leeds and before that we want four days together in Amsterdam, just him and me. He is 18. We'd go by train from London, in the last week of August. He wants street art and burgers, I want the Rijksmuseum. Keep it under £900 please.",
    {
      from: 'London',
      to: ['Amsterdam'],
      within: '2027-08-25..2027-08-31',
      days: 4,
      budget: '900 GBP',
      see: ['Rijksmuseum'],
      by: ['train'],
    },
  ],
  [
    "Dear Piri, could you suggest something for our club? We are 14 pensioners, most of us around 70, and we'd like to see the tulips near Amsterdam, three days in April, by coach from Cologne. Two of us use walking sticks. Half board, please, and single rooms for four people.",
    {
      from: 'Cologne',
      within: '2027-04-01..2027-04-30',
      days: 3,
      people: 14,
      who: ['elderly'],
      by: ['bus'],
    },
  ],
  [
    'To whom it may concern: I need a trip for a group of 22 students and 2 teachers to Krakow, 4 nights from Monday 19 April. We have at most 350 euros per student. Hostel, breakfast included. Auschwitz is a must; no nightlife.',
    {
      to: ['Krakow'],
      on: '2027-04-19..2027-04-23',
      people: 24,
      budget: '350 EUR person',
      lodging: 'hostel',
      dislikes: ['nightlife'],
    },
  ],
  [
    "Hi! It's our first trip with the baby (8 months), so please nothing hectic. We thought of Ljubljana, five days, sometime in June, flying from Brussels. We need a cot and a kitchen. My wife doesn't eat gluten.",
    {
      from: 'Brussels',
      to: ['Ljubljana'],
      days: 5,
      people: 3,
      diets: ['gluten-free'],
      wishes: ['cot', 'kitchen'],
    },
  ],
  [
    "Last year we did Sardinia, this year we'd like Corsica. Two weeks from 10 July, two adults, two teenagers, with our own car on the ferry from Nice. Campsite near the beach. 3000 euros tops.",
    {
      from: 'Nice',
      to: ['Corsica'],
      on: '2027-07-10..2027-07-23',
      people: 4,
      skip: ['Sardinia'],
      budget: '3000 EUR',
      lodging: 'campsite',
    },
  ],
  [
    "We can't do July after all, so August it is: 10 days in Norway, me and my two brothers, camping, fishing, no cities.",
    { to: ['Norway'], within: '2027-08-01..2027-08-31', days: 10, people: 3, lodging: 'campsite' },
  ],
  [
    'Please cancel the museum idea, we want beaches. Malta, 6 nights in October, 2 people.',
    { to: ['Malta'], wants: ['beach'], avoids: ['museum'], nights: 6, people: 2 },
  ],
  [
    "It was going to be four of us but two dropped out, so now it's just the two of us. Ghent, next weekend.",
    { to: ['Ghent'], people: 2, on: '2026-11-28..2026-11-29' },
  ],
  ['Any Greek island but Mykonos, a week in June', { to: [], skip: ['Mykonos'], days: 7 }],
  [
    'Actually not Madrid but Seville, and not three days but five',
    { to: ['Seville'], days: 5, skip: ['Madrid'] },
  ],
  [
    'not with the kids this time, just us two, Lake Como, long weekend in May',
    { to: ['Lake Como'], people: 2, who: [], days: 3 },
  ],
  [
    "We don't need a hotel, we sleep at my aunt's. Hamburg, 3 days from 4 December, 2 adults and a toddler",
    { to: ['Hamburg'], on: '2026-12-04..2026-12-06', people: 3, lodging: undefined },
  ],
  [
    'a week, of which two days in Pisa and the rest in Florence',
    { to: ['Pisa', 'Florence'], days: 7, stays: { Pisa: 2, Florence: 5 } },
  ],
  [
    'five nights: two in Kotor, the others in Dubrovnik',
    { to: ['Kotor', 'Dubrovnik'], nights: 5, stays: { Kotor: -2, Dubrovnik: -3 } },
  ],
  [
    '18 days: Lima 3, Cusco 6, the rest in Arequipa',
    { to: ['Lima', 'Cusco', 'Arequipa'], days: 18, stays: { Lima: 3, Cusco: 6, Arequipa: 9 } },
  ],
  ['one and a half weeks in Scotland', { to: ['Scotland'], days: 11 }],
  [
    'the four of us plus my mother-in-law, Lake Garda, one week in June',
    { to: ['Lake Garda'], people: 5, days: 7 },
  ],
  ['us two and another couple, Porto, 3 nights', { to: ['Porto'], people: 4, nights: 3 }],
  ['my nephew (10) and me, London, 2 days', { to: ['London'], people: 2, ages: [10] }],
  ['single dad with twins aged 6, Copenhagen, 5 days', { to: ['Copenhagen'], people: 3, kids: 2 }],
  ["girls' weekend for five, Antwerp", { to: ['Antwerp'], people: 5, days: 2 }],
  [
    'arriving Wednesday 6 January, leaving Sunday, Tromso',
    { to: ['Tromso'], on: '2027-01-06..2027-01-10' },
  ],
  [
    'first half of October, avoiding the 3rd, Lyon, 4 days',
    { to: ['Lyon'], within: '2027-10-01..2027-10-15', days: 4 },
  ],
  ['we want dinner at the table by the window and a quiet night in', { to: [] }],
  ['avocado toast, good coffee and no plans, 3 days', { to: [], days: 3 }],
  ['Mother and I would like a quiet week in April', { to: [], days: 7 }],
  [
    "We'll be in Hull for a wedding on 8 May and want three days in York after that",
    { to: ['Hull', 'York'], contradicts: 0 },
  ],
  [
    'Hello, we were supposed to go to Istanbul in April but now it will be the second week of May, still the two of us, still five nights.',
    { to: ['Istanbul'], within: '2027-05-08..2027-05-14', nights: 5, people: 2 },
  ],
  [
    'I was going to book Tenerife but everyone says Madeira is greener, so Madeira it is. 8 nights from 11 January, just my wife and me.',
    { to: ['Madeira'], on: '2027-01-11..2027-01-19', people: 2 },
  ],
  ['We met in Venice, got engaged in Rome, and want a week in Sicily', { to: ['Sicily'], days: 7 }],
  [
    "My sister lives in Oslo, we'd fly via Copenhagen, and want three days in Bergen",
    { to: ['Bergen'], days: 3 },
  ],
  ['Our friends in Geneva recommended Annecy, 3 days in May', { to: ['Annecy'], days: 3 }],
  ['We loved Lisbon last year and want something similar', { to: [] }],
  ["I'd rather see Ghent than Bruges, 2 days", { to: ['Ghent'], skip: ['Bruges'] }],
  ["My daughter Florence is 6 and we'd like 3 days in Bath", { to: ['Bath'], days: 3, see: [] }],
  ['Perth in Scotland, 2 days', { to: ['Perth'], days: 2 }],
]
