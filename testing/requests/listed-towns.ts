/** Requests that name several places, of one name or in one area: each is a goal, or a question comes. */
import type { Request } from './expected.ts'

export const listedTowns: readonly Request[] = [
  [
    '4 nights in cordoba spain in april, patios and tapas',
    { to: ['Cordoba'], in: ['ES'], asks: false },
  ],
  [
    'Cordoba, Argentina for a week in March, then Mendoza wine',
    { to: ['Cordoba', 'Mendoza'], in: ['AR', 'AR'], asks: false },
  ],
  [
    'Seville, Córdoba and Granada in 8 days by train',
    { to: ['Seville', 'Córdoba', 'Granada'], in: ['ES', 'ES', 'ES'], asks: false },
  ],
  [
    'Granada and León, Nicaragua, 9 days with volcano boarding',
    { to: ['Granada', 'León'], in: ['NI', 'NI'], asks: false },
  ],
  ['Valencia for Las Fallas, 3 nights, two of us', { to: ['Valencia'], in: ['ES'], asks: false }],
  [
    'five days around Santiago de Compostela after walking the Camino',
    { to: ['Santiago de Compostela'], in: ['ES'], asks: false },
  ],
  [
    'Santiago and Valparaíso, a week in January from São Paulo',
    { to: ['Santiago', 'Valparaíso'], in: ['CL', 'CL'], asks: false },
  ],
  [
    'San José for one night and then La Fortuna, pura vida',
    { to: ['San José', 'La Fortuna'], in: ['CR', 'CR'], asks: false },
  ],
  [
    'tech conference in san jose california, tue-thu, any evening ideas',
    { to: ['San Jose'], in: ['US'], asks: false },
  ],
  [
    "Cambridge MA for our daughter's graduation, 3 nights in may",
    { to: ['Cambridge'], in: ['US'], asks: false },
  ],
  [
    'a day punting in cambridge then two in oxford',
    { to: ['Cambridge', 'Oxford'], in: ['GB', 'GB'], asks: false },
  ],
  [
    'Victoria BC by ferry from Seattle, long weekend',
    { to: ['Victoria'], in: ['CA'], asks: false },
  ],
  [
    'Birmingham Alabama civil rights sites, 2 days',
    { to: ['Birmingham'], in: ['US'], asks: false },
  ],
  [
    'Naples Florida, 5 days, beach and golf, my parents in their 70s',
    { to: ['Naples'], in: ['US'], asks: false },
  ],
  [
    'Manchester NH to see my brother, thanksgiving weekend',
    { to: ['Manchester'], in: ['US'], asks: false },
  ],
  ['weekend in manchester, gigs and curry', { to: ['Manchester'], in: ['GB'], asks: false }],
  [
    'alexandria and cairo, 8 days in november, egypt newbie',
    { to: ['Alexandria', 'Cairo'], in: ['EG', 'EG'], asks: false },
  ],
  [
    'Alexandria, Virginia for three days, easy access to DC museums',
    { to: ['Alexandria'], in: ['US'], asks: false },
  ],
  [
    'Georgia in May: Tbilisi 4 nights, Batumi 3',
    { to: ['Tbilisi', 'Batumi'], in: ['GE', 'GE'], asks: false },
  ],
  [
    'Georgia road trip with Savannah and Atlanta, 6 days',
    { to: ['Savannah', 'Atlanta'], in: ['US', 'US'], asks: false },
  ],
  [
    'Kerala backwaters, Kochi and Munnar, 10 days in january',
    { to: ['Kerala', 'Kochi', 'Munnar'], in: ['IN', 'IN', 'IN'], asks: false },
  ],
  [
    'Kochi on Shikoku for bonito, then Matsuyama, 5 days',
    { to: ['Kochi', 'Matsuyama'], in: ['JP', 'JP'], asks: false },
  ],
  [
    'Bali: ubud 4 nights, canggu 3 nights',
    { to: ['Ubud', 'Canggu'], in: ['ID', 'ID'], asks: false },
  ],
  [
    'Sicily: Palermo 3, Catania 2, Syracuse 2',
    { to: ['Palermo', 'Catania', 'Syracuse'], in: ['IT', 'IT', 'IT'], asks: false },
  ],
  [
    'Greek islands: Naxos, Paros, 5 nights each',
    { to: ['Naxos', 'Paros'], in: ['GR', 'GR'], asks: false },
  ],
  ['Hawaii - 4 days Maui, 4 days Kauai', { to: ['Maui', 'Kauai'], in: ['US', 'US'], asks: false }],
  [
    'Crete: chania and rethymno, a week in june',
    { to: ['Chania', 'Rethymno'], in: ['GR', 'GR'], asks: false },
  ],
  [
    'Morocco, starting in Fes, then Chefchaouen, ending in Tangier, 8 days',
    { to: ['Fes', 'Chefchaouen', 'Tangier'], in: ['MA', 'MA', 'MA'], asks: false },
  ],
  [
    'Vietnam 2 weeks hanoi ha long hoi an saigon',
    { to: ['Hanoi', 'Ha Long', 'Hoi An', 'Saigon'], in: ['VN', 'VN', 'VN', 'VN'], asks: false },
  ],
  [
    'Cape Town and the winelands, 9 days in february',
    { to: ['Cape Town', 'Winelands'], in: ['ZA', 'ZA'], asks: false },
  ],
  [
    'South Island NZ: christchurch, tekapo, queenstown, 10 days campervan',
    { to: ['Christchurch', 'Tekapo', 'Queenstown'], in: ['NZ', 'NZ', 'NZ'], asks: false },
  ],
  [
    'we did Paris last year, now thinking Bordeaux for wine, 4 days',
    { to: ['Bordeaux'], in: ['FR'], asks: false },
  ],
  [
    "I've been to Tokyo twice so this time Sapporo in february, snow festival, 4 nights",
    { to: ['Sapporo'], in: ['JP'], asks: false },
  ],
  [
    'Coming from Bath, want 3 days in Edinburgh in August',
    { to: ['Edinburgh'], in: ['GB'], asks: false },
  ],
  [
    "I'm reading about Lisbon and it looks great, 5 days in October?",
    { to: ['Lisbon'], in: ['PT'], asks: false },
  ],
  ['Nice in February for the carnival', { to: ['Nice'], in: ['FR'], asks: false }],
  ['a nice place near Florence for 3 nights', { asks: true }],
  [
    'split the week between Zagreb and Ljubljana',
    { to: ['Zagreb', 'Ljubljana'], in: ['HR', 'SI'], asks: false },
  ],
  [
    'Split to Hvar to Korcula to Dubrovnik, island hopping, 10 days',
    { to: ['Hvar', 'Korcula', 'Dubrovnik'], in: ['HR', 'HR', 'HR'], asks: false },
  ],
  [
    'uncork some wine in Cork, then the Ring of Kerry, 5 days in june',
    { to: ['Cork', 'Ring of Kerry'], in: ['IE', 'IE'], asks: false },
  ],
  [
    'My phone: please text the mobile. We want New Orleans in March, 4 nights',
    { to: ['New Orleans'], in: ['US'], asks: false },
  ],
  ['Mobile, Alabama for mardi gras with kids', { to: ['Mobile'], in: ['US'], asks: false }],
  ['Orange wine tasting in Ljubljana, 3 days', { to: ['Ljubljana'], in: ['SI'], asks: false }],
  [
    'Bar, Montenegro, then Kotor, one week',
    { to: ['Bar', 'Kotor'], in: ['ME', 'ME'], asks: false },
  ],
  [
    'a bar crawl in Dublin for 12 lads, friday to sunday',
    { to: ['Dublin'], in: ['IE'], asks: false },
  ],
  ['Rome 4 days, with a day at Tivoli', { to: ['Rome'], in: ['IT'], asks: false }],
  [
    'Copenhagen with kids, Tivoli and the zoo, 3 days in december',
    { to: ['Copenhagen'], in: ['DK'], asks: false },
  ],
  [
    '2 nights in Pompeii and 3 in Sorrento',
    { to: ['Pompeii', 'Sorrento'], in: ['IT', 'IT'], asks: false },
  ],
  [
    'Madrid 5 days including Toledo and Segovia as day trips',
    { to: ['Madrid'], in: ['ES'], asks: false },
  ],
  [
    'Day trip to Versailles from Paris, we have four days in total',
    { to: ['Paris'], in: ['FR'], asks: false },
  ],
  ['London 6 days, one day out to Stonehenge', { to: ['London'], in: ['GB'], asks: false }],
  ['Munich and a day in Neuschwanstein, 4 days', { to: ['Munich'], in: ['DE'], asks: false }],
  [
    'the Louvre, the Eiffel Tower and Montmartre, 3 days, first timers',
    { to: ['Paris'], in: ['FR'], asks: false },
  ],
  [
    'want to see the Sagrada Familia and Park Güell, long weekend in march',
    { to: ['Barcelona'], in: ['ES'], asks: false },
  ],
  ['Machu Picchu is the dream. 10 days in May', { to: ['Machu Picchu'], in: ['PE'], asks: false }],
  ['Angkor Wat at sunrise, 3 nights', { to: ['Siem Reap'], in: ['KH'], asks: false }],
  ['Taj Mahal, Amber Fort, Red Fort, one week in November', { asks: true }],
  [
    'Not Italy, not Spain. Maybe Slovenia for 6 days?',
    { to: ['Slovenia'], in: ['SI'], asks: false },
  ],
  [
    'anything but Amsterdam, we go every year. Utrecht for a weekend',
    { to: ['Utrecht'], in: ['NL'], asks: false },
  ],
  ['no Phuket please - Koh Lanta 7 nights', { to: ['Koh Lanta'], in: ['TH'], asks: false }],
  ['somewhere like Venice but less crowded', { asks: true }],
  ['Bruges is too touristy, so Ghent then, two nights', { to: ['Ghent'], in: ['BE'], asks: false }],
  [
    "my dad was born in Lviv but lives in Chicago, he turns 70 and we'd like to take him to Krakow",
    { to: ['Krakow'], in: ['PL'], asks: false },
  ],
  [
    'A dad of three here: Billund Legoland, 2 nights in July',
    { to: ['Billund'], in: ['DK'], asks: false },
  ],
  [
    'mum of two, solo trip w/ kids to Lanzarote, 7 nights in feb half term',
    { to: ['Lanzarote'], in: ['ES'], asks: false },
  ],
  [
    'Sydney and I are going to Melbourne for the tennis in January, 5 days',
    { to: ['Melbourne'], in: ['AU'], asks: false },
  ],
  [
    'Paris (my daughter) wants to see Rome, 4 days at easter',
    { to: ['Rome'], in: ['IT'], asks: false },
  ],
  [
    'Flying out of Stansted to Krakow, friday morning, back monday',
    { to: ['Krakow'], in: ['PL'], asks: false },
  ],
  [
    'Leaving Delhi on 3 March, Udaipur and Jodhpur, back on the 10th',
    { to: ['Udaipur', 'Jodhpur'], in: ['IN', 'IN'], asks: false },
  ],
  [
    'YVR to HND, ten days in tokyo and kanazawa',
    { to: ['Tokyo', 'Kanazawa'], in: ['JP', 'JP'], asks: false },
  ],
  ['train from Paris to Marseille, 3 nights there', { to: ['Marseille'], in: ['FR'], asks: false }],
  [
    'Drive from LA to San Francisco along highway 1 in 5 days',
    { to: ['San Francisco'], in: ['US'], asks: false },
  ],
  [
    'Nairobi, Maasai Mara safari and Diani beach, 12 days',
    { to: ['Nairobi', 'Maasai Mara', 'Diani'], in: ['KE', 'KE', 'KE'], asks: false },
  ],
  [
    'Accra and Cape Coast for the year of return, 9 days in december',
    { to: ['Accra', 'Cape Coast'], in: ['GH', 'GH'], asks: false },
  ],
  ['Lagos in Portugal, surf and cliffs, 5 nights', { to: ['Lagos'], in: ['PT'], asks: false }],
  ['Lagos for Detty December, a week, staying on VI', { to: ['Lagos'], in: ['NG'], asks: false }],
  [
    'lagos, sagres, and tavira by bus, a week',
    { to: ['Lagos', 'Sagres', 'Tavira'], in: ['PT', 'PT', 'PT'], asks: false },
  ],
  [
    'Tripoli, Lebanon and Byblos from Beirut, 4 days',
    { to: ['Tripoli', 'Byblos'], in: ['LB', 'LB'], asks: false },
  ],
  [
    'buenos aires 5 nights, iguazu 2, el calafate 3',
    { to: ['Buenos Aires', 'Iguazu', 'El Calafate'], in: ['AR', 'AR', 'AR'], asks: false },
  ],
  ['rio & paraty, 8 days, not carnival', { to: ['Rio', 'Paraty'], in: ['BR', 'BR'], asks: false }],
  [
    'bogota, medellin, cartagena 12 days in july',
    { to: ['Bogota', 'Medellin', 'Cartagena'], in: ['CO', 'CO', 'CO'], asks: false },
  ],
  [
    'La Paz and Uyuni, a week, altitude worries',
    { to: ['La Paz', 'Uyuni'], in: ['BO', 'BO'], asks: false },
  ],
  [
    'La Paz and Todos Santos, Baja, 6 days whale watching',
    { to: ['La Paz', 'Todos Santos'], in: ['MX', 'MX'], asks: false },
  ],
  [
    'Merida and Valladolid, Yucatan, cenotes, 7 days',
    { to: ['Merida', 'Valladolid'], in: ['MX', 'MX'], asks: false },
  ],
  [
    'Mérida, Cáceres and Trujillo, Extremadura by car',
    { to: ['Mérida', 'Cáceres', 'Trujillo'], in: ['ES', 'ES', 'ES'], asks: false },
  ],
  ['Cuenca, Ecuador 4 nights for expat scouting', { to: ['Cuenca'], in: ['EC'], asks: false }],
  ['Toledo Ohio, art museum and glass, one weekend', { to: ['Toledo'], in: ['US'], asks: false }],
  [
    "Portland with our toddler, 4 days, Powell's and doughnuts",
    { to: ['Portland'], in: ['US'], asks: false },
  ],
  [
    'Portland Maine in october, lobster rolls and lighthouses',
    { to: ['Portland'], in: ['US'], asks: false },
  ],
  ['Hamilton, Bermuda four nights in May', { to: ['Hamilton'], in: ['BM'], asks: false }],
  [
    'Perth for 3 days then Margaret River',
    { to: ['Perth', 'Margaret River'], in: ['AU', 'AU'], asks: false },
  ],
  [
    'Perth, Scotland and Pitlochry with grandma',
    { to: ['Perth', 'Pitlochry'], in: ['GB', 'GB'], asks: false },
  ],
  ['Newcastle for a hen do, 2 nights, clubbing', { asks: true }],
  ['Instanbul for a long weekend with my mum', { to: ['Istanbul'], in: ['TR'], asks: false }],
  ['Reykjavick 4 nights northern lights', { to: ['Reykjavik'], in: ['IS'], asks: false }],
  ['prauge and budapst in 6 days', { to: ['Prague', 'Budapest'], in: ['CZ', 'HU'], asks: false }],
  [
    'marakesh 3 nights + essaouira 2 nights',
    { to: ['Marrakesh', 'Essaouira'], in: ['MA', 'MA'], asks: false },
  ],
  ['Vegas baby! 3 nights, 4 friends', { to: ['Las Vegas'], in: ['US'], asks: false }],
  ['NOLA for jazzfest 5 days', { to: ['New Orleans'], in: ['US'], asks: false }],
  [
    'philly and dc, 5 days in spring break',
    { to: ['Philadelphia', 'Washington DC'], in: ['US', 'US'], asks: false },
  ],
  [
    'KL and Penang street food week',
    { to: ['Kuala Lumpur', 'Penang'], in: ['MY', 'MY'], asks: false },
  ],
  [
    'BKK 3 days then Chiang Mai 4',
    { to: ['Bangkok', 'Chiang Mai'], in: ['TH', 'TH'], asks: false },
  ],
  ['CDMX for day of the dead, 5 nights', { to: ['Mexico City'], in: ['MX'], asks: false }],
  ['Big Apple at christmas with teens, 5 nights', { to: ['New York'], in: ['US'], asks: false }],
  ['the Eternal City, 3 days, art history nerd', { to: ['Rome'], in: ['IT'], asks: false }],
  ['jozi and kruger, 8 days', { to: ['Jozi', 'Kruger'], in: ['ZA', 'ZA'], asks: false }],
  [
    'Sardinia in September, Alghero as a base, 8 days',
    { to: ['Alghero'], in: ['IT'], asks: false },
  ],
  [
    'Loire valley: Amboise and Blois, wine and castles, 5 days',
    { to: ['Amboise', 'Blois'], in: ['FR', 'FR'], asks: false },
  ],
  ['Algarve, a week, golf', { to: ['Algarve'], in: ['PT'], asks: false }],
  [
    'Scotland: Inverness, Skye and Fort William, nine days',
    { to: ['Inverness', 'Skye', 'Fort William'], in: ['GB', 'GB', 'GB'], asks: false },
  ],
  [
    'the Dolomites from Innsbruck, 5 days of hiking',
    { to: ['Dolomites'], in: ['IT'], asks: false },
  ],
  [
    'Provence: Arles, Avignon, Orange',
    { to: ['Arles', 'Avignon', 'Orange'], in: ['FR', 'FR', 'FR'], asks: false },
  ],
  ['Azores, Sao Miguel, 7 nights in june', { to: ['Sao Miguel'], in: ['PT'], asks: false }],
  [
    'Tasmania — Hobart 3 nights and Cradle Mountain 2',
    { to: ['Hobart', 'Cradle Mountain'], in: ['AU', 'AU'], asks: false },
  ],
  [
    'Borneo: Kota Kinabalu and Sandakan orangutans, 10 days',
    { to: ['Kota Kinabalu', 'Sandakan'], in: ['MY', 'MY'], asks: false },
  ],
  [
    'Cebu, bohol n siargao for 2 weeks',
    { to: ['Cebu', 'Bohol', 'Siargao'], in: ['PH', 'PH', 'PH'], asks: false },
  ],
  [
    'Almaty and Bishkek, 9 days horse riding',
    { to: ['Almaty', 'Bishkek'], in: ['KZ', 'KG'], asks: false },
  ],
  [
    'Samarkand Bukhara Khiva, silk road in 8 days',
    { to: ['Samarkand', 'Bukhara', 'Khiva'], in: ['UZ', 'UZ', 'UZ'], asks: false },
  ],
  [
    'Baku 3 days, then Tbilisi, then Yerevan, 3 days each',
    { to: ['Baku', 'Tbilisi', 'Yerevan'], in: ['AZ', 'GE', 'AM'], asks: false },
  ],
  [
    'muscat, nizwa and the wahiba sands, 6 days',
    { to: ['Muscat', 'Nizwa', 'Wahiba Sands'], in: ['OM', 'OM', 'OM'], asks: false },
  ],
  [
    'petra and wadi rum from Aqaba, 4 days',
    { to: ['Petra', 'Wadi Rum'], in: ['JO', 'JO'], asks: false },
  ],
  ['Amman, Jordan for a conference, two free days', { to: ['Amman'], in: ['JO'], asks: false }],
  ['Jordan wants Berlin, I want Hamburg. Three days.', { asks: true }],
  ['Porto or Lisbon for 4 days in May? budget 600 euros', { asks: true }],
  [
    "My sister lives in Wellington, so we'll fly there and do the Tongariro crossing, 10 days",
    { to: ['Wellington', 'Tongariro'], in: ['NZ', 'NZ'], asks: false },
  ],
  [
    'Wellington 2 days, ferry to Picton, then Nelson 3 days',
    { to: ['Wellington', 'Picton', 'Nelson'], in: ['NZ', 'NZ', 'NZ'], asks: false },
  ],
  [
    'Hastings and Rye, weekend from London',
    { to: ['Hastings', 'Rye'], in: ['GB', 'GB'], asks: false },
  ],
  [
    'Vancouver Washington for a work trip, 2 nights',
    { to: ['Vancouver'], in: ['US'], asks: false },
  ],
  [
    "Paris in Kentucky has horse farms, right? We'd drive there from Cincinnati for 2 days",
    { to: ['Paris'], in: ['US'], asks: false },
  ],
  ['Athens GA for a football game', { to: ['Athens'], in: ['US'], asks: false }],
  ['Dublin, Ohio golf tournament weekend', { to: ['Dublin'], in: ['US'], asks: false }],
  [
    'Memphis and Nashville, music pilgrimage, 5 days',
    { to: ['Memphis', 'Nashville'], in: ['US', 'US'], asks: false },
  ],
  ['London Ontario to visit our son at Western', { to: ['London'], in: ['CA'], asks: false }],
  [
    'A honeymoon: 3 nights Malé area resort, 2 nights Colombo',
    { to: ['Malé', 'Colombo'], in: ['MV', 'LK'], asks: false },
  ],
  ['Antarctica cruise out of Ushuaia, 11 days', { to: ['Antarctica'], in: ['AQ'], asks: false }],
  [
    'Torres del Paine W trek 5 days, base in Puerto Natales',
    { to: ['Puerto Natales'], in: ['CL'], asks: false },
  ],
  [
    'Havana 4 nights, Viñales 2, Trinidad 3',
    { to: ['Havana', 'Viñales', 'Trinidad'], in: ['CU', 'CU', 'CU'], asks: false },
  ],
  [
    'Trinidad carnival, one week in Port of Spain',
    { to: ['Port of Spain'], in: ['TT'], asks: false },
  ],
  [
    'Antigua Guatemala and Lake Atitlan, 8 days',
    { to: ['Antigua Guatemala', 'Lake Atitlan'], in: ['GT', 'GT'], asks: false },
  ],
  ['Antigua all inclusive, 7 nights, adults only', { to: ['Antigua'], in: ['AG'], asks: false }],
  ['we live near Nice and want a weekend in Turin', { to: ['Turin'], in: ['IT'], asks: false }],
  ["can't decide if we should stay in Tokyo the full week or add Hakone", { asks: true }],
]
