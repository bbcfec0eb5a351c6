/** Practical questions, and how the assistant knows what it says. */
import type { Dialogue } from './notation.ts'

const closed = ['closed', 'closes', 'shut', 'not open', 'no', "isn't"]
const roughly = [
  'rough*',
  'about',
  'around',
  'estimate*',
  'level',
  'cheap*',
  'expensive',
  'dear',
  'moderate*',
  'mid-range',
  'affordable',
]

export const practicalDialogues: readonly Dialogue[] = [
  {
    id: 'practical-weather-dubai',
    class: 'practical',
    card: 'School holidays fixed, desktop.',
    turns: [
      { say: 'How hot is Dubai in July?', tells: ['destinations', 'dates'], number: [40, 42] },
    ],
  },
  {
    id: 'practical-weather-seoul',
    class: 'practical',
    card: 'Coat or no coat, phone.',
    turns: [
      {
        say: 'is seoul cold in january',
        tells: ['destinations', 'dates'],
        says: [['cold', 'yes', 'freez*']],
      },
    ],
  },
  {
    id: 'practical-rain-bangkok',
    class: 'practical',
    card: 'Hates umbrellas.',
    turns: [
      {
        say: 'How many rainy days does Bangkok have in September?',
        tells: ['destinations', 'dates'],
        number: [19, 21],
      },
    ],
  },
  {
    id: 'practical-best-month',
    class: 'practical',
    card: 'Free to travel whenever, tablet.',
    turns: [
      {
        say: 'Best month for Marrakesh?',
        tells: ['destinations'],
        says: [['March', 'April', 'May', 'October', 'November', 'spring', 'autumn']],
        never: ['July is best', 'August is best'],
      },
    ],
  },
  {
    id: 'practical-weather-forecast',
    class: 'practical',
    card: 'Leaves in three weeks, phone.',
    turns: [
      {
        say: 'What will the weather be in Porto on 8 December this year?',
        tells: ['destinations', 'dates'],
        says: [['usual*', 'typical*', 'average*', 'normal*', 'forecast', 'climate']],
        number: [8, 15],
      },
    ],
  },
  {
    id: 'practical-tip-paris',
    class: 'practical',
    card: 'Bill on the table.',
    turns: [
      {
        say: 'tip in paris?',
        says: [['included', 'round*', 'coins', 'not expected', 'service']],
        atMost: 500,
      },
    ],
  },
  {
    id: 'practical-tip-seoul',
    class: 'practical',
    card: 'Afraid of being rude.',
    turns: [{ say: 'Should I leave a tip in Seoul?', says: [['no', 'not', "don't"]], atMost: 500 }],
  },
  {
    id: 'practical-tip-taxi',
    class: 'practical',
    card: 'In the back of a yellow cab.',
    turns: [
      { say: 'how much for the taxi driver in nyc, tip i mean', number: [15, 20], atMost: 500 },
    ],
  },
  {
    id: 'practical-plug-zurich',
    class: 'practical',
    card: 'Laptop at nine percent.',
    turns: [{ say: 'Which plug do I need in Zurich?', says: [['J', 'type J']], atMost: 500 }],
  },
  {
    id: 'practical-plug-tokyo-from',
    class: 'practical',
    card: 'German hairdryer, Japanese socket.',
    turns: [
      {
        say: 'Will my German plug fit in Tokyo?',
        says: [['A', 'Types A and B', 'B', 'adapter', 'no']],
        atMost: 600,
      },
    ],
  },
  {
    id: 'practical-plug-two',
    class: 'practical',
    card: 'Backpack through two countries.',
    turns: [{ say: 'Plug types in Delhi and in Kathmandu?', says: [['D'], ['M'], ['C']] }],
  },
  {
    id: 'practical-sunset-sydney',
    class: 'practical',
    card: 'Picnic planner, phone.',
    turns: [
      {
        say: 'When is sunset in Sydney on Christmas Day 2026?',
        tells: ['destinations', 'dates'],
        says: [['20:0*', '8:0*', '8.0*']],
      },
    ],
  },
  {
    id: 'practical-sunrise-singapore',
    class: 'practical',
    card: 'Runner, tropical heat.',
    turns: [
      {
        say: 'what time does the sun come up in singapore in march',
        tells: ['destinations', 'dates'],
        says: [['7:0*', '7:1*', '07:0*', '07:1*', '7 am', 'seven']],
      },
    ],
  },
  {
    id: 'practical-holiday-japan',
    class: 'practical',
    card: 'Heard of Golden Week too late.',
    turns: [
      {
        say: 'Is 3 May 2027 a public holiday in Japan? We are in Tokyo.',
        tells: ['destinations', 'dates'],
        says: [['Constitution', 'Golden Week', 'holiday', 'yes']],
        never: ['not a public holiday', 'not a holiday'],
      },
    ],
  },
  {
    id: 'practical-holiday-none',
    class: 'practical',
    card: 'Just making sure.',
    turns: [
      {
        say: 'Is 9 March 2027 a holiday in Portugal?',
        tells: ['dates'],
        says: [['no', 'not', "isn't"]],
      },
    ],
  },
  {
    id: 'practical-holiday-mexico',
    class: 'practical',
    card: 'Wants the fireworks.',
    turns: [
      {
        say: 'What happens in Mexico City on 16 September?',
        tells: ['destinations', 'dates'],
        says: [['Independence', 'independencia']],
      },
    ],
  },
  {
    id: 'practical-holiday-weekday',
    class: 'practical',
    card: 'Plans a bridge day.',
    turns: [
      { say: 'On which weekday does Christmas Day fall this year in London?', says: [['Friday']] },
    ],
  },
  {
    id: 'practical-closed-orsay',
    class: 'practical',
    card: 'One Monday in Paris.',
    turns: [{ say: 'Is the Musée d’Orsay open on Monday?', says: [closed] }],
  },
  {
    id: 'practical-closed-dolmabahce',
    class: 'practical',
    card: 'Ship leaves at six.',
    turns: [{ say: 'Can I visit Dolmabahçe on a Monday?', says: [closed] }],
  },
  {
    id: 'practical-open-anne-frank',
    class: 'practical',
    card: 'Late arrival, phone.',
    turns: [
      {
        say: 'How late is the Anne Frank House open?',
        says: [['22:00', '22', '10 pm', '10pm', 'ten', '10:00']],
      },
    ],
  },
  {
    id: 'practical-what-open-monday',
    class: 'practical',
    card: 'Always arrives on a Monday.',
    turns: [
      {
        say: 'Which museums in Tokyo are open on Mondays?',
        tells: ['destinations', 'dates', 'interests'],
        keeps: { in: ['tokyo'] },
        suggests: {
          atLeast: 1,
          noneOf: [
            'Tokyo National Museum',
            'National Museum of Western Art',
            'Nezu Museum',
            'Sumida Hokusai Museum',
          ],
        },
      },
    ],
  },
  {
    id: 'practical-sabbath',
    class: 'practical',
    card: 'Lands on Friday night.',
    turns: [
      {
        say: 'Is Yad Vashem in Jerusalem open on Saturday?',
        tells: ['destinations', 'dates'],
        says: [closed],
      },
    ],
  },
  {
    id: 'practical-way-niagara',
    class: 'practical',
    card: 'No driving licence, laptop.',
    turns: [
      {
        say: 'How do I get from Toronto to Niagara Falls without a car and how long is it?',
        tells: ['destinations'],
        says: [['bus', 'coach', 'train']],
        number: [90, 140],
      },
    ],
  },
  {
    id: 'practical-way-versailles',
    class: 'practical',
    card: 'RER map upside down.',
    turns: [
      { say: 'how long to versailles from paris', tells: ['destinations'], number: [35, 65] },
    ],
  },
  {
    id: 'practical-way-machu-picchu',
    class: 'practical',
    card: 'Dream of a lifetime, desktop.',
    turns: [
      {
        say: 'Can I do Machu Picchu as a day trip from Cusco?',
        tells: ['destinations', 'days'],
        says: [['long', '4 hours', 'four hours', '240', 'train', 'night']],
      },
    ],
  },
  {
    id: 'practical-distance-cities',
    class: 'practical',
    card: 'Ruler on the atlas.',
    turns: [{ say: 'How many kilometres is it from Lisbon to Porto?', number: [260, 330] }],
  },
  {
    id: 'practical-visit-length',
    class: 'practical',
    card: 'Train at five.',
    turns: [
      {
        say: 'how long does one spend in the louvre',
        says: [['3*', 'three', '210', 'half a day', 'hours']],
        number: [2, 240],
      },
    ],
  },
  {
    id: 'practical-cost-zurich',
    class: 'practical',
    card: 'Heard rumours about the price of coffee.',
    turns: [
      {
        say: 'How expensive is Zurich?',
        tells: ['destinations'],
        says: [['expensive', 'dear', 'high*', 'costly', 'pricey', 'most'], roughly],
      },
    ],
  },
  {
    id: 'practical-cost-ticket',
    class: 'practical',
    card: 'Counts coins at the gate.',
    turns: [{ say: 'What does the British Museum cost?', says: [['free', 'nothing']] }],
  },
  {
    id: 'practical-cost-unknown',
    class: 'practical',
    card: 'Wants it to the cent.',
    turns: [
      {
        say: 'What is the exact ticket price for the Colosseum next Friday?',
        tells: ['dates'],
        unsure: true,
        never: ['€18', '€16', '€24'],
      },
    ],
  },
  {
    id: 'practical-water-lima',
    class: 'practical',
    card: 'Thirsty at the tap.',
    turns: [
      {
        say: 'tap water in lima ok?',
        says: [['no', 'not', "don't", 'bottled', 'boiled', 'avoid']],
        atMost: 500,
      },
    ],
  },
  {
    id: 'practical-emergency-tokyo',
    class: 'practical',
    card: 'Host mother makes a list.',
    turns: [{ say: 'Ambulance number in Tokyo?', says: [['119']], atMost: 500 }],
  },
  {
    id: 'practical-currency',
    class: 'practical',
    card: 'At the exchange counter.',
    turns: [
      {
        say: 'What money do they use in Prague?',
        says: [['koruna', 'crown*', 'CZK']],
        atMost: 500,
      },
    ],
  },
  {
    id: 'practical-dress',
    class: 'practical',
    card: 'Packing shorts, doubting.',
    turns: [
      {
        say: 'Can I wear shorts at the Grand Palace in Bangkok?',
        tells: ['destinations'],
        says: [['knees', 'cover*', 'no', 'shoulders']],
      },
    ],
  },
  {
    id: 'practical-getting-around',
    class: 'practical',
    card: 'Elderly parents, steep city.',
    turns: [
      {
        say: 'How do people get around Lisbon?',
        tells: ['destinations'],
        says: [['metro'], ['tram*', 'bus*']],
      },
    ],
  },
  {
    id: 'practical-airport',
    class: 'practical',
    card: 'Buying a ticket by code.',
    turns: [{ say: 'Which airport code is it for Reykjavik?', says: [['KEF']], atMost: 500 }],
  },
  {
    id: 'practical-where-stay',
    class: 'practical',
    card: 'First time, wants to sleep somewhere sensible.',
    turns: [
      {
        say: 'Which part of Lisbon should we stay in?',
        tells: ['destinations'],
        says: [['Baixa', 'Chiado']],
      },
    ],
  },
  {
    id: 'practical-altitude',
    class: 'practical',
    card: 'Asthmatic, careful.',
    turns: [
      {
        say: 'Will the altitude in Cusco bother me on the first day?',
        tells: ['destinations'],
        says: [['altitude'], ['rest', 'slow*', 'coca', 'light*', 'easy', 'gentle']],
      },
    ],
  },
  {
    id: 'practical-northern-lights',
    class: 'practical',
    card: 'Bucket list, phone.',
    turns: [
      {
        say: 'Can I see the northern lights in Reykjavik in July?',
        tells: ['destinations', 'dates'],
        says: [['no', 'not', 'September', 'dark']],
      },
    ],
  },
  {
    id: 'practical-language',
    class: 'practical',
    card: 'Learns three words for every trip.',
    turns: [{ say: 'What language do they speak in Rio?', says: [['Portuguese']], atMost: 500 }],
  },
  {
    id: 'known-tip',
    class: 'how-known',
    card: 'Trusts, but verifies.',
    turns: [
      { say: 'Tipping in Cape Town?', number: [10, 15] },
      {
        say: 'how do you know that?',
        explains: ['catalogue', 'guide', 'notes', 'facts', 'our'],
        repeats: true,
      },
    ],
  },
  {
    id: 'known-sun',
    class: 'how-known',
    card: 'Sailor, knows the sun himself.',
    turns: [
      {
        say: 'Sunset in Honolulu on 1 March 2027?',
        tells: ['destinations', 'dates'],
        says: [['18:*', '6:*']],
      },
      {
        say: 'Where do you get that from?',
        explains: ['sun', 'calculat*', 'comput*', 'worked out', 'position', 'astronom*'],
        repeats: true,
      },
    ],
  },
  {
    id: 'known-suggestion',
    class: 'how-known',
    card: 'Journalist by habit.',
    turns: [
      {
        say: 'A museum for children in Boston?',
        tells: ['destinations', 'party', 'interests'],
        keeps: { in: ['boston'], withChildren: true },
        suggests: { some: { kinds: ['museum'] } },
      },
      {
        say: 'Why that one?',
        says: [['child*', 'kid*', 'family', 'because', 'hands-on']],
        repeats: true,
      },
    ],
  },
  {
    id: 'known-cost',
    class: 'how-known',
    card: 'Accountant, on leave in name only.',
    turns: [
      {
        say: 'Is Bucharest cheap?',
        tells: ['destinations'],
        says: [['cheap*', 'yes', 'inexpensive', 'low*', 'affordable']],
      },
      {
        say: 'Based on what?',
        explains: ['level', 'catalogue', 'estimate*', 'daily', 'rough*'],
        repeats: true,
      },
    ],
  },
  {
    id: 'known-holiday',
    class: 'how-known',
    card: 'Lawyer, asks for the paragraph.',
    turns: [
      {
        say: 'Are shops shut in Vienna on 26 October 2027?',
        tells: ['destinations', 'dates'],
        says: [['holiday', 'National Day', 'closed', 'shut', 'yes']],
      },
      {
        say: 'How do you know?',
        explains: ['calendar', 'public holiday*', 'holiday*', 'national day'],
        repeats: true,
      },
    ],
  },
  {
    id: 'known-reviews',
    class: 'how-known',
    card: 'Believes only stars.',
    turns: [
      {
        say: 'What rating does Café Sacher have?',
        unsure: true,
        never: ['4.5', '4.6', '4.7', 'out of 5', 'stars'],
      },
    ],
  },
]
