/** Words that lean on earlier ones, comparisons, and places searched by what they are like. */
import type { Dialogue } from '../notation.ts'

export const conversation: readonly Dialogue[] = [
  {
    id: 'h-pronoun-there',
    class: 'pronouns',
    card: 'Yusuf, 28, chats while cooking. Phone against the spice rack.',
    turns: [
      {
        say: 'Tell me about Zanzibar.',
        tells: ['destinations'],
        keeps: { in: ['zanzibar'] },
        says: [['Zanzibar', 'Stone Town']],
      },
      { say: 'How warm is it there in July?', number: [20, 33] },
      { say: 'And where would I eat on a rock in the sea there?', says: [['The Rock']] },
    ],
  },
  {
    id: 'h-pronoun-second-one',
    class: 'pronouns',
    card: 'Mette, 41, picks from lists by number. Laptop, tea.',
    turns: [
      {
        say: 'Suggest three viewpoints in Lisbon.',
        tells: ['destinations', 'interests'],
        keeps: { in: ['lisbon'] },
        suggests: { atLeast: 3, every: { kinds: ['viewpoint', 'park', 'palace', 'landmark'] } },
      },
      {
        say: 'Does the second one cost anything?',
        says: [['free', 'ticket', 'cost*', 'price*', 'cheap', 'pay', 'admission', 'nothing']],
        repeats: true,
      },
    ],
  },
  {
    id: 'h-pronoun-that-museum',
    class: 'pronouns',
    card: 'Carlos, 55, teacher of history, desktop.',
    turns: [
      {
        say: 'I read about the National Museum of Anthropology in Mexico City. Worth a day?',
        tells: ['destinations'],
        keeps: { in: ['mexico-city'] },
        says: [['National Museum of Anthropology', 'it', 'museum']],
      },
      {
        say: 'Is that museum open on a Monday?',
        says: [['closed', 'closes', 'shut', 'not open', 'no']],
        repeats: true,
      },
      { say: 'What else is near it?', suggests: { noneOf: ['National Museum of Anthropology'] } },
    ],
  },
  {
    id: 'h-pronoun-day-after',
    class: 'pronouns',
    card: 'Nadia plans around a conference, hotel desk, laptop.',
    trip: 'rome',
    turns: [
      {
        say: 'What do we do on the Tuesday?',
        says: [['Vatican*']],
        repeats: true,
        changes: 'nothing',
      },
      {
        say: 'And the day after?',
        says: [['Borghese', 'Pantheon']],
        repeats: true,
        changes: 'nothing',
      },
    ],
  },
  {
    id: 'h-pronoun-she',
    class: 'pronouns',
    card: 'Ben plans for his grandmother and keeps saying she. Phone.',
    turns: [
      {
        say: 'My gran comes to Dublin with me. She uses a walking frame.',
        tells: ['destinations', 'party', 'mobility'],
        keeps: { in: ['dublin'] },
      },
      {
        say: 'What would she enjoy? She loves old books.',
        keeps: { stepFree: true },
        suggests: {
          anyOf: [
            'Trinity College and the Book of Kells',
            'Chester Beatty',
            'Museum of Literature Ireland',
          ],
        },
      },
    ],
  },
  {
    id: 'h-pronoun-not-that',
    class: 'pronouns',
    card: 'Theo, 17, bored in the back of the car.',
    turns: [
      {
        say: 'fun stuff in orlando for teens, not disney',
        tells: ['destinations', 'party', 'interests'],
        keeps: { in: ['orlando'], without: ['Magic Kingdom', 'EPCOT'] },
        suggests: { atLeast: 2 },
      },
      { say: 'done the first one already, others?', suggests: { atLeast: 1 } },
    ],
  },
  {
    id: 'h-compare-porto-lisbon',
    class: 'comparison',
    card: 'Sofie and a toddler who naps at one, sofa, phone.',
    turns: [
      {
        say: 'Porto or Lisbon with a two year old and a buggy?',
        tells: ['destinations', 'party', 'mobility'],
        says: [
          ['Porto'],
          ['Lisbon'],
          [
            'hill*',
            'steep',
            'stair*',
            'step*',
            'buggy',
            'stroller',
            'flat',
            'pushchair',
            'toddler',
            'child*',
            'metro',
            'aquarium',
            'Oceanário',
          ],
        ],
        keeps: { in: ['porto', 'lisbon'] },
      },
    ],
  },
  {
    id: 'h-compare-weather',
    class: 'comparison',
    card: 'Grace wants the drier one. Spreadsheet open.',
    turns: [
      {
        say: 'Which is drier in October, Athens or Istanbul?',
        says: [['Athens'], ['Istanbul'], ['rain*', 'dry', 'drier', 'wet*']],
      },
    ],
  },
  {
    id: 'h-compare-cost',
    class: 'comparison',
    card: 'Two friends after a pay rise that was smaller than hoped.',
    turns: [
      {
        say: 'Zurich or Krakow if we want our money to last?',
        tells: ['budget'],
        says: [
          ['Krakow', 'Kraków'],
          ['Zurich', 'Zürich'],
          ['cheap*', 'less', 'expensive', 'dear*', 'cost*', 'afford*', 'further', 'money'],
        ],
      },
    ],
  },
  {
    id: 'h-compare-museums',
    class: 'comparison',
    card: 'Ravi has one free morning in Paris, phone in the metro.',
    turns: [
      {
        say: 'Louvre or Orsay, if I only have two hours on a Tuesday morning in Paris?',
        tells: ['destinations', 'days', 'dates'],
        keeps: { in: ['paris'] },
        says: [['Orsay'], ['Louvre'], ['closed', 'closes', 'shut', 'Tuesday*']],
      },
    ],
  },
  {
    id: 'h-compare-then-choose',
    class: 'comparison',
    card: 'A couple decide in two breaths. Laptop.',
    turns: [
      {
        say: 'Bali or Bangkok in August?',
        tells: ['dates'],
        says: [['Bali'], ['Bangkok']],
        keeps: { in: ['bali', 'bangkok'] },
      },
      {
        say: 'The drier one then. One week, the two of us.',
        tells: ['destinations', 'days', 'party'],
        keeps: { in: ['bali'], days: 7, people: 2 },
        says: [['Bali']],
      },
    ],
  },
  {
    id: 'h-meaning-cosy-rain',
    class: 'meaning',
    card: 'Agnes, 24, it pours in Vienna right now, wet shoes, phone.',
    turns: [
      {
        say: 'somewhere cosy to read when it pours, in Vienna',
        tells: ['destinations', 'interests'],
        keeps: { in: ['vienna'] },
        suggests: {
          atLeast: 1,
          every: { setting: 'indoor' },
          some: { kinds: ['cafe'] },
          noneOf: ['Stadtpark', 'Kahlenberg'],
        },
      },
    ],
  },
  {
    id: 'h-meaning-first-date',
    class: 'meaning',
    card: 'Leo, 27, nervous, phone under the table.',
    turns: [
      {
        say: 'where do I take someone at sunset in Buenos Aires that isn’t a club',
        tells: ['destinations', 'interests'],
        keeps: { in: ['buenos-aires'], notKinds: ['nightlife'] },
        suggests: { atLeast: 1 },
      },
    ],
  },
  {
    id: 'h-meaning-dinosaurs',
    class: 'meaning',
    card: 'A six-year-old dictates, the mother types.',
    turns: [
      {
        say: 'We are in London and want to see dinosaurs',
        tells: ['destinations', 'interests'],
        keeps: { in: ['london'] },
        suggests: { anyOf: ['Natural History Museum'] },
      },
    ],
  },
  {
    id: 'h-meaning-smell-of-books',
    class: 'meaning',
    card: 'Birgit, librarian on holiday, incurable. Tablet.',
    turns: [
      {
        say: 'I love the smell of old books. What is there for me in Porto?',
        tells: ['destinations', 'interests'],
        keeps: { in: ['porto'] },
        suggests: { anyOf: ['Livraria Lello'] },
      },
    ],
  },
  {
    id: 'h-meaning-cool-off',
    class: 'meaning',
    card: 'It is 35 degrees in the shade in Seoul; two backpackers, one phone.',
    turns: [
      {
        say: 'Seoul is boiling. Somewhere with air conditioning where we can just look at things?',
        tells: ['destinations', 'interests'],
        keeps: { in: ['seoul'] },
        suggests: { every: { setting: 'indoor' } },
      },
    ],
  },
  {
    id: 'h-meaning-animals-africa',
    class: 'meaning',
    card: 'Ade brings his daughter, 9, who talks of nothing but giraffes.',
    turns: [
      {
        say: 'Where can my daughter feed a giraffe near Nairobi?',
        tells: ['destinations', 'party', 'interests'],
        keeps: { in: ['nairobi'], withChildren: true },
        suggests: { anyOf: ['Giraffe Centre'] },
      },
    ],
  },
  {
    id: 'h-meaning-silence',
    class: 'meaning',
    card: 'Mara, grieving, wants no crowd. Late, phone.',
    turns: [
      {
        say: 'I just need a quiet green place to sit in Tokyo, away from people',
        tells: ['destinations', 'interests'],
        keeps: { in: ['tokyo'], notKinds: ['nightlife', 'theme-park', 'shopping'] },
        suggests: { some: { kinds: ['garden', 'park', 'nature'] } },
        never: ['Shibuya Crossing'],
      },
    ],
  },
  {
    id: 'h-meaning-cold-war',
    class: 'meaning',
    card: 'Pavel, 60, remembers it. Desktop.',
    turns: [
      {
        say: 'places in Berlin where you can still feel the divided city',
        tells: ['destinations', 'interests'],
        keeps: { in: ['berlin'] },
        suggests: {
          anyOf: ['Berlin Wall Memorial', 'East Side Gallery', 'Checkpoint Charlie', 'DDR Museum'],
        },
      },
    ],
  },
  {
    id: 'h-meaning-hot-water',
    class: 'meaning',
    card: 'Ida’s back hurts after a week of hiking. Phone.',
    turns: [
      {
        say: 'hot water to soak in around Reykjavik, not the famous expensive one',
        tells: ['destinations', 'interests'],
        keeps: { in: ['reykjavik'], without: ['Blue Lagoon'] },
        suggests: { atLeast: 1, every: { priceAtMost: 3 } },
      },
    ],
  },
  {
    id: 'h-follow-first',
    class: 'follow-up',
    card: 'Nina never types when she can tap. Phone, queue at the bakery.',
    turns: [
      {
        say: 'Ideas for Stockholm with kids',
        tells: ['destinations', 'party'],
        keeps: { in: ['stockholm'], withChildren: true },
        suggests: { atLeast: 1 },
      },
      {
        say: { tap: 0 },
        keeps: { in: null },
        never: ["didn't understand", 'not sure what you mean', 'sorry'],
      },
    ],
  },
  {
    id: 'h-follow-last',
    class: 'follow-up',
    card: 'Oskar taps the last one, always. Tablet.',
    turns: [
      {
        say: 'What should I not miss in Kyoto?',
        tells: ['destinations'],
        keeps: { in: ['kyoto'] },
        suggests: { anyOf: ['Fushimi Inari Taisha', 'Kiyomizu-dera', 'Kinkaku-ji'] },
      },
      {
        say: { tap: -1 },
        keeps: { in: null },
        never: ["didn't understand", 'not sure what you mean'],
      },
      {
        say: { tap: -1 },
        keeps: { in: null },
        never: ["didn't understand", 'not sure what you mean'],
      },
    ],
  },
  {
    id: 'h-follow-after-answer',
    class: 'follow-up',
    card: 'Jo wants one fact and then sees where it leads.',
    turns: [
      {
        say: 'Do people tip in Tokyo?',
        says: [['no', 'not', "don't"]],
        keeps: { in: ['tokyo'] },
      },
      {
        say: { tap: 0 },
        keeps: { in: null },
        never: ["didn't understand", 'not sure what you mean'],
      },
    ],
  },
]
