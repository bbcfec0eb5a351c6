/** Where a trip begins, what is named beside its goals without being one, and sights that are wanted or declined. */
import type { Request } from './expected.ts'

export const startsAndSights: readonly Request[] = [
  ["I'm in Oslo and thinking Palermo for a week", { from: 'Oslo', to: ['Palermo'] }],
  ["I'm in Bristol and fancy Bilbao, 4 nights in May", { from: 'Bristol', to: ['Bilbao'] }],
  ["We're in Prague, how about Dresden for 2 days?", { from: 'Prague', to: ['Dresden'] }],
  [
    "I'm in Prague in May for 4 days and thinking Dresden for 2 more",
    { to: ['Prague', 'Dresden'] },
  ],
  ['flying from shannon to boston, 6 days in may', { from: 'Shannon', to: ['Boston'] }],
  ['flights from shannon please. a week in malta', { from: 'Shannon', to: ['Malta'] }],
  ['Florence in a day from Livorno, we dock at 9am', { from: 'Livorno', to: ['Florence'] }],
  ['Ephesus in one day from Izmir, 2 adults', { from: 'Izmir', to: ['Ephesus'] }],
  ['Split for 5 days, Mostar in a day from Split', { to: ['Split'] }],
  ['Je pars seul de Lyon pour Naples, 5 jours', { from: 'Lyon', to: ['Naples'] }],
  ['On part à quatre de Lille pour Malte, une semaine', { from: 'Lille', to: ['Malta'] }],
  ['Nous partons à deux de Genève pour Lisbonne, 4 jours', { from: 'Geneva', to: ['Lisbon'] }],
  ['3 days in Seville then we go home to Leeds', { from: 'Leeds', to: ['Seville'] }],
  ['before we go home to Accra we want 4 days in Cape Town', { from: 'Accra', to: ['Cape Town'] }],
  ['I want to go home to Lagos for Christmas, 10 days', { to: ['Lagos'] }],
  ['Leeds to Orkney by car via Inverness, 9 nights on Orkney', { from: 'Leeds', to: ['Orkney'] }],
  [
    'Manchester to Cornwall via Bristol, 6 nights in Cornwall',
    { from: 'Manchester', to: ['Cornwall'] },
  ],
  ['Overland from Nairobi to Kampala by bus, 5 days', { from: 'Nairobi', to: ['Kampala'] }],
  ['One week in Crete. My kids are grown, one in Dallas, one in Leeds', { to: ['Crete'] }],
  [
    "our two daughters live abroad, one in Perth, the other in Ottawa. We'd like 10 days in Portugal",
    { to: ['Portugal'] },
  ],
  [
    '4 nights in Split with the kids, 3 nights in Hvar, one in Trogir',
    { to: ['Split', 'Hvar', 'Trogir'] },
  ],
  ['My neighbour insists on Benidorm. I want Valencia for 5 days', { to: ['Valencia'] }],
  ['Everyone talks about Paris. Lyon instead, four days in May', { to: ['Lyon'] }],
  ['Not Barcelona. Girona instead, 3 days', { to: ['Girona'] }],
  ['Berlin in May. No, Hamburg instead, 4 days', { to: ['Hamburg'] }],
  [
    "We're the Hendersons from Boise - me, hubby and three kids. 6 nights in San Diego",
    { from: 'Boise', to: ['San Diego'], see: [] },
  ],
  [
    'We are the Kowalskis from Gdynia and want a week in Malta',
    { from: 'Gdynia', to: ['Malta'], see: [] },
  ],
  [
    'Paris for 4 days. Louvre no. Eiffel Tower yes please',
    { to: ['Paris'], skip: ['Louvre Museum'] },
  ],
  ['Rome for 3 days, Vatican yes, Colosseum no, seen it', { to: ['Rome'], skip: ['Colosseum'] }],
]
