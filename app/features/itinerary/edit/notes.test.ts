import { expect, it } from 'vitest'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { applied, dayAt } from '#domain/planner/by-hand/testing/planned-city.ts'
import { engine } from './editing-rules.ts'
import { noteOn, writeNote } from './notes.ts'

const { trip } = await lisbonByHand()
const [stop] = dayAt(trip, 0).stops
if (!stop) throw new Error('The day has a stop')
const onStop = { entity: 'stop', id: stop.id } as const
const onTrip = { entity: 'trip' } as const

it('a note is written, written anew and taken away, each beside what it is about', () => {
  const noted = applied(trip, writeNote(trip, onStop, '  Bring a coat \n', engine))
  const both = applied(noted, writeNote(noted, onTrip, 'Passports', engine))
  expect(noteOn(both, onStop)?.text).toBe('Bring a coat')
  expect(noteOn(both, onTrip)?.text).toBe('Passports')
  const changed = applied(both, writeNote(both, onStop, 'Two coats', engine))
  expect(changed.notes.map(({ text }) => text)).toEqual(['Two coats', 'Passports'])
  const without = applied(changed, writeNote(changed, onStop, ' ', engine))
  expect(noteOn(without, onStop)).toBeUndefined()
  expect(noteOn(without, onTrip)?.text).toBe('Passports')
})

it('writing the same note again, or an empty one where there was none, changes nothing', () => {
  const noted = applied(trip, writeNote(trip, onTrip, 'Passports', engine))
  expect(writeNote(noted, onTrip, ' Passports ', engine)).toBeNull()
  expect(writeNote(trip, onTrip, '   ', engine)).toBeNull()
})
