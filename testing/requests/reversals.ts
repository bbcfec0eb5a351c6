/** Words that turn a meaning around. */
import type { Request } from './expected.ts'

export const reversals: readonly Request[] = [
  [
    'Paris 4 days, no museums except the British Museum',
    { to: ['Paris'], days: 4, avoids: ['museum'], see: ['British Museum'], lost: [] },
  ],
  [
    'London 4 days, no museums except the British Museum',
    { to: ['London'], days: 4, avoids: ['museum'], see: ['British Museum'], lost: [] },
  ],
  [
    'Rome 3 days, no churches apart from the Pantheon',
    { to: ['Rome'], days: 3, avoids: ['worship'], see: ['Pantheon'], lost: [] },
  ],
  [
    'Vienna, we skip all museums but the Albertina',
    { to: ['Vienna'], avoids: ['museum'], see: ['Albertina'], lost: [] },
  ],
  ['Lisbon 5 days, anything but museums', { to: ['Lisbon'], days: 5, avoids: ['museum'] }],
  [
    "I don't want to go to Paris in August, how about September?",
    { to: ['Paris'], within: '2027-09-01..2027-09-30' },
  ],
  [
    "We'd rather not do Rome in July, maybe October instead, 4 days",
    { to: ['Rome'], days: 4, within: '2027-10-01..2027-10-31' },
  ],
  ['Porto 4 days, rental car no thanks', { to: ['Porto'], days: 4, notBy: ['self-driving'] }],
  ['Porto 4 days, car? no thanks', { to: ['Porto'], days: 4, notBy: ['self-driving'] }],
  ['budget 1500 eur not incl flights, Athens 5 days', { to: ['Athens'], days: 5 }],
  ['1200 pounds excluding flights, Malta a week', { to: ['Malta'], days: 7 }],
  ['2000 all in except flights, Dubrovnik 6 days', { to: ['Dubrovnik'], days: 6 }],
  ['kid-free week in Bali for 2', { to: ['Bali'], days: 7, people: 2 }],
  ['child free trip to Santorini, 5 nights', { to: ['Santorini'], days: 6, nights: 5 }],
  ['adults only break, Cancun 7 nights', { to: ['Cancun'], days: 8, nights: 7 }],
  ['we leave the kids with grandma, 4 days Rome just us two', { to: ['Rome'], days: 4, people: 2 }],
  ['no kids this time, 3 days in Prague', { to: ['Prague'], days: 3 }],
  ["I say Sardinia, my sister says Sicily. She's right.", { to: ['Sicily'] }],
  [
    'My husband wants Rome, I want Lisbon. He wins. 4 days in May',
    { to: ['Rome'], days: 4, within: '2027-05-01..2027-05-31', people: 2, lost: ['wins'] },
  ],
  [
    'mum suggested Vienna but we prefer Prague, 3 nights',
    { to: ['Prague'], days: 4, nights: 3, lost: ['suggested'] },
  ],
  ['originally Madrid but now Lisbon, 4 days', { to: ['Lisbon'], days: 4, lost: [] }],
  [
    'not too fussed about museums but love food, Florence 3 days',
    { to: ['Florence'], days: 3, likes: ['food'], avoids: ['museum'], lost: ['fussed'] },
  ],
  [
    "Can't stand crowds, Venice in February 3 days",
    {
      to: ['Venice'],
      days: 3,
      within: '2027-02-01..2027-02-28',
      skip: ['crowds'],
      lost: [],
    },
  ],
  [
    'Madrid 4 days, no flamenco please, no bullfights',
    { to: ['Madrid'], days: 4, dislikes: [], skip: ['flamenco', 'bullfights'] },
  ],
  [
    "we don't eat meat but fish is fine, Lisbon 4 days",
    { to: ['Lisbon'], days: 4, lost: [], diets: ['pescatarian'] },
  ],
  [
    "we've already been to Rome and Florence, show us somewhere else in Italy",
    { to: ['Italy'], skip: ['Rome', 'Florence'], contradicts: 1 },
  ],
  [
    'been to the Colosseum already so skip it, Rome 3 days',
    { to: ['Rome'], days: 3, skip: ['Colosseum'], lost: [] },
  ],
  [
    'Never been to Tokyo, 8 days in April',
    { to: ['Tokyo'], days: 8, within: '2027-04-01..2027-04-30' },
  ],
  ['Tokyo 7 days, nothing touristy', { to: ['Tokyo'], days: 7, skip: ['touristy'] }],
  ['not only museums, Berlin 4 days', { to: ['Berlin'], days: 4, wants: ['museum'] }],
  [
    "Amsterdam 3 days, we don't drink so no bars",
    { to: ['Amsterdam'], days: 3, dislikes: ['nightlife'], skip: ['alcohol'], lost: [] },
  ],
  ['without a car, Tuscany 6 days', { to: ['Tuscany'], days: 6, notBy: ['self-driving'] }],
  ['no need for a hotel, we stay with friends in Berlin, 4 days', { to: ['Berlin'], days: 4 }],
  ['Budapest not Bucharest, 4 days', { to: ['Budapest'], days: 4, skip: ['Bucharest'] }],
  ['Iceland in winter, not summer. 6 days', { to: ['Iceland'], days: 6 }],
  ['I hate beaches. Barcelona 5 days', { to: ['Barcelona'], days: 5, avoids: ['beach'], lost: [] }],
  ['avoid the Louvre, Paris 3 days', { to: ['Paris'], days: 3, skip: ['Louvre Museum'], lost: [] }],
  [
    'everything except shopping, Milan 2 days',
    { to: ['Milan'], days: 2, avoids: ['shopping'], lost: [] },
  ],
  [
    'Hong Kong 4 days minus Disneyland',
    { to: ['Hong Kong'], days: 4, skip: ['Hong Kong Disneyland'], lost: ['minus'] },
  ],
  [
    'no beach holidays pls, somewhere with mountains',
    { to: [], likes: ['nature'], avoids: ['beach'] },
  ],
  [
    'less museums more food, Bologna 3 days',
    { to: ['Bologna'], days: 3, likes: ['food'], avoids: ['museum'], lost: [] },
  ],
  ['no early mornings, Seville 4 days', { to: ['Seville'], days: 4, skip: ['early mornings'] }],
  ['flights are already booked, 5 days Athens', { to: ['Athens'], days: 5 }],
  ["we don't need flights. Dublin 3 days", { to: ['Dublin'], days: 3 }],
  ['hotel booked already, Dublin 3 days', { to: ['Dublin'], days: 3 }],
  [
    'Anywhere but Spain, beach, cheap, June',
    {
      to: [],
      within: '2027-06-01..2027-06-30',
      wants: ['beach'],
      avoids: [],
      skip: ['Spain'],
      lost: [],
    },
  ],
]
