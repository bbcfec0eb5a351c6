/** Plans that offend by closures and holidays, each with one that does not. */
import { at, museum } from '../hand-made-places.ts'
import { handMadePlace } from '../hand-made-plan.ts'
import type { Offence } from './offence.ts'

export const closuresOffences: readonly Offence[] = [
  [
    'openUntrue',
    'open, though nobody knows',
    {
      places: [handMadePlace({ id: 'who-knows', hours: null })],
      days: [[{ at: 'who-knows', from: at(10), reasons: ['Open at this hour.'] }]],
    },
    { places: [museum], days: [[{ at: 'museum', from: at(10), reasons: ['Open at this hour.'] }]] },
  ],
  [
    'holidaysIgnored',
    'a museum on Christmas Day',
    { places: [museum], start: '2027-12-25', days: [[{ at: 'museum', from: at(10) }]] },
    {
      places: [museum],
      start: '2027-12-25',
      days: [[{ at: 'museum', from: at(10), reasons: ['Check: public holiday (Christmas Day).'] }]],
    },
  ],
  [
    'holidaysIgnored',
    'and not where its hours know their holidays',
    {
      places: [museum],
      country: 'BE',
      start: '2027-12-25',
      days: [[{ at: 'museum', from: at(10) }]],
    },
    {
      places: [handMadePlace({ id: 'open', hours: '10:00-18:00; Dec 25 12:00-18:00' })],
      start: '2027-12-25',
      days: [[{ at: 'open', from: at(12) }]],
    },
  ],
  [
    'holidaysByOwnHours',
    'on the word of hours that list other days',
    {
      places: [handMadePlace({ id: 'lists', hours: '10:00-18:00; Dec 25 off' })],
      start: '2027-01-01',
      days: [[{ at: 'lists', from: at(12) }]],
    },
    { places: [museum], start: '2027-01-01', days: [[{ at: 'museum', from: at(12) }]] },
  ],
  [
    'holidaysUnsaid',
    'Christmas without a word',
    { places: [], start: '2027-12-25', days: [[]] },
    {
      places: [],
      start: '2027-12-25',
      days: [[]],
      answer: { notes: ['Saturday, December 25: Christmas Day.'] },
    },
  ],
  [
    'outsideHours',
    'before the doors open',
    { places: [museum], days: [[{ at: 'museum', from: at(9, 30) }]] },
    { places: [museum], days: [[{ at: 'museum', from: at(17) }]] },
  ],
]
