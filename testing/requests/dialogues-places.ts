/** Later messages that change a place, name it anew, or only mention one: a question where nothing settles it. */
import type { Dialogue } from './dialogues.ts'

export const placeDialogues: readonly Dialogue[] = [
  {
    request: '4 days in Lisbon in May',
    turns: [{ says: 'actually make it Porto', gives: { to: ['Porto'], in: ['PT'], asks: false } }],
  },
  {
    request: '4 days in Lisbon in May',
    turns: [
      { says: 'can we do Seville instead?', gives: { to: ['Seville'], in: ['ES'], asks: false } },
    ],
  },
  {
    request: 'a week in Tuscany, Florence and Siena',
    turns: [
      {
        says: 'skip Siena, add Lucca',
        gives: { to: ['Florence', 'Lucca'], in: ['IT', 'IT'], asks: false },
      },
    ],
  },
  {
    request: 'Rome 3 days',
    turns: [
      {
        says: 'and two days in Naples after that',
        gives: { to: ['Rome', 'Naples'], in: ['IT', 'IT'], asks: false },
      },
    ],
  },
  {
    request: 'Paris or Lyon, 3 days',
    turns: [{ says: 'Lyon then', gives: { to: ['Lyon'], in: ['FR'], asks: false } }],
  },
  {
    request: 'Paris or Lyon, 3 days',
    turns: [{ says: 'the second one', gives: { to: ['Lyon'], in: ['FR'], asks: false } }],
  },
  {
    request: '5 days in Barcelona with kids',
    turns: [
      {
        says: 'my sister lives in Valencia, could we stop there for a day?',
        gives: { to: ['Barcelona', 'Valencia'], in: ['ES', 'ES'], asks: false },
      },
    ],
  },
  {
    request: '10 days Japan, tokyo and kyoto',
    turns: [
      {
        says: 'swap kyoto for kanazawa',
        gives: { to: ['Tokyo', 'Kanazawa'], in: ['JP', 'JP'], asks: false },
      },
    ],
  },
  {
    request: '10 days Japan, tokyo and kyoto',
    turns: [{ says: 'is Osaka worth it?', gives: { asks: true } }],
  },
  {
    request: 'Berlin for a long weekend',
    turns: [{ says: 'hmm, or somewhere warmer? Malaga?', gives: { asks: true } }],
  },
  {
    request: 'Vienna 4 days in December',
    turns: [
      {
        says: "we've been to the opera there before, skip it",
        gives: { to: ['Vienna'], in: ['AT'], asks: false },
      },
    ],
  },
  {
    request: 'Amsterdam 3 days',
    turns: [
      {
        says: 'change the destination to Antwerp',
        gives: { to: ['Antwerp'], in: ['BE'], asks: false },
      },
    ],
  },
  {
    request: 'Amsterdam 3 days',
    turns: [
      { says: 'not Amsterdam, Rotterdam', gives: { to: ['Rotterdam'], in: ['NL'], asks: false } },
    ],
  },
  {
    request: 'Athens and Naxos, 8 days',
    turns: [
      {
        says: 'Paros rather than Naxos',
        gives: { to: ['Athens', 'Paros'], in: ['GR', 'GR'], asks: false },
      },
    ],
  },
  {
    request: 'Athens and Naxos, 8 days',
    turns: [{ says: 'drop Athens', gives: { to: ['Naxos'], in: ['GR'], asks: false } }],
  },
  {
    request: 'two weeks in Vietnam: Hanoi, Hue, Hoi An',
    turns: [
      {
        says: 'add Saigon at the end',
        gives: {
          to: ['Hanoi', 'Hue', 'Hoi An', 'Saigon'],
          in: ['VN', 'VN', 'VN', 'VN'],
          asks: false,
        },
      },
    ],
  },
  {
    request: 'two weeks in Vietnam: Hanoi, Hue, Hoi An',
    turns: [
      {
        says: 'leave out Hue please',
        gives: { to: ['Hanoi', 'Hoi An'], in: ['VN', 'VN'], asks: false },
      },
    ],
  },
  {
    request: 'New York 5 days',
    turns: [{ says: 'flying from Toronto', gives: { to: ['New York'], in: ['US'], asks: false } }],
  },
  {
    request: 'New York 5 days',
    turns: [
      { says: 'we land in Newark at 3pm', gives: { to: ['New York'], in: ['US'], asks: false } },
    ],
  },
  {
    request: 'New York 5 days',
    turns: [
      {
        says: 'day trip to Philadelphia on day 3?',
        gives: { to: ['New York'], in: ['US'], asks: false },
      },
    ],
  },
  {
    request: 'Edinburgh 3 days',
    turns: [
      {
        says: 'then up to Inverness for 2',
        gives: { to: ['Edinburgh', 'Inverness'], in: ['GB', 'GB'], asks: false },
      },
    ],
  },
  {
    request: 'Cape Town 6 nights',
    turns: [{ says: 'my friend says Durban is nicer', gives: { asks: true } }],
  },
  {
    request: 'Cape Town 6 nights',
    turns: [
      { says: "let's go with Durban then", gives: { to: ['Durban'], in: ['ZA'], asks: false } },
    ],
  },
  {
    request: 'Marrakech 4 nights',
    turns: [
      {
        says: '2 nights in Essaouira as well',
        gives: { to: ['Marrakech', 'Essaouira'], in: ['MA', 'MA'], asks: false },
      },
    ],
  },
  {
    request: 'Marrakech 4 nights',
    turns: [
      { says: 'replace Marrakech with Fes', gives: { to: ['Fes'], in: ['MA'], asks: false } },
    ],
  },
  {
    request: 'Madrid, 4 days',
    turns: [{ says: 'Actually no. Bilbao.', gives: { to: ['Bilbao'], in: ['ES'], asks: false } }],
  },
  {
    request: 'Sydney and Melbourne, 10 days',
    turns: [{ says: 'only Melbourne', gives: { to: ['Melbourne'], in: ['AU'], asks: false } }],
  },
  {
    request: 'Oslo 3 days',
    turns: [
      { says: 'stay there 5 days instead', gives: { to: ['Oslo'], in: ['NO'], asks: false } },
    ],
  },
  {
    request: 'Oslo 3 days',
    turns: [
      { says: "I'd rather go there in June", gives: { to: ['Oslo'], in: ['NO'], asks: false } },
    ],
  },
  { request: 'Prague in March', turns: [{ says: 'my wife wants Krakow', gives: { asks: true } }] },
  {
    request: 'Naples 4 days',
    turns: [{ says: 'the one in Florida', gives: { to: ['Naples'], in: ['US'], asks: false } }],
  },
  {
    request: 'Granada 3 days',
    turns: [{ says: 'in Nicaragua I mean', gives: { to: ['Granada'], in: ['NI'], asks: false } }],
  },
  {
    request: 'Cordoba for 3 days',
    turns: [{ says: 'no, Argentina', gives: { to: ['Cordoba'], in: ['AR'], asks: false } }],
  },
  {
    request: 'Rio for carnival',
    turns: [
      { says: 'plus Buzios', gives: { to: ['Rio', 'Buzios'], in: ['BR', 'BR'], asks: false } },
    ],
  },
  {
    request: 'Rio for carnival',
    turns: [
      {
        says: 'too crowded, Salvador maybe?',
        gives: { to: ['Rio', 'Salvador'], in: ['BR', 'BR'], asks: false },
      },
    ],
  },
]
