/** Tastes in words of their own, requests for a proposal and doubtful names. */
import type { Request } from './expected.ts'

export const ownWords: readonly Request[] = [
  [
    'New York 4 days, we love bagels and jazz',
    { to: ['New York'], days: 4, likes: ['music', 'food'], tastes: ['bagels'] },
  ],
  [
    'Buenos Aires 5 days, tango lessons and steak',
    {
      to: ['Buenos Aires'],
      days: 5,
      tastes: ['tango lessons'],
      lost: [],
      cuisines: ['steakhouse'],
    },
  ],
  [
    'Edinburgh 3 days, whisky tasting, not touristy, safe area',
    {
      to: ['Edinburgh'],
      days: 3,
      likes: ['food'],
      skip: ['touristy'],
      tastes: ['whisky tasting'],
      wishes: ['safe area to sleep'],
      lost: [],
    },
  ],
  [
    'Rome 4 days, the best carbonara, no crowds',
    { to: ['Rome'], days: 4, likes: ['food'], skip: ['crowds'], tastes: ['carbonara'] },
  ],
  [
    'Vienna in december, ice skating and coffee houses',
    {
      to: ['Vienna'],
      within: '2026-12-01..2026-12-31',
      likes: ['food', 'sport'],
      tastes: ['ice skating'],
      lost: [],
    },
  ],
  [
    'Tokyo 8 days, into anime, ramen and sumo',
    {
      to: ['Tokyo'],
      days: 8,
      likes: ['science', 'culture'],
      tastes: ['anime', 'sumo'],
      cuisines: ['japanese'],
    },
  ],
  [
    'Lisbon 4 days, we love ghost stories and falconry',
    { to: ['Lisbon'], days: 4, tastes: ['ghost stories', 'falconry'] },
  ],
  [
    'Berlin 3 days techno and bauhaus, no bullfights',
    {
      to: ['Berlin'],
      days: 3,
      likes: ['music', 'architecture'],
      skip: ['bullfights'],
      tastes: ['bauhaus'],
    },
  ],
  ['Oslo with a zorblax convention', { to: ['Oslo'], lost: ['zorblax convention'] }],
  [
    'somewhere warm in February from Berlin',
    { to: [], from: 'Berlin', within: '2027-02-01..2027-02-28', weather: 'warm' },
  ],
  [
    'within 3 hours of Chicago, weekend, 2 adults',
    { to: [], from: 'Chicago', people: 2, reach: 180 },
  ],
  [
    'a beach, not Spain, cheap, from London in june',
    {
      to: [],
      from: 'London',
      within: '2027-06-01..2027-06-30',
      likes: ['beach'],
      wants: ['beach'],
      skip: ['Spain'],
    },
  ],
  ['Rome or Lisbon?', { to: ['Rome', 'Lisbon'], contradicts: 1 }],
  [
    'somewhere in Italy for 5 days in may',
    { to: ['Italy'], days: 5, within: '2027-05-01..2027-05-31', contradicts: 1 },
  ],
  [
    'a small island in Greece, quiet, 7 nights',
    { to: ['Greece'], days: 8, nights: 7, lost: [], contradicts: 1 },
  ],
  [
    'max 4 hour flight from Manchester, sunny, october half term',
    {
      to: [],
      from: 'Manchester',
      within: '2027-10-23..2027-10-31',
      lost: [],
      weather: 'warm',
      reach: 240,
    },
  ],
  [
    'weekend getaway near Munich by train',
    { to: [], from: 'Munich', days: 2, reach: 150, by: ['train'] },
  ],
  [
    'city break in Europe under 500 euros, 3 nights',
    { to: ['Europe'], days: 4, nights: 3, contradicts: 1 },
  ],
  ['where should we go in april with 2 kids', { to: [], within: '2027-04-01..2027-04-30' }],
  ['a 2 hour drive from Boston, cabin', { to: [], from: 'Boston', reach: 120 }],
  ['Cambridge for 2 days', { to: ['Cambridge'], days: 2, contradicts: 1 }],
  ['Georgia for 10 days', { to: ['Georgia'], days: 10, contradicts: 1 }],
  ['Valencia 3 days', { to: ['Valencia'], days: 3 }],
  ['Toledo 2 days', { to: ['Toledo'], days: 2, contradicts: 1 }],
  ['Springfield 3 days', { to: ['Springfield'], days: 3, contradicts: 1 }],
  ['Cordoba 3 nights', { to: ['Cordoba'], days: 4, nights: 3, contradicts: 1 }],
  [
    'ski trip somewhere snowy in january, from Paris',
    { to: [], from: 'Paris', within: '2027-01-01..2027-01-31', likes: ['sport'], weather: 'snow' },
  ],
  ['3 hours from Denver, mountains', { to: [], from: 'Denver', likes: ['nature'], reach: 180 }],
  ['Surprise me, 5 days in March', { to: [], days: 5, within: '2027-03-01..2027-03-31', lost: [] }],
  ['Spain but not Barcelona, 6 days', { to: ['Spain'], days: 6, skip: ['Barcelona'] }],
  [
    'Kyoto 4 days, tea ceremony, matcha and gardens',
    {
      to: ['Kyoto'],
      days: 4,
      likes: ['nature', 'culture', 'food'],
      wants: ['garden'],
      tastes: ['tea ceremony', 'matcha'],
    },
  ],
  [
    'Munich 3 days, beer gardens and pretzels',
    {
      to: ['Munich'],
      days: 3,
      likes: ['food'],
      wants: [],
      tastes: ['beer gardens', 'pretzels'],
    },
  ],
  [
    'Havana 5 days, salsa dancing and rum',
    {
      to: ['Havana'],
      days: 5,
      likes: ['nightlife', 'music'],
      tastes: ['salsa dancing', 'rum'],
      lost: [],
    },
  ],
  [
    'Nairobi 6 days, elephants and a hot air balloon',
    {
      to: ['Nairobi'],
      days: 6,
      likes: ['nature', 'adventure'],
      tastes: ['elephants', 'hot air balloon'],
    },
  ],
  [
    'Seville 3 days, flamenco shows, we hate karaoke',
    { to: ['Seville'], days: 3, likes: ['music'], skip: ['karaoke'], lost: [] },
  ],
  [
    'Copenhagen 4 days with a designer, pottery and design',
    {
      to: ['Copenhagen'],
      days: 4,
      likes: ['culture', 'art'],
      tastes: ['pottery', 'design'],
      lost: ['designer'],
    },
  ],
  [
    'Cape Town 5 days, penguins, wine bars, sailing',
    {
      to: ['Cape Town'],
      days: 5,
      likes: ['food', 'nature', 'sport'],
      tastes: ['penguins', 'sailing'],
    },
  ],
  [
    'Dublin weekend, guinness and live bands',
    { to: ['Dublin'], likes: ['food', 'music'], tastes: ['guinness', 'live bands'] },
  ],
  [
    'Singapore 3 days, hawker food and laksa',
    { to: ['Singapore'], days: 3, likes: ['food'], tastes: ['laksa', 'hawker food'] },
  ],
  [
    'Amsterdam 3 days, tulips and van gogh',
    { to: ['Amsterdam'], days: 3, likes: ['nature'], see: ['Van Gogh Museum'], tastes: ['tulips'] },
  ],
]
