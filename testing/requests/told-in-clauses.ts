/** What a name, a number or a thing is, by the clause and the list that it stands in. */
import type { Request } from './expected.ts'

export const toldInClauses: readonly Request[] = [
  // Days place by place, on either side of the names.
  [
    'i was thinking 4 Hanoi, 2 Hue and 3 Hoi An',
    { stays: { Hanoi: 4, Hue: 2, 'Hoi An': 3 }, days: 9, asks: false },
  ],
  [
    'Cairo 3 nights, Aswan 1, Luxor 2 so that we see the temples',
    { stays: { Cairo: -3, Aswan: -1, Luxor: -2 }, nights: 6 },
  ],
  ['ecuador quito 3 cuenca 4', { stays: { Quito: 3, Cuenca: 4 }, asks: false }],
  [
    'my idea is 5 nights Milos then 2 nights Syros',
    { stays: { Milos: -5, Syros: -2 }, asks: false },
  ],
  [
    'fly into Porto 3 May, want 2 days Porto, 3 Coimbra, 4 Lisbon',
    { stays: { Porto: 2, Coimbra: 3, Lisbon: 4 } },
  ],
  // What a clause tells of.
  [
    'Everyone keeps telling me Prague, but I have been twice. I would like Brno this time, 3 days in May',
    { to: ['Brno'], asks: false },
  ],
  [
    'a food market weekend again, the last years it was Bologna and Turin. Now we picked Lyon, 3 days in May',
    { to: ['Lyon'], asks: false },
  ],
  [
    'Oslo for 4 days in June, from Brisbane with Emirates',
    { to: ['Oslo'], from: 'Brisbane', asks: false },
  ],
  [
    '4 days in Ghent, we come by train from York via London',
    { to: ['Ghent'], from: 'York', asks: false },
  ],
  [
    "I don't want anything to do with Cancun. So: Merida, 6 nights in March",
    { to: ['Merida'], skip: ['Cancun'] },
  ],
  [
    'Perth to Dublin in May to see family, and we break it up with 3 nights in Doha on the way',
    { to: ['Doha'], from: 'Perth', asks: false },
  ],
  [
    'My train to Vienna leaves Budapest at noon on Sunday 9 May, what can I see before?',
    { to: ['Budapest'] },
  ],
  [
    'the ferry to Bari leaves Dubrovnik at 22:00 on 3 June, one day to see something',
    { to: ['Dubrovnik'], days: 1 },
  ],
  [
    'we are driving down from Dallas to Paris for 2 nights',
    { to: ['Paris'], in: ['US'], from: 'Dallas' },
  ],
  ['Porto, my husband, me and our baby, 4 days in May', { to: ['Porto'], people: 3, asks: false }],
  ['Athens 3-7 dec, 2 adults, ex Glasgow', { to: ['Athens'], from: 'Glasgow' }],
  [
    'my husband and I (early 60s, near Leeds) are doing Turin for 3 days',
    { to: ['Turin'], from: 'Leeds' },
  ],
  // Who comes.
  [
    'Lyon with our kids, aged 5, 9 and 12, 4 days. The 9 year old loves trains',
    { ages: [5, 9, 12] },
  ],
  ['5 days in Bergen, two of us plus an 8 month old', { people: 3, adults: 2 }],
  ['my wife is 24 weeks pregnant, one last trip before the baby: Nice, 4 days', { people: 2 }],
  ['3 days in Leeds, me and my mum, a nice spa if there is one', { people: 2 }],
  ['Taking Dad (81, walking frame) to Ypres for 2 days', { people: 2, to: ['Ypres'] }],
  // Wishes in the words of their sentence.
  [
    'Riga for 3 days. Dumplings, the little hedgehogs, and a nice spa if there is one',
    { tastes: ['little hedgehogs'] },
  ],
  ['4 days in Bruges. Good soup.', { tastes: ['soup'] }],
  ['3 days in Boston in May for lobster rolls', { tastes: ['lobster rolls'] }],
  // What is better left out, and how the days go.
  ['Rome 4 days in June, queues are hard for my son', { skip: ['queues'] }],
  ['Doha 3 days, the humidity worries me', { skip: ['humidity'] }],
  ['Kyoto 5 days, no more than two things a day', { pace: 'slow' }],
  ['Ghent 3 days, not too early please', { skip: ['early starts'] }],
  ['Vilnius 4 days, my friend is allergic to sesame', { skip: ['sesame'] }],
  ['in next year October 4 days Nara', { within: '2027-10-01..2027-10-31' }],
]
