/** Requests from situations of one's own: who travels, when and why, and then the words for it. */
import type { Request } from './expected.ts'

export const situations: readonly Request[] = [
  [
    'my in-laws are flying into Philadelphia and we want to show them Lancaster county for two days in october',
    { to: ['Lancaster'], asks: false, days: 2 },
  ],
  [
    'we have a rental in Faro from the 3rd to the 10th of July, what is worth seeing nearby? 2 adults and a baby',
    { to: ['Faro'], asks: false, on: '2027-07-03..2027-07-10' },
  ],
  [
    'Looking for 5 days hiking huts in the Dolomites, start from Bolzano, end of June',
    { to: ['Dolomites'], asks: false, days: 5 },
  ],
  [
    'train from Paris to Marseille with a night in Lyon, then 3 nights Marseille, mid september',
    { to: ['Lyon', 'Marseille'], asks: false },
  ],
  [
    'bachelor party, 9 guys, Nashville or Austin, 3 nights in April, 800 bucks each',
    { asks: true, people: 9, nights: 3 },
  ],
  [
    'Dubai for 4 days on the way back from Sydney to London',
    { to: ['Dubai'], asks: false, days: 4 },
  ],
  [
    'solo female first time in India, thinking Jaipur and Udaipur, 9 days in november, safe hotels',
    { to: ['Jaipur', 'Udaipur'], asks: false, days: 9 },
  ],
  [
    'Mum turns 70 on 12 June and has never seen Venice. 3 nights, the four of us',
    { to: ['Venice'], asks: false, nights: 3, people: 4 },
  ],
  [
    'two nights in Bergen before our Hurtigruten cruise leaves on 4 May',
    { to: ['Bergen'], asks: false, nights: 2 },
  ],
  [
    'honeymoon: 4 nights Santorini, 4 nights Milos, 2 nights Athens, early June, around 5000 euros',
    { to: ['Santorini', 'Milos', 'Athens'], asks: false, nights: 10 },
  ],
  [
    'weekend in Lille with the kids, we come by Eurostar from London, they are 6 and 9',
    { to: ['Lille'], from: 'London', asks: false },
  ],
  [
    'Is four days enough for Copenhagen and Malmo?',
    { to: ['Copenhagen', 'Malmo'], asks: false, days: 4 },
  ],
  [
    'We did Rome and Florence in 2019. This time Puglia: Lecce, Ostuni, Matera. 8 days late September by car',
    { to: ['Lecce', 'Ostuni', 'Matera'], asks: false, days: 8 },
  ],
  [
    'cheap sun in January from Dublin, max 4 hours flying, a week',
    { asks: true, from: 'Dublin', days: 7 },
  ],
  [
    'I have a meeting in Zurich on Tuesday 8 December and would like to stay till Thursday, alone',
    { to: ['Zurich'], asks: false, people: 1 },
  ],
  [
    'girls trip to Charleston in March, 5 of us, brunch and beaches, long weekend',
    { to: ['Charleston'], people: 5, days: 3 },
  ],
  [
    'Vancouver Island: Victoria 2 nights, Tofino 3 nights, ferry from Vancouver',
    { to: ['Victoria', 'Tofino'], in: ['CA', 'CA'], asks: false },
  ],
  [
    'Could we combine Lake Como and Cinque Terre in one week in May without a car?',
    { to: ['Lake Como', 'Cinque Terre'], asks: false, days: 7 },
  ],
  [
    'grandparents with 2 grandkids (8, 11), Legoland Billund and two days in Aarhus, July',
    { to: ['Aarhus', 'Billund'], kids: 2, asks: false },
  ],
  [
    'Thinking about Peru next August. Lima 2, Arequipa 3, Cusco 5, Puno 2',
    { to: ['Lima', 'Arequipa', 'Cusco', 'Puno'], asks: false, days: 12 },
  ],
  [
    'our flight to Tokyo has a 9 hour stop in Helsinki, what can we see? landing 06:00',
    { to: ['Helsinki'], asks: false },
  ],
  [
    'hiking in Madeira, based in Funchal, 6 nights, February half term, family of 4',
    { to: ['Funchal'], nights: 6, people: 4, asks: false },
  ],
  [
    'Move on from Chiang Mai to Luang Prabang by slow boat, 5 days total, in late november',
    { from: 'Chiang Mai', to: ['Luang Prabang'], days: 5 },
  ],
  [
    'we are a retired couple from Leicester and fancy the Baltics: Vilnius, Riga, Tallinn, ten days in June',
    { to: ['Vilnius', 'Riga', 'Tallinn'], asks: false, days: 10, people: 2 },
  ],
  [
    'jazz in new orleans then drive to memphis via natchez, 7 days, october',
    { to: ['New Orleans', 'Natchez', 'Memphis'], days: 7 },
  ],
  [
    'Hi! Family reunion near Asheville, 14-18 August, 22 people, big cabin',
    { on: '2027-08-14..2027-08-18', people: 22 },
  ],
  [
    'Reykjavik 3 nights, northern lights, 2 adults, budget 1800 gbp incl flights from Manchester',
    { to: ['Reykjavik'], from: 'Manchester', asks: false, budget: '1800 GBP', people: 2 },
  ],
  [
    'visiting my daughter at uni in St Andrews for graduation, 3 nights, then 2 in Edinburgh',
    { to: ['St Andrews', 'Edinburgh'], asks: false },
  ],
  ['My wife says Bali is overrun. Lombok instead? 10 days in May', { to: ['Lombok'], days: 10 }],
  [
    '16 day road trip Denver – Moab – Page – Grand Canyon – Las Vegas, start 5 Sept',
    { to: ['Denver', 'Moab', 'Page', 'Grand Canyon', 'Las Vegas'], days: 16 },
  ],
  [
    '3 days in Bilbao, one of them for San Sebastian, pintxos!!',
    { to: ['Bilbao'], asks: false, days: 3 },
  ],
  [
    'conference in Barcelona ends Thursday noon, I would stay until Sunday night',
    { to: ['Barcelona'], asks: false },
  ],
  ['Naples to Palermo overnight ferry then a week around Sicily', { asks: false, from: 'Naples' }],
  ['Which is better in December with toddlers: Tenerife or Gran Canaria?', { asks: true }],
  [
    'la rochelle and ile de re, 5 nights, bikes',
    { to: ['La Rochelle', 'Ile De Re'], nights: 5, asks: false },
  ],
  [
    'Hoping to see cherry blossom: Tokyo 5 nights, Kyoto 4, one night in Kanazawa',
    { to: ['Tokyo', 'Kyoto', 'Kanazawa'], asks: false, nights: 10 },
  ],
  [
    'Cape Town over New Year, 27 Dec to 5 Jan, two couples',
    { to: ['Cape Town'], on: '2026-12-27..2027-01-05', people: 4 },
  ],
  [
    'Sarajevo + Mostar, 5 days, coming overland from Split',
    { to: ['Sarajevo', 'Mostar'], from: 'Split', days: 5, asks: false },
  ],
  [
    'a quiet village somewhere in Provence for two weeks of writing, alone',
    { asks: true, days: 14, people: 1 },
  ],
  [
    'Lake District, 3 nights, dog, no stairs because of my hip',
    { to: ['Lake District'], nights: 3, asks: false },
  ],
  [
    'Medellin 4 days with a day in Guatape, from Bogota',
    { to: ['Medellin'], from: 'Bogota', days: 4, asks: false },
  ],
  ['Oaxaca for day of the dead, 6 nights', { to: ['Oaxaca'], nights: 6 }],
  [
    'We want to celebrate our 25th anniversary where we honeymooned, in Sorrento. Five nights next May.',
    { to: ['Sorrento'], nights: 5 },
  ],
  [
    'school trip to Krakow and Auschwitz, 24 students 4 teachers, 3 days in march',
    { days: 3, to: ['Krakow'], people: 28 },
  ],
  ['Weekend Ghent? or Antwerp? train from Amsterdam, 2 people', { asks: true, from: 'Amsterdam' }],
  [
    'Ireland 12 days: Dublin 2, Galway 3, Dingle 3, Killarney 2, Cork 2',
    { to: ['Dublin', 'Galway', 'Dingle', 'Killarney', 'Cork'], days: 12, asks: false },
  ],
  [
    'surf camp Taghazout one week plus Marrakech 2 nights',
    { to: ['Taghazout', 'Marrakech'], asks: false },
  ],
  ['quick hop to Rotterdam, just Saturday night', { to: ['Rotterdam'], asks: false }],
  [
    'Driving the NC500 from Inverness, 7 days in a campervan, two of us and a dog',
    { from: 'Inverness', days: 7, people: 2 },
  ],
  [
    'Hannover Messe 12–16 April, hotel in town, colleague and me',
    { asks: true, on: '2027-04-12..2027-04-16' },
  ],
  ['ski week in Val Thorens with 6 friends, from 16 January', { to: ['Val Thorens'], days: 7 }],
  [
    'Buenos Aires, Iguazu and a bit of Uruguay (Colonia?), 11 days, november',
    { days: 11, asks: true },
  ],
  [
    'five nights on Naxos, kids 3 and 5, shallow beach, end of May',
    { to: ['Naxos'], nights: 5, kids: 2, asks: false },
  ],
  ['not Amsterdam please, rather Utrecht or Haarlem, 2 nights', { asks: true, nights: 2 }],
  ['Sofia to Plovdiv and the Rila monastery, 4 days', { days: 4 }],
  [
    'Savannah & Hilton Head, 6 nights in April with my sister Georgia',
    { to: ['Savannah', 'Hilton Head'], asks: false, people: 2 },
  ],
  [
    'Christmas markets: Strasbourg, Colmar, Freiburg. 4 days from 10 Dec',
    { to: ['Strasbourg', 'Colmar', 'Freiburg'], days: 4, asks: false },
  ],
  [
    'One last trip before the baby: Mallorca, quiet, 5 nights, first half of March',
    { to: ['Mallorca'], nights: 5, asks: false },
  ],
  [
    'Isle of Wight by ferry, 4 nights, half term',
    { to: ['Isle of Wight'], nights: 4, asks: false },
  ],
  [
    'Tbilisi a week, side trip to Kazbegi, hate group tours',
    { to: ['Tbilisi'], days: 7, asks: false },
  ],
]
