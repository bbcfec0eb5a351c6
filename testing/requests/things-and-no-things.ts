/** Likings are things: neither a verb nor an adjective alone is one, and where a thing is sold is no shopping. */
import type { Request } from './expected.ts'

export const thingsAndNoThings: readonly Request[] = [
  [
    "Our daughter loves ancient Egypt, and we'll have four days in Cairo",
    { days: 4, tastes: [], lost: [] },
  ],
  [
    "My son loves knights, and we've got three days in Carcassonne",
    { days: 3, tastes: ['knights'] },
  ],
  ["We love jazz and we're staying five days in New Orleans", { days: 5, tastes: [] }],
  ['Rome 5 days, a great ice cream shop', { tastes: ['ice cream'], wants: [], lost: [] }],
  ['Florence 3 days, an ice cream parlor every day', { tastes: ['ice cream'], wants: [] }],
  ['Vienna 3 days, a coffee shop or two', { wants: [] }],
  ['Bologna 3 days, fresh pasta', { tastes: [], lost: [] }],
  ['Three days in northern Italy: Milan', { tastes: [], lost: [] }],
  ['Edinburgh 3 days, a proper afternoon tea', { tastes: ['afternoon tea'], lost: [] }],
  [
    'Rome 5 days, and one afternoon in a park where they can run around',
    { wants: ['park'], lost: [] },
  ],
  ['Madrid 3 days, a big park where the kids can play', { wants: ['park'] }],
  ['Oslo 3 days, a picnic in the park', { wants: ['park'] }],
  ['Sydney 4 days, a performance at the Opera House', { wants: ['stage'], see: ['Opera House'] }],
  // A shop of one's own is shopping still.
  ['Paris 3 days, shops and cafés', { wants: ['shopping'] }],
]
