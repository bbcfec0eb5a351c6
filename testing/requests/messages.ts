/** Whole messages: several sentences, slang, typos, changes of mind. */
import type { Request } from './expected.ts'

export const messages: readonly Request[] = [
  [
    "Hi! My husband and I would like to spend our 10th anniversary in Italy. We have 8 days in September and about 4000 euros. We'd love good food, wine and a bit of history. No museums please!",
    {
      to: ['Italy'],
      people: 2,
      days: 8,
      budget: '4000 EUR',
      likes: ['food', 'history'],
      avoids: ['museum'],
      occasions: ['anniversary'],
      within: '2027-09-01..2027-09-30',
    },
  ],
  [
    'yo need smth cheap for 4 ppl in bcn, 3 nights, party party',
    { nights: 3, spending: 'low', likes: ['nightlife'] },
  ],
  [
    "We're planning a road trip from Denver to Yellowstone next June with our two boys (8 and 11). About 9 days. We'd rather camp than stay in hotels. Max drive 4 hours a day.",
    {
      from: 'Denver',
      to: ['Yellowstone'],
      kids: 2,
      ages: [8, 11],
      days: 9,
      occasions: ['road-trip'],
      within: '2027-06-01..2027-06-30',
    },
  ],
  [
    'Looking for help planning a round trip jaunt from Changsha to Beijing, Guangzhou, Wenzhou for with pets and with children and road trip. We are 3 travelers and we will stay 9 days, need 2 hotel room(s), and our collective budget is 6666.',
    {
      from: 'Changsha',
      to: ['Beijing', 'Guangzhou', 'Wenzhou'],
      people: 3,
      days: 9,
      rooms: 2,
      budget: '6666 CNY',
      trip: 'round',
      who: ['children', 'pets'],
    },
  ],
  [
    'Could you assist in crafting a travel itinerary for a 5-day, single-person trip departing from Orlando and touring 2 cities in Texas? The travel dates should range from March 10th to March 14th, 2027, and the entire travel budget is $3,100.',
    {
      from: 'Orlando',
      to: ['Texas'],
      cities: 2,
      people: 1,
      days: 5,
      on: '2027-03-10..2027-03-14',
      budget: '3100 USD',
    },
  ],
  [
    'ok so we were thinking Greece, maybe Athens for 2 days and then Naxos for 5. two adults one kid. not crazy expensive',
    { to: ['Athens', 'Naxos'], stays: { Athens: 2, Naxos: 5 }, people: 3, kids: 1 },
  ],
  [
    'I have a conference in Berlin and want to stay 3 more days after it to see the city. Interested in techno, street art and history.',
    { to: ['Berlin'], likes: ['music', 'art', 'history'] },
  ],
  [
    'Need a break. Sea, books, sleep. 6 days, leaving from Hamburg, under 700 euros, no idea where.',
    {
      from: 'Hamburg',
      to: [],
      days: 6,
      budget: '700 EUR',
      missing: ['destinations', 'dates', 'party'],
    },
  ],
  [
    "My parents (72 and 75) are visiting us from India and we want to show them Switzerland for a week in July, by train. Dad can't walk far and they're both vegetarian.",
    {
      to: ['Switzerland'],
      days: 7,
      by: ['train'],
      needs: ['limited-walking'],
      diets: ['vegetarian'],
      within: '2027-07-01..2027-07-31',
    },
  ],
  [
    '4 days in Copenhagen. Actually, 5 days. With my girlfriend. Budget 1200 euros.',
    { to: ['Copenhagen'], days: 5, people: 2, budget: '1200 EUR' },
  ],
  [
    'Hey there, planning a bachelor party for 8 guys, Las Vegas or Miami, 3 nights in April, $1,000 per person.',
    { to: ['Las Vegas', 'Miami'], nights: 3, occasions: ['bachelor'], budget: '1000 USD person' },
  ],
  [
    'please plan: family of 4 (kids 6 & 9), 7 days, Orlando from Boston, spring break, disney + universal, hotel w/ pool, budget $5k',
    {
      from: 'Boston',
      to: ['Orlando'],
      people: 4,
      ages: [6, 9],
      days: 7,
      budget: '5000 USD',
      wishes: ['pool'],
    },
  ],
  [
    'Wir... sorry, English: we want to go to Vienna for three days, classical concerts, coffee houses, no rush',
    { to: ['Vienna'], days: 3, pace: 'slow', likes: ['music', 'food'] },
  ],
  [
    'solo backpacking, 3 weeks, Vietnam and Cambodia, $30 a day, hostels',
    {
      to: ['Vietnam', 'Cambodia'],
      days: 21,
      people: 1,
      budget: '30 USD day',
      lodging: 'hostel',
      occasions: ['backpacking'],
    },
  ],
  [
    "I'm 68 and travelling with my wife. 10 days in Andalusia in April, small towns, gentle walking, good wine. Flying from Manchester.",
    {
      from: 'Manchester',
      to: ['Andalusia'],
      people: 2,
      days: 10,
      within: '2027-04-01..2027-04-30',
    },
  ],
  [
    'Trip for 2 to Lisbon from 4 to 9 June 2027. We want a central hotel under 130 € a night. Fado one evening, a day at the beach, Belém.',
    { to: ['Lisbon'], people: 2, on: '2027-06-04..2027-06-09', nightly: 130, wishes: ['central'] },
  ],
  [
    'hello can u make a plan for 5 days in istambul, 2 adults 1 child (7), halal food, not too busy, thx',
    { to: ['Istanbul'], days: 5, people: 3, ages: [7], diets: ['halal'], pace: 'slow' },
  ],
  [
    'Surprise me: a long weekend within 2 hours of Munich by train, two people, nature.',
    { people: 2, days: 3, by: ['train'], likes: ['nature'] },
  ],
  [
    "We'd love to see cherry blossoms. Tokyo and Kyoto, 10 days, late March. My daughter is 4 and I use a stroller. We don't eat pork.",
    { to: ['Tokyo', 'Kyoto'], days: 10, within: '2027-03-21..2027-03-31', needs: ['stroller'] },
  ],
  [
    'Business trip to Frankfurt, meeting on Tuesday at 9, then one free day. Hotel near the station.',
    {
      to: ['Frankfurt'],
      kinds: ['business'],
      fixed: ['meeting 09:00 tue'],
      wishes: ['near the station'],
    },
  ],
  [
    'cheap and cheerful: Kraków, 3 nights, first weekend of February, 2 people, from Gdańsk',
    { from: 'Gdańsk', to: ['Kraków'], nights: 3, people: 2, spending: 'low' },
  ],
  [
    'We were going to do Paris but changed our minds: Amsterdam instead of Paris, 4 days',
    { to: ['Amsterdam'], days: 4 },
  ],
  [
    '10 days, 2 people, Namibia, self drive, lodges not camping, August 2027',
    { to: ['Namibia'], days: 10, people: 2, within: '2027-08-01..2027-08-31' },
  ],
  [
    'Ski week for 6 in Zermatt, 13-20 February 2027, beginners, budget CHF 9000',
    { people: 6, on: '2027-02-13..2027-02-20', budget: '9000 CHF', to: ['Zermatt'] },
  ],
  [
    'Want to visit Oahu from Fukuoka for nightlife enthusiast and luxury travelers! It is 1 of me, 3 days, 1 hotel room(s), one way flight. Can I keep it all under 3317 USD?',
    {
      from: 'Fukuoka',
      to: ['Oahu'],
      people: 1,
      days: 3,
      rooms: 1,
      trip: 'one-way',
      budget: '3317 USD',
      likes: ['nightlife'],
      spending: 'high',
    },
  ],
  [
    'We are a group of 5 looking for a 7-day travel itinerary, departing from Sault Ste. Marie towards Michigan. We plan to visit 3 different cities from March 15th to March 21st, 2027. Our budget allows us to spend up to $12,700. We require entire rooms for our stay.',
    {
      from: 'Sault Ste. Marie',
      to: ['Michigan'],
      cities: 3,
      people: 5,
      days: 7,
      budget: '12700 USD',
      roomType: 'entire',
    },
  ],
  [
    'We require a 7-day travel itinerary for two leaving from Minneapolis and covering three cities in Ohio. We will be accompanied by our pets. Please note we prefer not to take any flights.',
    {
      from: 'Minneapolis',
      to: ['Ohio'],
      cities: 3,
      people: 2,
      days: 7,
      rules: ['pets'],
      notBy: ['flight'],
    },
  ],
  [
    '2 wks in NZ, campervan, Feb, couple, hiking + wine',
    { within: '2027-02-01..2027-02-28', lodging: 'camper', likes: ['nature', 'food'] },
  ],
  [
    'I would like to go somewhere in Central America for about ten days in January; snorkelling and ruins, no big cities, 2 people, ~2500 USD',
    { to: ['Central America'], days: 10, people: 2, budget: '2500 USD', wants: ['ruins'] },
  ],
  [
    'Dublin → Galway → Killarney, 8 days, hire car, B&Bs, pubs with live music',
    {
      to: ['Dublin', 'Galway', 'Killarney'],
      order: 'given',
      days: 8,
      lodging: 'guesthouse',
      by: ['car'],
    },
  ],
  [
    'We will travel from Ulm, visiting Aachen for two days and Trier for a night. Wheelchair user. Train only.',
    { from: 'Ulm', to: ['Aachen', 'Trier'], needs: ['wheelchair'], by: ['train'] },
  ],
  [
    '2 adults 1 infant Lisbon 3rd-7th May',
    { to: ['Lisbon'], people: 3, who: ['children', 'infants'], on: '2027-05-03..2027-05-07' },
  ],
  [
    'Can we do Banff in winter w/out a car? skiing optional. 2 ppl',
    { to: ['Banff'], people: 2, notBy: ['self-driving'], likes: ['sport'] },
  ],
  [
    'Rome with grandma who uses a walker. She loves gardens. No long walks!',
    {
      to: ['Rome'],
      who: ['elderly'],
      needs: ['limited-walking'],
      wants: ['garden'],
      skip: ['long walks'],
    },
  ],
  [
    '7 nights Tokyo, 3 nights Hakone (onsen), 4 nights Kyoto, arriving 28 March',
    { stays: { Tokyo: -7, Hakone: -3, Kyoto: -4 }, nights: 14, likes: ['relaxation'] },
  ],
  [
    "I'd like a trip to see the northern lights, late Feb, from Edinburgh, around £800pp, 2 of us",
    {
      from: 'Edinburgh',
      to: [],
      budget: '800 GBP person',
      people: 2,
      within: '2027-02-21..2027-02-28',
    },
  ],
  [
    'my boss gave me 2 weeks off in june. portugal?',
    { to: ['Portugal'], days: 14, people: null, within: '2027-06-01..2027-06-30' },
  ],
  [
    "We're flying into Milan on May 3rd and out of Rome on May 12th",
    { to: ['Milan', 'Rome'], on: '2027-05-03..2027-05-12', days: 10 },
  ],
  [
    '30th birthday, 8 girls, Mykonos or Ibiza, last weekend of June, villa with pool, 600 euro each',
    {
      to: ['Mykonos', 'Ibiza'],
      people: 8,
      budget: '600 EUR person',
      occasions: ['birthday'],
      lodging: 'house',
    },
  ],
  [
    "Hi, we're a family with a 2yo and a newborn, want to escape UK winter, Jan or Feb, direct flight from London",
    { from: 'London', to: [], kids: 2, within: '2027-01-01..2027-02-28', by: ['flight'] },
  ],
  [
    "Hello! I'm Anna from Poland. I plan to visit Iceland with my fiance in 2 months for 6 days.",
    {
      from: 'Poland',
      to: ['Iceland'],
      days: 6,
      people: 2,
      see: [],
      within: '2027-01-01..2027-01-31',
    },
  ],
  [
    '2 nights in paris please, arriving fri 4 dec late evening, leaving sunday afternoon',
    { to: ['Paris'], nights: 2, on: '2026-12-04..2026-12-06' },
  ],
  [
    'We celebrate in New York; dinner at 7pm on July 12, Broadway show on July 13',
    { to: ['New York'], fixed: ['dinner 2027-07-12 19:00', 'Broadway show 2027-07-13'] },
  ],
  [
    'Roadtrip California: SF - Yosemite - Death Valley - Las Vegas - LA, 12 days, leave Aug 3',
    {
      to: ['San Francisco', 'Yosemite', 'Death Valley', 'Las Vegas', 'Los Angeles'],
      order: 'given',
      days: 12,
      on: '2027-08-03..2027-08-14',
    },
  ],
  ['I want to stay in Kreuzberg, Berlin, for a week', { to: ['Berlin'], days: 7 }],
  [
    'Need hotel in Madrid near Atocha station for 2 nights',
    { to: ['Madrid'], nights: 2, lodging: 'hotel', see: [] },
  ],
  [
    'Cheap flights to Berlin from Birmingham 12th to 15th February for 3 adults',
    {
      from: 'Birmingham',
      to: ['Berlin'],
      people: 3,
      on: '2027-02-12..2027-02-15',
      spending: 'low',
      by: ['flight'],
    },
  ],
  ['Not sure when, but maybe 5 days in Oslo', { to: ['Oslo'], days: 5 }],
  [
    '',
    {
      to: [],
      missing: ['destinations', 'dates', 'days', 'party', 'origin', 'budget', 'interests'],
    },
  ],
  ['asdf qwer zxcv', { to: [] }],
  ['??!!', { to: [] }],
]
