/** Days, years, lengths, stays and sums as they are told beside other things: dates that are over, slips of the finger. Today is Sunday, 15 November 2026. */
import type { Request } from './expected.ts'

export const toldStaysAndDays: readonly Request[] = [
  // What is over, or of somebody's life, is not when the journey is.
  [
    'My husband proposed in Venice two years ago in April; we want to go back for 3 nights in October',
    { within: '2027-10-01..2027-10-31', nights: 3 },
  ],
  [
    'I was in Prague last October with my mum and it poured, so let us try Seville, 4 nights, in March',
    { to: ['Seville'], within: '2027-03-01..2027-03-31' },
  ],
  [
    'We have lived in Ghent since June. A weekend in Lille in January please',
    { within: '2027-01-01..2027-01-31' },
  ],
  [
    'Dad retired in September and has been talking about Norway since Easter. 8 days in May',
    { within: '2027-05-01..2027-05-31', days: 8 },
  ],
  [
    'She starts her new job in March, until then we want 10 days in Thailand in February',
    { within: '2027-02-01..2027-02-28' },
  ],
  [
    'Term starts on 20 September. Corfu 7 nights from 4 September',
    { on: '2027-09-04..2027-09-11' },
  ],
  [
    'The kids break up on 21 July and we leave on the 24th for two weeks in Brittany',
    { on: '2027-07-24..2027-08-06', days: 14 },
  ],
  [
    'We did the same trip in 2023 in August and melted. This time 5 days in Rome in November',
    { days: 5 },
  ],
  [
    'moved to Lyon in May, never been south, 3 days in Marseille in april?',
    { within: '2027-04-01..2027-04-30', to: ['Marseille'] },
  ],
  [
    'My knee was operated on in June. Ten quiet days on Madeira in February.',
    { within: '2027-02-01..2027-02-28' },
  ],
  [
    'Grandpa turns 80 on 14 August; the whole family goes to Bad Ischl from 12 to 16 August',
    { on: '2027-08-12..2027-08-16' },
  ],
  ['We were thinking of May for Rome, 4 days', { within: '2027-05-01..2027-05-31' }],
  ['We were hoping to go to Rome in May, 4 days', { within: '2027-05-01..2027-05-31' }],
  ['I was given a week off in May and want Rome', { within: '2027-05-01..2027-05-31' }],
  ['I turn 40 in June, Rome for 3 days', { within: '2027-06-01..2027-06-30' }],
  [
    'She was here for work and wants to see Rome in May for 4 days',
    { within: '2027-05-01..2027-05-31' },
  ],
  ['I have never been to Rome, 4 days in May', { within: '2027-05-01..2027-05-31' }],
  ['My wife has never been to Rome and we would go in May', { within: '2027-05-01..2027-05-31' }],
  ['Rome last week of May, 4 days', { within: '2027-05-25..2027-05-31' }],
  ['Rome the last weekend of May', { on: '2027-05-29..2027-05-30' }],
  ['School ends on 18 June, Rome for 4 days right after', { to: ['Rome'] }],
  ['Rome over the school holidays in October, 4 days', { to: ['Rome'] }],
  ['We got flights for 5 May to Rome, 4 days', { on: '2027-05-05..2027-05-08' }],
  ['We bought tickets to Rome for 5 May, 4 days', { on: '2027-05-05..2027-05-08' }],
  [
    'My mother who was born there wants to show us Catania in May, 5 days',
    { within: '2027-05-01..2027-05-31' },
  ],
  // The year beside a date.
  ["Azores, two weeks, august '27", { within: '2027-08-01..2027-08-31', days: 14 }],
  ["Azores 3-9 feb '28", { on: '2028-02-03..2028-02-09' }],
  ["Azores early sept '27 6 nights", { within: '2027-09-01..2027-09-10' }],
  [
    'Vienna 4 nights, we are thinking next year, early December',
    { within: '2027-12-01..2027-12-10', nights: 4 },
  ],
  ['Vienna from 27 to 30 November 2027', { on: '2027-11-27..2027-11-30' }],
  ['Vienna on 27th of November of next year, 3 nights', { on: '2027-11-27..2027-11-30' }],
  ['Vienna at Easter next year, 4 days', { days: 4 }],
  ['Vienna in summer next year, a week', { within: '2027-06-01..2027-08-31' }],
  ['Vienna in 2028, a week', { within: '2028-01-01..2028-12-31', days: 7 }],
  ['Vienna 05/2027, a week', { within: '2027-05-01..2027-05-31', days: 7 }],
  ['a week in May in Vienna with 27 people', { within: '2027-05-01..2027-05-31' }],
  ["First weekend of October '27 in Cologne", { on: '2027-10-02..2027-10-03' }],
  ['Long weekend in Cologne, third weekend of november next year', { to: ['Cologne'], days: 3 }],
  // Days that are asked about; slips in units and months.
  [
    'Where could we fly in 4 days from Oslo that is warm? November',
    { from: 'Oslo', days: 4, asks: true, within: '2026-11-01..2026-11-30' },
  ],
  ['We leave in 5 days for Split, 3 nights', { on: '2026-11-20..2026-11-23' }],
  ['Where should we eat in Split, we go in 3 days?', { to: ['Split'] }],
  ['Bergen. March. 5 nights.', { within: '2027-03-01..2027-03-31' }],
  ['Bergen (may), 5 nights', { within: '2027-05-01..2027-05-31' }],
  ['7 dys in Istanbul', { to: ['Istanbul'], days: 7 }],
  ['Istanbul 4 nigts', { nights: 4 }],
  ['Istanbul 4 nigh', { to: ['Istanbul'] }],
  ['Istanbul 2 weks in june', { days: 14 }],
  ['istanbul 5 days 12 septembr', { days: 5, on: '2027-09-12..2027-09-16' }],
  ['istanbul agust 3 nights', { nights: 3, within: '2027-08-01..2027-08-31' }],
  ['istanbul in feburary 3 nights', { nights: 3, within: '2027-02-01..2027-02-28' }],
  ['istanbul in novemeber 3 nights', { nights: 3, within: '2026-11-01..2026-11-30' }],
  ['istanbul wensday to friday', { on: '2026-11-18..2026-11-20' }],
  ['istanbul fryday till sunday', { on: '2026-11-20..2026-11-22' }],
  ['istanbul long weeknd in may', { days: 3 }],
  ['istanbul tomorow for 3 days', { days: 3, on: '2026-11-16..2026-11-18' }],
  // What is the sum for the trip, and what only the price of one thing in it.
  ['Rome 4 days, 60 euros ppd', { budget: '60 EUR person-day' }],
  ['Rome 4 days, flights cost us 400 €, so 600 € for hotel and food', { budget: '600 EUR' }],
  ['Last year in Lisbon we spent 2000 euro, this time Rome 4 days for 1200', { budget: '1200' }],
  ['Rome 4 days. The flight was 89 euros.', { budget: null }],
  ['Rome 4 days, splurge on one dinner of 200 euros', { budget: null }],
  ['Rome 4 days, meals under 15 euros', { budget: null }],
  ['Rome 4 days, dinner for two at around 80 euros', { budget: null }],
  ['Rome 4 days, tickets of 18 euros each are fine', { budget: null }],
  ['Rome 4 days, parking must be under 20 euros a day', { budget: null }],
  ['Rome 4 days with 4 people and 2,500 to spend', { budget: '2500', people: 4 }],
  ['Rome 4 days, I can spend 700', { budget: '700' }],
  ['Rome 4 days, we saved up 1,800 dollars for it', { budget: '1800 USD' }],
  ['Rome 4 days, budget tbd', { budget: null }],
  [
    'Rome 4 days, can go up to 150 euro/night for the hotel and 70 euro/day otherwise',
    { nightly: 150, budget: '70 EUR day' },
  ],
  ['Rome 4 days, 100€ pn', { nightly: 100 }],
  ['Rome 4 days, 300 for the flight and 500 for the rest', { to: ['Rome'] }],
  ['Rome 4 days, tot budget 2k', { budget: '2000' }],
  ['Rome 4 days, bugdet 900', { budget: '900' }],
  ['Rome 4 days, 900 $', { budget: '900 USD' }],
  ['Rome 4 days, 900 bucks', { budget: '900 USD' }],
  ['Rome 4 days, 15k zloty from Gdansk', { budget: '15000 PLN' }],
  ['Rome 4 days, 1,5k euro', { budget: '1500 EUR' }],
  ['Rome 4 days, A$3000 the lot', { budget: '3000 AUD' }],
  ['Rome 4 days, we have 500 euros pocket money', { budget: '500 EUR' }],
  ['Rome 4 days, spend per day: 80 EUR', { budget: '80 EUR day' }],
  ['Rome 4 days, work pays 150 euros a night for the hotel', { nightly: 150 }],
  // Sums side by side.
  [
    'Porto for 5 nights. The airfare came to 210 pounds, and we have 700 pounds left for the rest.',
    { budget: '700 GBP' },
  ],
  ['Porto for 5 nights, at most 40 euros for dinner', { budget: null }],
  ['Porto for 5 nights, 900 euros for the flights, hotel and food together', { budget: '900 EUR' }],
  ['Porto for 5 nights, with flights 900 euros', { budget: '900 EUR' }],
  ['Porto for 5 nights, the trip may cost us 900 euros', { budget: '900 EUR' }],
  ['Porto for 5 nights, daily spend: 65', { budget: '65 day' }],
  ['Porto for 5 nights, 1,250.50 USD max', { budget: '1250.5 USD' }],
  ['Porto for 5 nights for 800', { budget: '800' }],
  ['Porto for 5 nights, 55 usd pppd', { budget: '55 USD person-day' }],
  [
    'Porto for 5 nights, two tickets for the FCP match at 60 euros each already bought',
    { budget: null },
  ],
  ['Porto for 5 nights, 1100 left after the flights', { budget: '1100' }],
  ['Porto for 5 nights, entry under 15 euros only', { budget: null }],
  ['Porto for 5 nights, 800 hotel + 600 rest', { to: ['Porto'] }],
  ['Porto for 5 nights, 20.000 try per person from Izmir', { budget: '20000 TRY person' }],
  // Stays: a chain of towns, and the nights told beside each or in turn.
  [
    'cdmx first 4 nights then oaxaca 3 nights then puerto escondido 5 nights',
    { stays: { 'Mexico City': -4, Oaxaca: -3, 'Puerto Escondido': -5 }, nights: 12, days: 13 },
  ],
  [
    'Rome, Florence, Venice: 3 nights, 2 nights, 2 nights. From Oslo in May',
    { stays: { Rome: -3, Florence: -2, Venice: -2 }, nights: 7 },
  ],
  [
    'My aunt lives in Halifax so I will sleep at hers for 3 nights, then Quebec City 4 nights in a B&B',
    { stays: { Halifax: -3, 'Quebec City': -4 }, nights: 7 },
  ],
  [
    'Bergen to see my brother (he has a spare room, 4 nights), then Oslo 2 nights',
    { stays: { Bergen: -4, Oslo: -2 }, nights: 6 },
  ],
  [
    'Start in Athens (2 nights), ferry to Naxos (4 nights), ferry to Santorini (3 nights), fly home from there',
    { stays: { Athens: -2, Naxos: -4, Santorini: -3 }, nights: 9 },
  ],
  ['2x nights Athens, 4x nights Naxos', { stays: { Athens: -2, Naxos: -4 }, nights: 6 }],
  [
    'Tokyo for the first five nights, Kyoto for the next four, and the last two nights in Osaka',
    { stays: { Tokyo: -5, Kyoto: -4, Osaka: -2 }, nights: 11 },
  ],
  [
    'Bangkok 3 nights + Chiang Mai 4 nights + Krabi 5 nights',
    { stays: { Bangkok: -3, 'Chiang Mai': -4, Krabi: -5 }, nights: 12 },
  ],
  ['a week in Lisbon then four days in Madeira', { stays: { Lisbon: 7, Madeira: 4 }, days: 11 }],
  [
    'Vienna 2 nts, Bratislava 1 nt, Budapest 3 nts',
    { stays: { Vienna: -2, Bratislava: -1, Budapest: -3 }, nights: 6 },
  ],
  [
    'A meeting in Zurich 3-5 May and then 2 days in Lucerne',
    { on: '2027-05-03..2027-05-07', stays: { Lucerne: 2 } },
  ],
  [
    'Madrid, Toledo, Seville - 3/1/3 nights',
    { stays: { Madrid: -3, Toledo: -1, Seville: -3 }, nights: 7 },
  ],
  [
    'Madrid, Toledo and Seville with three, one and three nights',
    { stays: { Madrid: -3, Toledo: -1, Seville: -3 }, nights: 7 },
  ],
  ['Marrakech (3 nights), desert 1 night, Fes (2 nights)', { to: ['Marrakech', 'Fes'] }],
  [
    'Galway → Porto → Coimbra → Lisbon → home. 3 nights / 1 night / 4 nights. First week of May.',
    {
      from: 'Galway',
      to: ['Porto', 'Coimbra', 'Lisbon'],
      stays: { Porto: -3, Coimbra: -1, Lisbon: -4 },
      nights: 8,
    },
  ],
  [
    'first 3 nights in Lima, next 4 nights in Cusco, last 2 nights in Arequipa',
    { stays: { Lima: -3, Cusco: -4, Arequipa: -2 }, nights: 9 },
  ],
  [
    "Two nights at my friend's in Hamburg and then three nights at a hostel in Berlin",
    { stays: { Hamburg: -2, Berlin: -3 }, nights: 5 },
  ],
  ['Athens x2 nights, Naxos x4 nights', { stays: { Athens: -2, Naxos: -4 }, nights: 6 }],
  [
    'Bangkok (3), Chiang Mai (4), Krabi (5) nights',
    { stays: { Bangkok: -3, 'Chiang Mai': -4, Krabi: -5 }, nights: 12 },
  ],
  [
    'Ten days: Vilnius 3 nights, Riga 3 nights, Tallinn 3 nights',
    { stays: { Vilnius: -3, Riga: -3, Tallinn: -3 }, days: 10 },
  ],
  [
    'Fukuoka 2 nights, on to Nagasaki for another 2, end with 3 in Kagoshima',
    { stays: { Fukuoka: -2, Nagasaki: -2, Kagoshima: -3 }, nights: 7 },
  ],
  // Days of the calendar place by place; the first stop; with those one visits.
  [
    'Leeds → Bergen → Oslo → Stockholm → home. 2 nights / 3 nights / 2 nights',
    {
      from: 'Leeds',
      to: ['Bergen', 'Oslo', 'Stockholm'],
      stays: { Bergen: -2, Oslo: -3, Stockholm: -2 },
      nights: 7,
    },
  ],
  [
    'Salzburg, Hallstatt, Graz; two nights, one night and two nights',
    { stays: { Salzburg: -2, Hallstatt: -1, Graz: -2 }, nights: 5 },
  ],
  [
    'My brother has a flat in Tallinn, we stay with him for four nights and then Helsinki two nights in a hotel',
    { stays: { Tallinn: -4, Helsinki: -2 }, nights: 6 },
  ],
  [
    'Kick off in Delhi for two nights, next Agra one night, Jaipur three nights',
    { stays: { Delhi: -2, Agra: -1, Jaipur: -3 }, nights: 6 },
  ],
  ['Starting in Manchester, 3 nights in York', { from: 'Manchester', to: ['York'], nights: 3 }],
  [
    'fly to Cagliari first for 2 nights, then Alghero for another 3',
    { stays: { Cagliari: -2, Alghero: -3 }, nights: 5 },
  ],
  ['two nights each in Bath and Bristol', { stays: { Bath: -2, Bristol: -2 }, nights: 4 }],
  ['3 x nights Zadar and 2 x nights Split', { stays: { Zadar: -3, Split: -2 }, nights: 5 }],
  ['Corsica for 9 nights, first 4 in Bastia', { to: ['Corsica', 'Bastia'], nights: 9 }],
  ['Oslo from 3 to 6 May and Bergen from 6 to 10 May', { on: '2027-05-03..2027-05-10' }],
  ['Oslo 3 May to 6 May, then Bergen until 10 May', { on: '2027-05-03..2027-05-10' }],
  [
    'one week in Oslo and surroundings followed by four days of Bergen',
    { stays: { Oslo: 7, Bergen: 4 }, days: 11 },
  ],
  ['Kotor (four nights) + Budva (three nights)', { stays: { Kotor: -4, Budva: -3 }, nights: 7 }],
  ['Want 4 nights Kotor but only 2 Budva', { stays: { Kotor: -4, Budva: -2 }, nights: 6 }],
  ['Porto and Lisbon, 5 days, 4 nights', { stays: {}, days: 5, nights: 4 }],
  [
    '4 nights in a riad in Marrakech and 3 nights at the beach in Essaouira',
    { stays: { Marrakech: -4, Essaouira: -3 }, nights: 7 },
  ],
  [
    'Start in Leipzig and drive to Prague for 4 nights',
    { from: 'Leipzig', to: ['Prague'], nights: 4 },
  ],
  [
    'Matera for the first 2 nights, Lecce for the next 3 and Bari for the last one',
    { to: ['Matera', 'Lecce', 'Bari'] },
  ],
  ['Corsica 4 nights then Sardinia 5 nights', { stays: { Corsica: -4, Sardinia: -5 }, nights: 9 }],
  ['Oslo mon-wed, Bergen wed-sat', { to: ['Oslo', 'Bergen'] }],
  ['Arrive Oslo 3 May, train to Bergen 6 May, fly home 10 May', { on: '2027-05-03..2027-05-10' }],
  [
    'Kotor - 4 nights\nBudva - 3 nights\nUlcinj - 2 nights',
    { stays: { Kotor: -4, Budva: -3, Ulcinj: -2 }, nights: 9 },
  ],
  ['Kotor four nights, thence to Budva for three', { stays: { Kotor: -4, Budva: -3 }, nights: 7 }],
  // The days of the trip by those of an event, and by days that are counted from them.
  [
    'Concert in Berlin on Saturday 8 May. We arrive the Friday and leave on the Monday.',
    { on: '2027-05-07..2027-05-10' },
  ],
  [
    'Meetings in Vilnius Mon 1 and Tue 2 Feb, then Riga 4-7 February',
    { on: '2027-02-01..2027-02-07' },
  ],
  [
    'Our cruise leaves Barcelona on 9 May. We want two nights there before it',
    { to: ['Barcelona'], on: '2027-05-07..2027-05-09', nights: 2 },
  ],
  ['Out 3 March, back 9 March. Seville.', { on: '2027-03-03..2027-03-09' }],
  ['Seville from Wed 3 March until the Sunday after', { on: '2027-03-03..2027-03-07' }],
  ['Checking in 4 June, checking out 7 June, Porto', { on: '2027-06-04..2027-06-07' }],
  ['Porto, Friday after work 4 June to Sunday night', { on: '2027-06-04..2027-06-06' }],
  [
    'We have from 9 in the morning till 6 in the evening in Genoa, 14 April, off a ship',
    { to: ['Genoa'], arrives: '09:00', leaves: '18:00' },
  ],
  ['We leave a week on Friday for 3 nights in Malaga', { on: '2026-11-27..2026-11-30', nights: 3 }],
  ['tomorrow week to Malaga for 3 nights', { nights: 3 }],
  [
    'My cousin marries in Turin on Saturday 15 May. We come from Graz by train on the Friday and are home on the Sunday night',
    { to: ['Turin'], from: 'Graz', on: '2027-05-14..2027-05-16' },
  ],
  [
    'Concert in Prague on 17 June at 20:00, one night, from Brno',
    { on: '2027-06-17..2027-06-18', nights: 1 },
  ],
  [
    'Our ferry leaves Hull on 12 June. Two nights in Hull before that, please',
    { to: ['Hull'], on: '2027-06-10..2027-06-12' },
  ],
  ['Naples from Thursday 4 March, home the Monday after', { on: '2027-03-04..2027-03-08' }],
  ['Naples one week in May', { days: 7, within: '2027-05-01..2027-05-31' }],
  ['Naples from the day before Easter for 4 nights', { to: ['Naples'], nights: 4 }],
  ['We fly to Crete on 3 May, dinner with friends the night after', { to: ['Crete'] }],
  [
    'Conference in Ghent starts on Wednesday 5 May at 9, leaving the 8th',
    { to: ['Ghent'], on: '..2027-05-08' },
  ],
  ['4 days in London; 7 hour layover in Doha on the way out', { to: ['London'], days: 4 }],
  ['Overnight layover in Reykjavik on 3 May, what to do', { to: ['Reykjavik'] }],
  [
    'Grandma wants us to stop for a night on the way. Five nights in Yellowstone in July',
    { nights: 5 },
  ],
]
