/** How much: other currencies, per whom, ranges, slang, and sums that are no budget. */
import type { HeldOutClass } from './notation.ts'

export const money: HeldOutClass = {
  name: 'money',
  requests: [
    ['Budapest 4 days 300 quid pp', { to: ['Budapest'], days: 4, budget: '300 GBP person' }],
    [
      'Bali 10 days, Rs 1,20,000 for two of us from Mumbai',
      { to: ['Bali'], from: 'Mumbai', days: 10, people: 2, budget: '120000 INR' },
    ],
    [
      'Kathmandu from Bangalore, 1 lakh budget total, 7 days',
      { to: ['Kathmandu'], from: 'Bangalore|Bengaluru', days: 7, budget: '100000 *' },
    ],
    ['Auckland 6 days NZ$ 2,400 all in', { to: ['Auckland'], days: 6, budget: '2400 NZD' }],
    ['Copenhagen, 3 days, 5.000 kr', { to: ['Copenhagen'], days: 3, budget: '5000 DKK|5000 *' }],
    ['Zurich 2 nights max CHF 700', { to: ['Zurich'], nights: 2, budget: '700 CHF' }],
    [
      'Tokyo for ¥150,000 without flights, a week',
      { to: ['Tokyo'], length: '7d|7n', budget: '150000 JPY', without: { notBy: ['flight'] } },
    ],
    [
      'We can spend around 120 euros per day for both of us. Porto, 5 days',
      { to: ['Porto'], days: 5, people: 2, budget: '120 EUR day' },
    ],
    ['los angeles 5 days three grand', { to: ['Los Angeles'], days: 5, budget: '3000 *' }],
    ['Prague on a shoestring, 4 nights', { to: ['Prague'], nights: 4, spending: 'low' }],
    [
      'money is no object. Santorini, 6 nights, 25th wedding anniversary',
      { to: ['Santorini'], nights: 6, spending: 'high', occasions: ['anniversary'], budget: null },
    ],
    [
      'between 1500 and 2000 € for the four of us, Split, one week in July',
      {
        to: ['Split@HR'],
        length: '7d|7n',
        people: 4,
        budget: '1500-2000 EUR',
        within: '2027-07-01..2027-07-31',
      },
    ],
    [
      'Mexico City 6 days, 25 000 pesos',
      { to: ['Mexico City'], days: 6, budget: '25000 MXN|25000 *' },
    ],
    [
      'Rio 5 dias... I mean days, R$ 4000',
      { to: ['Rio de Janeiro|Rio'], days: 5, budget: '4000 BRL' },
    ],
    [
      'seoul 1.5 million won, 5 days, me only',
      { to: ['Seoul'], days: 5, people: 1, budget: '1500000 KRW' },
    ],
    [
      'NYC 4 nights, hotel under 250 a night, the rest we don’t care',
      { to: ['New York|NYC|New York City'], nights: 4, lodging: 'hotel', nightly: 250 },
    ],
    ['Cheap and cheerful weekend in Porto', { to: ['Porto'], spending: 'low' }],
    ['Dubai 5 days with 6000 dirhams', { to: ['Dubai'], days: 5, budget: '6000 AED' }],
    [
      'Cape Town, 8 days, ZAR 25 000 for us both',
      { to: ['Cape Town'], days: 8, people: 2, budget: '25000 ZAR' },
    ],
    [
      'I have $1,850 saved up, thats everything. 7 days in Cancun from Houston',
      { to: ['Cancun'], from: 'Houston', days: 7, budget: '1850 USD' },
    ],
    ['Vienna 3 days, 80€/day', { to: ['Vienna'], days: 3, budget: '80 EUR day' }],
    [
      'London free museums and cheap eats only, 3 days',
      { to: ['London'], days: 3, spending: 'low', wants: ['museum'] },
    ],
    [
      'Paris 3 days, luxury all the way, palace hotel',
      { to: ['Paris'], days: 3, spending: 'high', lodging: 'hotel' },
    ],
    [
      'Hanoi for 2 weeks and i want to stay under 35 usd per day',
      { to: ['Hanoi'], days: 14, budget: '35 USD day' },
    ],
    ['Toronto, 5 days, C$1,800', { to: ['Toronto'], days: 5, budget: '1800 CAD' }],
    [
      'Istanbul: 4 nights, EUR 1.200,00 for 2 persons',
      { to: ['Istanbul'], nights: 4, people: 2, budget: '1200 EUR' },
    ],
    [
      '2k each for three friends, 9 days Patagonia',
      { to: ['Patagonia'], days: 9, people: 3, budget: '2000 * person', kinds: ['friends'] },
    ],
    [
      'Berlin 3 days. Not more than 500 m to the next U-Bahn please',
      { to: ['Berlin'], days: 3, budget: null },
    ],
    ['Krakow 3 days 1500 zł', { to: ['Krakow'], days: 3, budget: '1500 PLN' }],
    [
      'Bangkok from Sydney, 8 days, A$3k incl flights',
      {
        to: ['Bangkok'],
        from: 'Sydney',
        days: 8,
        budget: '3000 AUD',
        without: { notBy: ['flight'] },
      },
    ],
  ],
}
