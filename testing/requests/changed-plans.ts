/** Plans that were changed, second starts, places on the edge of a plan, and who travels by voice, ages and kin. */
import type { Request } from './expected.ts'

export const changedPlans: readonly Request[] = [
  // One place was meant, something came between, and another was taken.
  [
    "We had flights to Vienna booked but they were cancelled, so it's Prague now, 4 days in May",
    { to: ['Prague'], days: 4, asks: false },
  ],
  [
    'Thought about Malta first, but we are taking Cyprus instead, a week in October',
    { to: ['Cyprus'], days: 7, asks: false },
  ],
  [
    'We almost booked Dubrovnik but Kotor is cheaper so we take Kotor, 5 nights',
    { to: ['Kotor'], asks: false },
  ],
  [
    "Athens isn't on the list, we want Thessaloniki, 4 days from Sofia",
    { to: ['Thessaloniki'], from: 'Sofia', asks: false },
  ],
  [
    "We don't want to end up in Benidorm. Alicante old town, 4 nights, from Dublin",
    { to: ['Alicante'], from: 'Dublin', skip: ['Benidorm'], asks: false },
  ],
  [
    'We want to see the Carnival in Venice next year, Feb 3 to Feb 6',
    { to: ['Venice'], on: '2027-02-03..2027-02-06', asks: false },
  ],
  ['Anyone done Albania? 9 days in June from Bari by ferry', { to: ['Albania'], from: 'Bari' }],
  // A second start leads nowhere; where others are from or were, is no start at all.
  [
    'Turin 3 days, flying from Gatwick, my mate comes from Leeds',
    { to: ['Turin'], from: 'London', asks: false },
  ],
  [
    "my wife's family is from Palermo but this time we go to Genoa for 4 days",
    { to: ['Genoa'], from: null, asks: false },
  ],
  [
    "I was posted to Gibraltar in '84, now my husband and I want Malaga for a week",
    { to: ['Malaga'], people: 2, asks: false },
  ],
  // Who carries one there, a dish, a namesake far away, and the town that can be driven to.
  [
    'Bilbao with Turkish Airlines from Izmir, 4 nights',
    { to: ['Bilbao'], from: 'Izmir', asks: false },
  ],
  [
    'athens for the bulldogs game, driving from charlotte, 2 nights',
    { to: ['Athens'], in: ['US'], from: 'Charlotte', asks: false },
  ],
  [
    '2 nights in Cambridge, driving down from Norwich',
    { to: ['Cambridge'], in: ['GB'], from: 'Norwich', asks: false },
  ],
  // Who travels: by ages, by kin, by who is spoken of.
  ["Lisbon for 4 days, we're 66 & 69 and still quick on our feet", { people: 2, adults: 2 }],
  ['Seville, 3 nights. My tita, my 2 cousins and me', { people: 4, adults: 4 }],
  ['Just me & my lad (19), Cardiff, 2 nights', { people: 2, adults: 2 }],
  [
    'Me, hubby, our daughter (10) and her best friend (10), Oslo 3 days',
    { people: 4, adults: 2, kids: 2 },
  ],
  ['Vienna 3 days for two tired parents with a 2 year old', { people: 3, adults: 2, kids: 1 }],
  ['My niece just started at Leiden, I go to Ghent for 3 days, just me, 58', { people: 1 }],
  [
    'Rome 4 days, 30 students and 3 chaperones of a middle school',
    { people: 33, adults: 3, kids: 30 },
  ],
  // A contrast ends with its thing; "apart from" at the head of a list is besides.
  ['Porto 3 days, music but watching not dancing, bookshops', { likes: ['music', 'literature'] }],
  ['Wimbledon in London, 4 days. Apart from the tennis: coffee and parks', { dislikes: [] }],
  ['Dubai 4 days, my wife fears heights', { people: 2, skip: ['heights'] }],
]
