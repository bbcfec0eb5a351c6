/** Requests for towns that share their name, small ones and misspelt ones. */
import type { Request } from './expected.ts'

export const namesakesAndSlips: readonly Request[] = [
  [
    'Granada then leon by chicken bus, 9 days in february, two backpackers',
    { to: ['Granada', 'Leon'], in: ['NI', 'NI'], asks: false, days: 9, people: 2 },
  ],
  [
    'Santiago and Valparaiso for 8 days, wine valleys too, in march',
    { to: ['Santiago', 'Valparaiso'], in: ['CL', 'CL'], asks: false, days: 8 },
  ],
  [
    'walking the last 100 km to santiago from sarria, 7 days in september, 3 friends',
    { to: ['Santiago de Compostela'], in: ['ES'], asks: false, from: 'Sarria', days: 7, people: 3 },
  ],
  [
    'Cordoba, Mendoza and Buenos Aires, 12 days, november, malbec and empanadas, 2 adults',
    {
      to: ['Cordoba', 'Mendoza', 'Buenos Aires'],
      in: ['AR', 'AR', 'AR'],
      asks: false,
      days: 12,
      people: 2,
    },
  ],
  [
    '4 days in Birmingham for the civil rights trail, then Montgomery and Selma. April, two teachers',
    { to: ['Birmingham', 'Montgomery', 'Selma'], in: ['US', 'US', 'US'], asks: false, people: 2 },
  ],
  [
    'Portland lobster rolls and lighthouses, 5 days in august, couple from nyc',
    { to: ['Portland'], in: ['US'], asks: false, days: 5, people: 2 },
  ],
  [
    '10 days in Georgia, Tbilisi, Kazbegi and the wine region Kakheti, may',
    { to: ['Tbilisi', 'Kazbegi', 'Kakheti'], asks: false, days: 10 },
  ],
  [
    'Georgia road trip: Savannah, Macon and Athens where my son is at UGA. 6 days, march',
    { to: ['Savannah', 'Macon', 'Athens'], in: ['US', 'US', 'US'], asks: false, days: 6 },
  ],
  [
    'San Jose for a tech conference, 3 nights in june, need somewhere close to the convention center, driving over from oakland',
    { to: ['San Jose'], in: ['US'], asks: false, from: 'Oakland', nights: 3 },
  ],
  [
    'valencia, merida and los roques, 10 days with my venezuelan wife',
    { to: ['Valencia', 'Merida', 'Los Roques'], in: ['VE', 'VE', 'VE'], asks: false, days: 10 },
  ],
  [
    'Mérida and the cenotes, chichen itza, 6 days in january, 2',
    { to: ['Mérida'], in: ['MX'], asks: false, days: 6 },
  ],
  [
    'a week in Victoria with whale watching, taking the ferry over from Vancouver, 2 adults, july',
    { to: ['Victoria'], in: ['CA'], asks: false, days: 7, people: 2 },
  ],
  [
    'Newcastle for the weekend, train up from London, quayside and the Baltic, 2 of us in march',
    { to: ['Newcastle'], in: ['GB'], asks: false, from: 'London', people: 2 },
  ],
  [
    'Cambridge punting with the in-laws, one night, from norwich in june',
    { to: ['Cambridge'], in: ['GB'], asks: false, from: 'Norwich' },
  ],
  [
    '3 days in naples florida in feb for my parents who are 70',
    { to: ['Naples'], in: ['US'], asks: false, days: 3 },
  ],
  [
    'Hamilton on broadway!! 2 nights in the city, me and my daughter, 6 march',
    { asks: true, nights: 2, people: 2 },
  ],
  [
    'st petersburg and tampa, beaches, 5 days in april, 2 kids 2 adults',
    { to: ['St. Petersburg', 'Tampa'], in: ['US', 'US'], asks: false, days: 5, people: 4 },
  ],
  [
    'Leon cathedral, then Burgos and Salamanca by train, six days in may, two retired people',
    {
      to: ['Leon', 'Burgos', 'Salamanca'],
      in: ['ES', 'ES', 'ES'],
      asks: false,
      days: 6,
      people: 2,
    },
  ],
  [
    'Guadalajara & Puebla & Oaxaca, 11 days in nov for dia de muertos',
    { to: ['Guadalajara', 'Puebla', 'Oaxaca'], in: ['MX', 'MX', 'MX'], asks: false, days: 11 },
  ],
  ['Barcelna 4 dyas in mai for 2 pepole', { to: ['Barcelona'], asks: false, days: 4, people: 2 }],
  [
    'a week in Piran, slovenia, off season, november, just me',
    { to: ['Piran'], asks: false, days: 7, people: 1 },
  ],
  ['Amstredam w/ 3 mates 3 nites jan', { to: ['Amsterdam'], asks: false, people: 4 }],
  [
    'looking at matera and alberobello, trulli houses, 5 days in sept for 2',
    { to: ['Matera', 'Alberobello'], asks: false, days: 5, people: 2 },
  ],
  [
    'Has anyone been to Gjirokaster and Berat? We have 6 days in June, two women, buses ok',
    { to: ['Gjirokaster', 'Berat'], asks: false, days: 6, people: 2 },
  ],
  [
    '5 days in Edinborough for the fringe, two students, cheap cheap',
    { to: ['Edinburgh'], asks: false, days: 5, people: 2 },
  ],
  [
    'my cousin is getting married in Tullamore on 15 August, 4 days, 2 adults, we fly from Boston',
    { to: ['Tullamore'], asks: false, from: 'Boston', days: 4, people: 2 },
  ],
  ['Lisabon i Porto, 8 days, maj, 2 os', { to: ['Lisbon', 'Porto'], asks: false, days: 8 }],
  [
    'rekyavik 4 nights feb 2 adults northern light tour',
    { to: ['Reykjavik'], asks: false, nights: 4, people: 2 },
  ],
  [
    'Rothenburg ob der Tauber and Dinkelsbuhl over Christmas, 4 days, family of 3',
    { to: ['Rothenburg ob der Tauber', 'Dinkelsbuhl'], asks: false, days: 4, people: 3 },
  ],
  [
    'we rented a house in Uzès for the last week of july, 6 adults, need ideas for day trips, markets, wine',
    { to: ['Uzès'], asks: false, people: 6 },
  ],
  [
    'Budapesht and Bratislva, 5 days by train, 2 people april',
    { to: ['Budapest', 'Bratislava'], asks: false, days: 5, people: 2 },
  ],
  [
    'Tofino BC surf week in sept for 2 beginners',
    { to: ['Tofino'], asks: false, days: 7, people: 2 },
  ],
  [
    'hvar or vis? small island, no clubs. 7 days in sept, 2',
    { to: ['Hvar', 'Vis'], asks: true, days: 7 },
  ],
  [
    'Marrakesch, Essaouira, 6 Tage im März zu zweit',
    { to: ['Marrakesh', 'Essaouira'], asks: false, days: 6, people: 2 },
  ],
  [
    'we want to go to Llanfairpwll because of the name lol, and then 3 days in Conwy in may. 4 of us',
    { to: ['Llanfairpwll', 'Conwy'], asks: true, people: 4 },
  ],
  [
    'Phillipines: El Nido, Coron, siargao. 14 days in march, couple, island hopping',
    { to: ['El Nido', 'Coron', 'Siargao'], asks: false, days: 14, people: 2 },
  ],
  [
    'Birmingham, curry mile and canals, one night, coming up from Bristol by train with a mate',
    { to: ['Birmingham'], in: ['GB'], asks: false, from: 'Bristol', people: 2 },
  ],
  [
    'San Juan for the old town and bomba dancing, 5 days in march couple',
    { to: ['San Juan'], in: ['PR'], asks: true, days: 5, people: 2 },
  ],
  [
    'Toledo museum of art then cedar point, 2 days in june with teenagers',
    { to: ['Toledo'], in: ['US'], asks: true },
  ],
  [
    'Santiago de los Caballeros and Puerto Plata, 9 days, cigars and beaches',
    { to: ['Santiago de los Caballeros', 'Puerto Plata'], in: ['DO', 'DO'], asks: false, days: 9 },
  ],
  [
    'Antigua, black sand and rainforest? no I mean Antigua with the volcano Acatenango hike! 6 days feb, 2 friends',
    { to: ['Antigua'], in: ['GT'], asks: false, days: 6, people: 2 },
  ],
  [
    'Perth in the Highlands area, whisky, 4 days in sept, driving from Edinburgh, two couples',
    { to: ['Perth'], in: ['GB'], asks: false, days: 4, people: 4 },
  ],
  [
    'Melbourne beach and Cocoa Beach for the rocket launch, 4 days with my son 10',
    { to: ['Melbourne'], in: ['US'], see: ['Cocoa Beach'], asks: false, days: 4 },
  ],
  [
    'Reikjavik and Akureyri 7 days aug 2 adults',
    { to: ['Reykjavik', 'Akureyri'], asks: false, days: 7, people: 2 },
  ],
  [
    'weekend in Görlitz with my old parents from Dresden',
    { to: ['Görlitz'], asks: false, from: 'Dresden' },
  ],
  ['Flornce & Sienna, 5 nites, may, honeymon', { asks: true }],
  [
    'Kotor, Perast and Budva, six days in june, two women, boat day',
    { to: ['Kotor', 'Perast', 'Budva'], asks: false, days: 6, people: 2 },
  ],
  [
    "5 dagen naar Kopenhagen in mei met z'n tweeën",
    { to: ['Copenhagen'], days: 5, people: 2, language: 'nl', asks: false },
  ],
  ['marakech 4 nts nov 2 gals riad w pool pls', { to: ['Marrakesh'], asks: false, nights: 4 }],
  [
    'A week near Ballyvaughan in the Burren, rain is fine, 4 adults, september',
    { to: ['Burren'], asks: false, days: 7, people: 4 },
  ],
  [
    'Shkoder then Theth then Valbona, 6 days hiking july, 3 guys',
    { to: ['Shkoder', 'Theth', 'Valbona'], asks: false, days: 6, people: 3 },
  ],
  [
    'sapa trekking homestay 3 days and ninh bin 2 days, march, solo',
    { to: ['Sapa', 'Ninh Bình'], asks: true, people: 1 },
  ],
  [
    'san sebastien and bilbao pintxos crawl 5 nights june couple',
    { to: ['Bilbao', 'San Sebastien'], asks: true, nights: 5, people: 2 },
  ],
]
