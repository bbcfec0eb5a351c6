import type { Request } from './expected.ts'

/** Who travels, told in passing, in a word or beside others who stay at home. */
export const companyAgain: readonly Request[] = [
  // One who travels is alone.
  ['Trondheim, 3 nights in May, 1 adult', { people: 1, adults: 1, kinds: ['solo'] }],
  ['Ghent from 4 to 7 May. One person.', { people: 1, adults: 1, kinds: ['solo'] }],
  ['Devon, myself and three dogs, a week in May', { people: 1, kinds: ['solo'], pets: ['dog'] }],
  ['Wales, me and my 2 whippets, 4 nights in May', { people: 1, kinds: ['solo'], pets: ['dog'] }],
  // For work.
  ['Rotterdam to Basel, two nights from 4 May, business', { to: ['Basel'], kinds: ['business'] }],
  ['Leeds next week, strictly business', { to: ['Leeds'], kinds: ['business'] }],
  ['my boss needs me in Frankfurt on 2 December, back the 4th', { people: 1, kinds: ['business'] }],
  ['Business class flights to Tokyo in May for two', { people: 2, kinds: [] }],
  // Groups.
  [
    'Lisbon, a week in June, with our parish choir (30 singers)',
    { people: 30, adults: 30, kinds: ['group'] },
  ],
  ['Vienna 4 days, group of 18 from our church, coach', { people: 18, kinds: ['group'] }],
  // Two, and what stands behind their number.
  ['Rome for 2 (anniversary), 3 nights in May', { people: 2, adults: 2 }],
  ['Malta for two - a week in October', { people: 2, adults: 2 }],
  // Couples.
  ['him indoors and me, Whitby, 3 nights in May', { people: 2, adults: 2, kinds: ['couple'] }],
  ['wheelchair user and partner, Berlin 4 days in May', { people: 2, kinds: ['couple'] }],
  [
    'Proposal trip to Santorini, 4 nights in May, nothing she could guess',
    { people: 2, kinds: ['couple'], occasions: ['proposal'] },
  ],
  [
    'planning to ask her to marry me in Venice, 3 nights in April',
    { people: 2, kinds: ['couple'], occasions: ['proposal'] },
  ],
  ['Wir sind zwei Ehepaare aus Köln und wollen im Mai eine Woche nach Rom', { people: 4 }],
  // Families.
  ['Two weeks in Crete w 2 kids (5 & 9), June', { kids: 2, ages: [5, 9], kinds: ['family'] }],
  [
    'Wife, me, father in law and mother in law, Scotland, 8 days in May',
    { people: 4, adults: 4, kinds: ['family'] },
  ],
  ['my nephew Tom (31) and I want to hike in Madeira in May', { people: 2, adults: 2 }],
  [
    "hubby's off in May so 4 days in York with the baby (8 months)",
    { people: 3, adults: 2, kinds: ['family'] },
  ],
  ['three brothers off to Cardiff, 3 nights in March', { people: 3, adults: 3 }],
  // Who stays at home, and who was small once.
  [
    'children staying with their grandparents, we two to Vienna, 4 nights in June',
    { people: 2, adults: 2, who: [] },
  ],
  [
    'My father loved Cornwall as a little boy. We go there in May for a week, he and I.',
    { people: 2, adults: 2, who: [] },
  ],
  [
    "kids are at their dad's so just me and the husband, Bruges, 2 nights in May",
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  [
    'A round trip from Rome to Beirut for with children and couples trip. We are 4 travelers and stay 3 days',
    { people: 4, kinds: ['couple', 'family'], who: ['children'] },
  ],
]
