/** Who travels, told in passing. */
import type { Request } from './expected.ts'

export const whoComes: readonly Request[] = [
  ['lisbon, 4 days, june, 2', { people: 2 }],
  ['rome, 3 nights, may, 4, 1500 eur', { people: 4, nights: 3 }],
  ['Doha layover, what can we do with a toddler? 2 adults + 18 month old', { people: 3, kids: 1 }],
  ['Athens with a baby, 10 months old, 5 days, three of us', { people: 3, adults: 2, kids: 1 }],
  ['Reykjavik 4 nights, me & 3 coworkers', { people: 4, adults: 4 }],
  ['Cairo 4 days with my 70 y/o father', { people: 2, who: ['elderly'] }],
  ['Sri Lanka 2 weeks, me, him and our 3 year old', { people: 3, adults: 2, ages: [3] }],
  ['Taipei 5d, me mom dad', { people: 3 }],
  ['Florence 3 nights, i want to propose to my girlfriend', { people: 2 }],
  ["Bath 2 nights, husband's 60th", { people: 2 }],
  ['Malaga 5 nights, babymoon', { people: 2, needs: [], occasions: ['babymoon'] }],
  [
    'Kruger 6 nights, parents + 3 kids 6/9/13, malaria worry with the little one',
    { people: 5, kids: 3 },
  ],
  [
    "Seoul 1 week. My niece loves pop, I'm into temples. She's 17",
    { people: 2, adults: 1, kids: 1 },
  ],
  ["I'd like to visit Kyoto, 5 days. I use a cane", { people: 1 }],
  ['Lake Bled 4 nights, me and my dog', { people: 1, pets: ['dog'] }],
  ['Sis and I need a break, Ghent 2 nights', { people: 2 }],
  ['8 colleagues, Lucerne 2 nights, vegetarian food is a must for 5 of us', { people: 8 }],
  ["We're in our fifties, 5 days in Seville", { who: [], lost: [] }],
  ['two friends in our sixties, Porto for 4 days', { people: 2, who: ['elderly'], lost: [] }],
  ['we are both 58, Prague 4 days', { people: 2 }],
  ['Santiago 3 days, my wife flies in from Boston to meet me', { people: 2, from: null }],
]
