/** What is told of the party, the pace and the means in half a sentence. */
import type { Request } from './expected.ts'

export const saidInPassing: readonly Request[] = [
  [
    'Three days in Prague for me and my mother, who is 68',
    { people: 2, who: ['elderly'], lost: [] },
  ],
  ['Rome 4 days with my father, who turns 70', { who: ['elderly'] }],
  ['Vienna with my parents, who are 71 and 74', { people: 3, who: ['elderly'] }],
  ['Lisbon with my dad who is 66 years old', { who: ['elderly'] }],
  ["Porto for me and my aunt, she's 72", { who: ['elderly'] }],
  ['Bath with my mum, aged 79', { who: ['elderly'] }],
  ['Seville with my mother, who is 58', { people: 2, who: [] }],
  ["Cairo for four days. We'd rather not be rushed.", { pace: 'slow', lost: [] }],
  ["Kyoto 5 days, we don't want to feel rushed", { pace: 'slow', lost: [] }],
  ['Ghent 2 days, unhurried please', { pace: 'slow', lost: [] }],
  ["Rome 3 days, we'd hate to be rushed", { pace: 'slow', lost: [] }],
  ['Oslo 3 days, without hurrying', { pace: 'slow', lost: [] }],
  ['Athens 3 days, in no hurry', { pace: 'slow', lost: [] }],
  ['Paris for four days. Money is not the main concern.', { spending: 'high', lost: [] }],
  ['Tokyo 5 days, price is not our biggest worry', { spending: 'high', lost: [] }],
  ["London 3 days, cost isn't a big issue", { spending: 'high', lost: [] }],
  ["Rome 3 days, we don't need to watch our money", { spending: 'high', lost: [] }],
  ["Dubai 4 days, budget isn't the most important thing", { spending: 'high', lost: [] }],
  ['Budapest 3 days, money is a big concern', { spending: 'low' }],
  [
    'My wife and I will celebrate our 40th wedding anniversary in Paris',
    { people: 2, occasions: ['anniversary'], lost: [] },
  ],
  ['Venice, celebrating our 25th anniversary', { occasions: ['anniversary'], lost: [] }],
  ["Lisbon to celebrate my wife's 50th birthday", { occasions: ['birthday'], lost: [] }],
  ['Seville, celebrating our golden wedding', { occasions: ['anniversary'], lost: [] }],
  ['Rome for our ruby wedding anniversary', { occasions: ['anniversary'], lost: [] }],
  ['Porto, we celebrate our tenth wedding anniversary there', { occasions: ['anniversary'] }],
]
