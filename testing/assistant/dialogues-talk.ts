/** Words that lean on earlier ones, comparisons, places searched by what they are like, and taps. */
import type { Dialogue } from './notation.ts'

const lost = ["didn't understand", 'not sure what you mean', "don't understand"]

export const talkDialogues: readonly Dialogue[] = [
  {
    id: 'pronoun-there-tip',
    class: 'pronouns',
    card: 'Waiter on holiday, phone.',
    turns: [
      { say: 'Thinking about Marrakesh.', tells: ['destinations'], keeps: { in: ['marrakesh'] } },
      { say: 'do you tip there?', number: [10, 10] },
      { say: 'and can I drink the water there?', says: [['bottled', 'filtered', 'no', 'not']] },
    ],
  },
  {
    id: 'pronoun-it',
    class: 'pronouns',
    card: 'Reading the guide upside down across the table.',
    turns: [
      {
        say: 'What is the Neues Museum in Berlin?',
        tells: ['destinations'],
        keeps: { in: ['berlin'] },
        says: [['museum']],
      },
      {
        say: 'is it open on mondays',
        says: [['closed', 'closes', 'shut', 'no', 'not']],
        repeats: true,
      },
      { say: 'how long should I give it?', says: [['2', 'two', '120', 'hour*']], repeats: true },
    ],
  },
  {
    id: 'pronoun-first-and-third',
    class: 'pronouns',
    card: 'Decides by numbers, tablet.',
    turns: [
      {
        say: 'Give me three parks or gardens in Singapore.',
        tells: ['destinations', 'interests'],
        keeps: { in: ['singapore'] },
        suggests: { atLeast: 3, every: { kinds: ['park', 'garden', 'nature'] } },
      },
      {
        say: 'Tell me more about the third.',
        repeats: true,
        says: [['it', 'the', 'park', 'garden*', 'nature']],
      },
      { say: 'Something like the first one, but free.', suggests: { every: { priceAtMost: 0 } } },
    ],
  },
  {
    id: 'pronoun-there-month',
    class: 'pronouns',
    card: 'Checks the weather three times a day.',
    turns: [
      { say: 'Tell me about Sydney', tells: ['destinations'], keeps: { in: ['sydney'] } },
      { say: 'is it hot there in january', number: [24, 28] },
      { say: 'and in july?', number: [16, 18] },
    ],
  },
  {
    id: 'pronoun-the-other',
    class: 'pronouns',
    card: 'Married twenty years, finishing each other’s sentences.',
    turns: [
      {
        say: 'Oslo or Stockholm for a city break in summer?',
        tells: ['dates'],
        keeps: { in: ['oslo', 'stockholm'] },
        says: [['Oslo'], ['Stockholm']],
      },
      {
        say: 'We have been to Oslo. So the other one, four days.',
        tells: ['destinations', 'days'],
        keeps: { in: ['stockholm'], days: 4 },
        says: [['Stockholm']],
      },
    ],
  },
  {
    id: 'pronoun-they',
    class: 'pronouns',
    card: 'Aunt plans for nephews, phone.',
    turns: [
      {
        say: 'My nephews, 6 and 8, visit me in Lisbon.',
        tells: ['destinations', 'party'],
        keeps: { in: ['lisbon'], withChildren: true },
      },
      {
        say: 'they love fish and sharks',
        tells: ['interests'],
        suggests: { anyOf: ['Oceanário de Lisboa'] },
      },
      { say: 'what else would they like?', suggests: { atLeast: 1 } },
    ],
  },
  {
    id: 'pronoun-that-day',
    class: 'pronouns',
    card: 'Looks at the plan on the fridge.',
    trip: 'mexico-city',
    turns: [
      {
        say: 'What is on the Saturday?',
        says: [['Teotihuacán']],
        changes: 'nothing',
        repeats: true,
      },
      { say: 'How do we get to it?', says: [['bus']], changes: 'nothing', repeats: true },
    ],
  },
  {
    id: 'pronoun-next-day',
    class: 'pronouns',
    card: 'Scrolls on a small phone.',
    trip: 'lisbon',
    turns: [
      {
        say: 'what have we got on monday',
        says: [['Alfama', 'Castle', 'Oceanário']],
        changes: 'nothing',
        repeats: true,
      },
      {
        say: 'and the day after that?',
        says: [['Jerónimos', 'Belém', 'Coach']],
        changes: 'nothing',
        repeats: true,
      },
    ],
  },
  {
    id: 'pronoun-same-for',
    class: 'pronouns',
    card: 'Business traveller with two cities, laptop.',
    turns: [
      {
        say: 'vegetarian dinner in Munich',
        tells: ['destinations', 'food'],
        keeps: { in: ['munich'], diet: 'vegetarian' },
        suggests: { atLeast: 1 },
      },
      { say: 'same for Zurich', keeps: { in: ['zurich'] }, suggests: { atLeast: 1 } },
    ],
  },
  {
    id: 'pronoun-nearby',
    class: 'pronouns',
    card: 'Standing in front of it, phone.',
    turns: [
      {
        say: 'We are at the Art Institute of Chicago.',
        tells: ['destinations'],
        keeps: { in: ['chicago'] },
      },
      { say: 'lunch near here?', suggests: { some: { kinds: ['restaurant', 'cafe', 'market'] } } },
    ],
  },
  {
    id: 'pronoun-cheaper-one',
    class: 'pronouns',
    card: 'Counts before sitting down.',
    turns: [
      {
        say: 'A nice restaurant in Vancouver for tonight?',
        tells: ['destinations', 'dates', 'interests'],
        keeps: { in: ['vancouver'] },
        suggests: { some: { kinds: ['restaurant'] } },
      },
      {
        say: 'a cheaper one please',
        suggests: { every: { priceAtMost: 2, kinds: ['restaurant', 'cafe', 'market'] } },
      },
    ],
  },
  {
    id: 'compare-cities-kids',
    class: 'comparison',
    card: 'Parents of twins, 5, sofa.',
    turns: [
      {
        say: 'London or Paris with five-year-old twins?',
        tells: ['destinations', 'party'],
        keeps: { in: ['london', 'paris'], withChildren: true },
        says: [['London'], ['Paris']],
      },
    ],
  },
  {
    id: 'compare-beach',
    class: 'comparison',
    card: 'Friends, one wants calm water.',
    turns: [
      {
        say: 'Which is better for beaches, Miami or Rio de Janeiro?',
        tells: ['interests'],
        keeps: { in: ['miami', 'rio-de-janeiro'] },
        says: [['Miami'], ['Rio*'], ['beach*']],
      },
    ],
  },
  {
    id: 'compare-temperature',
    class: 'comparison',
    card: 'Hates the cold, desktop.',
    turns: [
      {
        say: 'Is Lisbon or Athens warmer in February?',
        says: [['Lisbon'], ['Athens']],
        number: [13, 17],
      },
    ],
  },
  {
    id: 'compare-three',
    class: 'comparison',
    card: 'Can never choose between two, so asks three.',
    turns: [
      {
        say: 'Vienna, Prague or Budapest for a cheap weekend?',
        tells: ['days', 'budget'],
        keeps: { in: ['vienna', 'prague', 'budapest'] },
        says: [
          ['Vienna'],
          ['Prague'],
          ['Budapest'],
          ['cheap*', 'cost*', 'less', 'expensive', 'dear*', 'price*'],
        ],
      },
    ],
  },
  {
    id: 'compare-sights',
    class: 'comparison',
    card: 'Tickets for only one, phone in the queue.',
    turns: [
      {
        say: 'In New York: Empire State Building or a walk over the Brooklyn Bridge, if I want it free?',
        tells: ['destinations', 'budget'],
        keeps: { in: ['new-york'] },
        says: [['Brooklyn Bridge'], ['free', 'nothing']],
      },
    ],
  },
  {
    id: 'compare-why',
    class: 'comparison',
    card: 'Wants arguments for a debate with the spouse.',
    turns: [
      {
        say: 'Kyoto or Tokyo in November for gardens?',
        tells: ['dates', 'interests'],
        keeps: { in: ['kyoto', 'tokyo'] },
        says: [['Kyoto'], ['Tokyo']],
      },
      {
        say: 'Why?',
        says: [['maple*', 'garden*', 'autumn', 'temple*', 'leaves', 'quiet*', 'November']],
        repeats: true,
      },
    ],
  },
  {
    id: 'compare-one-unknown',
    class: 'comparison',
    card: 'Compares with the home village.',
    turns: [
      {
        say: 'Porto or Unterpfaffenhofen for a wine weekend?',
        tells: ['days', 'interests'],
        says: [['Porto']],
        unsure: true,
      },
    ],
  },
  {
    id: 'compare-walkable',
    class: 'comparison',
    card: 'Bad knee, good humour.',
    turns: [
      {
        say: 'Amsterdam or Lisbon with a bad knee?',
        tells: ['mobility'],
        says: [
          ['Amsterdam'],
          ['Lisbon'],
          ['flat', 'hill*', 'steep', 'stairs', 'steps', 'step-free'],
        ],
        keeps: { in: ['amsterdam', 'lisbon'] },
      },
    ],
  },
  {
    id: 'compare-day-trips',
    class: 'comparison',
    card: 'One spare day in Madrid, laptop.',
    turns: [
      {
        say: 'Toledo or Segovia as a day trip from Madrid?',
        tells: ['destinations', 'days'],
        keeps: { in: ['madrid'] },
        says: [['Toledo'], ['Segovia']],
      },
    ],
  },
  {
    id: 'meaning-library-helsinki',
    class: 'meaning',
    card: 'Wet snow, laptop bag, needs a table.',
    turns: [
      {
        say: 'a warm public place to work for an hour in Helsinki',
        tells: ['destinations', 'interests'],
        keeps: { in: ['helsinki'] },
        suggests: {
          anyOf: ['Oodi Central Library', 'Café Ekberg', 'Fazer Café Kluuvikatu', 'Café Regatta'],
          every: { setting: 'indoor' },
        },
      },
    ],
  },
  {
    id: 'meaning-scary',
    class: 'meaning',
    card: 'Teenagers want goosebumps.',
    turns: [
      {
        say: 'something spooky in Edinburgh',
        tells: ['destinations', 'interests'],
        keeps: { in: ['edinburgh'] },
        suggests: {
          anyOf: ["The Real Mary King's Close", 'Greyfriars Kirkyard', "Surgeons' Hall Museums"],
        },
      },
    ],
  },
  {
    id: 'meaning-proposal',
    class: 'meaning',
    card: 'Ring in the pocket, whispering to the phone.',
    turns: [
      {
        say: 'A beautiful spot to propose in Istanbul, with the water in view',
        tells: ['destinations', 'interests'],
        keeps: { in: ['istanbul'], notKinds: ['market', 'museum'] },
        suggests: { some: { interests: ['views', 'relaxation'] } },
      },
    ],
  },
  {
    id: 'meaning-space',
    class: 'meaning',
    card: 'Seven-year-old astronaut with an assistant.',
    turns: [
      {
        say: 'my son wants rockets and planes, we are in Washington',
        tells: ['destinations', 'party', 'interests'],
        keeps: { in: ['washington'], withChildren: true },
        suggests: { anyOf: ['National Air and Space Museum', 'Steven F. Udvar-Hazy Center'] },
      },
    ],
  },
  {
    id: 'meaning-sweet',
    class: 'meaning',
    card: 'Afternoon slump, sticky fingers already.',
    turns: [
      {
        say: 'I want the best cake of my life in Budapest',
        tells: ['destinations', 'interests'],
        keeps: { in: ['budapest'] },
        suggests: { some: { kinds: ['cafe'] } },
      },
    ],
  },
  {
    id: 'meaning-old-trains',
    class: 'meaning',
    card: 'Railwayman in retirement, desktop.',
    turns: [
      {
        say: 'anything with old locomotives in Brussels?',
        tells: ['destinations', 'interests'],
        keeps: { in: ['brussels'] },
        suggests: { anyOf: ['Train World'] },
      },
    ],
  },
  {
    id: 'meaning-swim',
    class: 'meaning',
    card: 'Thirty-two degrees in Zurich, swimsuit in the bag.',
    turns: [
      {
        say: 'where can I jump into the water in Zurich',
        tells: ['destinations', 'interests'],
        keeps: { in: ['zurich'] },
        suggests: { anyOf: ['Oberer Letten', 'Zürichhorn and Lake Promenade'] },
      },
    ],
  },
  {
    id: 'meaning-sunrise',
    class: 'meaning',
    card: 'Photographer, alarm set for four.',
    turns: [
      {
        say: 'best sunrise in Siem Reap',
        tells: ['destinations', 'interests'],
        keeps: { in: ['siem-reap'] },
        suggests: { anyOf: ['Angkor Wat', 'Phnom Bakheng', 'Pre Rup'] },
      },
    ],
  },
  {
    id: 'meaning-revolution',
    class: 'meaning',
    card: 'History student, thesis half done.',
    turns: [
      {
        say: 'Where did 1989 happen in Bucharest?',
        tells: ['destinations', 'interests'],
        keeps: { in: ['bucharest'] },
        suggests: { anyOf: ['Revolution Square', 'Palace of Parliament', 'Ceaușescu Mansion'] },
      },
    ],
  },
  {
    id: 'meaning-rain-kids',
    class: 'meaning',
    card: 'Third day of rain, two bored children.',
    turns: [
      {
        say: 'pouring again in Amsterdam and the kids are climbing the walls',
        tells: ['destinations', 'party'],
        keeps: { in: ['amsterdam'], withChildren: true },
        suggests: {
          anyOf: [
            'NEMO Science Museum',
            'National Maritime Museum',
            'Rijksmuseum',
            'Eye Film Museum',
          ],
          some: { setting: 'indoor' },
        },
      },
    ],
  },
  {
    id: 'meaning-local-life',
    class: 'meaning',
    card: 'Third visit, allergic to tour groups.',
    turns: [
      {
        say: 'Where do ordinary people spend a Sunday in Taipei?',
        tells: ['destinations', 'dates', 'interests'],
        keeps: { in: ['taipei'] },
        suggests: { some: { kinds: ['park', 'market', 'neighbourhood', 'nature', 'cafe'] } },
      },
    ],
  },
  {
    id: 'meaning-view-free',
    class: 'meaning',
    card: 'Saving for dinner, still wants the skyline.',
    turns: [
      {
        say: 'skyline view in Tokyo without paying',
        tells: ['destinations', 'budget', 'interests'],
        keeps: { in: ['tokyo'] },
        suggests: { anyOf: ['Tokyo Metropolitan Government Building'], every: { priceAtMost: 0 } },
      },
    ],
  },
  {
    id: 'meaning-impressionists',
    class: 'meaning',
    card: 'Water lilies on the wall at home.',
    turns: [
      {
        say: 'I came to Paris for Monet. Where is he?',
        tells: ['destinations', 'interests'],
        keeps: { in: ['paris'] },
        suggests: { anyOf: ['Musée de l’Orangerie', 'Musée d’Orsay', 'Giverny'] },
      },
    ],
  },
  {
    id: 'meaning-romantic-dinner-sea',
    class: 'meaning',
    card: 'Sunburnt and in love.',
    turns: [
      {
        say: 'dinner with our feet almost in the sea, Santorini',
        tells: ['destinations', 'interests'],
        keeps: { in: ['santorini'] },
        suggests: { some: { kinds: ['restaurant'] } },
      },
    ],
  },
  {
    id: 'meaning-wine',
    class: 'meaning',
    card: 'Sommelier off duty.',
    turns: [
      {
        say: 'vineyards within a day of Santiago',
        tells: ['destinations', 'interests'],
        keeps: { in: ['santiago'] },
        suggests: { anyOf: ['Concha y Toro'] },
      },
    ],
  },
  {
    id: 'meaning-glow',
    class: 'meaning',
    card: 'Child saw it in a documentary.',
    turns: [
      {
        say: 'worms that glow in the dark near Auckland??',
        tells: ['destinations', 'interests'],
        keeps: { in: ['auckland'] },
        suggests: { anyOf: ['Waitomo Glowworm Caves'] },
      },
    ],
  },
  {
    id: 'follow-two-taps',
    class: 'follow-up',
    card: 'Lazy evening, one finger.',
    turns: [
      {
        say: 'Something to do in Valletta tomorrow',
        tells: ['destinations', 'dates'],
        keeps: { in: ['valletta'] },
        suggests: { atLeast: 1 },
      },
      { say: { tap: 0 }, keeps: { in: null }, never: lost },
      { say: { tap: 0 }, keeps: { in: null }, never: lost },
    ],
  },
  {
    id: 'follow-after-plan',
    class: 'follow-up',
    card: 'Plan first, then play with it.',
    turns: [
      {
        say: 'Plan two days in Tallinn for two in May 2027',
        tells: ['destinations', 'days', 'dates', 'party'],
        keeps: { in: ['tallinn'], days: 2, month: 5, people: 2 },
        plans: true,
      },
      {
        say: { tap: 0 },
        keeps: { in: null, days: null, month: null, people: null },
        never: lost,
        repeats: true,
      },
    ],
  },
  {
    id: 'follow-middle',
    class: 'follow-up',
    card: 'Taps whatever is in the middle.',
    turns: [
      {
        say: 'Kid-friendly Auckland?',
        tells: ['destinations', 'party'],
        keeps: { in: ['auckland'], withChildren: true },
        suggests: { atLeast: 1 },
      },
      { say: { tap: 1 }, keeps: { in: null }, never: lost },
    ],
  },
  {
    id: 'follow-from-hello',
    class: 'follow-up',
    card: 'Does not know what to ask.',
    turns: [
      {
        say: 'hello, what can you do?',
        says: [['plan*', 'trip*', 'place*', 'travel*']],
        atMost: 500,
      },
      { say: { tap: 0 }, never: lost },
    ],
  },
  {
    id: 'follow-trip',
    class: 'follow-up',
    card: 'Trip open, taps a change.',
    trip: 'kyoto',
    turns: [
      {
        say: 'Does Sunday look all right?',
        says: [['Nijō', 'Nishiki', 'Sunday', 'museum']],
        changes: 'nothing',
        repeats: true,
      },
      { say: { tap: 0 }, never: lost, repeats: true },
    ],
  },
  {
    id: 'follow-comparison',
    class: 'follow-up',
    card: 'Compares by tapping.',
    turns: [
      { say: 'Florence or Siena for art?', tells: ['interests'], says: [['Florence'], ['Siena']] },
      { say: { tap: -1 }, never: lost },
    ],
  },
]
