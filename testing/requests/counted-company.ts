/** Who is counted: in short, by names and ages, by what they are to each other, and beside others who stay at home. */
import type { Request } from './expected.ts'

export const countedCompany: readonly Request[] = [
  [
    'montreal to quebec, 9 days in aug. us 2 + teen 16 + her friend 16',
    { people: 4, adults: 2, kids: 2, ages: [16, 16] },
  ],
  [
    'Crete in July, 10 days, me, hubby, our daughter 14 and her friend 15',
    { people: 4, adults: 2, kids: 2, ages: [14, 15] },
  ],
  [
    'Lapland over New Year: us two, our son (12), his mate (12)',
    { people: 4, adults: 2, kids: 2, ages: [12, 12] },
  ],
  [
    "we're 2 adults + 15yo + her best friend (also 15), Barcelona 4 days",
    { people: 4, adults: 2, kids: 2, ages: [15, 15] },
  ],
  [
    'taking my niece 9 and her friend 10 to Legoland Billund 3 days',
    { people: 3, adults: 1, kids: 2, ages: [9, 10] },
  ],
  [
    '4 nts azores, from lisbon, 2 ad + 1 ch (6), 3-7 june',
    { people: 3, adults: 2, kids: 1, ages: [6] },
  ],
  ['2ad 2ch (3,7) tenerife half board 10 nts', { people: 4, adults: 2, kids: 2, ages: [3, 7] }],
  ['Malta 1 week 2 ad, 1 chd (4 yrs)', { people: 3, adults: 2, kids: 1, ages: [4] }],
  ['Rhodes 2A + 3C (2, 5 & 9)', { people: 5, adults: 2, kids: 3, ages: [2, 5, 9] }],
  ['Kos 2 adts 1 ch 8 yrs, 7 nts', { people: 3, adults: 2, kids: 1, ages: [8] }],
  [
    'me my husband and our twins (7), zanzibar 9 nights',
    { people: 4, adults: 2, kids: 2, ages: [7, 7] },
  ],
  [
    'My wife and I and the twins, aged 4, to Mallorca for a week',
    { people: 4, adults: 2, kids: 2, ages: [4, 4] },
  ],
  [
    'two adults and 5-year-old twins, Center Parcs Elveden 4 nights',
    { people: 4, adults: 2, kids: 2, ages: [5, 5] },
  ],
  [
    'twin boys (10), my wife and myself - Rome, 4 days',
    { people: 4, adults: 2, kids: 2, ages: [10, 10] },
  ],
  ['Vietnam, 16 days. Two brothers, 28 and 33.', { people: 2, adults: 2 }],
  ['Three sisters, 61, 64 and 70, going to Sorrento for a week', { people: 3, adults: 3 }],
  ['Two sisters in their fifties want Madeira for 8 days', { people: 2, adults: 2 }],
  ['Two cousins (22 & 24), interrail, 3 weeks', { people: 2, adults: 2 }],
  ['Four brothers on a motorbike trip through the Balkans', { people: 4, adults: 4 }],
  [
    'Phoenix to Santa Fe, two 40-somethings and a labrador. 5 nights',
    { people: 2, adults: 2, pets: ['dog'] },
  ],
  ['two 30-somethings, Lisbon 4 days', { people: 2, adults: 2 }],
  [
    'three 50-somethings and a beagle, Lake District 4 nights',
    { people: 3, adults: 3, pets: ['dog'] },
  ],
  ['a pair of twenty-somethings, Seoul 6 days', { people: 2, adults: 2 }],
  ['two sixty-year-olds, Vienna 3 days', { people: 2, adults: 2 }],
  ['me n the missus, 5 nts tenerife', { people: 2, adults: 2, kinds: ['couple'], who: [] }],
  ['me n her indoors, Whitby, 3 nights, dog coming', { pets: ['dog'] }],
  ['me and the wife, Turin, 3 days', { people: 2, adults: 2, kinds: ['couple'] }],
  ['the hubby n i, Corfu 7 nights', { people: 2, adults: 2, kinds: ['couple'] }],
  ['gf and me from vermont, south island, 2.5 weeks', { people: 2, adults: 2, kinds: ['couple'] }],
  ['bf n me, 4 days Porto', { people: 2, adults: 2, kinds: ['couple'] }],
  [
    'gf and I, Kyoto 5 nights. we did Osaka 2 yrs back',
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  [
    'Iceland ring road, me and my girlfriend, last went 3 years ago',
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  ['We (two 70-year-olds) want Madeira for a week', { people: 2, adults: 2 }],
  [
    'Rome with our kids 5 and 7 and their cousin 8, 4 days',
    { people: 5, adults: 2, kids: 3, ages: [5, 7, 8] },
  ],
  [
    'dad and two boys 10 and 12, Liverpool for a match, 2 nights',
    { people: 3, adults: 1, kids: 2, ages: [10, 12] },
  ],
  ['dad + 2 boys (10, 12), Munich 3 days', { people: 3, adults: 1, kids: 2, ages: [10, 12] }],
  [
    'Mum and three girls, 4, 6 and 9, Blackpool for a long weekend',
    { people: 4, adults: 1, kids: 3, ages: [4, 6, 9] },
  ],
  [
    'one dad, two daughters 8 and 11, a tent, Cornwall',
    { people: 3, adults: 1, kids: 2, ages: [8, 11] },
  ],
  ['single dad with a 6 yr old, Legoland, 2 nights', { people: 2, adults: 1, kids: 1, ages: [6] }],
  [
    "it's only my wife, our daughter Maisie (8) and me. Savannah, 8 nights",
    { people: 3, adults: 2, kids: 1, ages: [8] },
  ],
  [
    'my husband, our son Leo, 5, and me - Copenhagen 3 days',
    { people: 3, adults: 2, kids: 1, ages: [5] },
  ],
  [
    'me, my wife Anna and our kids Tom (4) and Ella (9), Dubrovnik 7 nights',
    { people: 4, adults: 2, kids: 2, ages: [4, 9] },
  ],
  [
    'travelling: Sam (41), Jo (39), Milo (6) and Ruby (3). Lanzarote, 1 week',
    { people: 4, adults: 2, kids: 2, ages: [6, 3] },
  ],
  [
    'my partner Chris and I plus little Noah (2), Bruges 2 nights',
    { people: 3, adults: 2, kids: 1, ages: [2] },
  ],
  [
    "I'm taking my son Ben, who is 13, to Reykjavik for 5 days",
    { people: 2, adults: 1, kids: 1, ages: [13] },
  ],
  [
    "it's my husband, me, our daughter who is 2, and both grandmas. Okinawa, five days",
    { people: 5, adults: 4, kids: 1, ages: [2] },
  ],
  ['We are four: the two of us and her parents. Madrid, eight nights', { people: 4, adults: 4 }],
  ['the two of us and his mum, Granada, 4 days', { people: 3, adults: 3 }],
  ['us two and both sets of parents, Lake Como, a week', { people: 6, adults: 6 }],
  ['my wife and I plus both our mothers, Cornwall, 5 days', { people: 4, adults: 4 }],
  [
    'us, the kids (3 and 6) and both grandpas, Denmark, 1 week',
    { people: 6, adults: 4, kids: 2, ages: [3, 6] },
  ],
  [
    '4 kids under 10 plus us two, Yellowstone, second week of July',
    { people: 6, adults: 2, kids: 4 },
  ],
  ['three kids under 7 and the two of us, Texel 5 days', { people: 5, adults: 2, kids: 3 }],
  [
    'we are 2 parents with 4 kids all under 12, Disneyland Paris 3 days',
    { people: 6, adults: 2, kids: 4 },
  ],
  ['two couples and a baby, Marrakech 4 nights', { people: 5, adults: 4, kids: 1 }],
  ['three couples, no kids, Tuscany villa for a week', { people: 6, adults: 6 }],
  [
    'please plan something gentle for my mum and dad (79 and 81), Lake District 3 nights',
    { people: 2, adults: 2 },
  ],
  ['A trip for my grandparents, 80 and 84: Vienna, 4 days', { people: 2, adults: 2 }],
  ['for my sister and her husband, both teachers: Crete 1 week', { people: 2, adults: 2 }],
  [
    'Birthday surprise for my wife: she and I in Venice for 3 nights',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  [
    'Need: hotel w/ lift (wife uses wheelchair), Bruges, 7-10 Dec',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  [
    'Quiet hotel please (husband snores, me light sleeper), Ghent 3 nights',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  [
    'Ground floor room: my husband has bad knees. Lake Garda, 7 nights',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  [
    'Bus from Rosario, 4 days in Córdoba over Easter. Partner + dog (small, well behaved).',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  ['wife + 2 kids (3, 5) + me, Mallorca 7 nights', { people: 4, adults: 2, kids: 2, ages: [3, 5] }],
  [
    'wife + cat, road trip round the Peloponnese 10 days',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  ['Girlfriend plus her dog. Brittany, a week', { people: 2, adults: 2, kinds: ['couple'] }],
  ['Anniversary (our 40th!). Kenya safari 7 nights', { people: 2, adults: 2, kinds: ['couple'] }],
  ['our silver wedding anniversary, Madeira 6 nights', { people: 2, adults: 2, kinds: ['couple'] }],
  [
    'it is our 10th anniversary in May, 5 nights Santorini',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  ["my parents' 50th anniversary, whole family, 12 of us, Cotswolds", { people: 12 }],
  [
    'my husband Paul, our daughters Emma (11) and Sophie (13) and I want Crete for a week',
    { people: 4, adults: 2, kids: 2, ages: [11, 13] },
  ],
  [
    'travelling party: Ken (68), Doris (66), their grandson Jack (12). Scotland by train, 6 days',
    { people: 3, adults: 2, kids: 1, ages: [12] },
  ],
  ['Rome (4 nights), Florence (3), Venice (2), two of us', { people: 2, adults: 2 }],
  ['my best friend Sara and I, Copenhagen 3 nights', { people: 2, adults: 2 }],
  ['my sister Kate (34), my brother Tom (31) and me, Wales, 3 nights', { people: 3, adults: 3 }],
  [
    'with my son Oscar, 9, and his friend Bill, also 9, Liverpool, 2 nights',
    { people: 3, adults: 1, kids: 2, ages: [9, 9] },
  ],
  ['My wife Paris 3 days?? no: my wife and I, Paris, 3 days', { people: 2, adults: 2 }],
  [
    'Five of us: me, my wife, and the triplets (6). Efteling 2 nights',
    { people: 5, adults: 2, kids: 3 },
  ],
  [
    'our family, mum dad and three kids 4, 7, 12. Rhodes 10 nights',
    { people: 5, adults: 2, kids: 3, ages: [4, 7, 12] },
  ],
  [
    'Me, wifey, toddler (18 months) and the in-laws. Algarve, 7 nights',
    { people: 5, adults: 4, kids: 1, ages: [1] },
  ],
  [
    'our two girls (both 6), my wife and I, Paris, 4 days',
    { people: 4, adults: 2, kids: 2, ages: [6, 6] },
  ],
  [
    '4 adults, 3 teens (14, 15, 17), 1 toddler (2). Villa in Umbria 1 week',
    { people: 8, adults: 4, kids: 4, ages: [14, 15, 17, 2] },
  ],
  [
    '2 grown-ups and a three-year-old, Billund 3 days',
    { people: 3, adults: 2, kids: 1, ages: [3] },
  ],
  [
    'our group: 3 mums, 5 kids between 2 and 8. Center Parcs 4 nights',
    { people: 8, adults: 3, kids: 5 },
  ],
  ['Two dads, one son (8). Munich, 3 days', { people: 3, adults: 2, kids: 1, ages: [8] }],
  ['two mums and our girl (5), Amsterdam 4 days', { people: 3, adults: 2, kids: 1, ages: [5] }],
  ["I'm 17, going with my older brother (22) and his gf to Budapest, 4 days", { people: 3 }],
  [
    'me, my wife, and the triplets (6). Efteling 2 nights',
    { people: 5, adults: 2, kids: 3, ages: [6, 6, 6] },
  ],
  [
    'im 19 backpacking from bangkok up to chiang mai then laos. 1 month from jan 5',
    { people: 1, adults: 1 },
  ],
  [
    "I'm taking ME to Bora Bora. 6 nights, single, 45, spa every day",
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  [
    'Where can a single woman go from Muscat for 3 days, mid january',
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  [
    "I'm 67, widowed last year, and for the first time in my life I will travel without anybody. My son in Vancouver says come here, my daughter in Perth says come there. I say Kyoto. Seven nights",
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  [
    'Hola, viajo sola desde Bilbao a Edimburgo del 3 al 8 de diciembre',
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  ['viajo solo a Lisboa 4 días en mayo', { people: 1, adults: 1, kinds: ['solo'] }],
  ['je pars seule à Rome du 3 au 8 mai', { people: 1, adults: 1, kinds: ['solo'] }],
  ['ich reise allein nach Wien, 4 Tage im Mai', { people: 1, adults: 1, kinds: ['solo'] }],
  ['viaggio da sola a Parigi, 5 giorni a giugno', { people: 1, adults: 1, kinds: ['solo'] }],
  ['viajo sozinha para Madrid, 4 dias em maio', { people: 1, adults: 1, kinds: ['solo'] }],
  ['ik reis alleen naar Berlijn, 3 dagen in juni', { people: 1, adults: 1, kinds: ['solo'] }],
  ['single guy, 38, Medellin for 10 days, good cafes', { people: 1, adults: 1, kinds: ['solo'] }],
  [
    'single female, 52, wants 5 nights in Malta in March',
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  [
    "I'm a single traveller, Ljubljana, 3 nights, trains only",
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  [
    'single dad with two girls 6 and 8, Menorca 7 nights',
    { people: 3, adults: 1, kids: 2, kinds: ['family'] },
  ],
  [
    "No one to go with so it'll be me and my backpack: Sri Lanka, 3 weeks",
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  ['Party of one. Naples, 4 nights', { people: 1, adults: 1, kinds: ['solo'] }],
  ['On my tod, Hebden Bridge, 2 nights', { people: 1, adults: 1, kinds: ['solo'] }],
  ['as a widow of 70 I go by myself to Bergen, 5 days', { people: 1, adults: 1, kinds: ['solo'] }],
  ['travelling unaccompanied, Tallinn 3 days', { people: 1, adults: 1, kinds: ['solo'] }],
  ['Just little old me, Bath, 2 nights, spa and books', { people: 1, adults: 1, kinds: ['solo'] }],
  ['treating myself to 5 nights in Sorrento', { people: 1, adults: 1 }],
  [
    'I need a break from everyone. 4 nights in Madeira, only me',
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  ['flying solo to Seoul, 8 days in April', { people: 1, adults: 1, kinds: ['solo'] }],
  ['no husband no kids, a week in Lisbon for myself', { people: 1, adults: 1, kinds: ['solo'] }],
  [
    'I travel alone, first time. Hanoi to Saigon in 2 weeks',
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  [
    'My wife is not keen on boats so I go to the Lofoten alone, 6 days in June',
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  ['single room in Ghent for 2 nights, conference on the 4th of May', { kinds: [] }],
  ["I'm 23 and interrailing for a month from Paris", { people: 1, adults: 1 }],
  [
    'recently divorced, 50, want 10 days somewhere warm by myself',
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  [
    'Pls plan: Nashville. 3 nights. bachelorette, 9 girls. April 16-19',
    { people: 9, adults: 9, kinds: ['friends'], occasions: ['bachelor'] },
  ],
  ['hen do in Bath, 12 of us, 2 nights', { people: 12, adults: 12, kinds: ['friends'] }],
  [
    'stag in Riga, 3 nights, 10 lads, max 400 quid each',
    { people: 10, adults: 10, kinds: ['friends'] },
  ],
  [
    "my best mate's stag do, Budapest 3 nights, fifteen of us",
    { people: 15, adults: 15, kinds: ['friends'] },
  ],
  [
    "planning my sister's hen weekend, Liverpool, 8 women",
    { people: 8, adults: 8, kinds: ['friends'] },
  ],
  [
    'final answer Copenhagen, 5 girls, 4 nights from Thurs 5 Aug. One of us is coeliac',
    { people: 5, adults: 5, kinds: ['friends'] },
  ],
  ['6 lads, Amsterdam, 2 nights in March', { people: 6, adults: 6, kinds: ['friends'] }],
  ['four girls, Ibiza, a week in June', { people: 4, adults: 4, kinds: ['friends'] }],
  ['girls weekend Dublin, 4 of us', { people: 4, adults: 4, kinds: ['friends'] }],
  ["girls' weekend for five, Antwerp", { people: 5, adults: 5, kinds: ['friends'] }],
  ['boys weekend in Hamburg, six of us', { people: 6, adults: 6, kinds: ['friends'] }],
  [
    'so 5 of us finished uni in bogota and we want to go big: mexico',
    { people: 5, adults: 5, kinds: ['friends'] },
  ],
  [
    'we just graduated, 4 of us, interrail from Berlin for 3 weeks',
    { people: 4, adults: 4, kinds: ['friends'] },
  ],
  ['five uni mates, Split, 5 nights', { people: 5, adults: 5, kinds: ['friends'] }],
  [
    'three old school friends, 60ish, walking in the Dolomites for a week',
    { people: 3, adults: 3, kinds: ['friends'] },
  ],
  ['me and my besties (4 total) Nice 4 days', { people: 4, adults: 4, kinds: ['friends'] }],
  ['two girlfriends and I, Paris 3 days', { people: 3, adults: 3, kinds: ['friends'] }],
  ['me and a friend, Kyoto 5 days', { people: 2, adults: 2, kinds: ['friends'] }],
  ['my friend and I are going to Malta for 5 days', { people: 2, adults: 2, kinds: ['friends'] }],
  ['me and my best friend, Rome, 3 nights', { people: 2, adults: 2, kinds: ['friends'] }],
  ['with a mate to Oktoberfest, 3 nights Munich', { people: 2, adults: 2, kinds: ['friends'] }],
  ['me + 3 mates, surf trip, Taghazout 1 week', { people: 4, adults: 4, kinds: ['friends'] }],
  ['my flatmates and I (3 people), Valencia 4 days', { people: 3, adults: 3, kinds: ['friends'] }],
  [
    "We're a group of 9 from a Rotterdam history society, mostly over 65. 13 days",
    { people: 9, adults: 9, kinds: ['group'] },
  ],
  [
    'our ramblers association, 22 people, Isle of Wight, 4 nights',
    { people: 22, adults: 22, kinds: ['group'] },
  ],
  [
    'a choir of 30 from Leeds going to Leipzig for 4 days',
    { people: 30, adults: 30, kinds: ['group'] },
  ],
  ['amateur orchestra, 45 players, Salzburg, 3 nights', { people: 45, kinds: ['group'] }],
  [
    'sketching club outing to St Ives, 11 of us, 3 nights',
    { people: 11, adults: 11, kinds: ['group'] },
  ],
  [
    'my running club (14 people) wants to do the Valencia half marathon',
    { people: 14, adults: 14, kinds: ['group'] },
  ],
  [
    'photography society trip to Iceland, 8 members, 7 days',
    { people: 8, adults: 8, kinds: ['group'] },
  ],
  [
    'Three of us will visit Milan for supplier meetings from Monday 18 January',
    { people: 3, adults: 3, kinds: ['business'] },
  ],
  [
    'two colleagues and me, trade fair in Hanover, 3 nights',
    { people: 3, adults: 3, kinds: ['business'] },
  ],
  ['sales team of 7, kick-off in Lisbon, 2 nights', { people: 7, adults: 7, kinds: ['business'] }],
  [
    'I represent a textile company. Four of us visit Milan for supplier meetings, 3 days',
    { people: 4, adults: 4, kinds: ['business'] },
  ],
  [
    'client visits in Zurich and Basel, 2 days, just me',
    { people: 1, adults: 1, kinds: ['solo', 'business'] },
  ],
  [
    "Last year we tried the Grand Canyon with my in-laws and it was a disaster: my father-in-law sulked. So this time it's only my wife, our daughter Maisie (8) and me. Savannah, eight nights",
    { people: 3, adults: 2, kids: 1, ages: [8] },
  ],
  [
    'Last summer we took the whole family, 11 people, to Kos. This time just my husband and me, Naxos, 6 nights',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  [
    'Two years ago I went to Rome with three friends. Now I go to Naples by myself, 4 nights',
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  [
    'my cousin lives in toronto and keeps inviting us but its too cold, so zanzibar. me my husband and our twins (7). 9 nights',
    { people: 4, adults: 2, kids: 2, ages: [7, 7] },
  ],
  [
    'my sister lives in Lyon but we sleep in a hotel. Me and my wife, 3 nights in Lyon',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  [
    'The kids are with their grandparents that week. 4 nights in Seville for us two',
    { people: 2, adults: 2, who: [] },
  ],
  [
    'leaving the kids with grandma! Barcelona, 3 nights, hubby and me',
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  [
    'we finally got a babysitter for the weekend: Antwerp, my wife and I',
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  [
    'my daughter recommended Ghent. My husband and I have 3 days',
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  [
    "my son told us about Matera, we'd like 4 nights there, two adults",
    { people: 2, adults: 2, who: [] },
  ],
  [
    'My mother always dreamed of Petra. She died in spring and I want to go for her, alone, 5 days in Jordan',
    { people: 1, adults: 1, kinds: ['solo'] },
  ],
  [
    'a colleague swears by Porto, so my girlfriend and I want 4 nights there',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  [
    'my boss gave me two weeks off. Sri Lanka, travelling with my boyfriend',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  [
    "my teenage son refuses to come, so it's me, my wife and our daughter (11): Ljubljana 5 days",
    { people: 3, adults: 2, kids: 1, ages: [11] },
  ],
  [
    'not bringing the dog this time (kennel). Two of us, Texel, 3 nights',
    { people: 2, adults: 2, who: [] },
  ],
  [
    'our cat stays with the neighbours, so no pets. Me and my partner, Wales, 1 week',
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  [
    'no kids, no dogs, just me and my wife at a quiet hotel in Umbria, 5 nights',
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  [
    'I grew up in Ohio with four brothers. I want to see Alaska, 10 days, with my wife',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  [
    'Our neighbours, a family of five, raved about Center Parcs. We are three: my partner, me and our girl (4). 4 nights near Bremen',
    { people: 3, adults: 2, kids: 1, ages: [4] },
  ],
  [
    'visiting my daughter who studies in Utrecht, me and my husband, 3 nights',
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  [
    'The last of our three kids left home in September, celebrating with 8 nights in Crete, the two of us',
    { people: 2, adults: 2, who: [] },
  ],
  [
    'daughter graduates from UVM on may 22 and after that we drive to quebec city for a few days, 4 of us, nobody under 20',
    { people: 4, adults: 4, who: [], occasions: ['graduation'] },
  ],
  [
    'I teach 7 year olds all year so please NO kids. Adults only place, me and my bestie, 5 nights Fuerteventura',
    { people: 2, adults: 2, kinds: ['friends'], who: [] },
  ],
  [
    'My ex-wife got the house, I got the dog. Dog and me, Bavaria, 5 days',
    { people: 1, adults: 1, kinds: [], pets: ['dog'] },
  ],
  [
    'Nobody under 30 among us: 8 friends, Lisbon, 4 nights',
    { people: 8, adults: 8, kinds: ['friends'] },
  ],
  [
    "my grandson showed me how to use this. I'm 74 and want to see Bruges, 3 nights, with my friend Ruth",
    { people: 2, adults: 2, who: ['elderly'] },
  ],
  [
    'leaving London on Friday with the kids (4, 7) and my husband, Cornwall, 3 nights',
    { people: 4, adults: 2, kids: 2, ages: [4, 7] },
  ],
  [
    'My wife and I loved Rome last year, so now Naples with our two kids (4, 6), 5 nights',
    { people: 4, adults: 2, kids: 2, ages: [4, 6] },
  ],
  [
    'Two years ago we honeymooned in Bali. Now with a baby (1) we want Crete, 7 nights, me and my wife',
    { people: 3, adults: 2, kids: 1, ages: [1] },
  ],
  [
    'I used to go to Brittany as a kid and want to show it to my sons (8 and 10), 6 days, the three of us',
    { people: 3, adults: 1, kids: 2, ages: [8, 10] },
  ],
  [
    'our daughter is at university in Leeds; the two of us plus our son (15) will visit her, 2 nights',
    { people: 3, adults: 2, kids: 1, ages: [15] },
  ],
  [
    'my sister, who lives in Ghent, is coming with me to Vienna, 3 nights',
    { people: 2, adults: 2 },
  ],
  [
    'Our friends raved about Faro, so four of us go: my husband and I and another couple, 5 nights',
    { people: 4, adults: 4 },
  ],
  [
    'My husband stays at the conference, I walk around. Basel, 3 days, two of us',
    { people: 2, adults: 2 },
  ],
  [
    'We took the kids to Legoland two years ago, this time Efteling. Same party: 2 adults, kids now 7 and 9',
    { people: 4, adults: 2, kids: 2, ages: [7, 9] },
  ],
  ['with my teenage daughter (15), mum stays home', { people: 2, adults: 1, kids: 1, ages: [15] }],
  [
    'me, my two boys (9, 11) and the dog, their mother has to work. Black Forest, 4 nights',
    { people: 3, adults: 1, kids: 2, ages: [9, 11], pets: ['dog'] },
  ],
  [
    'a mum of three here, travelling WITHOUT the kids, with my sister. 4 nights Mallorca',
    { people: 2, adults: 2, who: [] },
  ],
  [
    'last time it rained. 2 adults 2 kids (5, 8) Wales 4 nights',
    { people: 4, adults: 2, kids: 2, ages: [5, 8] },
  ],
  [
    "My friend's wedding is in Siena on 5 June. My boyfriend and I have 6 days",
    { people: 2, adults: 2, kinds: ['couple'], occasions: ['wedding'] },
  ],
  [
    'Sorry for my english. We are family of four, the childs have 5 and 9 years. Vienna 4 days',
    { people: 4, adults: 2, kids: 2, ages: [5, 9] },
  ],
  [
    'we are 4 persons (2 adult and 2 children of 3 and 6 years) Prague, 3 days',
    { people: 4, adults: 2, kids: 2, ages: [3, 6] },
  ],
  [
    '2 erwachsene, 2 kinder (4 und 8), 5 Tage Hamburg im Juli',
    { people: 4, adults: 2, kids: 2, ages: [4, 8] },
  ],
  [
    'Dos adultos y un niño de 6 años, 4 días en Roma en mayo',
    { people: 3, adults: 2, kids: 1, ages: [6] },
  ],
  [
    'deux adultes et trois enfants (3, 7, 10 ans), une semaine en Bretagne',
    { people: 5, adults: 2, kids: 3, ages: [3, 7, 10] },
  ],
  ['Pet-friendly because Biscuit (beagle) comes too. Two nights in Paris, TX', { pets: ['dog'] }],
  ['a motel in Amarillo, 1 night, must take Rex, our german shepherd', { pets: ['dog'] }],
  [
    'our old spaniel Molly travels with us, 2 people, Northumberland, 5 nights',
    { people: 2, adults: 2, pets: ['dog'] },
  ],
  [
    'cabin near Asheville, 3 nights, me, husband and two huskies',
    { people: 2, adults: 2, kinds: ['couple'], pets: ['dog'] },
  ],
  ['husky safari in Tromso, 4 nights, two of us', { people: 2, adults: 2, who: [] }],
  ["travelling with an assistance dog, I'm blind, Edinburgh 3 nights", { pets: ['dog'] }],
  [
    '3 adults, 1 senior (81), 1 infant (8 months), Phuket 6 nights',
    { people: 5, adults: 4, kids: 1, ages: [0] },
  ],
]
