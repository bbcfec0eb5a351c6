/** Words beside wishes that are none: what is looked upon, others' buses, a profession, how one is seated. */
import type { Request } from './expected.ts'

export const wishesAndNoWishes: readonly Request[] = [
  [
    'Luxor 3 days in February, one dinner with a view of the Nile, Karnak before the heat and the tour buses',
    { to: ['Luxor'], days: 3, by: [] },
  ],
  [
    "Chicago 3 days in May. My wife is an architect, so we'd like modern buildings",
    { to: ['Chicago'], days: 3, people: 2, likes: ['architecture'], tastes: [] },
  ],
  [
    'Bologna for one night in March, travelling alone for work and don’t want a sad table in the corner. live music',
    { to: ['Bologna'], people: 1, skip: [], likes: ['music'] },
  ],
  [
    'Miami 2 days in January, cuban food and sit on a beach',
    { to: ['Miami'], days: 2, tastes: [], wants: ['beach'] },
  ],
  [
    'Vienna 3 days in December, christmas markets and mulled wine, the opera',
    { to: ['Vienna'], days: 3, likes: ['music', 'shopping'] },
  ],
]
