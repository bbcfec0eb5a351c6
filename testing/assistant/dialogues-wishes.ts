/** First wishes, and how they become more exact. */
import type { Dialogue } from './notation.ts'

export const wishDialogues: readonly Dialogue[] = [
  {
    id: 'wish-athens-first',
    class: 'first-wish',
    card: 'Retired couple from Graz, first time in Greece, desktop, careful.',
    turns: [
      {
        say: 'Four days in Athens at the end of April for two, mostly antiquity, good shoes packed.',
        tells: ['destinations', 'days', 'dates', 'party', 'interests'],
        keeps: { in: ['athens'], days: 4, month: 4, people: 2 },
        plans: true,
        suggests: { anyOf: ['Acropolis and Parthenon', 'Acropolis Museum', 'Ancient Agora'] },
      },
    ],
  },
  {
    id: 'wish-osaka-food',
    class: 'first-wish',
    card: 'Hungry student, phone, one thumb.',
    turns: [
      {
        say: 'osaka for eating. thats the whole plan',
        tells: ['destinations', 'interests'],
        keeps: { in: ['osaka'] },
        suggests: { atLeast: 2, some: { interests: ['food'] } },
      },
    ],
  },
  {
    id: 'wish-new-orleans-music',
    class: 'first-wish',
    card: 'Trumpet player, 50, laptop after a gig.',
    turns: [
      {
        say: 'Live jazz in New Orleans, where do the locals go?',
        tells: ['destinations', 'interests'],
        keeps: { in: ['new-orleans'] },
        suggests: { some: { interests: ['music', 'nightlife'] } },
      },
    ],
  },
  {
    id: 'wish-petra-two-days',
    class: 'first-wish',
    card: 'Archaeology teacher, tablet, knows a lot already.',
    turns: [
      {
        say: 'Two full days in Petra from 4 November 2027. I want the Monastery and quiet corners.',
        tells: ['destinations', 'days', 'dates', 'interests'],
        keeps: { in: ['petra'], days: 2, start: '2027-11-04' },
        plans: true,
        suggests: { anyOf: ['The Monastery'] },
      },
    ],
  },
  {
    id: 'wish-queenstown-active',
    class: 'first-wish',
    card: 'Two sisters who cannot sit still, phone.',
    turns: [
      {
        say: 'queenstown for a week in february, hikes and anything with adrenaline',
        tells: ['destinations', 'days', 'dates', 'interests'],
        keeps: { in: ['queenstown'], days: 7, month: 2 },
        suggests: { atLeast: 2, some: { interests: ['adventure', 'nature'] } },
      },
    ],
  },
  {
    id: 'wish-dubai-family',
    class: 'first-wish',
    card: 'Mother of three, plans at midnight, tablet.',
    turns: [
      {
        say: 'Dubai with kids of 3, 6 and 9 over New Year. What will they love?',
        tells: ['destinations', 'dates', 'party', 'interests'],
        keeps: { in: ['dubai'], withChildren: true },
        suggests: {
          atLeast: 2,
          anyOf: [
            'Dubai Aquarium and Underwater Zoo',
            'Wild Wadi Waterpark',
            'Museum of the Future',
            'Ski Dubai',
            'Global Village',
            'Dubai Fountain',
          ],
        },
      },
    ],
  },
  {
    id: 'wish-kosher-jerusalem',
    class: 'first-wish',
    card: 'Rachel books for her parents, desktop, precise.',
    turns: [
      {
        say: 'Where can my parents eat kosher in Jerusalem?',
        tells: ['destinations', 'party', 'food'],
        keeps: { in: ['jerusalem'], diet: 'kosher' },
        suggests: { every: { kinds: ['restaurant', 'cafe', 'market'] } },
      },
    ],
  },
  {
    id: 'wish-nairobi-stopover',
    class: 'first-wish',
    card: 'Consultant with one free day, hotel lobby, laptop.',
    turns: [
      {
        say: 'One free day in Nairobi this Saturday. Animals please, back by dinner.',
        tells: ['destinations', 'days', 'dates', 'interests'],
        keeps: { in: ['nairobi'] },
        suggests: {
          anyOf: [
            'Nairobi National Park',
            'Giraffe Centre',
            'Sheldrick Elephant Orphanage',
            'Nairobi Safari Walk',
          ],
          noneOf: ['Lake Nakuru National Park'],
        },
      },
    ],
  },
  {
    id: 'wish-bruges-day',
    class: 'first-wish',
    card: 'Cruise passenger, phone on deck.',
    turns: [
      {
        say: 'We have six hours in Bruges tomorrow. Best of?',
        tells: ['destinations', 'days', 'dates'],
        keeps: { in: ['bruges'] },
        suggests: { atLeast: 2, noneOf: ['Ypres and Flanders Fields'] },
      },
    ],
  },
  {
    id: 'wish-italy-open',
    class: 'first-wish',
    card: 'A couple with a week and a country, sofa, laptop.',
    turns: [
      {
        say: 'A week somewhere in Italy in May, art and long lunches. Which city?',
        tells: ['days', 'dates', 'interests'],
        keeps: { in: ['rome', 'florence', 'venice', 'milan', 'naples', 'bologna'] },
        suggests: { anyOf: ['Florence', 'Rome', 'Venice'] },
      },
    ],
  },
  {
    id: 'wish-warm-december',
    class: 'first-wish',
    card: 'Finn in the dark season, phone in bed.',
    turns: [
      {
        say: 'somewhere warm in december with a beach',
        tells: ['dates', 'interests'],
        suggests: { atLeast: 2, noneOf: ['Helsinki', 'Nice', 'Split', 'Dubrovnik', 'Seattle'] },
      },
    ],
  },
  {
    id: 'wish-snow',
    class: 'first-wish',
    card: 'Family from Lagos, children have never seen it.',
    turns: [
      {
        say: 'Our kids have never seen snow. Where in January?',
        tells: ['dates', 'party', 'interests'],
        suggests: {
          atLeast: 1,
          noneOf: ['Sydney', 'Bangkok', 'Lisbon', 'Singapore', 'Cape Town', 'Dubai'],
        },
      },
    ],
  },
  {
    id: 'wish-tokyo-geek',
    class: 'first-wish',
    card: 'Brothers, 15 and 18, one games console between them.',
    turns: [
      {
        say: 'anime and arcades in tokyo!!',
        tells: ['destinations', 'interests'],
        keeps: { in: ['tokyo'] },
        suggests: { anyOf: ['Akihabara', 'Nakano Broadway', 'Ghibli Museum'] },
      },
    ],
  },
  {
    id: 'wish-havana-architecture',
    class: 'first-wish',
    card: 'Architect on sabbatical, laptop, coffee.',
    turns: [
      {
        say: 'Havana, five days in February, alone. Crumbling facades and good music.',
        tells: ['destinations', 'days', 'dates', 'party', 'interests'],
        keeps: { in: ['havana'], days: 5, month: 2, people: 1 },
        plans: true,
      },
    ],
  },
  {
    id: 'wish-gluten-free-rome',
    class: 'first-wish',
    card: 'Coeliac, 33, has learnt to ask first. Phone.',
    turns: [
      {
        say: 'gluten free pizza or pasta in Rome?',
        tells: ['destinations', 'food'],
        keeps: { in: ['rome'], diet: 'gluten-free' },
        suggests: { every: { kinds: ['restaurant', 'cafe'] } },
      },
    ],
  },
  {
    id: 'wish-luxury-paris',
    class: 'first-wish',
    card: 'Anniversary, money saved for it, tablet.',
    turns: [
      {
        say: 'Our 25th anniversary dinner in Paris. Somewhere really special, price no object.',
        tells: ['destinations', 'party', 'budget', 'interests'],
        keeps: { in: ['paris'] },
        suggests: { some: { kinds: ['restaurant'], priceAtLeast: 3 } },
      },
    ],
  },
  {
    id: 'wish-dog',
    class: 'first-wish',
    card: 'Hanna and a terrier named Brösel, phone.',
    turns: [
      {
        say: 'Three days in Copenhagen with my dog. Where can we walk?',
        tells: ['destinations', 'days', 'party', 'interests'],
        keeps: { in: ['copenhagen'] },
        suggests: { some: { kinds: ['park', 'garden', 'nature', 'beach', 'neighbourhood'] } },
      },
    ],
  },
  {
    id: 'refine-boston',
    class: 'refinement',
    card: 'Parents bring a daughter to look at colleges, laptop.',
    turns: [
      {
        say: 'Boston in October, three of us.',
        tells: ['destinations', 'dates', 'party'],
        keeps: { in: ['boston'], month: 10, people: 3 },
      },
      {
        say: 'Our daughter is 17 and likes science and bookshops.',
        tells: ['interests'],
        suggests: {
          anyOf: [
            'Museum of Science',
            'Trident Booksellers & Café',
            'Boston Public Library',
            'Harvard Yard',
          ],
        },
      },
      {
        say: 'Three days, gentle.',
        tells: ['days', 'pace'],
        keeps: { days: 3 },
        plans: true,
        repeats: true,
      },
    ],
  },
  {
    id: 'refine-dubrovnik',
    class: 'refinement',
    card: 'Two friends sharing a screen on a train.',
    turns: [
      {
        say: 'Dubrovnik beaches',
        tells: ['destinations', 'interests'],
        keeps: { in: ['dubrovnik'] },
        suggests: { some: { kinds: ['beach'] } },
      },
      {
        say: 'any island we can get to by boat?',
        suggests: {
          anyOf: ['Lokrum Island', 'Lopud and Šunj Beach', 'Korčula', 'Mljet National Park'],
        },
      },
      {
        say: 'and dinner after, not too dear',
        tells: ['budget'],
        suggests: { every: { priceAtMost: 2 }, some: { kinds: ['restaurant', 'cafe'] } },
      },
    ],
  },
  {
    id: 'refine-singapore-halal',
    class: 'refinement',
    card: 'Aisyah plans for her parents, tablet.',
    turns: [
      {
        say: 'Singapore with my parents, 3 days in August',
        tells: ['destinations', 'days', 'dates', 'party'],
        keeps: { in: ['singapore'], days: 3, month: 8 },
      },
      { say: 'Food has to be halal', tells: ['food'], keeps: { diet: 'halal' } },
      {
        say: 'Where do we have lunch near Kampong Glam?',
        suggests: { every: { kinds: ['restaurant', 'cafe', 'market', 'neighbourhood'] } },
      },
    ],
  },
  {
    id: 'refine-krakow-not-sad',
    class: 'refinement',
    card: 'School friends, one of them just divorced, phones.',
    turns: [
      {
        say: 'Krakow long weekend, four friends, March',
        tells: ['destinations', 'days', 'dates', 'party'],
        keeps: { in: ['krakow'], month: 3, people: 4 },
      },
      {
        say: 'nothing about the war please, we need a light weekend',
        keeps: {
          without: [
            "Oskar Schindler's Enamel Factory",
            'Auschwitz-Birkenau Memorial',
            'Ghetto Heroes Square',
          ],
        },
        suggests: { atLeast: 1 },
      },
    ],
  },
  {
    id: 'refine-seoul-pace',
    class: 'refinement',
    card: 'Jet-lagged before leaving, desktop.',
    turns: [
      {
        say: 'Seoul, 5 days from 12 April 2027, one person',
        tells: ['destinations', 'days', 'dates', 'party'],
        keeps: { in: ['seoul'], days: 5, start: '2027-04-12', people: 1 },
      },
      {
        say: 'palaces and markets, and slow mornings',
        tells: ['interests', 'pace'],
        suggests: { some: { kinds: ['palace', 'market'] } },
      },
      { say: 'write it out day by day', plans: true, repeats: true },
    ],
  },
  {
    id: 'refine-auckland-weekend',
    class: 'refinement',
    card: 'Exchange student, phone between lectures.',
    turns: [
      {
        say: 'day trips from auckland without a car',
        tells: ['destinations', 'interests'],
        keeps: { in: ['auckland'] },
        suggests: {
          anyOf: [
            'Waiheke Island',
            'Tiritiri Matangi',
            'Rangitoto Island by Ferry',
            'Hobbiton Movie Set',
            'Waitomo Glowworm Caves',
            'Devonport and Mount Victoria',
          ],
        },
      },
      {
        say: 'birds rather than wine',
        suggests: { atLeast: 1 },
        repeats: true,
        says: [['Tiritiri*', 'gannet*', 'bird*']],
      },
    ],
  },
  {
    id: 'refine-answers-only',
    class: 'refinement',
    card: 'Monosyllabic teenager made to plan the family trip.',
    turns: [
      { say: 'san francisco', tells: ['destinations'], keeps: { in: ['san-francisco'] } },
      { say: '3 days', tells: ['days'], keeps: { days: 3 } },
      { say: 'june', tells: ['dates'], keeps: { month: 6 } },
      { say: '4 ppl', tells: ['party'], keeps: { people: 4 } },
      { say: 'ok plan', plans: true, repeats: true },
    ],
  },
  {
    id: 'refine-stroller-taipei',
    class: 'refinement',
    card: 'New parents, baby asleep on one arm.',
    turns: [
      {
        say: 'Taipei with a baby in a stroller',
        tells: ['destinations', 'party', 'mobility'],
        keeps: { in: ['taipei'], stepFree: true },
        suggests: { atLeast: 1 },
      },
      { say: 'Something for a hot afternoon', suggests: { some: { setting: 'indoor' } } },
    ],
  },
  {
    id: 'refine-budget-figure',
    class: 'refinement',
    card: 'Spreadsheet person, desktop.',
    turns: [
      {
        say: 'Madrid, 10 to 13 June 2027, two adults',
        tells: ['destinations', 'dates', 'days', 'party'],
        keeps: { in: ['madrid'], start: '2027-06-10', people: 2 },
      },
      {
        say: 'We have 400 euros for food and tickets.',
        tells: ['budget'],
        says: [['400', 'budget', 'euros', '€*']],
      },
      { say: 'Plan within that.', plans: true, repeats: true },
    ],
  },
  {
    id: 'typo-barcelona',
    class: 'typos',
    card: 'Phone with a cracked screen.',
    turns: [
      {
        say: 'barcalona gaudy buildings 2 days',
        tells: ['destinations', 'days', 'interests'],
        keeps: { in: ['barcelona'] },
        suggests: {
          anyOf: [
            'Sagrada Família',
            'Park Güell',
            'Casa Batlló',
            'Casa Milà (La Pedrera)',
            'Casa Vicens',
            'Palau Güell',
          ],
        },
      },
    ],
  },
  {
    id: 'typo-buenos',
    class: 'typos',
    card: 'Voice input in a noisy café.',
    turns: [
      {
        say: 'i want to see tango in bonus aires',
        tells: ['destinations', 'interests'],
        keeps: { in: ['buenos-aires'] },
        says: [['Buenos Aires', 'tango']],
      },
    ],
  },
  {
    id: 'typo-months',
    class: 'typos',
    card: 'Types fast, never looks.',
    turns: [
      {
        say: 'vienna in febuary for 3 dyas, musems and cake',
        tells: ['destinations', 'dates', 'days', 'interests'],
        keeps: { in: ['vienna'], days: 3, month: 2 },
        suggests: { some: { kinds: ['museum', 'cafe'] } },
      },
    ],
  },
  {
    id: 'typo-joined',
    class: 'typos',
    card: 'The space bar is broken.',
    turns: [
      {
        say: 'newyork withkids whatto do',
        tells: ['destinations', 'party'],
        keeps: { in: ['new-york'], withChildren: true },
        suggests: { atLeast: 1 },
      },
    ],
  },
  {
    id: 'typo-edinborough',
    class: 'typos',
    card: 'American grandmother, writes it as it sounds.',
    turns: [
      {
        say: 'We are coming to Edinborough in Septembre, two ladies',
        tells: ['destinations', 'dates', 'party'],
        keeps: { in: ['edinburgh'], month: 9, people: 2 },
        says: [['Edinburgh']],
      },
    ],
  },
  {
    id: 'typo-vegitarian',
    class: 'typos',
    card: 'In a hurry before boarding.',
    turns: [
      {
        say: 'vegitarian resturants in dehli',
        tells: ['destinations', 'food'],
        keeps: { in: ['delhi'], diet: 'vegetarian' },
        suggests: { every: { kinds: ['restaurant', 'cafe', 'market'] } },
      },
    ],
  },
  {
    id: 'typo-capitals',
    class: 'typos',
    card: 'Caps lock stuck, not angry.',
    turns: [
      {
        say: 'WHAT SHOULD I SEE IN LJUBLIANA',
        tells: ['destinations'],
        keeps: { in: ['ljubljana'] },
        suggests: { atLeast: 1 },
      },
    ],
  },
  {
    id: 'change-month',
    class: 'change-of-mind',
    card: 'Waiting for leave to be approved, laptop.',
    turns: [
      {
        say: 'Plan three days in Helsinki in January for one.',
        tells: ['destinations', 'days', 'dates', 'party'],
        keeps: { in: ['helsinki'], days: 3, month: 1, people: 1 },
        plans: true,
      },
      { say: 'Too cold. June instead.', keeps: { month: 6 }, plans: true, repeats: true },
    ],
  },
  {
    id: 'change-party',
    class: 'change-of-mind',
    card: 'Friend cancels by text while planning.',
    turns: [
      {
        say: 'Two of us in Split for four days in September, beaches and old stones',
        tells: ['destinations', 'days', 'dates', 'party', 'interests'],
        keeps: { in: ['split'], days: 4, month: 9, people: 2 },
      },
      {
        say: 'change of plan, it is only me now. make the plan',
        keeps: { people: 1 },
        plans: true,
        repeats: true,
      },
    ],
  },
  {
    id: 'change-interest',
    class: 'change-of-mind',
    card: 'Indecisive and cheerful, phone.',
    turns: [
      {
        say: 'museums in Washington for a day',
        tells: ['destinations', 'days', 'interests'],
        keeps: { in: ['washington'] },
        suggests: { some: { kinds: ['museum', 'gallery'] } },
      },
      {
        say: 'hm the sun is out. forget museums, something outdoors',
        keeps: { notKinds: ['museum', 'gallery'] },
        suggests: { every: { setting: 'outdoor' } },
      },
    ],
  },
  {
    id: 'change-twice',
    class: 'change-of-mind',
    card: 'A couple with two opinions each.',
    turns: [
      {
        say: 'Bangkok for five days in January',
        tells: ['destinations', 'days', 'dates'],
        keeps: { in: ['bangkok'], days: 5, month: 1 },
      },
      { say: 'or rather Hanoi', keeps: { in: ['hanoi'] }, says: [['Hanoi']] },
      {
        say: 'no, back to Bangkok, sorry',
        keeps: { in: ['bangkok'] },
        says: [['Bangkok']],
        repeats: true,
      },
    ],
  },
  {
    id: 'change-budget',
    class: 'change-of-mind',
    card: 'Tax refund arrives mid-conversation.',
    turns: [
      {
        say: 'cheap eats in Chicago',
        tells: ['destinations', 'budget', 'interests'],
        keeps: { in: ['chicago'], spending: 'low' },
        suggests: { some: { kinds: ['restaurant', 'cafe'] } },
      },
      {
        say: 'actually lets splurge one evening',
        keeps: { spending: null },
        suggests: { some: { priceAtLeast: 3 } },
      },
    ],
  },
  {
    id: 'change-undo-dislike',
    class: 'change-of-mind',
    card: 'Mother overrules son, tablet.',
    turns: [
      {
        say: 'Rome with a 12 year old, no churches',
        tells: ['destinations', 'party'],
        keeps: { in: ['rome'], withChildren: true, notKinds: ['worship'] },
        suggests: { atLeast: 1 },
      },
      {
        say: 'His mother says churches are fine after all. Show us the best ones.',
        keeps: { notKinds: null },
        suggests: { some: { kinds: ['worship'] } },
      },
    ],
  },
  {
    id: 'group-bachelor',
    class: 'group',
    card: 'Best man, spreadsheet, eight names.',
    turns: [
      {
        say: 'Stag weekend in Prague for eight lads, May 2027. Beer, yes. Strip clubs, no.',
        tells: ['destinations', 'days', 'dates', 'party', 'interests'],
        keeps: { in: ['prague'], people: 8, month: 5 },
        suggests: { atLeast: 1 },
        never: ['strip club'],
      },
    ],
  },
  {
    id: 'group-mixed-diet',
    class: 'group',
    card: 'Office outing, the organiser is tired already.',
    turns: [
      {
        say: 'Lunch for 12 colleagues in Zurich, two vegans among us',
        tells: ['destinations', 'party', 'food'],
        keeps: { in: ['zurich'], diet: 'vegan' },
        suggests: { every: { kinds: ['restaurant', 'cafe', 'market'] } },
      },
    ],
  },
  {
    id: 'group-school',
    class: 'group',
    card: 'Teacher with 24 pupils of 14, desktop, permission slips.',
    turns: [
      {
        say: 'School trip to Munich, 24 pupils aged 14 and 2 teachers, little money. Science and history.',
        tells: ['destinations', 'party', 'budget', 'interests'],
        keeps: { in: ['munich'], spending: 'low', notKinds: ['nightlife'] },
        suggests: {
          anyOf: [
            'Deutsches Museum',
            'NS-Dokumentationszentrum',
            'Dachau Concentration Camp Memorial',
          ],
        },
      },
    ],
  },
  {
    id: 'group-vote',
    class: 'group',
    card: 'Cousins cannot agree; pasted from the family chat.',
    turns: [
      {
        say: 'Mia: beach. Jonas: mountains. Oma: a nice café. All of us: Cape Town. Help.',
        tells: ['destinations', 'interests'],
        keeps: { in: ['cape-town'] },
        suggests: { atLeast: 2, some: { kinds: ['beach'] } },
      },
    ],
  },
  {
    id: 'group-two-families',
    class: 'group',
    card: 'Two families, kids from 1 to 11, patio, one phone.',
    turns: [
      {
        say: 'Two families, 4 adults and 5 kids, a rainy day in Seattle',
        tells: ['destinations', 'days', 'party'],
        keeps: { in: ['seattle'], withChildren: true },
        suggests: { some: { setting: 'indoor', interests: ['family'] } },
      },
    ],
  },
  {
    id: 'language-italian',
    class: 'language',
    card: 'Giulia, 23, telefono, in autobus.',
    turns: [
      {
        say: 'Tre giorni a Lisbona a maggio, siamo in due e amiamo il mare',
        tells: ['destinations', 'days', 'dates', 'party', 'interests'],
        keeps: { in: ['lisbon'], days: 3, month: 5, people: 2 },
        suggests: { atLeast: 1 },
      },
    ],
  },
  {
    id: 'language-portuguese',
    class: 'language',
    card: 'Rafael, 30, celular, sotaque mineiro.',
    turns: [
      {
        say: 'O que fazer em Buenos Aires com crianças?',
        tells: ['destinations', 'party'],
        keeps: { in: ['buenos-aires'], withChildren: true },
        suggests: { atLeast: 1 },
      },
    ],
  },
  {
    id: 'language-german-plan',
    class: 'language',
    card: 'Uwe, 61, ordentlich, Rechner.',
    turns: [
      {
        say: 'Bitte plane vier Tage Prag ab dem 3. Juni 2027 für zwei Personen.',
        tells: ['destinations', 'days', 'dates', 'party'],
        keeps: { in: ['prague'], days: 4, start: '2027-06-03', people: 2 },
        plans: true,
      },
    ],
  },
  {
    id: 'language-french-food',
    class: 'language',
    card: 'Camille, 27, végétarienne, téléphone.',
    turns: [
      {
        say: 'Où manger végétarien à Londres ?',
        tells: ['destinations', 'food'],
        keeps: { in: ['london'], diet: 'vegetarian' },
        suggests: { every: { kinds: ['restaurant', 'cafe', 'market'] } },
      },
    ],
  },
  {
    id: 'language-spanish-practical',
    class: 'language',
    card: 'Pablo, camino del aeropuerto, móvil.',
    turns: [{ say: '¿Qué enchufe necesito en Londres?', says: [['G', 'tipo G', 'type G']] }],
  },
  {
    id: 'language-mixed',
    class: 'language',
    card: 'Lives between two languages, phone.',
    turns: [
      {
        say: 'hola, 2 days en Seville con my mum, tapas por favor',
        tells: ['destinations', 'days', 'party', 'interests'],
        keeps: { in: ['seville'], days: 2, people: 2 },
        suggests: { some: { interests: ['food'] } },
      },
    ],
  },
  {
    id: 'language-local-names',
    class: 'language',
    card: 'Dane abroad, uses the names of home.',
    turns: [
      {
        say: 'What is there to see in Wien and is Wien walkable?',
        tells: ['destinations'],
        keeps: { in: ['vienna'] },
        suggests: { atLeast: 1 },
      },
    ],
  },
  {
    id: 'language-turkish',
    class: 'language',
    card: 'Elif writes Turkish to see what happens.',
    turns: [
      {
        say: 'Merhaba, Roma için üç günlük plan yapar mısın?',
        says: [['English', 'Rome', 'Roma', 'language']],
      },
    ],
  },
  {
    id: 'language-accents',
    class: 'language',
    card: 'Careful with names, desktop.',
    turns: [
      {
        say: 'Which temple in Kyoto has the famous stone garden?',
        tells: ['destinations', 'interests'],
        keeps: { in: ['kyoto'] },
        writes: ['Ryōan-ji'],
      },
    ],
  },
]
