/** Requests for places that many travel to and few live in, in lists and beside words that are no places. */
import type { Request } from './expected.ts'

export const travelledPlaces: readonly Request[] = [
  [
    'Cinque Terre and Lucca, six days in May by train',
    { to: ['Cinque Terre', 'Lucca'], in: ['IT', 'IT'], asks: false },
  ],
  ["my boss is sending me to Stuttgart and I'd add two days in Heidelberg", { asks: true }],
  [
    'girls trip, Tulum 4 nights n Isla Mujeres 3',
    { to: ['Tulum', 'Isla Mujeres'], in: ['MX', 'MX'], asks: false },
  ],
  [
    'We were supposed to do Kyiv. Now thinking Vilnius and Riga, one week',
    { to: ['Vilnius', 'Riga'], in: ['LT', 'LV'], asks: false },
  ],
  [
    'Peru: lima 2, cusco 3, machu picchu, arequipa 3',
    {
      to: ['Lima', 'Cusco', 'Machu Picchu', 'Arequipa'],
      in: ['PE', 'PE', 'PE', 'PE'],
      asks: false,
    },
  ],
  [
    'San José, Monteverde and Tamarindo, 11 days with teens',
    { to: ['San José', 'Monteverde', 'Tamarindo'], in: ['CR', 'CR', 'CR'], asks: false },
  ],
  [
    'León for the cathedral and then Oviedo, 4 days',
    { to: ['León', 'Oviedo'], in: ['ES', 'ES'], asks: false },
  ],
  [
    'tripoli libya is off the table so Tunis for 5 days',
    { to: ['Tunis'], in: ['TN'], asks: false },
  ],
  [
    'Victoria, Seychelles for 3 nights then Praslin and La Digue',
    { to: ['Victoria', 'Praslin', 'La Digue'], in: ['SC', 'SC', 'SC'], asks: false },
  ],
  [
    'Melbourne, Sydney, Cairns – 14 days in September',
    { to: ['Melbourne', 'Sydney', 'Cairns'], in: ['AU', 'AU', 'AU'], asks: false },
  ],
  [
    'Cambridge and Ely, two days, choir music',
    { to: ['Cambridge', 'Ely'], in: ['GB', 'GB'], asks: false },
  ],
  [
    'Berlin, New Hampshire for snowmobiling, a weekend',
    { to: ['Berlin'], in: ['US'], asks: false },
  ],
  ['Rome, Georgia - visiting college with my daughter', { to: ['Rome'], in: ['US'], asks: false }],
  [
    'Granada in February: Alhambra, tapas, snow on the mountains',
    { to: ['Granada'], in: ['ES'], asks: false },
  ],
  ['we want to see the northern lights, Tromsø or Abisko? 4 nights', { asks: true }],
  [
    "Bordeaux wine is my husband's thing, mine is beaches: so Biarritz, 5 days",
    { to: ['Biarritz'], in: ['FR'], asks: false },
  ],
  [
    '3 nights in Cork, 2 in Dingle, 2 in Galway',
    { to: ['Cork', 'Dingle', 'Galway'], in: ['IE', 'IE', 'IE'], asks: false },
  ],
  [
    'Nice, Menton, Monaco – 5 days in April without a car',
    { to: ['Nice', 'Menton', 'Monaco'], in: ['FR', 'FR', 'MC'], asks: false },
  ],
  [
    'It would be nice to see Split and Zadar, 6 days',
    { to: ['Split', 'Zadar'], in: ['HR', 'HR'], asks: false },
  ],
  [
    '5 days in Oman: Muscat, Sur and the desert',
    { to: ['Muscat', 'Sur'], in: ['OM', 'OM'], asks: false },
  ],
  ['bar hopping and ramen in Fukuoka 3 nites', { to: ['Fukuoka'], in: ['JP'], asks: false }],
  [
    'okinawa for diving, a week in october, from Taipei',
    { to: ['Okinawa'], in: ['JP'], asks: false },
  ],
  [
    'Mallorca with toddlers, staying in Pollença, 7 nights',
    { to: ['Pollença'], in: ['ES'], asks: false },
  ],
  [
    'Corsica: Bastia, Calvi, Bonifacio in 9 days',
    { to: ['Bastia', 'Calvi', 'Bonifacio'], in: ['FR', 'FR', 'FR'], asks: false },
  ],
  ['the Lake District, Keswick or Windermere as base? 4 days', { asks: true }],
  [
    'Yorkshire: York, Whitby and Haworth, 5 days',
    { to: ['York', 'Whitby', 'Haworth'], in: ['GB', 'GB', 'GB'], asks: false },
  ],
  ['Isle of Skye 3 nights from Glasgow', { to: ['Isle of Skye'], in: ['GB'], asks: false }],
  [
    'a friend moved to Lyon, going to visit her 2 nights and then Annecy 2 nights',
    { to: ['Lyon', 'Annecy'], in: ['FR', 'FR'], asks: false },
  ],
  [
    'my in-laws are in Kraków so not there. Wrocław and Gdańsk please, 6 days',
    { to: ['Wrocław', 'Gdańsk'], in: ['PL', 'PL'], asks: false },
  ],
  [
    'Romania by car, Brasov sibiu sighisoara, 1 week',
    { to: ['Brasov', 'Sibiu', 'Sighisoara'], in: ['RO', 'RO', 'RO'], asks: false },
  ],
  ['plovdiv & sofia 5 days cheap', { to: ['Plovdiv', 'Sofia'], in: ['BG', 'BG'], asks: false }],
  [
    'ohrid lake and tirana, 7 days in june',
    { to: ['Ohrid', 'Tirana'], in: ['MK', 'AL'], asks: false },
  ],
  [
    'Lebanon: Beirut, Byblos, Baalbek. 6 days',
    { to: ['Beirut', 'Byblos', 'Baalbek'], in: ['LB', 'LB', 'LB'], asks: false },
  ],
  [
    'Cairo, Luxor, Aswan by train, 9 days',
    { to: ['Cairo', 'Luxor', 'Aswan'], in: ['EG', 'EG', 'EG'], asks: false },
  ],
  [
    'dakar and saint-louis senegal, 8 days',
    { to: ['Dakar', 'Saint-Louis'], in: ['SN', 'SN'], asks: false },
  ],
  [
    'Lusaka one night, then South Luangwa 4 nights, then Livingstone 2',
    { to: ['Lusaka', 'South Luangwa', 'Livingstone'], in: ['ZM', 'ZM', 'ZM'], asks: false },
  ],
  [
    'Windhoek to Swakopmund via Sossusvlei, 8 days self drive',
    { to: ['Swakopmund', 'Sossusvlei'], in: ['NA', 'NA'], asks: false },
  ],
  ['mauritius or reunion for a honeymoon, 10 nights', { asks: true }],
  [
    'Delhi Agra Jaipur 6 days then Goa 4 days',
    { to: ['Delhi', 'Agra', 'Jaipur', 'Goa'], in: ['IN', 'IN', 'IN', 'IN'], asks: false },
  ],
  [
    'kochi, alleppey and varkala, 8 days, ayurveda',
    { to: ['Kochi', 'Alleppey', 'Varkala'], in: ['IN', 'IN', 'IN'], asks: false },
  ],
  [
    'hyderabad biryani weekend with office friends from Bangalore',
    { to: ['Hyderabad'], in: ['IN'], asks: false },
  ],
  [
    'Kathmandu and Pokhara 10 days, short trek',
    { to: ['Kathmandu', 'Pokhara'], in: ['NP', 'NP'], asks: false },
  ],
  [
    'chiang mai pai chiang rai loop 9 days scooter',
    { to: ['Chiang Mai', 'Pai', 'Chiang Rai'], in: ['TH', 'TH', 'TH'], asks: false },
  ],
  [
    'hanoi > sapa > ninh binh > hue, 12 days',
    { to: ['Hanoi', 'Sapa', 'Ninh Binh', 'Hue'], in: ['VN', 'VN', 'VN', 'VN'], asks: false },
  ],
  [
    'Luang Prabang then Vang Vieng then Vientiane, 3 days each',
    { to: ['Luang Prabang', 'Vang Vieng', 'Vientiane'], in: ['LA', 'LA', 'LA'], asks: false },
  ],
  [
    'singapore 3 nights + bintan 3 nights',
    { to: ['Singapore', 'Bintan'], in: ['SG', 'ID'], asks: false },
  ],
  [
    'Kuching and Kota Kinabalu in 8 days, orangutans',
    { to: ['Kuching', 'Kota Kinabalu'], in: ['MY', 'MY'], asks: false },
  ],
  [
    'seoul busan jeju 10 days k-food',
    { to: ['Seoul', 'Busan', 'Jeju'], in: ['KR', 'KR', 'KR'], asks: false },
  ],
  [
    'taipei 4 days, tainan 2, kaohsiung 1',
    { to: ['Taipei', 'Tainan', 'Kaohsiung'], in: ['TW', 'TW', 'TW'], asks: false },
  ],
  [
    "Beijing, Xi'an and Shanghai, two weeks, first time in China",
    { to: ['Beijing', "Xi'an", 'Shanghai'], in: ['CN', 'CN', 'CN'], asks: false },
  ],
  [
    'ulaanbaatar and the gobi, 12 days',
    { to: ['Ulaanbaatar', 'Gobi'], in: ['MN', 'MN'], asks: false },
  ],
  [
    'Wanaka and Queenstown, seven days of tramping',
    { to: ['Wanaka', 'Queenstown'], in: ['NZ', 'NZ'], asks: false },
  ],
  [
    'nelson and abel tasman new zealand, 5 days',
    { to: ['Nelson', 'Abel Tasman'], in: ['NZ', 'NZ'], asks: false },
  ],
  ['Fiji, a week on Taveuni', { to: ['Taveuni'], in: ['FJ'], asks: false }],
  [
    'Seattle, Portland, San Francisco by Amtrak, 10 days',
    { to: ['Seattle', 'Portland', 'San Francisco'], in: ['US', 'US', 'US'], asks: false },
  ],
  ['Aspen or Vail for skiing, 5 nights in feb, 2 couples', { asks: true }],
  [
    'Jackson Hole and Yellowstone, 8 days in sept',
    { to: ['Jackson Hole', 'Yellowstone'], in: ['US', 'US'], asks: false },
  ],
  [
    'Charleston SC then Savannah GA, 5 days',
    { to: ['Charleston', 'Savannah'], in: ['US', 'US'], asks: false },
  ],
  ['Kansas City bbq and jazz, 3 days', { to: ['Kansas City'], in: ['US'], asks: false }],
  [
    'Halifax and Lunenburg, 6 days, seafood',
    { to: ['Halifax', 'Lunenburg'], in: ['CA', 'CA'], asks: false },
  ],
  [
    'banff lake louise jasper, 7 days, rv',
    { to: ['Banff', 'Lake Louise', 'Jasper'], in: ['CA', 'CA', 'CA'], asks: false },
  ],
  [
    'Quebec City winter carnival 3 days from Boston',
    { to: ['Quebec City'], in: ['CA'], asks: false },
  ],
  [
    'Mexico City 4 nights and Oaxaca 4 nights, food food food',
    { to: ['Mexico City', 'Oaxaca'], in: ['MX', 'MX'], asks: false },
  ],
  [
    'Guadalajara, Tequila and Puerto Vallarta, 8 days',
    { to: ['Guadalajara', 'Tequila', 'Puerto Vallarta'], in: ['MX', 'MX', 'MX'], asks: false },
  ],
  [
    'havana & trinidad & vinales 9 days',
    { to: ['Havana', 'Trinidad', 'Vinales'], in: ['CU', 'CU', 'CU'], asks: false },
  ],
  [
    'Santiago de los Caballeros family visit, then Punta Cana 4 nights',
    { to: ['Santiago de los Caballeros', 'Punta Cana'], in: ['DO', 'DO'], asks: false },
  ],
  [
    'Quito, Baños and Cuenca, 10 days',
    { to: ['Quito', 'Baños', 'Cuenca'], in: ['EC', 'EC', 'EC'], asks: false },
  ],
  [
    'santiago 3 nights, san pedro de atacama 4 nights',
    { to: ['Santiago', 'San Pedro De Atacama'], in: ['CL', 'CL'], asks: false },
  ],
  [
    'Bariloche and El Chaltén, 9 days hiking',
    { to: ['Bariloche', 'El Chaltén'], in: ['AR', 'AR'], asks: false },
  ],
  [
    'salvador da bahia & morro de sao paulo, 8 days',
    { to: ['Salvador Da Bahia', 'Morro De Sao Paulo'], in: ['BR', 'BR'], asks: false },
  ],
  [
    'montevideo, colonia, punta del este, one week',
    { to: ['Montevideo', 'Colonia', 'Punta Del Este'], in: ['UY', 'UY', 'UY'], asks: false },
  ],
  [
    'london is home, we like trains. Bruges for 2 nights?',
    { to: ['Bruges'], in: ['BE'], asks: false },
  ],
  ['took the kids to Legoland Windsor last year, this year Efteling, 3 nights', { asks: true }],
  ['Bergen-Op-Zoom with grandpa, two days', { to: ['Bergen-Op-Zoom'], in: ['NL'], asks: false }],
  ['anything in Umbria? Perugia maybe, 5 nights', { asks: true }],
  [
    'honestly just get me to Lisbon asap, 4 nights, from Leeds',
    { to: ['Lisbon'], in: ['PT'], asks: false },
  ],
]
