/** First wishes, and how they become more exact. */
import type { Dialogue } from '../notation.ts'

export const wishes: readonly Dialogue[] = [
  {
    id: 'h-wish-ljubljana-couple',
    class: 'first-wish',
    card: 'Ana and Jure’s friends from Leeds, late thirties, laptop on the sofa, a bottle open, in no hurry.',
    turns: [
      {
        say: 'Four days in Ljubljana next May for the two of us. We like good food, a castle or two and one day out at a lake.',
        tells: ['destinations', 'days', 'party', 'dates', 'interests'],
        keeps: { in: ['ljubljana'], days: 4, month: 5, people: 2 },
        plans: true,
        suggests: { anyOf: ['Lake Bled', 'Lake Bohinj'] },
      },
    ],
  },
  {
    id: 'h-wish-nowhere-yet',
    class: 'first-wish',
    card: 'Priya, 31, burnt out, on her phone on the night bus. She knows how it should feel and nothing else.',
    turns: [
      {
        say: 'I need a week of sun and doing absolutely nothing in February. No idea where.',
        tells: ['days', 'dates', 'interests'],
        suggests: { atLeast: 2, noneOf: ['Oslo', 'Reykjavik', 'Helsinki', 'Berlin', 'Edinburgh'] },
        never: ['snow'],
      },
    ],
  },
  {
    id: 'h-wish-one-word',
    class: 'first-wish',
    card: 'Somebody types a single word into the box on the landing page to see what happens. Phone.',
    turns: [
      {
        say: 'Hanoi',
        tells: ['destinations'],
        keeps: { in: ['hanoi'] },
        suggests: { atLeast: 1 },
        asks: ['dates', 'days', 'party', 'interests'],
      },
    ],
  },
  {
    id: 'h-wish-wheelchair-vienna',
    class: 'first-wish',
    card: 'Gerd, 58, uses a wheelchair, plans carefully on a desktop and has been let down before.',
    turns: [
      {
        say: 'Long weekend in Vienna, 3 days from 12 March 2027. I use a wheelchair. Art and coffee houses, please.',
        tells: ['destinations', 'days', 'dates', 'interests', 'mobility'],
        keeps: { in: ['vienna'], days: 3, start: '2027-03-12', stepFree: true },
        plans: true,
        suggests: { some: { interests: ['art'] } },
      },
    ],
  },
  {
    id: 'h-wish-cheap-budapest',
    class: 'first-wish',
    card: 'Three students in a shared kitchen, one phone, no money, great hopes.',
    turns: [
      {
        say: 'whats there to do in budapest for 3 broke students? baths, ruin bars, anything free',
        tells: ['destinations', 'party', 'budget', 'interests'],
        keeps: { in: ['budapest'] },
        suggests: {
          atLeast: 2,
          anyOf: ['Szimpla Kert', 'Rudas Baths', 'Széchenyi Thermal Bath'],
          some: { priceAtMost: 1 },
        },
      },
    ],
  },
  {
    id: 'h-wish-two-cities',
    class: 'first-wish',
    card: 'Marisol, 45, teacher, tablet at the kitchen table, first trip to Japan, notes beside her.',
    turns: [
      {
        say: 'Ten days in Japan in late October, Tokyo first and then Kyoto. Gardens, temples, no nightlife.',
        tells: ['destinations', 'days', 'dates', 'interests'],
        keeps: { in: ['tokyo', 'kyoto'], days: 10, month: 10, notKinds: ['nightlife'] },
        plans: true,
        suggests: { some: { kinds: ['garden', 'worship'] } },
      },
    ],
  },
  {
    id: 'h-wish-vegan-berlin',
    class: 'first-wish',
    card: 'Noor, 26, vegan, at work with the window small, wants a list and not a lecture.',
    turns: [
      {
        say: 'vegan places for dinner in Berlin pls',
        tells: ['destinations', 'food'],
        keeps: { in: ['berlin'], diet: 'vegan' },
        suggests: { atLeast: 2, every: { kinds: ['restaurant', 'cafe', 'market'] } },
      },
    ],
  },
  {
    id: 'h-wish-honeymoon',
    class: 'first-wish',
    card: 'Tom, 33, planning in secret on the train home; wedding in June; wants it to be special.',
    turns: [
      {
        say: 'Honeymoon, 8 days in early July 2027. She loves sunsets, little white villages and swimming. Santorini?',
        tells: ['destinations', 'days', 'dates', 'party', 'interests'],
        keeps: { in: ['santorini'], days: 8, month: 7, people: 2 },
        suggests: {
          atLeast: 2,
          anyOf: ['Oia', 'Oia Castle', 'Ammoudi Bay', 'Megalochori', 'Pyrgos'],
        },
      },
    ],
  },
  {
    id: 'h-wish-layover',
    class: 'first-wish',
    card: 'Business traveller between two flights, phone at the gate, brisk.',
    turns: [
      {
        say: '7 hours between flights in Singapore tomorrow, 9am to 4pm. What is worth leaving the airport for?',
        tells: ['destinations', 'dates', 'days'],
        keeps: { in: ['singapore'] },
        suggests: { atLeast: 1, noneOf: ['Night Safari', 'Pulau Ubin'] },
      },
    ],
  },
  {
    id: 'h-refine-seville',
    class: 'refinement',
    card: 'Louise and her mother, 71, on one iPad, deciding as they go.',
    turns: [
      {
        say: 'We are thinking of Seville in spring.',
        tells: ['destinations', 'dates'],
        keeps: { in: ['seville'] },
        suggests: { atLeast: 1 },
      },
      { say: 'Two of us, five days.', tells: ['party', 'days'], keeps: { days: 5, people: 2 } },
      {
        say: 'Mum cannot manage stairs, so nothing with towers please.',
        tells: ['mobility'],
        keeps: { stepFree: true, without: ['Seville Cathedral and Giralda', 'Torre del Oro'] },
      },
      { say: 'Good. Plan it.', plans: true },
    ],
  },
  {
    id: 'h-refine-toronto-budget',
    class: 'refinement',
    card: 'Dev, 22, visiting a cousin, Android phone, short sentences.',
    turns: [
      {
        say: 'things to do in toronto with my cousin who is 8',
        tells: ['destinations', 'party'],
        keeps: { in: ['toronto'], withChildren: true },
        suggests: { atLeast: 2 },
      },
      {
        say: 'something free or nearly',
        tells: ['budget'],
        suggests: { every: { priceAtMost: 1 } },
      },
      { say: 'and indoors, its freezing', suggests: { every: { setting: 'indoor' } } },
    ],
  },
  {
    id: 'h-refine-cape-town-dates',
    class: 'refinement',
    card: 'A couple from Utrecht, laptop, flights already booked, methodical.',
    turns: [
      {
        say: 'Flights to Cape Town are booked: we land 3 March 2027 and leave on the 9th.',
        tells: ['destinations', 'dates', 'days'],
        keeps: { in: ['cape-town'], start: '2027-03-03' },
      },
      {
        say: 'We want penguins, the mountain and one day of wine.',
        tells: ['interests'],
        suggests: { anyOf: ['Boulders Beach Penguin Colony', 'Table Mountain Aerial Cableway'] },
      },
      {
        say: 'Put that into days, not too full.',
        tells: ['pace'],
        plans: true,
        repeats: true,
        suggests: { anyOf: ['Stellenbosch Winelands', 'Franschhoek', 'Groot Constantia'] },
      },
    ],
  },
  {
    id: 'h-refine-lima-food',
    class: 'refinement',
    card: 'Kenji, 40, cook, eats for a living, hotel room, tablet.',
    turns: [
      {
        say: 'Where do I eat ceviche in Lima?',
        tells: ['destinations', 'interests'],
        keeps: { in: ['lima'] },
        suggests: { anyOf: ['La Mar Cebichería'] },
      },
      { say: 'Something cheaper and more local.', suggests: { every: { priceAtMost: 2 } } },
      { say: 'And a market in the morning.', suggests: { some: { kinds: ['market'] } } },
    ],
  },
  {
    id: 'h-refine-quiet-rome',
    class: 'refinement',
    card: 'Ines, 50, has been twice, hates crowds, desktop, a little tired of lists.',
    turns: [
      {
        say: 'Rome again in November, four days, alone. I have seen the Colosseum and the Vatican Museums.',
        tells: ['destinations', 'dates', 'days', 'party'],
        keeps: { in: ['rome'], days: 4, without: ['Colosseum', 'Vatican Museums'], people: 1 },
      },
      {
        say: 'Quiet gardens and small churches would be nice.',
        tells: ['interests'],
        suggests: { some: { kinds: ['garden', 'park', 'worship'] } },
      },
      { say: 'Make me a plan of it.', plans: true, repeats: true },
    ],
  },
  {
    id: 'h-refine-melbourne-answers',
    class: 'refinement',
    card: 'Sam answers each question with as few words as possible. Phone, on the tram.',
    turns: [
      { say: 'melbourne', tells: ['destinations'], keeps: { in: ['melbourne'] } },
      { say: 'january', tells: ['dates'], keeps: { month: 1 } },
      { say: '4', tells: ['days'], keeps: { days: 4 } },
      { say: 'just me', tells: ['party'], keeps: { people: 1 } },
      { say: 'go', plans: true, repeats: true },
    ],
  },
  {
    id: 'h-typo-copenhagen',
    class: 'typos',
    card: 'Ole types with one thumb while holding a baby.',
    turns: [
      {
        say: 'weekned in copenhagn wiht a baby, waht cna we do when it rains',
        tells: ['destinations', 'days', 'party'],
        keeps: { in: ['copenhagen'], withChildren: true },
        suggests: { some: { setting: 'indoor' } },
      },
    ],
  },
  {
    id: 'h-typo-marrakech',
    class: 'typos',
    card: 'Beth, 62, writes it as she hears it. Desktop, reading glasses upstairs.',
    turns: [
      {
        say: 'five dayes in Marakesh in Aprill, gardns and a hamam',
        tells: ['destinations', 'days', 'dates', 'interests'],
        keeps: { in: ['marrakesh'], days: 5, month: 4 },
        suggests: { some: { kinds: ['garden', 'spa', 'park'] } },
      },
    ],
  },
  {
    id: 'h-typo-reykjavik',
    class: 'typos',
    card: 'Jamal, 19, autocorrect has its own ideas. Phone.',
    turns: [
      {
        say: 'rekyavik northen lihgts trip, 3 nihgts, cheep',
        tells: ['destinations', 'days', 'budget', 'interests'],
        keeps: { in: ['reykjavik'] },
        says: [['Reykjavík', 'Reykjavik']],
      },
    ],
  },
  {
    id: 'h-typo-place-name',
    class: 'typos',
    card: 'Helga knows the museum from a film and not how it is spelt.',
    turns: [
      {
        say: 'is the Rijkmuseem in Amsterdam good for teenagers',
        tells: ['destinations', 'party'],
        keeps: { in: ['amsterdam'] },
        says: [['Rijksmuseum']],
      },
    ],
  },
  {
    id: 'h-change-city',
    class: 'change-of-mind',
    card: 'Rosa, 29, and her sister argue beside the phone.',
    turns: [
      {
        say: 'Three days in Florence in March with my sister, mostly art.',
        tells: ['destinations', 'days', 'dates', 'party', 'interests'],
        keeps: { in: ['florence'], days: 3, month: 3, people: 2 },
      },
      {
        say: 'Actually she wants Venice instead. Everything else stays.',
        keeps: { in: ['venice'] },
        suggests: { some: { interests: ['art'] } },
        says: [['Venice']],
      },
    ],
  },
  {
    id: 'h-change-diet',
    class: 'change-of-mind',
    card: 'Milo cooks up the plan for his flatmate, who shouts from the other room.',
    turns: [
      {
        say: 'Veggie lunch spots in London please',
        tells: ['destinations', 'food'],
        keeps: { in: ['london'], diet: 'vegetarian' },
        suggests: { atLeast: 1 },
      },
      {
        say: 'sorry, he says halal, vegetarian was last year',
        keeps: { diet: 'halal' },
        suggests: { atLeast: 1, every: { kinds: ['restaurant', 'cafe', 'market'] } },
      },
    ],
  },
  {
    id: 'h-change-length',
    class: 'change-of-mind',
    card: 'Akua, 37, her leave was cut while she was planning. Work laptop.',
    turns: [
      {
        say: 'Plan six days in Istanbul from 10 May 2027 for me and my husband.',
        tells: ['destinations', 'days', 'dates', 'party'],
        keeps: { in: ['istanbul'], days: 6, start: '2027-05-10', people: 2 },
        plans: true,
      },
      {
        say: 'My boss says four. Make it four days.',
        keeps: { days: 4 },
        plans: true,
        repeats: true,
      },
    ],
  },
  {
    id: 'h-change-no-museums',
    class: 'change-of-mind',
    card: 'A father reads suggestions aloud; the children groan. Tablet.',
    turns: [
      {
        say: 'Berlin with two boys of 7 and 10, three days in the Easter holidays. Museums are fine.',
        tells: ['destinations', 'days', 'dates', 'party'],
        keeps: { in: ['berlin'], withChildren: true },
      },
      {
        say: 'Scratch that, no museums at all.',
        keeps: { notKinds: ['museum', 'gallery'] },
        suggests: { atLeast: 1 },
      },
    ],
  },
  {
    id: 'h-group-diets',
    class: 'group',
    card: 'Farah organises for six friends from a group chat and pastes what they said.',
    turns: [
      {
        say: 'Six of us in Barcelona, first weekend of June. One is vegan, one hates museums, everybody wants the beach.',
        tells: ['destinations', 'dates', 'days', 'party', 'interests', 'food'],
        keeps: { in: ['barcelona'], people: 6, notKinds: ['museum'], month: 6 },
        suggests: { some: { kinds: ['beach'] } },
      },
    ],
  },
  {
    id: 'h-group-three-generations',
    class: 'group',
    card: 'Grandmother’s 80th, nine people from 4 to 80, the daughter plans on a desktop.',
    turns: [
      {
        say: 'We are nine, from my mother (80, walks slowly) to a four year old. Three days in Edinburgh in July. What works for all of us?',
        tells: ['destinations', 'days', 'dates', 'party'],
        keeps: {
          in: ['edinburgh'],
          withChildren: true,
          stepFree: true,
          people: 9,
          without: ["Arthur's Seat"],
        },
        suggests: { atLeast: 2 },
      },
    ],
  },
  {
    id: 'h-group-split',
    class: 'group',
    card: 'Two couples with opposite tastes, one shared laptop, laughing.',
    turns: [
      {
        say: 'Two of us want to shop, two want to hike. Honolulu, one day. Ideas for both?',
        tells: ['destinations', 'days', 'party', 'interests'],
        keeps: { in: ['honolulu'] },
        suggests: { atLeast: 2, some: { kinds: ['nature', 'viewpoint'] } },
        says: [['shop*', 'Ala Moana*']],
      },
    ],
  },
  {
    id: 'h-language-spanish',
    class: 'language',
    card: 'Lucía, 34, de Valencia, en el móvil, escribe como habla.',
    turns: [
      {
        say: 'Quiero pasar cinco días en Ciudad de México en marzo con mi novio. Nos encanta el arte y comer bien.',
        tells: ['destinations', 'days', 'dates', 'party', 'interests'],
        keeps: { in: ['mexico-city'], days: 5, month: 3, people: 2 },
        suggests: { atLeast: 1 },
      },
    ],
  },
  {
    id: 'h-language-german',
    class: 'language',
    card: 'Familie Brandt aus Kassel, am Küchentisch, Rechner.',
    turns: [
      {
        say: 'Was kann man in Kopenhagen mit Kindern machen, wenn es regnet?',
        tells: ['destinations', 'party'],
        keeps: { in: ['copenhagen'], withChildren: true },
        suggests: { some: { setting: 'indoor' } },
      },
    ],
  },
  {
    id: 'h-language-french',
    class: 'language',
    card: 'Hélène, 66, retraitée, tablette, phrases entières.',
    turns: [
      {
        say: 'Nous voudrions passer une semaine à Montréal en septembre, à deux, sans courir.',
        tells: ['destinations', 'days', 'dates', 'party', 'pace'],
        keeps: { in: ['montreal'], days: 7, month: 9, people: 2 },
        suggests: { atLeast: 1 },
      },
    ],
  },
  {
    id: 'h-language-names-kept',
    class: 'language',
    card: 'Ewa, Polish architect, likes names as they are written there. Laptop.',
    turns: [
      {
        say: 'Which palace should I see in Istanbul, the one with the harem?',
        tells: ['destinations', 'interests'],
        keeps: { in: ['istanbul'] },
        writes: ['Topkapı'],
      },
    ],
  },
  {
    id: 'h-language-unknown',
    class: 'language',
    card: 'Somebody in Osaka tries Japanese first. Phone.',
    turns: [
      {
        say: '来週パリに行きます。おすすめはありますか。',
        says: [['English', 'Paris', 'language', 'パリ']],
        never: ['undefined'],
      },
    ],
  },
]
