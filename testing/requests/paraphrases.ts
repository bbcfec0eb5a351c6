/** The same wishes in the words of people who ask an agency: long, polite, and never twice alike. */
import type { Request } from './expected.ts'

export const paraphrases: readonly Request[] = [
  [
    'Please plan a trip for me starting from Sarasota to Chicago for 3 days, from March 22nd to March 24th, 2027. The budget for this trip is set at $1,900.',
    {
      from: 'Sarasota',
      to: ['Chicago'],
      days: 3,
      on: '2027-03-22..2027-03-24',
      budget: '1900 USD',
    },
  ],
  [
    'Could you create a travel plan for 7 people from Ithaca to Charlotte spanning 3 days, from March 8th to March 10th, 2027, with a budget of $30,200?',
    { from: 'Ithaca', to: ['Charlotte'], people: 7, days: 3, budget: '30200 USD' },
  ],
  [
    'Can you help construct a travel plan that begins in Philadelphia and includes visits to 3 different cities in Virginia? The trip duration is for 7 days, from March 15th to March 21st, 2027, with a total budget of $1,800.',
    { from: 'Philadelphia', to: ['Virginia'], cities: 3, days: 7, budget: '1800 USD' },
  ],
  [
    "We'd rather not stay in shared rooms. Six of us, leaving Tucson for Sacramento, 3 days, $6,400.",
    { roomType: 'not-shared', people: 6, from: 'Tucson', to: ['Sacramento'], budget: '6400 USD' },
  ],
  [
    'Our accommodation should permit visitors, and we would like to avoid self-driving. Spokane to San Diego, 3 days',
    { rules: ['visitors'], notBy: ['self-driving'], from: 'Spokane', to: ['San Diego'] },
  ],
  [
    'I require a place where smoking is allowed. We intend to travel without flying, from Cedar Rapids to Denver.',
    { rules: ['smoking'], notBy: ['flight'], from: 'Cedar Rapids', to: ['Denver'] },
  ],
  [
    'We need lodging suitable for hosting parties; transportation must exclude flights. Buffalo to Atlanta for 8 people.',
    { rules: ['parties'], notBy: ['flight'], from: 'Buffalo', to: ['Atlanta'], people: 8 },
  ],
  [
    'Kindly organise a journey for a group of nine beginning in Tampa and touring 2 cities in South Carolina between March 3rd and March 7th, 2027; funds are limited to $5,000.',
    {
      people: 9,
      from: 'Tampa',
      to: ['South Carolina'],
      cities: 2,
      on: '2027-03-03..2027-03-07',
      budget: '5000 USD',
    },
  ],
  [
    'For cuisine, we are keen on Mediterranean, Mexican and Indian. We travel from Fort Smith to Dallas.',
    { cuisines: ['mediterranean', 'mexican', 'indian'], from: 'Fort Smith', to: ['Dallas'] },
  ],
  [
    'A couple of us (3 people) would like to fly from Reno to Portland with a spending limit of 2,100 dollars',
    { people: 3, from: 'Reno', to: ['Portland'], budget: '2100 USD', by: ['flight'] },
  ],
  [
    'Plan a five-day getaway for three from Newark to Savannah; we would not like to drive.',
    { days: 5, people: 3, from: 'Newark', to: ['Savannah'], notBy: ['self-driving'] },
  ],
  [
    'Draft an itinerary: origin Oakland, destination Tucson, 3 days, 1 traveler, $1,700.',
    { from: 'Oakland', to: ['Tucson'], days: 3, people: 1, budget: '1700 USD' },
  ],
  [
    'There will be four of us, and the whole thing should not cost more than 3,000 euros. We start in Nantes and go to Porto.',
    { people: 4, budget: '3000 EUR', from: 'Nantes', to: ['Porto'] },
  ],
  [
    'Seeking assistance for a getaway for 5 travellers from Cairo to Athens, Larnaca. We plan on 6 days, want 3 rooms, and can spend 4100 USD altogether.',
    { people: 5, from: 'Cairo', to: ['Athens', 'Larnaca'], days: 6, rooms: 3, budget: '4100 USD' },
  ],
  [
    'I am thinking of a return trip from Hobart to Auckland for foodies and photography. Just 1 of me, 3 days, one room, 900 USD tops.',
    {
      from: 'Hobart',
      to: ['Auckland'],
      trip: 'round',
      people: 1,
      days: 3,
      rooms: 1,
      budget: '900 USD',
      likes: ['food', 'photography'],
    },
  ],
  [
    "It's for a senior couple with a disabled traveller; from Nairobi to Kigali, 3 days, 1 hotel room, total below 1500 USD, single ticket",
    {
      from: 'Nairobi',
      to: ['Kigali'],
      days: 3,
      rooms: 1,
      budget: '1500 USD',
      needs: ['disability'],
      trip: 'one-way',
      who: ['elderly'],
    },
  ],
  [
    'Hoping to book a one-way ticket from Balice to Zaventem with pets. 2 travelers, staying 3 days, 1 room, spending no more than 700 USD.',
    {
      from: 'Balice',
      to: ['Zaventem'],
      trip: 'one-way',
      people: 2,
      days: 3,
      rooms: 1,
      budget: '700 USD',
      who: ['pets'],
    },
  ],
  [
    'You plan to visit 4 cities for 14 days in total. You would like to spend 4 days in Helsinki and 5 days in Tallinn. You plan to stay in Riga for 4 days, and in Vilnius for 4 days. You have a workshop in Riga from day 8 to day 11.',
    {
      cities: 4,
      days: 14,
      stays: { Helsinki: 4, Tallinn: 5, Riga: 4, Vilnius: 4 },
      windows: { Riga: '8-11' },
    },
  ],
  [
    'I must be in Bologna between days 3 and 5 to see my cousin. 3 days in Bologna, 2 days in Verona, 6 days in Trieste, ten days altogether.',
    { windows: { Bologna: '3-5' }, stays: { Bologna: 3, Verona: 2, Trieste: 6 }, days: 10 },
  ],
  [
    'These cities are connected by direct flights: Porto and Lyon, from Lyon to Bari, Bari and Split. Spend 3 days in Porto, 4 days in Lyon, 3 days in Bari and 2 days in Split.',
    {
      ways: ['Porto - Lyon', 'Lyon > Bari', 'Bari - Split'],
      stays: { Porto: 3, Lyon: 4, Bari: 3, Split: 2 },
    },
  ],
  [
    'During day 2 and day 3 I am attending a concert in Cork. I plan to stay in Cork for 2 days and in Galway for 3 days.',
    { windows: { Cork: '2-3' }, stays: { Cork: 2, Galway: 3 } },
  ],
  [
    'My ideal trip would be from Bergen to Aarhus, staying seven nights in a pet friendly cottage',
    { from: 'Bergen', to: ['Aarhus'], nights: 7, rules: ['pets'], lodging: 'house' },
  ],
  [
    "We're 2 adults plus 3 children, from Stuttgart, thinking about Lake Garda or Lake Como, two weeks in August, at most 3.500 €",
    {
      people: 5,
      kids: 3,
      from: 'Stuttgart',
      to: ['Lake Garda', 'Lake Como'],
      days: 14,
      budget: '3500 EUR',
      within: '2027-08-01..2027-08-31',
    },
  ],
  [
    'I would appreciate a plan for my mother and me: ten days, Kyoto and Nara, gardens and tea, gentle pace, flying from Vancouver on 3 April 2027',
    {
      people: 2,
      days: 10,
      to: ['Kyoto', 'Nara'],
      wants: ['garden'],
      from: 'Vancouver',
      on: '2027-04-03..2027-04-12',
    },
  ],
  [
    "we've got a budget of roughly 1,800 pounds for the two of us, and we'd like a week somewhere in Croatia, preferably Split or Hvar, early September",
    {
      budget: '1800 GBP',
      people: 2,
      days: 7,
      to: ['Split', 'Hvar'],
      within: '2027-09-01..2027-09-10',
    },
  ],
  [
    'Traveling from Anchorage to Fairbanks and Seward by car, 7 days, 2 people with a big dog, cabins preferred',
    {
      from: 'Anchorage',
      to: ['Fairbanks', 'Seward'],
      by: ['car'],
      days: 7,
      people: 2,
      pets: ['dog'],
      lodging: 'house',
    },
  ],
  [
    'please help me to plan honeymoon at bali 6 days 5 nights budget 30k inr per person',
    { to: ['Bali'], days: 6, nights: 5, budget: '30000 INR person', occasions: ['honeymoon'] },
  ],
  [
    'going to be in munich for work until thursday, want to stay thru sunday w/ my gf',
    { to: ['Munich'], people: 2 },
  ],
  [
    'Any recommendations for 3D2N in Bandung? Family of 5 incl. toddler',
    { to: ['Bandung'], people: 5 },
  ],
  [
    'Please suggest a 2-week itinerary for Peru & Bolivia. Interests: hiking, ruins, local food. Dislikes: nightlife, shopping.',
    {
      to: ['Peru', 'Bolivia'],
      days: 14,
      wants: ['ruins'],
      dislikes: ['nightlife'],
      avoids: ['shopping'],
    },
  ],
  [
    'No more than 2 hours of flying from Warsaw; sun; max 500 EUR each; 5 of us; 4 nights',
    { from: 'Warsaw', budget: '500 EUR person', people: 5, nights: 4 },
  ],
  [
    'Could you plan a trip departing Houston and heading to Fayetteville for 2 people? It is vital that our accommodations allow children under the age of 10.',
    { from: 'Houston', to: ['Fayetteville'], people: 2, rules: ['children'] },
  ],
]
