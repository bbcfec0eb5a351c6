/** Where a road begins and ends, what kind of bed it is, and of what sort a liking is: none of it lost, and none of it another thing. */
import type { Request } from './expected.ts'

export const roadsBedsAndManners: readonly Request[] = [
  // A journey from one end of a road to the other.
  [
    'Driving Perth to Adelaide across the Nullarbor, 8 days in September, 2 adults',
    { from: 'Perth', to: ['Adelaide'], asks: false },
  ],
  [
    'Road trip Denver to Salt Lake City, 7 days in June',
    { from: 'Denver', to: ['Salt Lake City'], asks: false },
  ],
  [
    'Sydney to Brisbane by car in 9 days with a toddler',
    { from: 'Sydney', to: ['Brisbane'], asks: false },
  ],
  [
    'Inverness to Edinburgh by train, 4 days in May',
    { from: 'Inverness', to: ['Edinburgh'], asks: false },
  ],
  [
    "We'd like to drive from Lisbon to Porto along the coast, 5 days in October",
    { from: 'Lisbon', to: ['Porto'], asks: false },
  ],
  [
    'self drive Windhoek to Cape Town 12 days July',
    { from: 'Windhoek', to: ['Cape Town'], asks: false },
  ],
  [
    'Cycling Passau to Vienna along the Danube, a week in June',
    { from: 'Passau', to: ['Vienna'], asks: false },
  ],
  [
    'Interrail Berlin to Budapest, two weeks, two students',
    { from: 'Berlin', to: ['Budapest'], asks: false },
  ],
  [
    'Roadtrip from Calgary to Vancouver through the Rockies, 10 days, August',
    { from: 'Calgary', to: ['Rockies', 'Vancouver'], asks: false },
  ],
  [
    'Drive Auckland to Wellington over 6 days in March, me and my wife. Hobbiton, geysers.',
    { from: 'Auckland', to: ['Wellington'], people: 2, asks: false },
  ],
  [
    'Motorbike Hanoi to Ha Giang and back, 5 days in October',
    { to: ['Ha Giang'], from: 'Hanoi', asks: false },
  ],
  // A car that is taken and given back.
  [
    'Two of us pick up a car in Faro on 3 May and bring it back there on 10 May. We want Lagos, Evora and Tavira.',
    { from: 'Faro', to: ['Lagos', 'Evora', 'Tavira'], trip: 'round', people: 2, asks: false },
  ],
  [
    'We hire a car in Cork on 5 June and return it there on 12 June, we want Killarney, Dingle and Galway',
    { from: 'Cork', to: ['Killarney', 'Dingle', 'Galway'], trip: 'round', asks: false },
  ],
  [
    'Rental car from Palermo airport, given back at Catania airport, 8 days in May: Agrigento, Ragusa, Siracusa',
    { to: ['Agrigento', 'Ragusa', 'Siracusa'], ends: 'Catania', dropOff: true, asks: false },
  ],
  [
    'Start in Cape Town and drop the car at Port Elizabeth airport, in between Hermanus and Knysna, 9 days in March',
    {
      from: 'Cape Town',
      to: ['Hermanus', 'Knysna'],
      ends: 'Port Elizabeth',
      dropOff: true,
      asks: false,
    },
  ],
  [
    'Krakow, Wroclaw and Poznan by train in 8 days in May. I fly home from Poznan.',
    { to: ['Krakow', 'Wroclaw', 'Poznan'], ends: 'Poznan', asks: false },
  ],
  [
    'Hue, Hoi An and Hanoi, 10 days in March, our flight home leaves from Hanoi',
    { to: ['Hue', 'Hoi An', 'Hanoi'], ends: 'Hanoi', asks: false },
  ],
  [
    'Belgrade, Sarajevo and Split, 9 days in June, finishing in Split',
    { to: ['Belgrade', 'Sarajevo', 'Split'], ends: 'Split', asks: false },
  ],
  // Airports with two towns.
  [
    'Crete, 7 nights in May, flying from Leeds Bradford',
    { to: ['Crete'], from: 'Leeds', asks: false },
  ],
  [
    '4 days in Porto in April with Ryanair from London Stansted',
    { to: ['Porto'], from: 'London', asks: false },
  ],
  [
    'Long weekend in Budapest in May, flying from Milan Bergamo',
    { to: ['Budapest'], from: 'Milan', asks: false },
  ],
  [
    'Marrakech 4 nights in November from Paris Beauvais',
    { to: ['Marrakech'], from: 'Paris', asks: false },
  ],
  [
    'Cancun 6 nights in January out of Dallas Fort Worth, 2 adults',
    { to: ['Cancun'], from: 'Dallas', asks: false },
  ],
  ['Dublin 5 nights in May from Raleigh-Durham', { to: ['Dublin'], from: 'Raleigh', asks: false }],
  [
    'Reykjavik 5 days in June from Minneapolis-St Paul',
    { to: ['Reykjavik'], from: 'Minneapolis', asks: false },
  ],
  [
    'Prague 3 nights in March, we fly from Brussels Charleroi',
    { to: ['Prague'], from: 'Brussels', asks: false },
  ],
  ['Girona 3 days in May from Frankfurt Hahn', { to: ['Girona'], from: 'Frankfurt', asks: false }],
  // Corners of the goal that nobody here knows by name.
  [
    'Tenerife 7 nights in February, walk in Anaga and up near Teide, black sand beaches',
    { to: ['Tenerife'], see: ['Anaga', 'Teide'], asks: false },
  ],
  [
    'Mallorca in May, one week, hike in the Tramuntana, good food',
    { to: ['Mallorca'], see: ['Tramuntana'], asks: false },
  ],
  [
    'Gran Canaria 6 days in January, hiking in Tamadaba',
    { to: ['Gran Canaria'], see: ['Tamadaba'], asks: false },
  ],
  [
    'Madeira 5 days in April, walk in Rabacal, levadas',
    { to: ['Madeira'], see: ['Rabacal'], asks: false },
  ],
  ['Rome 4 days in May, dinner in Trastevere, a walk in Garbatella', { to: ['Rome'], asks: false }],
  // Ports where one comes ashore.
  [
    'Our ship docks in Zeebrugge on 14 May and we want to see Ghent, 4 friends',
    { to: ['Ghent'], from: 'Zeebrugge', days: 1, asks: false },
  ],
  [
    'Cruise calls at Civitavecchia on 9 June, one day in Rome for the two of us',
    { to: ['Rome'], from: 'Civitavecchia', days: 1, asks: false },
  ],
  [
    'Our cruise ship is in Livorno on 3 October and we would like to do Florence on our own',
    { to: ['Florence'], from: 'Livorno', skip: ['organised tours'], asks: false },
  ],
  // Parts of the whole.
  [
    'Honeymoon on Zanzibar, 9 nights from 2 August. Few days Stone Town, the rest on a quiet beach.',
    { nights: 9, tastes: ['quiet beach'], see: ['Stone Town'], asks: false },
  ],
  [
    'Crete, 8 to 17 May, Chania and Heraklion and two days by the sea at the end',
    { on: '2027-05-08..2027-05-17', days: 10 },
  ],
  [
    '10 days in Sri Lanka in February, a couple of days at the beach to finish, Kandy and Ella before',
    { days: 10 },
  ],
  // The kind of bed.
  [
    'Fez 3 nights in a riad in the medina',
    { to: ['Fez'], lodging: 'guesthouse', bed: 'riad', wishes: [] },
  ],
  ['Goreme, 3 nights in May, in a cave hotel', { lodging: 'hotel', bed: 'cave hotel', lost: [] }],
  ['Banff 5 days in July, sleeping in log cabins', { lodging: 'house', bed: 'log cabin' }],
  [
    'Gold Coast a week in January with 2 kids, cabins in holiday parks',
    { lodging: 'house', wants: [], bed: 'cabin in a holiday park' },
  ],
  ['Phoenix 3 nights in March, a cheap motel is fine', { lodging: 'hotel', bed: 'motel' }],
  ['Kruger 4 nights in May, safari lodge', { lodging: 'hotel', bed: 'safari lodge' }],
  [
    'Bath 4 nights in June, self-catering cottage for 4',
    { lodging: 'house', bed: 'self-catering cottage' },
  ],
  [
    'Rhodes 7 nights in June, adults-only hotel, couple',
    { lodging: 'hotel', wishes: ['adults only'], people: 2 },
  ],
  [
    'Cartagena 4 nights in March, boutique hotel inside the walls',
    { lodging: 'hotel', bed: 'boutique hotel' },
  ],
  [
    'Valletta 5 nights in March, hotel with lift and breakfast',
    { lodging: 'hotel', needs: [], wishes: ['lift', 'breakfast'] },
  ],
  [
    'Vienna 3 nights in May, the hotel should have an elevator and breakfast',
    { lodging: 'hotel', needs: [], wishes: ['lift', 'breakfast'] },
  ],
  [
    'My mother has a bad knee, Vienna 3 nights in May, a hotel with an elevator',
    { needs: ['limited-walking'], wishes: ['lift'] },
  ],
  [
    'Lake Como 3 nights in June, villas with gardens to see',
    { lodging: undefined, wants: ['garden'] },
  ],
  ['Algarve 7 nights in June, we are not pool people', { wishes: [] }],
  ['Kos a week in June, we don’t need a pool', { wishes: [] }],
  [
    'Andalusia: Ronda 3 nights in May, no big hotels',
    { lodging: undefined, wishes: ['small hotel'] },
  ],
  ['Kyoto 4 nights in November, ryokan with onsen', { lodging: 'guesthouse', bed: 'ryokan' }],
  ['Tuscany, Siena 5 nights in May at an agriturismo', { lodging: 'house', bed: 'agriturismo' }],
  [
    'Buenos Aires 6 nights in March, a safe neighbourhood to sleep',
    { wishes: ['safe area to sleep'] },
  ],
  ['Bergen 4 nights in June, bed and breakfast near the harbour', { lodging: 'guesthouse' }],
  [
    'Skye, 4 nights in June, a small cottage with a cot',
    { lodging: 'house', bed: 'cottage', wishes: ['cot'] },
  ],
  ['Nice 5 nights in May, to sit by the sea with a book', { wishes: [] }],
  // Of what sort a liking is.
  [
    'Buenos Aires 5 days in March, tango lessons for beginners',
    { tastes: ['tango lessons for beginners'] },
  ],
  ['Chiang Mai 5 days in January, ethical elephants', { tastes: ['ethical elephants'] }],
  ['Chiang Mai 5 days in January, elephants but ethical please', { tastes: ['ethical elephants'] }],
  [
    'Hampi 3 days by overnight train from Bangalore in January',
    { by: ['train'], tastes: ['overnight train'] },
  ],
  [
    'Seville 4 nights in May, flamenco in a small place, tapas',
    { likes: ['music'], tastes: ['flamenco in a small place'] },
  ],
  [
    'Tenerife a week in March, whale watching on a small boat',
    { tastes: ['whale watching on a small boat'] },
  ],
  [
    'Naxos 6 nights in June, quiet beaches and good food',
    { likes: ['beach', 'food'], tastes: ['quiet beaches'] },
  ],
  ['Milan 4 nights in June with one fancy shopping day', { tastes: ['fancy shopping day'] }],
  [
    'Cape Town 6 nights in March, surf lessons for the kids',
    { tastes: ['surf lessons for the kids'] },
  ],
  [
    'Bali, Ubud 6 nights in May, yoga classes for beginners',
    { tastes: ['yoga classes for beginners'] },
  ],
  [
    'Tallinn 3 days in June, I like Soviet architecture',
    { likes: ['architecture'], tastes: ['soviet architecture'], see: [] },
  ],
  [
    'Fez 3 days in May, carpet shopping without pressure',
    { tastes: ['carpet shopping without pressure'], skip: [] },
  ],
  [
    'Liverpool one night in March for a match at Anfield',
    { see: ['Anfield'], tastes: ['match at anfield'] },
  ],
  // Read too widely.
  [
    '3 weeks in Oaxaca in January, I want to learn Spanish, meet people and not sit in a bus all day',
    { notBy: [], skip: ['long bus rides'] },
  ],
  ['Queenstown 5 days in March, no bungee for us', { dislikes: [], skip: ['bungee'] }],
  ['Interlaken 4 days in July, hiking but no paragliding', { dislikes: [], skip: ['paragliding'] }],
  [
    'Cairo 3 nights, then a Nile cruise from Luxor to Aswan, 8 days in January',
    { to: ['Cairo', 'Luxor', 'Aswan'], see: [], tastes: ['nile cruise'] },
  ],
  [
    'Lisbon 4 nights in May for my parents’ golden wedding with one nice dinner party',
    { tastes: ['one nice dinner party'] },
  ],
  ['Budapest 3 days in May, I want to meet people', { tastes: ['meet people'] }],
  ['Ghent in May for 3 days, we explore on our own', { skip: ['organised tours'] }],
  ['Lisbon 4 days in May, I am 70 and walk well but not in a hurry', { pace: 'slow', needs: [] }],
  // Seen at second sight.
  [
    'Train from Zurich to Milan, 4 days in June, small family-run hotels please',
    { kinds: [], bed: 'small family-run hotel', from: 'Zurich' },
  ],
  [
    'Pick up hire car at Naples airport, drop it off in Bari, 9 days in September: Matera, Lecce, Alberobello. Trulli if possible.',
    { from: 'Naples', to: ['Matera', 'Lecce', 'Alberobello'], ends: 'Bari', bed: 'trullo' },
  ],
  [
    'Delhi to Manali by overnight bus, 5 days in May, 4 friends',
    { from: 'Delhi', to: ['Manali'], tastes: ['overnight bus'], lost: [] },
  ],
  [
    'Faro 7 nights in May, we are not really into big resorts',
    { lodging: undefined, wishes: ['small hotel'] },
  ],
  [
    'Cooking classes for the kids and a night in a treehouse, Costa Rica, 10 days in February',
    { days: 10, tastes: ['cooking classes for the kids', 'a night in a treehouse'] },
  ],
  [
    'Madrid 4 days in April. Hotel must have an elevator because of the suitcases, and breakfast.',
    { needs: [], wishes: ['lift', 'breakfast'] },
  ],
  [
    'Lanzarote a week in March, flying from East Midlands, hotel for adults only',
    { to: ['Lanzarote'], wishes: ['adults only'], asks: false },
  ],
  [
    '3 nights in Bologna in May, a small group cooking class and one fancy dinner',
    { tastes: ['small group cooking class', 'fancy dinner'] },
  ],
  [
    'Ship comes in to Naples on 5 June, Sorrento without a tour',
    { to: ['Naples'], see: ['Sorrento'], skip: ['organised tours'], days: 1 },
  ],
  [
    'Knysna 6 nights in March, safari with a family lodge for the last two nights, otherwise self-catering cottages',
    { nights: 6, bed: 'self-catering cottage', tastes: ['family lodge for the last two nights'] },
  ],
  [
    'Iceland ring road, 8 days in August, camper van',
    { to: ['Iceland'], see: ['Ring Road'], lodging: 'camper' },
  ],
  [
    'We want Córdoba and Granada, 8 days in May',
    { to: ['Córdoba', 'Granada'], in: ['ES', 'ES'], asks: false },
  ],
  [
    'Como 3 nights and Verona 2 nights in June. Five stars at the lake, elsewhere four is fine.',
    { stars: 4, wishes: ['five stars at the lake, elsewhere four is fine'] },
  ],
]
