/** Requests of people the parser was not written for: lists without commas, choices, large families. */
import type { Request } from './expected.ts'

export const strangers: readonly Request[] = [
  [
    '2 weeks italy in september, rome florence venice, love food and art, 2 of us',
    { to: ['Rome', 'Florence', 'Venice'], days: 14, people: 2, likes: ['food', 'art'] },
  ],
  [
    'roadtrip lisbon porto santiago de compostela 9 days renting a car in june 2 couples',
    { to: ['Lisbon', 'Porto', 'Santiago De Compostela'], days: 9, people: 4, by: ['car'] },
  ],
  [
    'Bangkok 3n chiang mai 3n phuket 5n leaving dec 20',
    { stays: { Bangkok: -3, 'Chiang Mai': -3, Phuket: -5 }, on: '2026-12-20..2026-12-31' },
  ],
  [
    '6 days in andalusia: sevilla cordoba granada, mid april, trains only, budget mid range',
    { to: ['Sevilla', 'Cordoba', 'Granada'], stays: {}, days: 6, by: ['train'] },
  ],
  [
    'paris london amsterdam interrail 2 weeks',
    { to: ['Paris', 'London', 'Amsterdam'], days: 14, see: [] },
  ],
  [
    'we are 3 friends, prague krakow budapest by bus, 10 days in may',
    { to: ['Prague', 'Krakow', 'Budapest'], people: 3, days: 10 },
  ],
  [
    'Rome, Florence and Venice, 2/3/4 nights, train between them',
    { stays: { Rome: -2, Florence: -3, Venice: -4 }, nights: 9, days: 10 },
  ],
  [
    'we want to go to greece, athens first 2 nights then santorini for 3 and naxos for 4',
    { stays: { Athens: -2, Santorini: -3, Naxos: -4 }, nights: 9, contradicts: 0 },
  ],
  [
    'Two weeks in Japan for a family with a 6 yr old and 14 yr old, Tokyo 5 nights, Hakone 1 night, Kyoto 4 nights, Osaka 3 nights',
    { stays: { Tokyo: -5, Hakone: -1, Kyoto: -4, Osaka: -3 }, days: 14, ages: [6, 14] },
  ],
  ['Paris or Lyon for a long weekend in May, 2 people', { to: ['Paris', 'Lyon'], contradicts: 1 }],
  [
    'Crete, Malta or Cyprus in October for two',
    { to: ['Crete', 'Malta', 'Cyprus'], contradicts: 1 },
  ],
  [
    'Anniversary trip 15-20 Sept. She loves opera, I love football. Milan? Or Vienna?',
    { to: ['Milan', 'Vienna'], see: [], contradicts: 1, likes: ['music', 'sport'] },
  ],
  [
    'me, my wife and our 2 kids (4 and 9) to Barcelona for a week in July, grandma in a wheelchair joins',
    { people: 5, adults: 3, kids: 2, ages: [4, 9], needs: ['wheelchair'] },
  ],
  [
    'Please plan a trip for 3 generations: grandparents (72 & 75), us (2 adults) and kids aged 5 and 8, 1 week in Mallorca in June',
    { to: ['Mallorca'], people: 6, kids: 2, ages: [5, 8], days: 7 },
  ],
  [
    "we're two seniors from Leeds who'd love a coach tour of Scotland, 8 days, September, not too many stairs",
    { from: 'Leeds', to: ['Scotland'], people: 2, needs: ['no-stairs'], skip: [], by: ['bus'] },
  ],
  [
    'flying out of Manchester on 14/08 back 21/08, somewhere hot with a pool, 2 adults 3 kids 11 8 and 6, max 3k all in',
    {
      from: 'Manchester',
      on: '2027-08-14..2027-08-21',
      people: 5,
      ages: [11, 8, 6],
      budget: '3000 GBP',
    },
  ],
  [
    'we will be 2 adults and a baby (8 months), Madeira, 7 nights from 3rd of May, stroller friendly walks',
    { to: ['Madeira'], people: 3, nights: 7, on: '2027-05-03..2027-05-10', needs: ['stroller'] },
  ],
  [
    'my wife is 7 months pregnant so nothing strenuous, babymoon in Algarve 5 days late march',
    { to: ['Algarve'], days: 5, people: 2, needs: ['limited-walking'] },
  ],
  [
    "Orlando in October w two kids under 5, we'd rather not drive",
    { to: ['Orlando'], kids: 2, notBy: ['self-driving'] },
  ],
  [
    'Amsterdam 3 days 2 kids, kids hate museums but wife loves art',
    { days: 3, kids: 2, windows: {} },
  ],
  [
    'Iceland ring road campervan 10 days july 2 adults 1 dog',
    { within: '2027-07-01..2027-07-31', days: 10, people: 2, pets: ['dog'] },
  ],
  [
    'spring break mexico w/ 6 college friends, cancun or tulum, 7 days all inclusive under $1200pp',
    { people: 7, days: 7, budget: '1200 USD person', contradicts: 1 },
  ],
  [
    'Me + 3 mates off to Lisbon fri 5th to mon 8th march, surf, beers, fish. hostel fine',
    { to: ['Lisbon'], people: 4, on: '2027-03-05..2027-03-08', lodging: 'hostel' },
  ],
  [
    'Stag do Krakow 10 lads 2 nights in march cheap as possible',
    { to: ['Krakow'], people: 10, nights: 2, see: [], occasions: ['bachelor'] },
  ],
  [
    'Two moms, three kids (3, 5, 11) and a dog. Car trip from Utrecht to the Ardennes, 4 days over Easter.',
    { from: 'Utrecht', to: ['Ardennes'], people: 5, ages: [3, 5, 11], days: 4 },
  ],
  [
    'Me and the missus fancy a week somewhere sunny in March, from Glasgow, dont want to spend more than 1500 quid',
    { from: 'Glasgow', people: 2, budget: '1500 GBP', spending: undefined },
  ],
  [
    'Deaf couple, 60s, would like 5 days in Stockholm, museums with captions',
    { people: 2, needs: ['hearing'], wants: ['museum'] },
  ],
  [
    'Somewhere warm in February, direct flight from Dublin, 1 week, couple, around 2000 for both of us',
    { from: 'Dublin', days: 7, people: 2, budget: '2000 EUR' },
  ],
  ['10 days in japan in april, no sushi pls, love temples', { skip: ['sushi'], cuisines: [] }],
  ["5 days in Istanbul, we don't eat pork", { skip: ['pork'], days: 5 }],
  ["I'm allergic to nuts and eggs, 4 days in Athens", { diets: ['nut-free'], skip: ['eggs'] }],
  [
    "I don't drink alcohol and don't like clubs. Ibiza 4 days quiet side",
    { skip: ['alcohol'], dislikes: ['nightlife'], days: 4 },
  ],
  [
    "Can you plan 4 days in Prague for my parents' 40th anniversary? They hate walking uphill and love classical music",
    { people: null, likes: ['music'], dislikes: [], needs: ['little-climbing'] },
  ],
  [
    'We hate clubs and love hiking, 5 days in Madeira',
    { likes: ['nature'], dislikes: ['nightlife'] },
  ],
  [
    'kosher food needed. Jerusalem and Tel Aviv 6 days in March. no travelling on saturday',
    { within: '2027-03-01..2027-03-31', days: 6, diets: ['kosher'] },
  ],
  [
    'Norway by ferry in summer, 10ish days, retired couple, comfortable hotels, not a cruise',
    { days: 10, people: 2, occasions: [], by: ['ferry'] },
  ],
  ['we have 36 hours in Hong Kong between flights, what should we do', { days: 2 }],
  [
    'weekend in Berlin with my boyfriend. we arrive Friday leave Sunday',
    { on: '2026-11-20..2026-11-22', people: 2, contradicts: 0 },
  ],
  [
    'my flight lands 14:30 on Saturday 6 March and i leave Tuesday 9 March at 18:00. Seville.',
    { to: ['Seville'], on: '2027-03-06..2027-03-09' },
  ],
  [
    'conference in Barcelona 8-11 June (Mon-Thu)',
    { on: '2027-06-08..2027-06-11', contradicts: 0, occasions: ['conference'] },
  ],
  [
    'We land in Athens on June 3 at 10am and leave from Heraklion on June 12. Want Crete and one other island.',
    { from: null, to: ['Athens', 'Heraklion', 'Crete'], on: '2027-06-03..2027-06-12' },
  ],
  [
    'day 1 arrive in Denver, day 5-6 Moab, day 7 fly home from Salt Lake City',
    {
      from: null,
      to: ['Denver', 'Moab', 'Salt Lake City'],
      windows: { Denver: '1-1', Moab: '5-6', 'Salt Lake City': '7-7' },
    },
  ],
  [
    "we can't fly (fear), Hamburg to Rome by train, stop in Zürich + Milan, 8 nights",
    { from: 'Hamburg', to: ['Rome', 'Zürich', 'Milan'], nights: 8, notBy: ['flight'] },
  ],
  [
    '8 day trip from LA to San Francisco along the coast, kids 7 and 10, and the aquarium in Monterey',
    { to: ['San Francisco', 'Monterey'], days: 8, ages: [7, 10] },
  ],
  [
    'first time in the US! NY -> Washington -> Miami, 12 days, 3 people, 4000 euros total without flights',
    { order: 'given', people: 3, budget: '4000 EUR', notBy: [] },
  ],
  [
    'Honeymoon! Bali, 10 nights in November, money no object',
    { to: ['Bali'], nights: 10, spending: 'high', kinds: ['couple'] },
  ],
]
