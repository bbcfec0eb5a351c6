/** Changes to a trip that is open beside the conversation. */
import type { Dialogue } from '../notation.ts'

export const edits: readonly Dialogue[] = [
  {
    id: 'h-edit-lighter-tuesday',
    class: 'trip-edit',
    card: 'Vera, 68, looks at Tuesday and sighs. Tablet.',
    trip: 'lisbon',
    turns: [
      {
        say: 'Make Tuesday lighter, please.',
        keeps: { in: ['lisbon'] },
        changes: { lighter: 2, onlyDays: [2] },
        repeats: true,
      },
    ],
  },
  {
    id: 'h-edit-museum-outside',
    class: 'trip-edit',
    card: 'Sunny forecast, the family wants air. Phone.',
    trip: 'kyoto',
    turns: [
      {
        say: 'Swap the museum for something outside.',
        keeps: { in: ['kyoto'] },
        changes: { gone: ['Kyoto National Museum'], adds: { setting: 'outdoor' }, onlyDays: [3] },
        repeats: true,
      },
    ],
  },
  {
    id: 'h-edit-remove-stop',
    class: 'trip-edit',
    card: 'Fear of heights, said plainly. Phone.',
    trip: 'new-york',
    turns: [
      {
        say: 'take the empire state building out',
        changes: { gone: ['Empire State Building'], stays: ['Brooklyn Bridge'], onlyDays: [2] },
        repeats: true,
      },
    ],
  },
  {
    id: 'h-edit-move',
    class: 'trip-edit',
    card: 'A friend joins on Wednesday and wants to come along. Laptop.',
    trip: 'paris',
    turns: [
      {
        say: 'Move the Musée Rodin to Wednesday.',
        changes: { moves: { stop: 'Musée Rodin', to: 3 }, onlyDays: [2, 3] },
        repeats: true,
      },
    ],
  },
  {
    id: 'h-edit-late-start',
    class: 'trip-edit',
    card: 'Party the night before, known in advance. Phone.',
    trip: 'mexico-city',
    turns: [
      {
        say: 'On Sunday we won’t be up before noon. Start later that day.',
        changes: { startsFrom: { day: 4, at: '12:00' }, onlyDays: [4] },
        repeats: true,
      },
    ],
  },
  {
    id: 'h-edit-rain',
    class: 'trip-edit',
    card: 'The forecast for Saturday is grim. Phone in the pub.',
    trip: 'edinburgh',
    turns: [
      {
        say: 'It is going to pour on Saturday. What could we do instead of climbing Arthur’s Seat?',
        keeps: { in: ['edinburgh'] },
        suggests: { some: { setting: 'indoor' }, noneOf: ["Arthur's Seat", 'Calton Hill'] },
        repeats: true,
      },
      {
        say: 'Good, put the first one in its place.',
        changes: { gone: ["Arthur's Seat"], adds: { setting: 'indoor' } },
        repeats: true,
      },
    ],
  },
  {
    id: 'h-edit-add-lunch',
    class: 'trip-edit',
    card: 'Hungry at the thought of it. Phone.',
    trip: 'rome',
    turns: [
      {
        say: 'Add somewhere vegetarian for lunch on Monday.',
        tells: ['food'],
        keeps: { in: ['rome'], diet: 'vegetarian' },
        changes: {
          adds: { kinds: ['restaurant', 'cafe', 'market'] },
          onlyDays: [1],
          stays: ['Colosseum'],
        },
        repeats: true,
      },
    ],
  },
  {
    id: 'h-edit-day-longer',
    class: 'trip-edit',
    card: 'A cheaper flight a day later. Laptop.',
    trip: 'kyoto',
    turns: [
      {
        say: 'We can stay one day longer.',
        keeps: { in: ['kyoto'] },
        changes: { length: 4 },
        repeats: true,
      },
    ],
  },
  {
    id: 'h-edit-shift-dates',
    class: 'trip-edit',
    card: 'Leave was moved by a week. Work computer.',
    trip: 'lisbon',
    turns: [
      {
        say: 'Everything one week later.',
        changes: { start: '2027-05-17', length: 4, stays: ['Alfama', 'MAAT'] },
        repeats: true,
      },
    ],
  },
  {
    id: 'h-edit-question-only',
    class: 'trip-edit',
    card: 'Only wants to know, not to change. Phone.',
    trip: 'paris',
    turns: [
      {
        say: 'Is the Louvre open when we go?',
        says: [['open', 'yes']],
        changes: 'nothing',
        repeats: true,
      },
    ],
  },
  {
    id: 'h-edit-refuse-then-other',
    class: 'trip-edit',
    card: 'Hard to please, kindly. Tablet.',
    trip: 'rome',
    turns: [
      {
        say: "Swap Castel Sant'Angelo for a church.",
        keeps: { in: ['rome'] },
        changes: { gone: ["Castel Sant'Angelo"], adds: { kinds: ['worship'] }, onlyDays: [2] },
        repeats: true,
      },
      {
        say: 'No, not that one. Another.',
        changes: { adds: { kinds: ['worship'] }, onlyDays: [2] },
      },
    ],
  },
  {
    id: 'h-edit-no-such-day',
    class: 'trip-edit',
    card: 'Counts the days wrong. Phone.',
    trip: 'new-york',
    turns: [
      {
        say: 'Make day 6 lighter.',
        changes: 'nothing',
        says: [['three', '3', 'only', 'no day 6', 'Sunday', 'ends']],
        repeats: true,
      },
    ],
  },
  {
    id: 'h-edit-keep-this',
    class: 'trip-edit',
    card: 'The tickets are bought. Laptop.',
    trip: 'rome',
    turns: [
      {
        say: 'We have tickets for the Vatican Museums, so that one must not move. Make the rest of Tuesday quieter.',
        changes: { stays: ['Vatican Museums'], lighter: 2, onlyDays: [2] },
        repeats: true,
      },
    ],
  },
]
