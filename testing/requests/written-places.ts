/** Places as they are really written: look-alikes, sights, regions, what is near or not meant, lists, short forms, slips. */
import type { Request } from './expected.ts'

export const writtenPlaces: readonly Request[] = [
  [
    'portland maine in october, lobster and lighthouses, 4 days the two of us',
    { to: ['Portland'], in: ['US'], asks: false },
  ],
  [
    'Need 3 nights in Columbus Georgia, visiting my son at Fort Moore',
    { to: ['Columbus'], in: ['US'], asks: false },
  ],
  [
    'St Petersburg FL, a week in march with the kids, Dali museum and beach',
    { to: ['St. Petersburg'], in: ['US'], asks: false },
  ],
  [
    'london ontario for a wedding 12-14 june, what else is there',
    { to: ['London'], in: ['CA'], asks: false },
  ],
  [
    'wilmington nc long weekend, beaches and a bit of history',
    { to: ['Wilmington'], in: ['US'], asks: false },
  ],
  ['Springfield for 3 days with my dad, Lincoln stuff', { asks: true }],
  [
    "we want to see charleston, west virginia is home so we'd drive",
    { to: ['Charleston'], in: ['US'], asks: false },
  ],
  [
    'Santa Cruz de Tenerife carnival, 5 nights',
    { to: ['Santa Cruz de Tenerife'], in: ['ES'], asks: false },
  ],
  ['trip to Santa Cruz and the Galapagos, 8 days, blue footed boobies', { asks: true }],
  [
    'York in december for the xmas market, train from leeds',
    { to: ['York'], in: ['GB'], asks: false },
  ],
  ['New York in may but only upstate, Finger Lakes wineries, 5 days', { asks: true }],
  [
    'Newcastle NSW beach week in january, from canberra',
    { to: ['Newcastle'], in: ['AU'], asks: false },
  ],
  [
    'Perth Scotland then Pitlochry and the Cairngorms, 6 days by car',
    { to: ['Perth', 'Pitlochry', 'Cairngorms'], in: ['GB', 'GB', 'GB'], asks: false },
  ],
  ['Toledo ohio zoo with the little ones sat and sun', { to: ['Toledo'], in: ['US'], asks: false }],
  [
    'Memphis then Nashville, blues & country, a week',
    { to: ['Memphis', 'Nashville'], in: ['US', 'US'], asks: false },
  ],
  [
    'Memphis, Saqqara and the pyramids, 5 days out of Cairo',
    { to: ['Memphis'], in: ['EG'], asks: false },
  ],
  [
    'is Venice Beach ok for a solo girl? LA for 4 days in sept',
    { to: ['Los Angeles'], in: ['US'], asks: false },
  ],
  [
    'Florence oregon dunes, then Newport, 4 days',
    { to: ['Florence', 'Newport'], in: ['US', 'US'], asks: false },
  ],
  ['Dublin CA to see family for thanksgiving', { to: ['Dublin'], in: ['US'], asks: false }],
  [
    'Melbourne to Hobart and around Tasmania, 10 days campervan',
    { to: ['Hobart', 'Tasmania'], in: ['AU', 'AU'], asks: false },
  ],
  [
    'Hamilton and Auckland nz one week hobbiton',
    { to: ['Hamilton', 'Auckland'], in: ['NZ', 'NZ'], asks: false },
  ],
  ['Kingston jamaica 4 days reggae', { to: ['Kingston'], in: ['JM'], asks: false }],
  [
    'weekend in Kingston, Thousand Islands cruise, from Toronto',
    { to: ['Kingston'], in: ['CA'], asks: false },
  ],
  [
    'a couple of days in Durham for the cathedral, then on to Whitby',
    { to: ['Durham', 'Whitby'], in: ['GB', 'GB'], asks: false },
  ],
  ['want to see the northern lights and a glass igloo, 5 nights in feb', { asks: true }],
  [
    'Machu Picchu! 9 days in may, two friends, altitude worries',
    { to: ['Machu Picchu'], in: ['PE'], asks: false },
  ],
  [
    'the Louvre, Eiffel Tower, Versailles, 4 days first timers',
    { to: ['Paris'], in: ['FR'], asks: false },
  ],
  ['Angkor Wat at sunrise, 3 nights, then a beach', { to: ['Siem Reap'], in: ['KH'], asks: false }],
  ['uluru 3 nights in july from sydney', { to: ['Uluru'], in: ['AU'], asks: false }],
  ['Taj Mahal and tigers, 10 days', { to: ['Agra'], in: ['IN'], asks: false }],
  [
    'see the Alhambra finally, 3 days in March with my mum',
    { to: ['Granada'], in: ['ES'], asks: false },
  ],
  [
    'Christ the Redeemer + copacabana, 5 days, new years',
    { to: ['Rio de Janeiro'], in: ['BR'], asks: false },
  ],
  [
    'mount rushmore and badlands, 5 days with teens, fly into rapid city',
    { to: ['Mount Rushmore', 'Badlands'], in: ['US', 'US'], asks: false },
  ],
  [
    "we'd love Neuschwanstein and the Zugspitze, base in Garmisch, 4 days",
    { to: ['Garmisch'], in: ['DE'], asks: false },
  ],
  ['plitvice lakes for a day, otherwise zadar, 5 days in may', { to: ['Zadar'], asks: false }],
  [
    'petra and wadi rum 5 days from amman',
    { to: ['Petra', 'Wadi Rum'], in: ['JO', 'JO'], asks: false },
  ],
  [
    'wanna do the Blue Lagoon and golden circle, 4 days in november',
    { to: ['Golden Circle'], in: ['IS'], asks: false },
  ],
  ['Camden, Shoreditch, Borough market - 3 days w my sister', { asks: true }],
  [
    'Disneyland Paris 2 days then paris 2 days, kids 5 and 8',
    { to: ['Paris'], in: ['FR'], asks: false },
  ],
  ['provence in lavender time, a week, no driving', { to: ['Provence'], in: ['FR'], asks: false }],
  ['amalfi coast 6 days: positano ravello and capri by boat', { asks: true }],
  [
    'loire castles by bike, from Tours to Angers, five days',
    { to: ['Angers'], in: ['FR'], asks: false },
  ],
  [
    'azores hopping: sao miguel 4, pico 2, faial 2',
    { to: ['Sao Miguel', 'Pico', 'Faial'], in: ['PT', 'PT', 'PT'], asks: false },
  ],
  [
    'Outer Hebrides: Harris, Lewis, 6 days in june',
    { to: ['Harris', 'Lewis'], in: ['GB', 'GB'], asks: false },
  ],
  [
    'Isle of Skye 4 nights, from glasgow, whisky and walks',
    { to: ['Isle of Skye'], in: ['GB'], asks: false },
  ],
  ['dolomites hut to hut 7 days start in cortina', { to: ['Dolomites'], in: ['IT'], asks: false }],
  [
    'cinque terre 3 days in late sept, sleep in la spezia',
    { to: ['La Spezia'], in: ['IT'], asks: false },
  ],
  [
    'Puglia: Lecce, Ostuni, Polignano a Mare, Matera',
    {
      to: ['Lecce', 'Ostuni', 'Polignano a Mare', 'Matera'],
      in: ['IT', 'IT', 'IT', 'IT'],
      asks: false,
    },
  ],
  [
    'basque country, san sebastian + bilbao + a bit of the french side, 8 days',
    { to: ['San Sebastian', 'Bilbao'], in: ['ES', 'ES'], asks: false },
  ],
  ['the lakes district in october 3 nights, pubs, one dog', { asks: true }],
  [
    'Lake Como for our honeymoon, 5 nights, Bellagio or Varenna, you choose',
    { to: ['Lake Como'], in: ['IT'], asks: false },
  ],
  [
    'Canary islands, la palma (not las palmas!), 7 nights hiking',
    { to: ['La Palma'], in: ['ES'], asks: false },
  ],
  [
    'Big Island only, volcano and manta rays, 6 nights in april',
    { to: ['Big Island'], in: ['US'], asks: false },
  ],
  [
    'Florida keys from miami, 3 nights in key largo',
    { to: ['Key Largo'], in: ['US'], asks: false },
  ],
  [
    'Zanzibar stone town 2 nights and nungwi 5 nights',
    { to: ['Zanzibar'], in: ['TZ'], asks: false },
  ],
  [
    'transylvania: brasov, sighisoara, sibiu, 6 days in oct',
    { to: ['Brasov', 'Sighisoara', 'Sibiu'], in: ['RO', 'RO', 'RO'], asks: false },
  ],
  ["a week on a Greek island that isn't Santorini or Mykonos", { asks: true }],
  ['algarve, base lagos, 5 days surf and cliffs', { to: ['Lagos'], in: ['PT'], asks: false }],
  [
    'Black Forest, Freiburg and Colmar, 5 days autumn',
    { to: ['Black Forest', 'Freiburg', 'Colmar'], in: ['DE', 'DE', 'FR'], asks: false },
  ],
  ['somewhere near Munich with a lake, 3 nights, train', { asks: true }],
  ['near lisbon but on the coast, 4 nights with surf', { asks: true }],
  [
    'a cottage near Bath for the bank holiday in may, 6 of us',
    { to: ['Bath'], in: ['GB'], asks: false },
  ],
  [
    'not Amsterdam - Utrecht! 3 days canals without the crowds',
    { to: ['Utrecht'], in: ['NL'], asks: false },
  ],
  ['anywhere in Portugal except Lisbon and Porto, been there', { asks: true }],
  [
    'home is boston. i have 4 days in nov and want jazz: new orleans',
    { to: ['New Orleans'], in: ['US'], asks: false },
  ],
  [
    "I'm in Singapore for work til friday, then weekend in Penang",
    { to: ['Penang'], in: ['MY'], asks: false },
  ],
  [
    'Living in Dubai, parents in Mumbai, meeting halfway in Muscat for 4 days',
    { to: ['Muscat'], asks: false },
  ],
  [
    'we fly ex Johannesburg to Victoria Falls, 4 nights',
    { to: ['Victoria Falls'], in: ['ZW'], asks: false },
  ],
  ['out of Newark to Reykjavik, 5 days', { to: ['Reykjavik'], in: ['IS'], asks: false }],
  ['Arriving Frankfurt 7am, train to Heidelberg, 3 nights there', { asks: true }],
  [
    'Bilbao (flying from Gatwick), guggenheim and pintxos, 3 nights',
    { to: ['Bilbao'], in: ['ES'], asks: false },
  ],
  [
    'my friend from Oslo and I meet in Copenhagen, weekend 5 march',
    { to: ['Copenhagen'], in: ['DK'], asks: false },
  ],
  [
    "I'll be coming up from Naples, Rome 2 days, then home from Fiumicino",
    { to: ['Rome'], in: ['IT'], asks: false },
  ],
  [
    'leaving Chicago friday night back sunday, nashville bachelorette',
    { to: ['Nashville'], in: ['US'], asks: false },
  ],
  ['dallas to austin for acl fest, 3 days', { to: ['Austin'], in: ['US'], asks: false }],
  [
    'skip Phuket, straight to Krabi and Koh Lanta, 9 nights',
    { to: ['Krabi', 'Koh Lanta'], in: ['TH', 'TH'], asks: false },
  ],
  [
    "Prague was lovely, Budapest was better, now it's Vienna's turn, 4 days",
    { to: ['Vienna'], in: ['AT'], asks: false },
  ],
  [
    'Croatia but no Dubrovnik, too many cruise ships, 10 days',
    { to: ['Croatia'], in: ['HR'], asks: false },
  ],
  ['transit in Istanbul 9 hours then Tbilisi 6 days', { to: ['Tbilisi'], in: ['GE'], asks: false }],
  [
    'berlin dresden prague by train 9 days in sept',
    { to: ['Berlin', 'Dresden', 'Prague'], in: ['DE', 'DE', 'CZ'], asks: false },
  ],
  [
    'BKK 3 / CNX 4 / HKT 5 nights',
    { to: ['Bangkok', 'Chiang Mai', 'Phuket'], in: ['TH', 'TH', 'TH'], asks: false },
  ],
  [
    'tokyo, hakone (1 nite), kyoto, naoshima, 12 days',
    { to: ['Tokyo', 'Hakone', 'Kyoto', 'Naoshima'], in: ['JP', 'JP', 'JP', 'JP'], asks: false },
  ],
  [
    'lima cusco arequipa + colca canyon 14 days aug',
    {
      to: ['Lima', 'Cusco', 'Arequipa', 'Colca Canyon'],
      in: ['PE', 'PE', 'PE', 'PE'],
      asks: false,
    },
  ],
  [
    '5 days Munich with day trips to Salzburg and Dachau',
    { to: ['Munich'], in: ['DE'], asks: false },
  ],
  [
    'London for 5 days and maybe Oxford on one of them',
    { to: ['London'], in: ['GB'], asks: false },
  ],
  [
    'Marrakech, one night in the Agafay desert, then Essaouira 3 nights',
    { to: ['Marrakech', 'Agafay', 'Essaouira'], in: ['MA', 'MA', 'MA'], asks: false },
  ],
  [
    'Rome -> Orvieto -> Assisi -> Florence, 8 days no car',
    { to: ['Rome', 'Orvieto', 'Assisi', 'Florence'], in: ['IT', 'IT', 'IT', 'IT'], asks: false },
  ],
  [
    'Hanoi, Sapa trek, Halong overnight cruise, Ninh Binh. 11 days',
    { to: ['Hanoi', 'Sapa', 'Halong', 'Ninh Binh'], in: ['VN', 'VN', 'VN', 'VN'], asks: false },
  ],
  [
    'Buenos Aires + Iguazu + El Calafate + Ushuaia, 15 days in Feb',
    {
      to: ['Buenos Aires', 'Iguazu', 'El Calafate', 'Ushuaia'],
      in: ['AR', 'AR', 'AR', 'AR'],
      asks: false,
    },
  ],
  [
    'drive Las Vegas - Zion - Bryce - Page - Grand Canyon - Vegas, 8 days',
    {
      to: ['Las Vegas', 'Zion', 'Bryce', 'Page', 'Grand Canyon'],
      in: ['US', 'US', 'US', 'US', 'US'],
      asks: false,
    },
  ],
  [
    'Seattle, stopping in Portland and Crater Lake, ending in San Francisco, ten days',
    {
      to: ['Seattle', 'Portland', 'Crater Lake', 'San Francisco'],
      in: ['US', 'US', 'US', 'US'],
      asks: false,
    },
  ],
  [
    'Lyon 2n, Annecy 3n, Chamonix 2n',
    { to: ['Lyon', 'Annecy', 'Chamonix'], in: ['FR', 'FR', 'FR'], asks: false },
  ],
  [
    'Kraków, Zakopane, Wieliczka salt mine, Auschwitz, 6 days',
    { to: ['Kraków', 'Zakopane'], in: ['PL', 'PL'], asks: false },
  ],
  [
    'Cairns (reef), Daintree, Port Douglas, 7 days june',
    { to: ['Cairns', 'Daintree', 'Port Douglas'], in: ['AU', 'AU', 'AU'], asks: false },
  ],
  [
    'Helsinki and ferry over to Tallinn, 5 days total',
    { to: ['Helsinki', 'Tallinn'], in: ['FI', 'EE'], asks: false },
  ],
  ['barcalona 4 dayz w/ the boyz in febuary', { to: ['Barcelona'], in: ['ES'], asks: false }],
  ['edinbrough 3 nights hogmanay', { to: ['Edinburgh'], asks: false }],
  ['cpt 10 days jan, wine + table mtn', { to: ['Cape Town'], asks: false, days: 10 }],
  ['nola 4 nights for my 30th', { to: ['New Orleans'], in: ['US'], asks: false }],
  [
    'sf + yosemite 7 days w inlaws',
    { to: ['San Francisco', 'Yosemite'], in: ['US', 'US'], asks: false },
  ],
  ['philly 2 days cheesesteak n history', { to: ['Philadelphia'], in: ['US'], asks: false }],
  [
    'KL 3 days then langkawi 4',
    { to: ['Kuala Lumpur', 'Langkawi'], in: ['MY', 'MY'], asks: false },
  ],
  [
    'dubrovnic and kotor 6 days no car',
    { to: ['Dubrovnik', 'Kotor'], in: ['HR', 'ME'], asks: false },
  ],
  ['rekjavik 4 nites march northern lights', { to: ['Reykjavik'], in: ['IS'], asks: false }],
  [
    'Marakesh with my daughter (19), riad, 4 nights',
    { to: ['Marrakesh'], in: ['MA'], asks: false },
  ],
  [
    'una semana en Cartagena de Indias, playa y salsa, 4 personas',
    { to: ['Cartagena'], in: ['CO'], asks: false },
  ],
  ['3 Tage Leipzig über Pfingsten, zu zweit, Musik', { to: ['Leipzig'], in: ['DE'], asks: false }],
  [
    'un week-end à Bruges en amoureux, départ de Lille',
    { to: ['Bruges'], in: ['BE'], asks: false },
  ],
  [
    'quattro giorni a Napoli con i bambini, pizza e Pompei',
    { to: ['Naples', 'Pompei'], days: 4, asks: false },
  ],
  [
    'cinco dias em Salvador da Bahia no carnaval, saindo de São Paulo',
    { to: ['Salvador da Bahia'], in: ['BR'], asks: false },
  ],
  [
    'Wien und Budapest mit dem Zug, 6 Tage im April',
    { to: ['Vienna', 'Budapest'], in: ['AT', 'HU'], asks: false },
  ],
  [
    'Florence and her husband join us in Nice, 5 days in May, gardens',
    { to: ['Nice'], asks: false },
  ],
  [
    'reading a book about Sicily and now need to go, 8 days in Oct',
    { to: ['Sicily'], in: ['IT'], asks: false },
  ],
  [
    'turkey for two weeks: istanbul, cappadocia, and the coast around kas',
    { to: ['Istanbul', 'Cappadocia', 'Kas'], in: ['TR', 'TR', 'TR'], asks: false },
  ],
  [
    'quick trip for me and Paris (my dog), cabin in Vermont 3 nights',
    { to: ['Vermont'], in: ['US'], asks: false },
  ],
]
