/** Held-out dialogues: what each message names, and what must have stayed. */
import type { HeldOutExpected } from './notation.ts'

export interface HeldOutTurn {
  says: string
  gives: HeldOutExpected
}

/** The first turn is the request; the others follow it. */
export type HeldOutDialogue = readonly [HeldOutTurn, HeldOutTurn, ...HeldOutTurn[]]

const turn = (says: string, gives: HeldOutExpected): HeldOutTurn => ({ says, gives })

/** Said in the middle of a November. */
const thisOrNextNovember = '2027-11-01..2027-11-30|2026-11-15..2026-11-30|2026-11-16..2026-11-30'

export const heldOutDialogues: readonly HeldOutDialogue[] = [
  [
    turn('Lisbon or Porto, 3 nights in March?', { asks: true, nights: 3 }),
    turn('the second one', { to: ['Porto'], nights: 3, within: '2027-03-01..2027-03-31' }),
    turn('and make it 4 nights', { to: ['Porto'], nights: 4, within: '2027-03-01..2027-03-31' }),
  ],
  [
    turn('Rome 5 days from 10 May', { to: ['Rome'], days: 5, on: '2027-05-10..' }),
    turn('can we start the day after instead', { to: ['Rome'], days: 5, on: '2027-05-11..' }),
  ],
  [
    turn('4 days in Berlin, two of us', { to: ['Berlin'], days: 4, people: 2 }),
    turn('actually my brother is coming too', { to: ['Berlin'], days: 4, people: 3 }),
    turn('hmm no he is not', { to: ['Berlin'], days: 4, people: 2 }),
  ],
  [
    turn('my feet are cold. ideas for february? i live in Oslo', { asks: true, from: 'Oslo' }),
    turn('what about Seville', { to: ['Seville'], from: 'Oslo', within: '2027-02-01..2027-02-28' }),
    turn('ok 6 days there', { to: ['Seville'], days: 6, from: 'Oslo' }),
  ],
  [
    turn('Tokyo 8 days, 3000 USD', { to: ['Tokyo'], days: 8, budget: '3000 USD' }),
    turn('add 3 days in Kyoto after that', { to: ['Tokyo', 'Kyoto'], budget: '3000 USD' }),
    turn('we can go up to 4000', { to: ['Tokyo', 'Kyoto'], budget: '4000 USD' }),
  ],
  [
    turn('Paris 12-15 April, vegetarian', {
      to: ['Paris'],
      on: '2027-04-12..2027-04-15',
      diets: ['vegetarian'],
    }),
    turn('move it one week later', {
      to: ['Paris'],
      on: '2027-04-19..2027-04-22',
      diets: ['vegetarian'],
    }),
  ],
  [
    turn('Marrakesh, 5 nights, riad with pool', { to: ['Marrakesh'], nights: 5, wishes: ['pool'] }),
    turn('not Marrakesh, Essaouira', { to: ['Essaouira'], nights: 5, wishes: ['pool'] }),
  ],
  [
    turn('London 3 days with kids 4 and 7', { to: ['London'], days: 3, ages: [4, 7] }),
    turn('no churches please', { to: ['London'], days: 3, ages: [4, 7], avoids: ['worship'] }),
    turn('well, Westminster Abbey is ok', { to: ['London'], days: 3, avoids: ['worship'] }),
  ],
  [
    turn('Athens and Santorini, 7 days', { to: ['Athens', 'Santorini'], days: 7 }),
    turn('drop Athens', { to: ['Santorini'], days: 7 }),
    turn('then 5 days is enough', { to: ['Santorini'], days: 5 }),
  ],
  [
    turn('New York from Chicago, 4 days, by train', {
      to: ['New York'],
      from: 'Chicago',
      days: 4,
      by: ['train'],
    }),
    turn('flying is ok too after all', {
      to: ['New York'],
      from: 'Chicago',
      days: 4,
      by: ['flight'],
    }),
  ],
  [
    turn('Vienna or Prague?', { asks: true }),
    turn('both!', { to: ['Vienna', 'Prague'] }),
    turn('6 days', { to: ['Vienna', 'Prague'], days: 6 }),
  ],
  [
    turn('Dubrovnik in June 5 days 1200 euros', {
      to: ['Dubrovnik'],
      days: 5,
      budget: '1200 EUR',
      within: '2027-06-01..2027-06-30',
    }),
    turn('September would be better', {
      to: ['Dubrovnik'],
      days: 5,
      budget: '1200 EUR',
      within: '2027-09-01..2027-09-30',
    }),
  ],
  [
    turn('Copenhagen 3 days', { to: ['Copenhagen'], days: 3 }),
    turn('we are 2 adults and a baby', {
      to: ['Copenhagen'],
      days: 3,
      people: 3,
      who: ['infants'],
    }),
    turn('budget 6000 dkk', { to: ['Copenhagen'], days: 3, people: 3, budget: '6000 DKK' }),
  ],
  [
    turn('Edinburgh 2 nights from 5 March', { to: ['Edinburgh'], nights: 2, on: '2027-03-05..' }),
    turn('make it a day longer', { to: ['Edinburgh'], nights: 3, on: '2027-03-05..' }),
  ],
  [
    turn('Bali 14 days, surfing', { to: ['Bali'], days: 14 }),
    turn('half of it on Lombok', { to: ['Bali', 'Lombok'], days: 14 }),
  ],
  [
    turn('Istanbul 4 days in October for two', { to: ['Istanbul'], days: 4, people: 2 }),
    turn('sorry, November', {
      to: ['Istanbul'],
      days: 4,
      people: 2,
      within: thisOrNextNovember,
    }),
    turn('and only halal places', {
      to: ['Istanbul'],
      days: 4,
      people: 2,
      diets: ['halal'],
      within: thisOrNextNovember,
    }),
  ],
  [
    turn('Budapest 3 days hostel', { to: ['Budapest'], days: 3, lodging: 'hostel' }),
    turn('no, a proper hotel, 4 stars', { to: ['Budapest'], days: 3, lodging: 'hotel', stars: 4 }),
  ],
  [
    turn('we want to go to the mountains in January', { asks: true }),
    turn('Zermatt maybe', { to: ['Zermatt'], within: '2027-01-01..2027-01-31' }),
    turn('yes. 5 nights, 2 adults', {
      to: ['Zermatt'],
      nights: 5,
      people: 2,
      within: '2027-01-01..2027-01-31',
    }),
  ],
  [
    turn('Mexico City 6 days from 3 Feb', { to: ['Mexico City'], days: 6, on: '2027-02-03..' }),
    turn('we land at noon on the 4th, not the 3rd', {
      to: ['Mexico City'],
      days: 6,
      on: '2027-02-04..',
    }),
  ],
  [
    turn('Singapore 2 days then Hanoi 4 days', {
      to: ['Singapore', 'Hanoi'],
      stays: { Singapore: 2, Hanoi: 4 },
    }),
    turn('3 days in Singapore', { to: ['Singapore', 'Hanoi'], stays: { Singapore: 3, Hanoi: 4 } }),
  ],
  [
    turn('Cape Town in March, 10 days, couple', { to: ['Cape Town'], days: 10, kinds: ['couple'] }),
    turn('my wife hates hiking so none of that', {
      to: ['Cape Town'],
      days: 10,
      kinds: ['couple'],
      within: '2027-03-01..2027-03-31',
    }),
    turn('but wine yes', { to: ['Cape Town'], days: 10, taste: ['wine'] }),
  ],
  [
    turn('Amsterdam 3 days', { to: ['Amsterdam'], days: 3 }),
    turn('from Cologne by train', { to: ['Amsterdam'], from: 'Cologne', days: 3, by: ['train'] }),
    turn('starting 22 april', { to: ['Amsterdam'], from: 'Cologne', days: 3, on: '2027-04-22..' }),
    turn('oh and a friend joins so 2 people', {
      to: ['Amsterdam'],
      from: 'Cologne',
      days: 3,
      on: '2027-04-22..',
      people: 2,
    }),
  ],
  [
    turn('Chicago 4 days 1500 dollars', { to: ['Chicago'], days: 4, budget: '1500 USD' }),
    turn('thats per person', { to: ['Chicago'], days: 4, budget: '1500 USD person' }),
  ],
  [
    turn('Lima and Cusco 9 days', { to: ['Lima', 'Cusco'], days: 9 }),
    turn('skip Lima we only change planes there', { to: ['Cusco'] }),
  ],
  [
    turn('Florence 4 days in May', { to: ['Florence'], days: 4, within: '2027-05-01..2027-05-31' }),
    turn('Siena instead', { to: ['Siena'], days: 4, within: '2027-05-01..2027-05-31' }),
    turn('actually no, Florence', { to: ['Florence'], days: 4, within: '2027-05-01..2027-05-31' }),
  ],
  [
    turn('Stockholm, 18 to 21 June, family of 4', {
      to: ['Stockholm'],
      on: '2027-06-18..2027-06-21',
      people: 4,
    }),
    turn('we can stay until the 23rd', {
      to: ['Stockholm'],
      on: '2027-06-18..2027-06-23',
      people: 4,
    }),
  ],
  [
    turn('Seoul 5 days, gf and me, kbbq', { to: ['Seoul'], days: 5, people: 2 }),
    turn('gf is vegan btw', { to: ['Seoul'], days: 5, people: 2, diets: ['vegan'] }),
  ],
  [
    turn('nice, 4 days by the sea', { to: ['Nice@FR'], days: 4 }),
    turn('one day in Monaco', { to: ['Nice@FR', 'Monaco?'], days: 4 }),
    turn('cheaper please', { to: ['Nice@FR', 'Monaco?'], days: 4, spending: 'low' }),
  ],
  [
    turn('Split, 6 nights, July, 2 adults 2 kids', { to: ['Split@HR'], nights: 6, people: 4 }),
    turn('the kids are 9 and 13', {
      to: ['Split@HR'],
      nights: 6,
      people: 4,
      ages: [9, 13],
      within: '2027-07-01..2027-07-31',
    }),
  ],
  [
    turn('Reykjavik 4 days November 2027', {
      to: ['Reykjavik'],
      days: 4,
      within: '2027-11-01..2027-11-30',
    }),
    turn('too dark. May', {
      to: ['Reykjavik'],
      days: 4,
      within: '2027-05-01..2027-05-31|2028-05-01..2028-05-31',
    }),
  ],
  [
    turn('Weekend in Bruges for our anniversary', { to: ['Bruges'], occasions: ['anniversary'] }),
    turn('the weekend of 6 march', {
      to: ['Bruges'],
      inside: '2027-03-05..2027-03-07',
      occasions: ['anniversary'],
    }),
    turn('nice hotel, money doesnt matter', {
      to: ['Bruges'],
      lodging: 'hotel',
      spending: 'high',
      occasions: ['anniversary'],
    }),
  ],
  [
    turn('Buenos Aires 7 days slow', { to: ['Buenos Aires'], days: 7, pace: 'slow' }),
    turn('we could squeeze in more each day', { to: ['Buenos Aires'], days: 7, pace: 'fast' }),
  ],
  [
    turn('Krakow 3 nights 500 euros', { to: ['Krakow'], nights: 3, budget: '500 EUR' }),
    turn('forget the budget', { to: ['Krakow'], nights: 3, budget: null }),
  ],
  [
    turn('Delhi, Agra, Jaipur, 8 days', { to: ['Delhi', 'Agra', 'Jaipur'], days: 8 }),
    turn('and Udaipur', { to: ['Delhi', 'Agra', 'Jaipur', 'Udaipur'] }),
    turn('10 days then', { to: ['Delhi', 'Agra', 'Jaipur', 'Udaipur'], days: 10 }),
  ],
  [
    turn('Orlando 6 days, 5 people', { to: ['Orlando'], days: 6, people: 5 }),
    turn('grandma cannot come so one less', { to: ['Orlando'], days: 6, people: 4 }),
  ],
  [
    turn('Helsinki 2 days in December', {
      to: ['Helsinki'],
      days: 2,
      within: '2026-12-01..2026-12-31',
    }),
    turn('the 12th and 13th', { to: ['Helsinki'], on: '2026-12-12..2026-12-13' }),
  ],
  [
    turn('Kathmandu 10 days, trekking', { to: ['Kathmandu'], days: 10 }),
    turn('keep the third day free', { to: ['Kathmandu'], days: 10, rest: 1 }),
  ],
  [
    turn('Munich, 3 days, rental car', { to: ['Munich'], days: 3, by: ['car'] }),
    turn('no car, public transport is fine', {
      to: ['Munich'],
      days: 3,
      by: ['public-transport'],
      without: { by: ['car', 'self-driving'] },
    }),
  ],
  [
    turn('Hong Kong 4 days with my parents', { to: ['Hong Kong'], days: 4, people: 3 }),
    turn('my dad has trouble with stairs', {
      to: ['Hong Kong'],
      days: 4,
      people: 3,
      needs: ['no-stairs'],
    }),
  ],
  [
    turn('Zanzibar 7 nights beach', { to: ['Zanzibar'], nights: 7, likes: ['beach'] }),
    turn('what about Mauritius?', { to: ['Mauritius'], nights: 7, likes: ['beach'] }),
    turn('no, back to Zanzibar', { to: ['Zanzibar'], nights: 7, likes: ['beach'] }),
  ],
  [
    turn('Toronto 5 days 14-18 July', { to: ['Toronto'], on: '2027-07-14..2027-07-18' }),
    turn('same but in August', { to: ['Toronto'], on: '2027-08-14..2027-08-18' }),
  ],
  [
    turn('Venice 2 nights', { to: ['Venice'], nights: 2 }),
    turn('dinner reservation at 20:30 on the first evening', {
      to: ['Venice'],
      nights: 2,
      fixed: [{ what: 'dinner', time: '20:30', day: 1 }],
    }),
  ],
]
