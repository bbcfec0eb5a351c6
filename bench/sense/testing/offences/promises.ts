/** Plans that offend by the days, the wishes and the icons, each with one that does not. */
import { at, excursion, icon, museum } from '../hand-made-places.ts'
import { handMadePlace } from '../hand-made-plan.ts'
import type { Offence } from './offence.ts'

export const promisesOffences: readonly Offence[] = [
  [
    'daysWrong',
    'fewer days than asked',
    { places: [], request: { days: 3 }, days: [[], []] },
    { places: [], request: { days: 2 }, days: [[], []] },
  ],
  [
    'daysWrong',
    'another month',
    { places: [], request: { month: 4 }, days: [[]] },
    { places: [], request: { month: 7 }, days: [[]] },
  ],
  [
    'iconsMissing',
    'the icon is not planned',
    { places: [icon, museum], days: [[{ at: 'museum', from: at(10) }]] },
    { places: [icon, museum], days: [[{ at: 'icon', from: at(10) }]] },
  ],
  [
    'iconsMissing',
    'a day trip of three days, but not of two',
    { places: [excursion], days: [[], [], []] },
    { places: [excursion], days: [[], []] },
  ],
  [
    'iconsMissing',
    'one that is open, but not one that is shut',
    { places: [handMadePlace({ id: 'shut', essential: 1, hours: 'Th 10:00-18:00' })], days: [[]] },
    { places: [handMadePlace({ id: 'shut', essential: 1, hours: 'Fr 10:00-18:00' })], days: [[]] },
  ],
  [
    'iconsMissingOtherKinds',
    'the icon is not planned for a family',
    { places: [icon], request: { kind: 'family' }, days: [[]] },
    { places: [icon], request: { kind: 'family' }, days: [[{ at: 'icon', from: at(10) }]] },
  ],
  [
    'wishesUnsaid',
    'only among what was left out',
    {
      places: [icon],
      request: { wish: 'icon' },
      days: [[]],
      leftOut: [{ placeId: 'icon', reason: 'No room on your days.' }],
    },
    {
      places: [icon],
      request: { wish: 'icon' },
      days: [[]],
      answer: { unmet: ['The icon is being restored.'] },
    },
  ],
  [
    'wishesUnsaid',
    'only as what another day would add',
    {
      places: [icon],
      request: { wish: 'icon' },
      days: [[]],
      answer: { notes: ['One more day adds The icon.'] },
    },
    { places: [icon], request: { wish: 'icon' }, days: [[{ at: 'icon', from: at(10) }]] },
  ],
  [
    'dinnersLost',
    'nothing at eight',
    {
      places: [],
      request: { dinner: { weekday: 4, minute: at(20) } },
      days: [[{ meal: 'dinner', kind: 'meal', from: at(19) }]],
    },
    {
      places: [],
      request: { dinner: { weekday: 4, minute: at(20) } },
      days: [[{ kind: 'appointment', from: at(20) }]],
    },
  ],
  [
    'iconsMissing',
    'unless what was asked for takes the day',
    { places: [icon, museum], request: { wish: 'museum' }, days: [[]] },
    { places: [icon, excursion], request: { wish: 'excursion' }, days: [[]] },
  ],
  [
    'iconsMissingOtherKinds',
    'unless it has steps',
    { places: [icon], request: { kind: 'step-free' }, days: [[]] },
    { places: [{ ...icon, stepFree: false }], request: { kind: 'step-free' }, days: [[]] },
  ],
]
