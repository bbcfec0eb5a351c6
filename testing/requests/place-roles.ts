/** Places in other roles than the goal: passed, seen before, refused, compared with, one of several. */
import type { Request } from './expected.ts'

export const placeRoles: readonly Request[] = [
  [
    "My husband wants Las Vegas, I don't. I'm the one who books: Santa Fe, four days, galleries",
    { to: ['Santa Fe'] },
  ],
  [
    'Flying to Bali via Doha with a 2h stop there. 10 days in Bali, beach and rice fields',
    { to: ['Bali'] },
  ],
  ['We fly into Bergamo and want to see Verona, 2 days, opera lovers', { to: ['Verona'] }],
  ['Cruise stops in Civitavecchia 8:00-18:00, we want to see Rome that day', { to: ['Rome'] }],
  [
    "I've got a long layover in Singapore, 9 hours, daytime. What can I fit in?",
    { to: ['Singapore'] },
  ],
  [
    "SFO in the morning, wedding in Napa on saturday, we'd like a plan for Napa friday to sunday",
    { to: ['Napa'] },
  ],
  [
    'I know Sydney by heart, I grew up there. Melbourne for a long weekend with my teenage son.',
    { to: ['Melbourne'] },
  ],
  ['We did not want Dubrovnik prices, so Kotor it is: 4 days, two couples', { to: ['Kotor'] }],
  [
    'Driving from San Francisco to Los Angeles on Highway 1 in 5 days, stops in Monterey and San Luis Obispo',
    { to: ['Los Angeles', 'Monterey', 'San Luis Obispo'] },
  ],
  [
    'Buenos Aires is supposed to be the Paris of South America, I have one week and love bookshops',
    { to: ['Buenos Aires'] },
  ],
  ['I want the Venice of the north, Stockholm, 3 days midsummer', { to: ['Stockholm'] }],
  [
    'One day out of London by train, Cambridge. Punting and colleges, back by 8pm',
    { to: ['Cambridge'] },
  ],
  ["We land in Milan but we're after the lakes, 5 days in June, no car", { asks: true }],
  ['Delhi - Agra - Jaipur, 7 days, driver', { to: ['Delhi', 'Agra', 'Jaipur'] }],
  ['Just a day trip from Madrid to Toledo on 21 November, what to see there', { to: ['Toledo'] }],
  ['Something within an hour of Munich by train, one night, with a lake', { asks: true }],
  [
    'my mum (London) and I (Edinburgh) are meeting in York for two days before christmas',
    { to: ['York'] },
  ],
  ['Planning a 3 day trip to Gothenburg out of Stockholm by train', { to: ['Gothenburg'] }],
  ['Seville, Granada, Córdoba: which one if I only have two days?', { asks: true }],
  ['rather than the usual Marrakesh trip, Fes for four days with a guide', { to: ['Fes'] }],
  ['somewhere like Santorini but cheaper, one week in September', { asks: true }],
  [
    'I live in Berlin and need a break from it. Copenhagen, long weekend, design shops and good coffee',
    { to: ['Copenhagen'] },
  ],
  ["From Paris we'd take the train to Lille for a weekend in January", { to: ['Lille'] }],
  ["Is Plovdiv really as pretty as Prague? Let's find out, 3 days in April", { to: ['Plovdiv'] }],
  [
    'Auckland or Queenstown, well we decided: Queenstown, 4 days in February',
    { to: ['Queenstown'] },
  ],
  [
    'This would be our 4th time in Madrid so no Prado, no Palace, just food and neighbourhoods, 3 days',
    { to: ['Madrid'] },
  ],
  ['a little village near Avignon for five days of doing nothing', { asks: true }],
  [
    'My colleague swears by Sarajevo. So: Sarajevo, 3 days, history and coffee',
    { to: ['Sarajevo'] },
  ],
  ['My son says Tokyo, my daughter says Seoul. We have 8 days in April.', { asks: true }],
  [
    'we did Bangkok last year and loved it, what about Hanoi for 4 days this time',
    { to: ['Hanoi'] },
  ],
  ['I want to end in Porto and start in Lisbon, 3 nights each', { to: ['Porto', 'Lisbon'] }],
  ['MEX-BOG 12 to 17 Jan, what should I do in Bogotá as a solo traveller', { to: ['Bogotá'] }],
  ['Seattle to Honolulu, 6 days, first week of Feb, we like snorkelling', { to: ['Honolulu'] }],
  ['we rented a house just outside Siena, a week in May, like slow days', { to: ['Siena'] }],
  [
    "I don't want to go to Dubai. My budget is 900 euros, one week of sun in January",
    { asks: true },
  ],
  ['Smaller than Barcelona, warmer than Paris, with a beach, in March, ideas?', { asks: true }],
  ['Torn between Cape Town and Zanzibar for our honeymoon in October, 10 days', { asks: true }],
  [
    'anything but London. no seriously, 3 days in Bristol, street art and cider',
    { to: ['Bristol'] },
  ],
  ['Like Tokyo but quieter: Kanazawa for 3 days, gardens and tea houses', { to: ['Kanazawa'] }],
  ['Been to Rome, Florence and Venice. Now Palermo, 5 days, street food', { to: ['Palermo'] }],
  [
    'Cheap flights to Girona but we will be in Barcelona the whole time, 4 days',
    { to: ['Barcelona'] },
  ],
  ['flying from Manchester to Krakow on 3 december, back on the 7th, 2 adults', { to: ['Krakow'] }],
  [
    "i can't choose, Quito or Cartagena, 5 days in march with my girlfriend, she speaks spanish",
    { asks: true },
  ],
  ['Out of Buenos Aires we have four days for Montevideo in early March', { to: ['Montevideo'] }],
  ['Four days in Lisbon with a day trip to Sintra', { to: ['Lisbon'] }],
  ["Not Kyoto, it's too full. Osaka 4 days, food food food", { to: ['Osaka'] }],
  ['Havana four days, Viñales two, then fly home from Havana', { to: ['Havana', 'Viñales'] }],
  [
    'Prague 3 days then Vienna 3 days then Budapest 3 days by train',
    { to: ['Prague', 'Vienna', 'Budapest'] },
  ],
  ["Vienna or Salzburg for New Year's Eve, 3 nights?", { asks: true }],
  [
    'A friend in Athens told us to skip Athens and go to Nafplio. We listen to him. 3 days, October',
    { to: ['Nafplio'] },
  ],
  [
    'Instead of Amsterdam we would like Utrecht or rather, just Utrecht, 2 days canals',
    { to: ['Utrecht'] },
  ],
  [
    "We won't make it to Jerusalem this time, only Amman and Petra, 5 days",
    { to: ['Amman', 'Petra'] },
  ],
  [
    'a week in Chiang Mai. We start in Singapore, so a flight under 3 hours fits',
    { to: ['Chiang Mai'] },
  ],
  ['hotel near the Sagrada Familia, 3 days, first time', { to: ['Barcelona'] }],
  ['Kuala Lumpur first, but before that two days of Penang', { to: ['Kuala Lumpur', 'Penang'] }],
  ['Lisbon please, four nights, we leave from Geneva', { to: ['Lisbon'] }],
  [
    "Our neighbours were in Cancun and said it's too loud, we'd rather have Mérida in Yucatán for five days",
    { to: ['Mérida'] },
  ],
  [
    "We'd booked Split, hotel cancelled on us, now it will be Zadar, june 10 to 14",
    { to: ['Zadar'] },
  ],
]
