/** Requests in which a place is where one sets out, where one goes, or neither of the two. */
import type { Request } from './expected.ts'

export const toldPlacesAndStarts: readonly Request[] = [
  // Ways that are drawn with arrows and dashes.
  [
    'Leeds -> Lisbon, 4 nights in March, two of us',
    { from: 'Leeds', to: ['Lisbon'], asks: false, nights: 4, people: 2 },
  ],
  ['warsaw → krakow by train for 3 days', { from: 'Warsaw', to: ['Krakow'], days: 3 }],
  [
    'Manchester -> Split -> Hvar -> home, 9 nights in June',
    { from: 'Manchester', to: ['Split', 'Hvar'], asks: false, nights: 9 },
  ],
  [
    'London -> Bologna -> Ravenna -> London, 6 nights in October',
    { from: 'London', to: ['Bologna', 'Ravenna'], nights: 6 },
  ],
  [
    'Brno → Lviv (overnight) → Odesa → home; 2 nights / 3 nights',
    { from: 'Brno', to: ['Lviv', 'Odesa'], stays: { Lviv: -2, Odesa: -3 } },
  ],
  [
    'Porto → Lisbon → Lagos. 2 nights / 3 nights / 4 nights',
    { from: null, to: ['Porto', 'Lisbon', 'Lagos'], stays: { Porto: -2, Lisbon: -3, Lagos: -4 } },
  ],
  [
    'Toronto -> Kingston ON -> Montreal, Thanksgiving, 3 nights Kingston, 2 nights Montreal',
    { from: 'Toronto', to: ['Kingston', 'Montreal'], stays: { Kingston: -3, Montreal: -2 } },
  ],
  [
    'Rome -> Florence -> Venice, 10 days in May',
    { from: null, to: ['Rome', 'Florence', 'Venice'], order: 'given' },
  ],
  [
    'Tokyo 4 nights -> Kyoto 3 nights -> Osaka 2 nights, April',
    { from: null, to: ['Tokyo', 'Kyoto', 'Osaka'] },
  ],
  [
    'hanoi > hue > hoi an > home to Perth, 12 days',
    { from: 'Perth', to: ['Hanoi', 'Hue', 'Hoi An'] },
  ],
  [
    'We start Ljubljana, then Bled, then Bohinj, then home to Graz. 7 days',
    { from: 'Graz', to: ['Ljubljana', 'Bled', 'Bohinj'] },
  ],
  [
    'Vienna-Bratislava-Budapest by train, 8 days, two adults, june',
    { from: null, to: ['Vienna', 'Bratislava', 'Budapest'], days: 8 },
  ],
  [
    'bangkok-chiang mai-luang prabang 3 weeks jan',
    { to: ['Bangkok', 'Chiang Mai', 'Luang Prabang'], days: 21 },
  ],
  ['Delhi—Agra—Jaipur, 7 days in February', { to: ['Delhi', 'Agra', 'Jaipur'], days: 7 }],
  ['Garmisch-Partenkirchen, a week in January', { to: ['Garmisch-Partenkirchen'] }],
  // Airports, by their name or their letters.
  [
    'corfu 7 nights, newcastle airport, 2 adults 1 kid',
    { from: 'Newcastle', to: ['Corfu'], asks: false, people: 3 },
  ],
  ['Copenhagen, 5 girls, 4 nights, Edinburgh airport.', { from: 'Edinburgh', to: ['Copenhagen'] }],
  ['Tenerife, glasgow apt, 7 nights in january', { from: 'Glasgow', to: ['Tenerife'] }],
  ['Rhodes, 7 nights, Stansted departure, June', { from: 'London', to: ['Rhodes'] }],
  ['rome 5 nights from lhr in june', { from: 'London', to: ['Rome'] }],
  ['Athens, Sept, 4 nts, dep. EDI on the 3rd', { from: 'Edinburgh', to: ['Athens'] }],
  ['Lisbon 3n dep MAN 4 May', { from: 'Manchester', to: ['Lisbon'] }],
  [
    'Uzbekistan in May, two weeks. We will fly from Schiphol.',
    { from: 'Amsterdam', to: ['Uzbekistan'] },
  ],
  [
    'Malaga 10 days in Feb, depart Leeds Bradford, couple',
    { from: 'Leeds', to: ['Malaga'], asks: false },
  ],
  ['A week in Sicily, Catania airport, car hire', { from: null, to: ['Sicily'] }],
  [
    'Kyoto 3 nights, Hakone 2 nights, then fly from Narita',
    { from: null, to: ['Kyoto', 'Hakone'] },
  ],
  // Islands and small towns.
  [
    'great barrier island (nz). ferry from auckland. 3 days easter. 2 adults 1 baby',
    { from: 'Auckland', to: ['Great Barrier Island'], in: ['NZ'], asks: false, people: 3 },
  ],
  [
    'Isle of Eigg, 3 nights in June, ferry from Mallaig',
    { from: 'Mallaig', to: ['Isle of Eigg'], in: ['GB'], asks: false, nights: 3 },
  ],
  [
    'cumberland island, ga. ferry from st marys. 2 nights in april',
    { to: ['Cumberland Island'], in: ['US'], nights: 2 },
  ],
  ['The Chatham Islands, a week in February.', { to: ['Chatham Islands'], in: ['NZ'], days: 7 }],
  ['Limerick, 2 nights in March', { to: ['Limerick'], in: ['IE'], nights: 2 }],
  // Told of, and turned down.
  [
    'The neighbours got the Maldives trip this year, we are off to Sardinia. 7 nights from Lyon',
    { from: 'Lyon', to: ['Sardinia'], asks: false, nights: 7 },
  ],
  [
    'Plan A was Crete but we have landed on Menorca, 7 nights in June, two adults',
    { to: ['Menorca'], asks: false, people: 2 },
  ],
  [
    'The plan was Prague. Then Tom looked at the prices, so Budapest it is, 3 nights in May',
    { to: ['Budapest'], asks: false, nights: 3 },
  ],
  [
    "I was about to write Venice, but my husband said Trieste and he's right. Trieste, 3 nights in April.",
    { to: ['Trieste'], asks: false, nights: 3 },
  ],
  ['oslo lofoten?? nah too far. ok oslo + bergen, 6 days in june', { to: ['Oslo', 'Bergen'] }],
  [
    'Seychelles?? no, too expensive. ok Mauritius then, 10 nights, sept',
    { to: ['Mauritius'], asks: false, nights: 10 },
  ],
  [
    "Friends in Chicago keep saying come by but that's the wrong way for us. Denver to Asheville with a stop in Memphis, 8 days",
    { from: 'Denver', to: ['Asheville', 'Memphis'], days: 8 },
  ],
  [
    "I've wanted to see Kyoto since I was a girl in Kerala. Seven nights in November.",
    { to: ['Kyoto'], asks: false, nights: 7 },
  ],
  [
    'Last summer we tried Corfu and it was far too hot. So this time Bergen, 5 nights in July',
    { to: ['Bergen'], asks: false, nights: 5 },
  ],
  [
    'My father-in-law sulked from Flagstaff on. We live in Tulsa. A week in Savannah in March.',
    { from: 'Tulsa', to: ['Savannah'], asks: false },
  ],
  [
    "Everyone at work goes to Dubai. We'd rather have Oman, 8 days in November",
    { to: ['Oman'], asks: false, days: 8 },
  ],
  ['Tallinn got vetoed, Riga won. 3 nights in March', { to: ['Riga'], asks: false, nights: 3 }],
  // Names and words that are no places here.
  [
    'Jo and I want 4 nights in Seville in May. Then Liv joins us.',
    { to: ['Seville'], asks: false },
  ],
  [
    'We want to hire a Mustang in LA and drive to San Francisco, 6 days',
    { to: ['Los Angeles', 'San Francisco'], asks: false },
  ],
  [
    'Albuquerque, 4 nights in October: balloons, chile, turquoise',
    { to: ['Albuquerque'], asks: false, nights: 4 },
  ],
  ['Two weeks in Chile in January, two adults', { to: ['Chile'], asks: false, days: 14 }],
  [
    "Pas d'avion. Dublin, Galway et le Connemara, une semaine en juin",
    { to: ['Dublin', 'Galway', 'Connemara'], notBy: ['flight'], days: 7 },
  ],
  // A name and its addition.
  ['Newcastle (upon Tyne) for a weekend in May', { to: ['Newcastle upon Tyne'], in: ['GB'] }],
  [
    'Bradford on Avon not the other Bradford, 2 nights June from London',
    { from: 'London', to: ['Bradford on Avon'], asks: false },
  ],
  // Which of them is asked.
  [
    'Which island: Mauritius, Réunion or the Seychelles? Ten nights, October. We are in Abidjan.',
    { from: 'Abidjan', asks: true, nights: 10 },
  ],
  [
    'Where can we go for sun in January for a week? Family of 4, Aarhus, no long flights',
    { from: 'Aarhus', to: [], asks: true },
  ],
  ['Somewhere warm by train, 5 days in Feb. Couple, Utrecht', { from: 'Utrecht', to: [] }],
  // Those who go, and where they are.
  [
    'I run a bakery in Ghent and need a break: Lisbon, 4 nights in March',
    { from: 'Ghent', to: ['Lisbon'], asks: false },
  ],
  [
    "We're in Porto already, want 4 days in the Douro valley from Friday",
    { from: 'Porto', days: 4 },
  ],
  [
    'Cycling from Passau to Vienna, 7 days, group of 6 from Zwolle, June',
    { from: 'Zwolle', to: ['Vienna'], asks: false, people: 6 },
  ],
  [
    'A choir of 30 from Aalborg, three days in Prague in October',
    { from: 'Aalborg', to: ['Prague'], asks: false },
  ],
  [
    'Dub > NYC > Dub, 5 nights first week of Dec',
    { from: 'Dublin', to: ['New York'], asks: false, nights: 5 },
  ],
  // Slips, small towns of a state, and moves.
  [
    'krakov n zakopane 5 days frm dublin',
    { from: 'Dublin', to: ['Krakow', 'Zakopane'], in: ['PL', 'PL'], days: 5 },
  ],
  ['copenhagn + malmo, 4 days', { to: ['Copenhagen', 'Malmo'], days: 4 }],
  ['Salida Colorado, 5 nights', { to: ['Salida'], in: ['US'], nights: 5 }],
  ['two nights in Bath Maine', { to: ['Bath'], in: ['US'], nights: 2 }],
  [
    'thailand then laos (luang prabang, vang vieng), 3 weeks in january',
    { to: ['Thailand', 'Luang Prabang', 'Vang Vieng'], asks: false, days: 21 },
  ],
  [
    'Relocating from Austin to Portland, Oregon in June, want to turn the drive into a holiday: 10 days, stop in Santa Fe and Moab',
    { from: 'Austin', to: ['Portland', 'Santa Fe', 'Moab'], days: 10 },
  ],
  [
    "I'm off to Paris, Roland Garros, tickets for Thursday 27 May at 11am, from Lille",
    { from: 'Lille', to: ['Paris'], asks: false },
  ],
  [
    'Mum wants Madeira, dad wants Malta, I get to decide: Malta. 6 nights in Feb',
    { to: ['Malta'], asks: false, nights: 6 },
  ],
  [
    'Where we met: Heidelberg. Where we married: Verona. Where we want to be in May for 5 nights: Trieste.',
    { to: ['Trieste'], asks: false, nights: 5 },
  ],
  [
    "He's from Cork, I'm from Kerry, and we both live in Toronto; want a week in Nova Scotia in August",
    { from: 'Toronto', to: ['Nova Scotia'], asks: false, days: 7 },
  ],
  [
    "I'm stuck in Luton for work but on Friday I fly to Gdansk for 3 nights",
    { from: 'Luton', to: ['Gdansk'], nights: 3 },
  ],
  [
    'It was Split or Zadar and Zadar won, 5 nights in May',
    { to: ['Zadar'], asks: false, nights: 5 },
  ],
  [
    'my boyfriend is proposing in positano in sept so i want the hotel to be perfect. 4 nites, from gatwick to naples',
    { from: 'London', to: ['Positano'], asks: false, nights: 4 },
  ],
  [
    'Flights Leeds to Alicante booked, want a quiet villa near Jávea for a week in June',
    { from: 'Leeds', to: ['Jávea'], asks: false, days: 7 },
  ],
  [
    'My parents live in Dunedin and would love to see the Chatham Islands. They would fly from Christchurch (they will take the bus up to Christchurch the day before). A week in February.',
    { from: 'Dunedin', to: ['Chatham Islands'], asks: false, days: 7 },
  ],
  [
    "We're in Inverness and take the train to Thurso, then the ferry: Orkney, 5 nights in June",
    { from: 'Inverness', to: ['Orkney'], asks: false, nights: 5 },
  ],
  [
    'Capri 2 nights then Ischia 4, hydrofoil from Naples, we fly out of Vienna',
    { from: 'Vienna', to: ['Capri', 'Ischia'], stays: { Capri: -2, Ischia: -4 } },
  ],
  [
    'Texel, long weekend, with the bikes on the ferry from Den Helder. From Arnhem.',
    { from: 'Arnhem', to: ['Texel'], asks: false },
  ],
  [
    '3 weeks: Lima Cusco Puno La Paz Uyuni Santiago. two teachers from Porto, july',
    {
      from: 'Porto',
      to: ['Lima', 'Cusco', 'Puno', 'La Paz', 'Uyuni', 'Santiago'],
      in: ['PE', 'PE', 'PE', 'BO', 'BO', 'CL'],
      days: 21,
    },
  ],
  [
    'We drive Calais - Reims - Colmar - Black Forest - home (Ghent), 9 days in Aug',
    { from: 'Ghent', to: ['Calais', 'Reims', 'Colmar', 'Black Forest'], asks: false },
  ],
  [
    'Iceland ring road clockwise from Reykjavik, 10 days in June, two of us from Turin',
    { from: 'Turin', to: ['Iceland'], days: 10, people: 2 },
  ],
  [
    'Bath for the weekend, my sister lives in Bristol so we see her Sunday. From Swansea.',
    { from: 'Swansea', to: ['Bath'], asks: false },
  ],
  [
    'mates from uni (Exeter) reunion in Berlin, 6 lads, 3 nights in March, most of us in London, one flies from Oslo',
    { from: 'London', to: ['Berlin'], asks: false, people: 6 },
  ],
  [
    "Can't do Japan (money), can't do Iceland (wife gets cold). Can do: Slovenia, 9 days in June. From Gothenburg",
    { from: 'Gothenburg', to: ['Slovenia'], asks: false, days: 9 },
  ],
  [
    'Vegas for my 40th? my wife says over her dead body. Palm Springs then, 4 nights in March, driving from San Diego',
    { from: 'San Diego', to: ['Palm Springs'], asks: false, nights: 4 },
  ],
  [
    '3 friends spread over Graz, Linz and Vienna meeting in Salzburg for 2 nights',
    { from: null, to: ['Salzburg'], asks: false, nights: 2, people: 3 },
  ],
  ['6 days spread over Rome and Naples in May', { to: ['Rome', 'Naples'], days: 6 }],
  [
    'Granny turns 80 in Killarney on 6 June, we stay a week, coming from Perth (yes, Australia)',
    { from: 'Perth', to: ['Killarney'], asks: false },
  ],
  ['Foofoo or Lisbon? 3 nights in May', { asks: true, nights: 3 }],
  ['La Plagne, 7 nights in Feb, from Lille', { from: 'Lille', to: ['La Plagne'], nights: 7 }],
  [
    'Nice to Genoa by train along the coast, 5 days, two teachers from Lublin in April',
    { from: 'Lublin', days: 5, people: 2 },
  ],
  [
    'hubby n me, venise n verona, 5 nits, fr manchester, sept',
    { from: 'Manchester', to: ['Venice', 'Verona'], asks: false, nights: 5 },
  ],
  [
    'Victoria and Sydney, my daughters 7 and 9, and me want 4 days in Copenhagen from Aberdeen in May',
    { from: 'Aberdeen', to: ['Copenhagen'], asks: false, days: 4 },
  ],
  [
    'Amsterdam is full of stags they say. Haarlem then? 2 nights in May, from Norwich',
    { from: 'Norwich', to: ['Haarlem'], nights: 2 },
  ],
  [
    'Cruise leaves from Southampton on 3 June, want 2 nights in Winchester before it, coming from Aberdeen',
    { from: 'Aberdeen', to: ['Winchester'], nights: 2 },
  ],
  ['we live between Leeds and York, want 4 nights in Bruges', { to: ['Bruges'], nights: 4 }],
  [
    'Nous habitons à Liège, envie de 4 jours à Gdansk en juin, sans avion',
    { from: 'Liège', to: ['Gdansk'], notBy: ['flight'], days: 4 },
  ],
  ['Somos um casal de Coimbra, 6 dias em Roma', { from: 'Coimbra', to: ['Rome'], people: 2 }],
]
