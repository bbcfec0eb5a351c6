/** Changes to a trip that is open beside the conversation. */
import type { Dialogue } from './notation.ts'

export const editDialogues: readonly Dialogue[] = [
  {
    id: 'edit-wednesday-lighter',
    class: 'trip-edit',
    card: 'Knees say no, tablet.',
    trip: 'rome',
    turns: [
      {
        say: 'wednesday is too much, lighten it',
        keeps: { in: ['rome'] },
        changes: { lighter: 3, onlyDays: [3] },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-day-number',
    class: 'trip-edit',
    card: 'Counts days, not weekdays.',
    trip: 'lisbon',
    turns: [
      { say: 'Make day 1 easier for us', changes: { lighter: 1, onlyDays: [1] }, repeats: true },
    ],
  },
  {
    id: 'edit-fuller',
    class: 'trip-edit',
    card: 'Restless, phone.',
    trip: 'lisbon',
    turns: [
      {
        say: 'Thursday looks empty, add something by the river or a view',
        keeps: { in: ['lisbon'] },
        changes: { fuller: 4, onlyDays: [4], stays: ['MAAT', 'LX Factory'] },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-swap-museum-sunday',
    class: 'trip-edit',
    card: 'Art fatigue.',
    trip: 'new-york',
    turns: [
      {
        say: 'Swap the Museum of Modern Art for a park.',
        keeps: { in: ['new-york'] },
        changes: {
          gone: ['Museum of Modern Art'],
          adds: { kinds: ['park', 'garden'] },
          onlyDays: [3],
        },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-remove-by-pronoun',
    class: 'trip-edit',
    card: 'Talks with the mouth full.',
    trip: 'edinburgh',
    turns: [
      { say: "How steep is Arthur's Seat?", changes: 'nothing', repeats: true },
      {
        say: 'too much for grandad. take it out',
        changes: { gone: ["Arthur's Seat"], stays: ['Palace of Holyroodhouse'], onlyDays: [2] },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-move-friday',
    class: 'trip-edit',
    card: 'A friend works on Saturday.',
    trip: 'kyoto',
    turns: [
      {
        say: 'Move Kinkaku-ji to Sunday',
        changes: { moves: { stop: 'Kinkaku-ji', to: 3 }, onlyDays: [2, 3] },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-later-mornings',
    class: 'trip-edit',
    card: 'Never before ten.',
    trip: 'kyoto',
    turns: [
      {
        say: 'On Friday start at ten, not before.',
        changes: { startsFrom: { day: 1, at: '10:00' }, onlyDays: [1] },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-shorter',
    class: 'trip-edit',
    card: 'A day less of leave.',
    trip: 'mexico-city',
    turns: [
      {
        say: 'We have to leave a day earlier, cut the last day',
        changes: { length: 3, stays: ['Templo Mayor', 'Teotihuacán'] },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-dates',
    class: 'trip-edit',
    card: 'Cheaper flights in another week.',
    trip: 'rome',
    turns: [
      {
        say: 'Can we start on 11 October 2027 instead?',
        changes: { start: '2027-10-11', length: 3 },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-people',
    class: 'trip-edit',
    card: 'One more joins.',
    trip: 'edinburgh',
    turns: [
      {
        say: 'My brother is coming too, so we are four.',
        tells: ['party'],
        changes: { people: 4 },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-lock',
    class: 'trip-edit',
    card: 'Tickets printed.',
    trip: 'paris',
    turns: [
      {
        say: 'Lock the Eiffel Tower, we have tickets.',
        changes: { locks: 'Eiffel Tower', onlyDays: [] },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-dinner',
    class: 'trip-edit',
    card: 'Vegan, hungry.',
    trip: 'lisbon',
    turns: [
      {
        say: 'Add a vegan dinner on Monday',
        tells: ['food'],
        keeps: { in: ['lisbon'], diet: 'vegan' },
        changes: { adds: { kinds: ['restaurant', 'cafe'] }, onlyDays: [1] },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-rain-day',
    class: 'trip-edit',
    card: 'Forecast on the other screen.',
    trip: 'new-york',
    turns: [
      {
        say: 'Rain all Saturday. Put us indoors that day.',
        keeps: { in: ['new-york'] },
        changes: {
          gone: ['DUMBO and Brooklyn Bridge Park'],
          adds: { setting: 'indoor' },
          onlyDays: [2],
        },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-swap-days',
    class: 'trip-edit',
    card: 'Prefers the pyramids fresh.',
    trip: 'mexico-city',
    turns: [
      {
        say: 'Swap Friday and Saturday',
        changes: {
          stays: ['Teotihuacán', 'National Museum of Anthropology', 'Chapultepec Castle'],
          length: 4,
        },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-clear-day',
    class: 'trip-edit',
    card: 'Wants a day for nothing.',
    trip: 'rome',
    turns: [
      {
        say: 'Leave Wednesday completely free.',
        changes: {
          gone: ['Galleria Borghese', 'Pantheon', 'Villa Borghese Gardens'],
          stays: ['Colosseum', 'Vatican Museums'],
          onlyDays: [3],
        },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-add-named',
    class: 'trip-edit',
    card: 'Knows exactly what.',
    trip: 'lisbon',
    turns: [
      {
        say: 'Put Carmo Convent on Monday afternoon',
        changes: { addsAnyOf: ['Carmo Convent'], onlyDays: [1] },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-add-closed',
    class: 'trip-edit',
    card: 'Has not looked at the hours.',
    trip: 'lisbon',
    turns: [
      {
        say: 'Move Jerónimos Monastery to Monday',
        says: [['closed', 'closes', 'shut', 'not open']],
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-unclear',
    class: 'trip-edit',
    card: 'Thinks aloud.',
    trip: 'paris',
    turns: [
      {
        say: 'Swap the museum for a walk.',
        says: [['which', 'Louvre', 'Orsay', 'Rodin', 'Orangerie']],
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-two-at-once',
    class: 'trip-edit',
    card: 'Dictates while driving, passenger types.',
    trip: 'rome',
    turns: [
      {
        say: "Drop Castel Sant'Angelo and the Trevi Fountain.",
        changes: {
          gone: ["Castel Sant'Angelo", 'Trevi Fountain'],
          stays: ['Colosseum', 'Trastevere'],
          onlyDays: [1, 2],
        },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-keep-talking',
    class: 'trip-edit',
    card: 'Edits and asks in turns.',
    trip: 'kyoto',
    turns: [
      {
        say: 'What is the weather like when we go?',
        number: [18, 22],
        changes: 'nothing',
        repeats: true,
      },
      {
        say: 'Then more gardens on Saturday please.',
        keeps: { in: ['kyoto'] },
        changes: { adds: { kinds: ['garden', 'park', 'worship', 'nature'] }, onlyDays: [2] },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-cheaper',
    class: 'trip-edit',
    card: 'Budget shrank.',
    trip: 'new-york',
    turns: [
      {
        say: 'Replace the Empire State Building with something free.',
        keeps: { in: ['new-york'] },
        changes: { gone: ['Empire State Building'], adds: { priceAtMost: 0 }, onlyDays: [2] },
        repeats: true,
      },
    ],
  },
  {
    id: 'edit-not-there',
    class: 'trip-edit',
    card: 'Mixes up two trips.',
    trip: 'rome',
    turns: [
      {
        say: 'Remove the Eiffel Tower',
        changes: 'nothing',
        says: [['not', "isn't", 'no', "don't"]],
        repeats: true,
      },
    ],
  },
]
