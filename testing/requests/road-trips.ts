/** Road trips in everyday words: limits at the wheel, loops, ferries, moods, children, charging, the dark. */
import type { Request } from './expected.ts'

export const roadTrips: readonly Request[] = [
  [
    'San Francisco to Seattle along the coast, ten days, two kids who hate more than four hours in the car',
    { from: 'San Francisco', to: ['Seattle'], days: 10, kids: 2, wheel: 240, way: 'scenic' },
  ],
  [
    'Road trip from Denver to Moab, 5 days, max 4 hours of driving a day',
    { from: 'Denver', to: ['Moab'], days: 5, wheel: 240, occasions: ['road-trip'] },
  ],
  [
    'a week driving around Iceland, no more than 3 hours a day behind the wheel',
    { to: ['Iceland'], days: 7, wheel: 180 },
  ],
  [
    'We want to drive from Munich to Venice over 4 days, never after dark',
    { from: 'Munich', to: ['Venice'], days: 4, daylight: true },
  ],
  [
    '8 days in Scotland by car, a break every two hours please',
    { to: ['Scotland'], days: 8, restEvery: 120, by: ['car'] },
  ],
  [
    'A loop from Las Vegas through Zion and Bryce, 6 days',
    { from: 'Las Vegas', trip: 'round', days: 6 },
  ],
  [
    'Drive from Dublin to Galway and back, 4 days, scenic route',
    { from: 'Dublin', to: ['Galway'], trip: 'round', days: 4, way: 'scenic' },
  ],
  [
    'driving from Lyon to Barcelona in 3 days, avoid tolls',
    { from: 'Lyon', to: ['Barcelona'], days: 3, shun: ['tolls'] },
  ],
  [
    'From Oslo to Bergen with an electric car, 5 days',
    { from: 'Oslo', to: ['Bergen'], days: 5, electric: true },
  ],
  [
    'Tesla road trip from Los Angeles to Phoenix, 4 days',
    { from: 'Los Angeles', to: ['Phoenix'], days: 4, electric: true },
  ],
  [
    'One-way rental from Auckland to Wellington, 7 days',
    { from: 'Auckland', to: ['Wellington'], days: 7, dropOff: true },
  ],
  ['Pick up the car in Seville and drop it off in Malaga, 5 days', { days: 5, dropOff: true }],
  [
    'Two weeks in Ireland with a rental car, 2 adults and 3 kids, max 2 hours driving per day',
    { to: ['Ireland'], days: 14, adults: 2, kids: 3, wheel: 120 },
  ],
  [
    'Florence to Rome, 4 days, back roads only, lots of wine',
    { from: 'Florence', to: ['Rome'], days: 4, way: 'scenic' },
  ],
  [
    'Fastest way from Berlin to Prague by car, 2 days',
    { from: 'Berlin', to: ['Prague'], days: 2, way: 'quick' },
  ],
  [
    'Hamburg to Copenhagen by car, no ferries, 3 days',
    { from: 'Hamburg', to: ['Copenhagen'], days: 3, notBy: ['ferry'] },
  ],
  [
    'Road trip from Athens, taking the ferry to Crete, 9 days',
    { from: 'Athens', to: ['Crete'], days: 9, by: ['ferry'] },
  ],
  [
    'We rent a camper for 12 days in New Zealand, at most five hours driving a day',
    { to: ['New Zealand'], days: 12, wheel: 300 },
  ],
  [
    'A 6 day road trip in Utah, up to 4.5 hours a day in the car',
    { to: ['Utah'], days: 6, wheel: 270 },
  ],
  [
    'Vancouver to Calgary, 5 days, 6 hrs/day driving max',
    { from: 'Vancouver', to: ['Calgary'], days: 5, wheel: 360 },
  ],
  [
    'Driving from Madrid to Lisbon, 4 days, no day over three hours in the car',
    { from: 'Madrid', to: ['Lisbon'], days: 4, wheel: 180 },
  ],
  [
    'a road trip for 4 friends from Nashville to New Orleans, 5 days, music and barbecue',
    { from: 'Nashville', to: ['New Orleans'], people: 4, days: 5, occasions: ['road-trip'] },
  ],
  [
    'weekend drive from Melbourne to Apollo Bay, be there before dark',
    { from: 'Melbourne', to: ['Apollo Bay'], daylight: true },
  ],
  [
    'Miami to Key West for 3 days, we want to arrive before sunset',
    { from: 'Miami', to: ['Key West'], days: 3, daylight: true },
  ],
  [
    '5 days from Edinburgh to Inverness, only drive in daylight',
    { from: 'Edinburgh', to: ['Inverness'], days: 5, daylight: true },
  ],
  [
    'My husband is night blind so no driving in the dark. Seattle to Portland, 3 days',
    { from: 'Seattle', to: ['Portland'], days: 3, daylight: true },
  ],
  [
    'Toddler on board: not more than 90 minutes at a time. Amsterdam to Paris, 4 days',
    { from: 'Amsterdam', to: ['Paris'], days: 4, restEvery: 90 },
  ],
  [
    'I need to stop every hour and a half. Boston to Quebec City by car, 3 days',
    { from: 'Boston', to: ['Quebec City'], days: 3, restEvery: 90 },
  ],
  [
    'Geneva to Nice over the passes, 6 days, no highways',
    { from: 'Geneva', to: ['Nice'], days: 6, shun: ['motorways'] },
  ],
  ['Albania by car for 8 days, no gravel roads', { to: ['Albania'], days: 8, shun: ['gravel'] }],
  [
    'Croatia by car, a week, paved roads only, no tolls',
    { to: ['Croatia'], days: 7, shun: ['gravel', 'tolls'] },
  ],
  [
    'drive Chicago to Memphis, 4 days, avoid interstates and tolls',
    { from: 'Chicago', to: ['Memphis'], days: 4, shun: ['motorways', 'tolls'] },
  ],
  [
    'From Zurich to Milan by car via Lugano, 3 days, the scenic way',
    { from: 'Zurich', days: 3, way: 'scenic' },
  ],
  [
    'Tour of Sicily by car starting and ending in Palermo, 8 days',
    { to: ['Sicily'], days: 8, trip: 'round' },
  ],
  [
    'Circular drive from Inverness, 6 days, castles and whisky',
    { from: 'Inverness', trip: 'round', days: 6 },
  ],
  [
    'Two of us, Reykjavik, 8 days by car, long drives are fine but not over 5 hours a day',
    { to: ['Reykjavik'], people: 2, days: 8, wheel: 300 },
  ],
  [
    'Brisbane to Sydney in a van, 9 days, beaches, around 3 hours of driving each day',
    { from: 'Brisbane', to: ['Sydney'], days: 9, wheel: 180 },
  ],
  [
    'With the dog from Vienna to Ljubljana by car, 4 days, pause every 2 hours',
    { from: 'Vienna', to: ['Ljubljana'], days: 4, restEvery: 120, pets: ['dog'] },
  ],
  [
    'Charging stops should be near cafes. EV from London to Edinburgh, 4 days',
    { from: 'London', to: ['Edinburgh'], days: 4, electric: true },
  ],
  [
    'we drive a Polestar, Stockholm to Copenhagen, 3 days',
    { from: 'Stockholm', to: ['Copenhagen'], days: 3, electric: true },
  ],
  ['Rent a car in Toronto, leave the car in Montreal, 5 days', { days: 5, dropOff: true }],
  [
    'Rental with different drop-off: Milan to Naples, 8 days',
    { from: 'Milan', to: ['Naples'], days: 8, dropOff: true },
  ],
  [
    'Road trip from Dallas to Santa Fe, 4 days, maximum 8 hours driving',
    { from: 'Dallas', to: ['Santa Fe'], days: 4, wheel: 480 },
  ],
  [
    'I can do 7 hours a day at the wheel. Chicago to Yellowstone, 6 days',
    { from: 'Chicago', days: 6, wheel: 420 },
  ],
  [
    'Bordeaux to San Sebastian by car in 3 days, we would rather not drive after sunset',
    { from: 'Bordeaux', to: ['San Sebastian'], days: 3, daylight: true },
  ],
  [
    'Slow road trip through Provence, 6 days, small roads and villages',
    { to: ['Provence'], days: 6, way: 'scenic', occasions: ['road-trip'] },
  ],
  [
    'Marrakech to Fes by car, 5 days, not after nightfall',
    { from: 'Marrakech', to: ['Fes'], days: 5, daylight: true },
  ],
  [
    'San Diego to San Francisco, take the coast road, 6 days',
    { from: 'San Diego', to: ['San Francisco'], days: 6, way: 'scenic' },
  ],
  [
    'Family of 5 from Cologne to Lake Garda, 2 days each way is ok, max 5 hours per day driving',
    { from: 'Cologne', to: ['Lake Garda'], people: 5, wheel: 300 },
  ],
  [
    'Oregon coast road trip, 5 days, tide pools and cheese, no more than 2.5 hours driving daily',
    { days: 5, wheel: 150, occasions: ['road-trip'] },
  ],
  [
    'Helsinki to Tallinn with our car on the ferry, 3 days',
    { from: 'Helsinki', to: ['Tallinn'], days: 3, by: ['car', 'ferry'] },
  ],
  [
    'Drive from Bilbao to Santiago de Compostela, 5 days, toll-free',
    { from: 'Bilbao', to: ['Santiago de Compostela'], days: 5, shun: ['tolls'] },
  ],
  [
    'RV trip from Calgary to Jasper, 7 days, short drives, 3h a day tops',
    { from: 'Calgary', to: ['Jasper'], days: 7, wheel: 180 },
  ],
  [
    'Grandma comes along so two hours in one go is the limit. Leeds to Cornwall, 6 days by car',
    { from: 'Leeds', to: ['Cornwall'], days: 6, restEvery: 120 },
  ],
  [
    'Salt Lake City to Denver by car in the quickest way, 2 days',
    { from: 'Salt Lake City', to: ['Denver'], days: 2, way: 'quick' },
  ],
  [
    'A loop around Lake Michigan from Chicago, 8 days, 4 hour days at most',
    { from: 'Chicago', trip: 'round', days: 8, wheel: 240 },
  ],
  [
    'Motorbike trip from Innsbruck to Merano, 3 days, mountain passes, no autobahn',
    { from: 'Innsbruck', to: ['Merano'], days: 3, shun: ['motorways'] },
  ],
  [
    'Hobart and around for 7 days by car, off the road before dark because of the animals',
    { to: ['Hobart'], days: 7, daylight: true },
  ],
  [
    'Roadtrip Lisbon to Porto, 6 days, I do not drive at night',
    { from: 'Lisbon', to: ['Porto'], days: 6, daylight: true },
  ],
  [
    'Nice to Genoa by car, 3 days, no motorways',
    { from: 'Nice', to: ['Genoa'], days: 3, shun: ['motorways'] },
  ],
  [
    'full circle around Ireland in 9 days by car, starting in Dublin',
    { to: ['Ireland'], days: 9, trip: 'round' },
  ],
  [
    'honeymoon drive from Sorrento to Amalfi, 4 days, panoramic road',
    { from: 'Sorrento', to: ['Amalfi'], days: 4, way: 'scenic', occasions: ['honeymoon'] },
  ],
]

/** Not read as it was meant: a loop whose printed brief is read differently. The bench counts it as missed. */
export const roadTripsNotRead: readonly Request[] = [
  ['10 day loop from Cape Town by rental car', { trip: 'round', days: 10, by: ['car'] }],
]
