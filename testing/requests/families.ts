/** Who comes along: children, parents, friends, dogs. */
import type { Request } from './expected.ts'

export const families: readonly Request[] = [
  [
    '2 adults and 2 kids (5 and 7) to Copenhagen for 4 days',
    { to: ['Copenhagen'], adults: 2, kids: 2, ages: [5, 7], people: 4, days: 4 },
  ],
  [
    'We are a family of five going to Orlando for 6 days',
    { to: ['Orlando'], people: 5, kinds: ['family'], days: 6 },
  ],
  [
    'me, my wife and our 3-year-old want a week in Mallorca',
    { to: ['Mallorca'], people: 3, kids: 1, ages: [3], days: 7 },
  ],
  [
    'My husband and I plus two teenagers, 10 days in Costa Rica',
    { to: ['Costa Rica'], people: 4, kids: 2, who: ['children', 'teenagers'] },
  ],
  [
    'travelling with my elderly parents to Vienna, slow pace please',
    { to: ['Vienna'], people: 3, who: ['elderly'], pace: 'slow' },
  ],
  [
    'Trip with our dog to the Black Forest, 5 days',
    { to: ['Black Forest'], days: 5, who: ['pets'], pets: ['dog'], rules: ['pets'] },
  ],
  ['Two couples, 4 nights in Porto', { to: ['Porto'], nights: 4 }],
  [
    'me and three friends, Ibiza, one week',
    { to: ['Ibiza'], people: 4, kinds: ['friends'], days: 7 },
  ],
  [
    'family holiday with kids aged 4, 6 and 9 in Cornwall',
    { to: ['Cornwall'], kids: 3, ages: [4, 6, 9], kinds: ['family'] },
  ],
  [
    'Single dad with a 6 year old, 3 days in Legoland Billund',
    { to: ['Billund'], days: 3, kids: 1, ages: [6] },
  ],
  [
    'We have a baby (8 months old) and need a stroller friendly trip to Lyon',
    { to: ['Lyon'], who: ['children', 'infants'], needs: ['stroller'] },
  ],
  [
    'I am travelling alone to Hanoi for 12 days',
    { to: ['Hanoi'], people: 1, days: 12, kinds: ['solo'] },
  ],
  ['Six of us want to ski in Chamonix for a week', { people: 6, days: 7, likes: ['sport'] }],
  [
    'group of 14 students to Berlin, 5 days, cheap hostel',
    { to: ['Berlin'], people: 14, days: 5, spending: 'low', lodging: 'hostel' },
  ],
  ['Just me and my mom, 5 days in Santa Fe', { to: ['Santa Fe'], people: 2, days: 5 }],
  [
    'with my girlfriend to Venice for 3 nights',
    { to: ['Venice'], people: 2, nights: 3, kinds: ['couple'] },
  ],
  [
    'My wife, our two children and my mother-in-law are coming to Salzburg for 5 days',
    { to: ['Salzburg'], people: 5, kids: 2, days: 5 },
  ],
  [
    'Grandma (78) comes along, so Paris with few stairs, 4 days',
    { to: ['Paris'], who: ['elderly'], days: 4 },
  ],
  ['a week in Devon with two dogs', { to: ['Devon'], who: ['pets'], pets: ['dog'], days: 7 }],
  [
    'We are 7 colleagues on a team retreat in Lisbon, 3 nights',
    { to: ['Lisbon'], nights: 3, kinds: ['business'] },
  ],
  [
    '4 adults, 1 toddler, Amsterdam, 3 days',
    { to: ['Amsterdam'], adults: 4, kids: 1, people: 5, days: 3 },
  ],
  ['for a pair, five days in Ljubljana', { to: ['Ljubljana'], people: 2, days: 5 }],
  ['my sister and i want to do 9 days in mexico city', { to: ['Mexico City'], people: 2, days: 9 }],
  ['party of 10 to Las Vegas for 3 days', { to: ['Las Vegas'], people: 10, days: 3 }],
  ['We will be 3 in total, Seville for 4 days', { to: ['Seville'], people: 3, days: 4 }],
  ['There are 8 of us, looking at 5 nights in Split', { to: ['Split'], people: 8, nights: 5 }],
  [
    'Kids are 10 and 13. Tokyo Disney and anime. 8 days in Tokyo',
    { to: ['Tokyo'], kids: 2, ages: [10, 13], days: 8 },
  ],
  ['adults only trip for two to Santorini, 6 nights', { to: ['Santorini'], people: 2, nights: 6 }],
  [
    'We are retired and in our seventies, 10 days in Scotland by train',
    { to: ['Scotland'], who: ['elderly'], days: 10, by: ['train'] },
  ],
  ['travelling with a cat to Munich', { to: ['Munich'], who: ['pets'], pets: ['cat'] }],
  ['For one person, 5 days in Oslo', { to: ['Oslo'], people: 1, days: 5 }],
  [
    'as a couple we want 6 days in Puglia',
    { to: ['Puglia'], people: 2, kinds: ['couple'], days: 6 },
  ],
  ['no kids, just us two, Athens for 4 days', { to: ['Athens'], people: 2, days: 4 }],
  [
    'My boyfriend and I are off to Bali for 2 weeks',
    { to: ['Bali'], people: 2, days: 14, kinds: ['couple'] },
  ],
  [
    'Multi-generational trip: 2 grandparents, 4 adults, 3 kids (2, 5, 8) to the Algarve for 7 nights',
    { to: ['Algarve'], kids: 3, ages: [2, 5, 8], nights: 7, who: ['children', 'elderly'] },
  ],
  ['5 people, 5 days, Naples', { to: ['Naples'], people: 5, days: 5 }],
  [
    "I'm bringing my 15yo and 17yo to Boston for college visits, 4 days",
    { to: ['Boston'], kids: 2, ages: [15, 17], days: 4 },
  ],
  [
    'travelling w/ twins aged 3, Legoland & zoo, 3 days in Munich',
    { to: ['Munich'], kids: 2, ages: [3, 3], days: 3, wants: ['zoo', 'theme-park'] },
  ],
  [
    'Me and 2 mates are heading to Dublin for 2 nights',
    { to: ['Dublin'], people: 3, nights: 2, kinds: ['friends'] },
  ],
]
