/** Places that were planned and dropped, are passed, host somebody, or say which town is meant. */
import type { Request } from './expected.ts'

export const droppedAndPassed: readonly Request[] = [
  [
    'We thought Madeira but the landing scares me, so maybe Malaga? yes let’s say Malaga. 5 nights',
    { to: ['Malaga'], asks: false },
  ],
  [
    "She'd also be happy with Barcelona so let's do that. 3 nights in June",
    { to: ['Barcelona'], asks: false },
  ],
  ['Ghent or Antwerp? Ghent is cheaper, so Ghent. 2 nights', { to: ['Ghent'], asks: false }],
  [
    'We were in Bali for our wedding and Lombok the year after. This time Sri Lanka, 2 weeks',
    { to: ['Sri Lanka'], asks: false },
  ],
  // Undecided, in words that have no "or".
  ["it's between Amsterdam and Brussels, 3 nights in May", { asks: true }],
  ["hawaii, haven't picked between maui and kauai, 7 nights", { asks: true }],
  // Passed, docked at, left after work, or the home of those one visits.
  [
    'Singapore 2 days, stopover on way from Melbourne to London',
    { to: ['Singapore'], asks: false },
  ],
  ['Bruges for a day from our cruise ship docked in Zeebrugge', { to: ['Bruges'], asks: false }],
  ['Hong Kong 5 days, visiting my friend’s family in Sha Tin', { to: ['Hong Kong'], asks: false }],
  [
    'coming to Zurich for a conference, we leave Zurich on 11 June and like to see Interlaken and Lucerne, 2 nights each',
    { to: ['Interlaken', 'Lucerne'], from: 'Zurich', asks: false },
  ],
  [
    "I'm in Granada, Nicaragua now and want to take 4 days off on Ometepe",
    { to: ['Ometepe'], from: 'Granada', days: 4, asks: false },
  ],
  [
    'Salzburg 21 to 24 May. We will already be in Vienna so start from there',
    { to: ['Salzburg'], from: 'Vienna', asks: false },
  ],
  [
    'is Tallinn doable as a day from Helsinki? we are there 3-6 March',
    { to: ['Helsinki'], see: ['Tallinn Old Town'], asks: false },
  ],
  ['Riga 22-25 June, art nouveau, day at Jurmala beach', { to: ['Riga'], asks: false }],
  ['Florence, my best mate, is getting married in Edinburgh, 4 days', { to: ['Edinburgh'] }],
  ['Seoul for a week, my niece is into BTS', { to: ['Seoul'], asks: false }],
  ['Salzburg/Sound of Music weekend, 7 ladies', { to: ['Salzburg'], asks: false }],
  // Which town of a name it is.
  ['cartagena murcia 4 days in may', { to: ['Cartagena'], in: ['ES'], asks: false }],
  ['3 days merida yucatan', { to: ['Merida'], in: ['MX'], asks: false }],
  ['malaga granada 5 days', { to: ['Malaga', 'Granada'], asks: false }],
  [
    'Springfield for a weekend to see the Lincoln sites, coming from St. Louis',
    { to: ['Springfield'], in: ['US'], asks: false },
  ],
  [
    'Madrid 2 days Toledo 1 day Sevilla 3 days, all by train, from Toronto',
    { to: ['Madrid', 'Toledo', 'Sevilla'], in: ['ES', 'ES', 'ES'], asks: false },
  ],
  [
    'i want see swiss alps and milan and nice, 9 days in july',
    { to: ['Swiss Alps', 'Milan', 'Nice'] },
  ],
  ['a beach house near Maracay for a week in July', { to: ['Maracay'], days: 7 }],
  // Where one stays, and where one goes on to.
  [
    'I have 2 days in Singapore on the way to Australia, 9 and 10 March 2027',
    { to: ['Singapore'], asks: false },
  ],
  ['3 nights in Dubai before flying on to the Maldives', { to: ['Dubai'], asks: false }],
  ['5 days in Rome on the way to Naples for 3 days', { to: ['Rome', 'Naples'], asks: false }],
  // Places in other names, and in words about people.
  [
    'Havana for a week in March, flying Air Canada from Montreal',
    { to: ['Havana'], from: 'Montreal', asks: false },
  ],
  ['Vancouver, 5 days around Victoria Day weekend', { to: ['Vancouver'], asks: false }],
  [
    "I'm a nurse in Leeds, 4 days off, I picked Antwerp",
    { to: ['Antwerp'], from: 'Leeds', asks: false },
  ],
  [
    'Edinburgh at hogmanay is silly money, forget that. Glasgow 27-30 december',
    { to: ['Glasgow'], asks: false },
  ],
  [
    'washington dc 5 days staying in arlington with my aunt',
    { to: ['Washington Dc'], asks: false },
  ],
  ['Lisbon layover 8:30 to 19:00 on 30 Nov, from Newark to Accra', { to: ['Lisbon'], asks: false }],
  ['Bangkok for 10 days with a layover in Dubai', { to: ['Bangkok'], asks: false }],
]
