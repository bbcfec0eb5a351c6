/** Plans that tell of a place what does not hold then, each with one in which it does. */
import type { Moment } from '#domain/places/schema.ts'
import { at } from '../hand-made-places.ts'
import { type HandMade, handMadePlace } from '../hand-made-plan.ts'
import type { Offence } from './offence.ts'

const says = 'What is only so at some time.'

/** A single stop whose place has one moment, which is told. */
function told(moment: Omit<Moment, 'says'>, from: number, more: Partial<HandMade> = {}): HandMade {
  const place = handMadePlace({ id: 'guarded', moments: [{ says, ...moment }] })
  return { places: [place], days: [[{ at: 'guarded', from, reasons: [says] }]], ...more }
}

const friday = { start: '2027-07-09' }
const winter = { start: '2027-12-09' }
const family = { request: { kind: 'family' as const } }

/** The first day is a Thursday in July, on which the sun sets at about 20:47. */
export const momentOffences: readonly Offence[] = [
  [
    'hoursUntrue',
    'the guard of another weekday',
    told({ weekdays: [4] }, at(12), friday),
    told({ weekdays: [4] }, at(12)),
  ],
  [
    'hoursUntrue',
    'roses in December',
    told({ months: [6, 7] }, at(12), winter),
    told({ months: [6, 7] }, at(12)),
  ],
  [
    'hoursUntrue',
    'gone before the guard changes',
    told({ between: ['18:00', '18:20'] }, at(17)),
    told({ between: ['18:00', '18:20'] }, at(17, 30)),
  ],
  [
    'hoursUntrue',
    'an early hour at noon',
    told({ light: 'early' }, at(12)),
    told({ light: 'early' }, at(9)),
  ],
  [
    'hoursUntrue',
    'a sunset at noon',
    told({ light: 'sunset' }, at(12)),
    told({ light: 'sunset' }, at(20)),
  ],
  [
    'hoursUntrue',
    'lamps in the sun',
    told({ light: 'dark' }, at(20)),
    told({ light: 'dark' }, at(21)),
  ],
  [
    'hoursUntrue',
    'daylight in the evening',
    told({ light: 'day' }, at(21)),
    told({ light: 'day' }, at(15)),
  ],
  [
    'hoursUntrue',
    'children who stayed at home',
    told({ with: 'children' }, at(12)),
    told({ with: 'children' }, at(12), family),
  ],
  [
    'hoursUntrue',
    'a table for two, with children',
    told({ with: 'adults' }, at(12), family),
    told({ with: 'adults' }, at(12)),
  ],
]
