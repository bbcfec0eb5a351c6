/** Goals beside namesakes and containers, after second thoughts, and beside places that are only told of: a wedding, a port, a past trip. */
import type { Request } from './expected.ts'

export const goalsAgainstNamesakes: readonly Request[] = [
  ['sellin auf rügen, eine woche im juni, 2 erwachsene', { to: ['Sellin'], asks: false }],
  ['a week in Oia on Santorini, couple, september', { to: ['Santorini'], asks: false }],
  [
    'malcesine all week, lake garda, 22-29 may, 2 adults',
    { to: ['Malcesine', 'Lake Garda'], asks: false },
  ],
  [
    'lake como but NOT bellagio. varenna all week, 3-10 june, two of us',
    { to: ['Lake Como', 'Varenna'], asks: false },
  ],
  [
    'lake garda but NOT sirmione, zoo of tourists. malcesine all week, 22-29 may',
    { to: ['Lake Garda', 'Malcesine'], asks: false },
  ],
  [
    'Algarve but not Albufeira please. Tavira the whole week, 10-17 April',
    { to: ['Algarve', 'Tavira'], asks: false },
  ],
  ['Crete, not Malia. Paleochora all week in June', { to: ['Crete', 'Paleochora'], asks: false }],
  ['Richmond (the Yorkshire one obviously), 3 nights in April', { to: ['Richmond'], asks: false }],
  ['birmingham (the alabama one), 2 nights in march', { to: ['Birmingham'], asks: false }],
  ['Wells, the Somerset one, a long weekend in May', { to: ['Wells'], asks: false }],
  ['st andrews (the scotland one duh) 3 nights golf', { to: ['St Andrews'], asks: false }],
  [
    'Sicily loop from Catania back to Catania by car, 8 days from 3 May. Ragusa, Agrigento, Cefalù.',
    { from: 'Catania', to: ['Sicily', 'Ragusa', 'Agrigento', 'Cefalù'], asks: false },
  ],
  [
    'perth to albany and back in a campervan, 6 days in october',
    { from: 'Perth', to: ['Albany'], asks: false },
  ],
  [
    'Darwin to Katherine return by car, 5 days in june',
    { from: 'Darwin', to: ['Katherine'], asks: false },
  ],
  [
    'Caye Caulker or Ambergris Caye, 5 nights in March',
    { to: ['Caye Caulker', 'Ambergris Caye'], asks: true },
  ],
  ['gili air or gili meno, 4 nights, may', { to: ['Gili Air', 'Gili Meno'], asks: true }],
  [
    'magaluf or ayia napa, whichever is cheaper, 7 nights from 3 july',
    { to: ['Magaluf', 'Ayia Napa'], asks: true },
  ],
  [
    "krakow, prague or budapest, whichever's cheapest from bristol, weekend in feb",
    { from: 'Bristol', to: ['Krakow', 'Prague', 'Budapest'], asks: true },
  ],
  [
    'my wife says Tuscany, the kids say Disneyland, I say Norway. so: Norway, ten days in August',
    { to: ['Norway'], asks: false },
  ],
  [
    'dad wants golf in Spain, mum wants Madeira, my brother Iceland. So: Madeira, one week in May, from Cork',
    { from: 'Cork', to: ['Madeira'], asks: false },
  ],
  [
    'Annie votes Lisbon, Bert votes Porto, Carla wants Seville. So: Porto. 4 nights in March',
    { to: ['Porto'], asks: false },
  ],
  [
    'Rome first? No. Florence first for three nights, then Rome for four, June',
    { to: ['Florence', 'Rome'], asks: false },
  ],
  [
    'Hanoi first? No. Saigon first 3 nights, then Hanoi 4 nights, Feb',
    { to: ['Saigon', 'Hanoi'], asks: false },
  ],
  [
    'Edinburgh first? Nope. Glasgow first for 2 nights, then Edinburgh for 3, in May',
    { to: ['Glasgow', 'Edinburgh'], asks: false },
  ],
  [
    "Seville maybe? Or hang on, my sister said Cordoba is nicer in spring. Let's do Cordoba, 3 nights in April",
    { to: ['Cordoba'], asks: false },
  ],
  [
    'ghent this time. or no, wait, antwerp, for the diamonds. 2 nights in may',
    { to: ['Antwerp'], asks: false },
  ],
  ["Rome's been done to death. Naples, 4 nights, October", { to: ['Naples'], asks: false }],
  [
    'Reykjavik 4 nights in March, via Copenhagen, only changing planes there',
    { to: ['Reykjavik'], asks: false },
  ],
  [
    'Going to Windhoek 10 days in August (through Frankfurt, just a change of plane)',
    { to: ['Windhoek'], asks: false },
  ],
  [
    'three days in Ljubljana, landing in Venice, just changing to a bus',
    { to: ['Ljubljana'], asks: false },
  ],
  [
    "Wedding's in Leeds on 3 June, then the honeymoon: Zanzibar, 10 nights from 6 June",
    { to: ['Zanzibar'], asks: false },
  ],
  [
    'We marry in Ghent on 1 May and honeymoon in Madeira from 4 May to 14 May, flying from Brussels',
    { from: 'Brussels', to: ['Madeira'], asks: false },
  ],
  [
    "After our wedding in Cork we're off to Mauritius for the honeymoon, 12 nights in July",
    { to: ['Mauritius'], asks: false },
  ],
  [
    'My sister just flew back from Bali and loved it. We want Sri Lanka, two weeks in March, from Oslo',
    { from: 'Oslo', to: ['Sri Lanka'], asks: false },
  ],
  [
    'I live in Lyon, my boyfriend in Milan. Looking for a place halfway for 3 days in May',
    { from: 'Lyon', to: [], asks: true },
  ],
  [
    "We are in Boston, they're in Philadelphia - suggest somewhere in between for a weekend in June",
    { from: 'Boston', to: [], asks: true },
  ],
  [
    'Friends push for Corfu but we did that in 2021. Kefalonia, 7 nights in June',
    { to: ['Kefalonia'], asks: false },
  ],
  [
    "Last summer it was Brittany, the summer before Cornwall; this time we've settled on Galway. 6 nights in July",
    { to: ['Galway'], asks: false },
  ],
  [
    "My neighbour raves about Split but I've been three times. Kotor, 5 days in May",
    { to: ['Kotor'], asks: false },
  ],
  [
    'Sri Lanka 8 nights, family of 4, Doha departure 3 March',
    { from: 'Doha', to: ['Sri Lanka'], asks: false },
  ],
  ['Bali 6N, Perth departure on 10 May, couple', { from: 'Perth', to: ['Bali'], asks: false }],
  [
    'hi, were in bendigo, want 5 nights in adelaide in march',
    { from: 'Bendigo', to: ['Adelaide'], asks: false },
  ],
  [
    'Five nights Prague in March, home is Eindhoven',
    { from: 'Eindhoven', to: ['Prague'], asks: false },
  ],
  [
    "Home in Eindhoven, we'd like to see Copenhagen, 4 nights by train",
    { from: 'Eindhoven', to: ['Copenhagen'], asks: false },
  ],
  [
    'Driving from Swansea to Kilkenny via Fishguard and Rosslare, 4 nights in Kilkenny in June',
    { from: 'Swansea', to: ['Kilkenny'], asks: false },
  ],
  [
    '4 nights in Antwerp from Hull via Rotterdam ferry, in april',
    { from: 'Hull', to: ['Antwerp'], asks: false },
  ],
  [
    'Amsterdam 3 nights from Newcastle with the ferry via IJmuiden',
    { from: 'Newcastle', to: ['Amsterdam'], asks: false },
  ],
  [
    'Cork for 5 nights via Pembroke and Rosslare with the car, from Bristol',
    { from: 'Bristol', to: ['Cork'], asks: false },
  ],
  [
    'My grandfather came from Trieste and I want to see it before I die. 4 days in May, from Bern',
    { from: 'Bern', to: ['Trieste'], asks: false },
  ],
  [
    "My mother was born in Cefalù and we'd love to take her back there for a week in September",
    { to: ['Cefalù'], asks: false },
  ],
  [
    'Santorini is ruined. Folegandros then, 6 nights in september',
    { to: ['Folegandros'], asks: false },
  ],
  [
    'Busco playa en julio para 4, que no sea Benidorm, desde Madrid',
    { from: 'Madrid', to: [], asks: true },
  ],
  [
    'quero ir para ubatuba em janeiro, 5 noites, saindo de campinas',
    { from: 'Campinas', to: ['Ubatuba'], asks: false },
  ],
  ['Zorbinia, 5 nights in May, from Leeds', { from: 'Leeds', to: ['Zorbinia'], asks: true }],
  [
    'A week on Quellmark in June, two of us, from Leeds',
    { from: 'Leeds', to: ['Quellmark'], asks: true },
  ],
  ['5 nights in Blurtsk, then Vienna', { to: ['Blurtsk', 'Vienna'], asks: true }],
  ['cambridge (massachusetts one lol), 4 days in october', { to: ['Cambridge'], asks: false }],
  ['Perth, the Scottish one, two nights in May', { to: ['Perth'], asks: false }],
  ['toledo the ohio one, 2 days, art museum', { to: ['Toledo'], asks: false }],
  ['Durham (the North Carolina one), long weekend in April', { to: ['Durham'], asks: false }],
  [
    "Our son is in Oslo and I'm in Malmö - where's a nice place to meet in between for 3 nights in May?",
    { from: 'Malmö', to: [], asks: true },
  ],
  [
    "My best mate lives in Denver, I'm based in Chicago: any suggestions for a town in the middle to meet, 4 days in September?",
    { from: 'Chicago', to: [], asks: true },
  ],
  [
    'We want to get halfway around Iceland in 6 days, from Reykjavik',
    { to: ['Reykjavik'], asks: false },
  ],
  ['Is there something in between Vienna and Budapest worth 2 nights?', { to: [], asks: true }],
  ['Ischia, Forio the whole week, 5-12 June, two adults', { to: ['Ischia', 'Forio'], asks: false }],
  ['Skye, staying in Portree all week from 3 May', { to: ['Portree'], asks: false }],
  ['In the Dordogne, Sarlat all week, July, family of four', { to: ['Sarlat'], asks: false }],
  [
    'Paula votes Malta, Tim votes Cyprus. Verdict: Malta, one week in October',
    { to: ['Malta'], asks: false },
  ],
  [
    'grandma likes Vienna, grandpa Salzburg, the kids want Legoland. So: Salzburg, 3 nights at Easter, from Munich',
    { from: 'Munich', to: ['Salzburg'], asks: false },
  ],
  [
    'Tokyo first? Nope. Osaka first for 3 nights, then Kyoto 2 nights and Tokyo for 4, in April',
    { to: ['Osaka', 'Kyoto', 'Tokyo'], asks: false },
  ],
  [
    'Venice, or hang on, no, Verona. 3 nights in May for the opera',
    { to: ['Verona'], asks: false },
  ],
  [
    'dublin for st patricks. actually wait, my cousin says cork is better craic. lets do cork, 3 nights from 16 march',
    { to: ['Cork'], asks: false },
  ],
  ['Thinking of Split... hmm no wait, Zadar. 5 days in June', { to: ['Zadar'], asks: false }],
  [
    'Cape Town 8 nights in February via Doha, only changing there',
    { to: ['Cape Town'], asks: false },
  ],
  ['Perth 10 days in March, (via Singapore, just a layover)', { to: ['Perth'], asks: false }],
  [
    'We tie the knot in Galway on 8 August and then honeymoon in Sri Lanka for two weeks',
    { to: ['Sri Lanka'], asks: false },
  ],
  [
    'married in Turin on the 4th of July, honeymoon Seychelles 6-20 July, from Milan',
    { from: 'Milan', to: ['Seychelles'], asks: false },
  ],
  [
    'wedding in Bali then honeymoon on Lombok, 10 nights in July',
    { to: ['Bali', 'Lombok'], asks: false },
  ],
  [
    "We're getting married in Tuscany on 12 June, staying 5 nights",
    { to: ['Tuscany'], asks: false },
  ],
  [
    'My cousin drove over from Lyon to tell us about Annecy. 3 nights in Annecy in June',
    { to: ['Annecy'], asks: false },
  ],
  [
    "My mum came back from Fuerteventura last week and won't stop talking. We'd prefer Lanzarote, 7 nights in May",
    { to: ['Lanzarote'], asks: false },
  ],
  [
    "my late husband came from Porto. I'd love to take our daughter there, 5 days in October",
    { to: ['Porto'], asks: false },
  ],
  [
    'My wife is from Poznan. Can you plan Rome for us, 4 days in May?',
    { to: ['Rome'], asks: false },
  ],
  [
    "We loved Bruges but we've been twice. Ghent this time, 2 nights in March",
    { to: ['Ghent'], asks: false },
  ],
  [
    'Everyone recommends Santorini but I did it in 2022 and hated it. Naxos, 6 nights in June',
    { to: ['Naxos'], asks: false },
  ],
  [
    'My sister suggests Ibiza but we did that last year. Menorca, a week in June',
    { to: ['Menorca'], asks: false },
  ],
  [
    "Last year we did Corsica, the year before Sardinia, so this year it's Sicily, 10 days in May",
    { to: ['Sicily'], asks: false },
  ],
  [
    'Oman 9 nights from 3 Feb, Frankfurt departure',
    { from: 'Frankfurt', to: ['Oman'], asks: false },
  ],
  [
    'two weeks Vietnam, Manchester departures only, November',
    { from: 'Manchester', to: ['Vietnam'], asks: false },
  ],
  [
    'were in toulouse, fancy 3 nights in san sebastian in june',
    { from: 'Toulouse', to: ['San Sebastian'], asks: false },
  ],
  [
    'hiya were both in cardiff, looking for 4 nights krakow in feb',
    { from: 'Cardiff', to: ['Krakow'], asks: false },
  ],
  [
    'Home is Utrecht. Three nights in Luxembourg by train in April',
    { from: 'Utrecht', to: ['Luxembourg'], asks: false },
  ],
  [
    'home near Graz, we want a week in Istria in June',
    { from: 'Graz', to: ['Istria'], asks: false },
  ],
  [
    'By car from Leeds to Bruges via Hull and Zeebrugge, 3 nights in Bruges in May',
    { from: 'Leeds', to: ['Bruges'], asks: false },
  ],
  [
    'Skiathos was packed. next door then, alonissos, 7 nights june',
    { to: ['Alonissos'], asks: false },
  ],
  [
    'Ko Samui has got too touristy, so koh phangan instead. 8 nights in feb',
    { to: ['Koh Phangan'], asks: false },
  ],
  ['Bled is overrun. bohinj then, 4 nights in june', { to: ['Bohinj'], asks: false }],
  [
    'We live in Leeds, my parents live in Bristol. Somewhere halfway for a weekend in June please',
    { from: 'Leeds', to: [], asks: true },
  ],
  ['Is there something in between Vienna and Budapest worth 2 nights?', { to: [], asks: true }],
  [
    'Ko Samui has got too touristy, so koh phangan instead. 8 nights in feb',
    { to: ['Koh Phangan'], asks: false },
  ],
  ['Mallorca is packed so formentera instead, 5 nights june', { to: ['Formentera'], asks: false }],
  ['No. Bangkok first 3 nights, then Hanoi 4 nights, Feb', { to: ['Hanoi'], asks: false }],
  ['a week hiking on Madeira in May', { to: ['Madeira'], asks: false }],
  ['surfing in fuerteventura, 7 nights', { to: ['Fuerteventura'], asks: false }],
  ['going to zorbo on crete, 5 nights', { to: ['Zorbo', 'Crete'], asks: true }],
  ['My dad was from Cork and hated it. 3 days Galway', { to: ['Galway'], asks: false }],
  [
    'little cayman or cayman brac, one week in december, diving',
    { to: ['Little Cayman', 'Cayman Brac'], asks: true },
  ],
  [
    'oslo to bergen and back in a motorhome, 8 days in june, me (born in turku) and two mates',
    { from: 'Oslo', to: ['Bergen'], asks: false },
  ],
]
