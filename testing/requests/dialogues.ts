/** Follow-ups: a request, and what later messages make of it. */
import { dayIdSchema } from '#domain/trip/ids.ts'
import { replanOf, type TripChange } from '#domain/trip/operation.ts'
import type { Expected } from './expected.ts'

export interface Turn {
  says: string
  gives: Expected
  changes?: TripChange[]
  undo?: true
}

/** The days of the trip that is talked about. */
export const days = Array.from({ length: 30 }, (_, index) => dayIdSchema.parse(`day-${index + 1}`))
const on = (day: number) => dayIdSchema.parse(`day-${day}`)

export interface Dialogue {
  request: string
  turns: readonly Turn[]
}

export const dialogues: readonly Dialogue[] = [
  {
    request: 'Paris, Lyon or Nice for 4 days in May, 2 people',
    turns: [
      { says: 'not Nice', gives: { to: ['Paris', 'Lyon'], contradicts: 1 } },
      { says: 'Lyon then', gives: { to: ['Lyon'], days: 4, contradicts: 0 } },
    ],
  },
  {
    request: 'Five days in Rome for two in May, budget 2000 euros',
    turns: [
      {
        says: 'make it cheaper',
        gives: { budget: '1600 EUR', days: 5 },
        changes: [replanOf({ because: 'cheaper' })],
      },
      { says: 'actually four days', gives: { days: 4, to: ['Rome'], people: 2 } },
      { says: 'no museums', gives: { avoids: ['museum'] } },
      { says: 'add a rest day', gives: { rest: 1, days: 4 } },
      {
        says: 'swap day 2',
        gives: { days: 4 },
        changes: [replanOf({ because: 'asked', days: [on(2)] })],
      },
    ],
  },
  {
    request: 'Lisbon from 2027-05-01 to 2027-05-05, we love museums and food',
    turns: [
      { says: 'one more day', gives: { days: 6, on: '2027-05-01..2027-05-06' } },
      {
        says: 'swap day 2 and 3',
        gives: { days: 6 },
        changes: [{ kind: 'swap-days', first: on(2), second: on(3) }],
      },
      {
        says: 'skip the museums after all',
        gives: { avoids: ['museum'], wants: [], likes: ['food'] },
      },
      { says: 'my mum is coming too', gives: { people: null } },
    ],
  },
  {
    request: 'A week in Italy for 2 people: Rome, Florence, Venice',
    turns: [
      { says: 'drop Venice', gives: { to: ['Rome', 'Florence'] } },
      { says: 'add Bologna', gives: { to: ['Rome', 'Florence', 'Bologna'] } },
      { says: '3 days in Rome please', gives: { stays: { Rome: 3 }, days: 7 } },
      { says: 'my sister is joining us', gives: { people: 3 } },
    ],
  },
  {
    request: '4 days in Paris in June, from London',
    turns: [
      { says: 'Brussels instead of Paris', gives: { to: ['Brussels'], days: 4, from: 'London' } },
      {
        says: 'in September rather',
        gives: { within: '2027-09-01..2027-09-30', to: ['Brussels'] },
      },
      { says: 'we are vegetarian', gives: { diets: ['vegetarian'], to: ['Brussels'] } },
      {
        says: 'it is too packed',
        gives: { pace: 'slow' },
        changes: [replanOf({ because: 'slower' })],
      },
      { says: 'our budget is now 900 pounds', gives: { budget: '900 GBP' } },
    ],
  },
  {
    request: 'where do people read in Lisbon when it rains',
    turns: [
      {
        says: 'four slow days there in May, with two kids',
        gives: { days: 4, pace: 'slow', to: ['Lisbon'], within: '2027-05-01..2027-05-31' },
      },
    ],
  },
  {
    request: 'solo weekend in Berlin, techno',
    turns: [
      {
        says: 'fancier please',
        gives: { spending: 'high', people: 1 },
        changes: [replanOf({ because: 'dearer' })],
      },
      { says: 'and no flights', gives: { notBy: ['flight'] } },
      { says: 'undo', gives: { to: ['Berlin'] }, undo: true },
      {
        says: 'keep day 2 free',
        gives: { to: ['Berlin'] },
        changes: [{ kind: 'clear-day', day: on(2) }],
      },
    ],
  },
  {
    request: 'Family of 4 to Copenhagen, 5 days, kids 5 and 8',
    turns: [
      {
        says: "my wife can't walk far",
        gives: { needs: ['limited-walking'], to: ['Copenhagen'], people: 4 },
      },
      { says: 'we need a hotel with a pool', gives: { lodging: 'hotel', wishes: ['pool'] } },
      { says: 'more zoos, less shopping', gives: { wants: ['zoo'], avoids: ['shopping'] } },
      { says: 'two days shorter', gives: { days: 3 } },
      { says: 'must see Tivoli Gardens', gives: { see: ['Tivoli Gardens'] } },
      {
        says: 'start later in the mornings',
        gives: { days: 3 },
        changes: [replanOf({ because: 'later-starts' })],
      },
    ],
  },
  {
    request: 'Tokyo for 8 days with my husband',
    turns: [
      { says: 'change it to Kyoto', gives: { to: ['Kyoto'], days: 8, people: 2 } },
      { says: 'we want to go by train', gives: { by: ['train'] } },
      { says: 'actually make it 10 days', gives: { days: 10 } },
      { says: 'dinner at 8 on Friday', gives: { fixed: ['dinner 20:00 fri'], days: 10 } },
      { says: 'start over: 3 days in Osaka', gives: { to: ['Osaka'], days: 3, people: null } },
    ],
  },
  {
    request: '5 days in Rome and Florence for 2 in May, budget 2000 euros, by train',
    turns: [
      { says: 'replace Florence with Bologna', gives: { to: ['Rome', 'Bologna'], by: ['train'] } },
      { says: 'June instead of May', gives: { within: '2027-06-01..2027-06-30' } },
      { says: 'our kids (6 and 8) are coming too', gives: { people: 4, kids: 2, ages: [6, 8] } },
      {
        says: 'can you add a day in Siena',
        gives: { to: ['Rome', 'Bologna', 'Siena'], days: 6, stays: { Siena: 1 } },
      },
      { says: 'extend by 2 days', gives: { days: 8 } },
      {
        says: 'we want to fly instead',
        gives: { by: ['flight'], to: ['Rome', 'Bologna', 'Siena'] },
      },
      { says: 'we only have 1500', gives: { budget: '1500 EUR' } },
      { says: 'forget the budget', gives: { budget: null } },
      { says: 'less walking please', gives: { needs: ['limited-walking'] } },
      {
        says: 'day 3 is too full',
        gives: { days: 8 },
        changes: [replanOf({ because: 'asked', days: [on(3)] })],
      },
      { says: 'I changed my mind, Spain', gives: { to: ['Spain'], days: 8, people: 4 } },
    ],
  },
]
