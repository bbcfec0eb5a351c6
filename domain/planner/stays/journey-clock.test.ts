import { expect, it } from 'vitest'
import type { StayClock } from '../stay-clock.ts'
import { journeyClock, leavingInWords } from './journey-clock.ts'

const athens = { name: 'Athens', at: [37.9755, 23.7348] as [number, number], slug: 'athens' }
const piraeus = {
  name: 'Piraeus',
  kind: 'city' as const,
  country: 'GR',
  at: [37.942, 23.646] as [number, number],
  slug: 'athens',
}
const read: StayClock = { kind: 'journey', from: 1305 }

it('a ferry leaves from its port: the way there and an hour before it are kept free', () => {
  const said = 'between a morning arrival at 8 and a ferry from Piraeus at 9 pm'
  const brief = { arrival: '08:00', departure: '21:00', origin: piraeus }
  const { clock, leaving } = journeyClock(read, brief, said, athens)
  expect(leaving).toMatchObject({ by: 'ferry', from: 'Piraeus', at: 1260 })
  expect(clock.to).toBe(leaving?.setOut)
  expect(clock.to).toBeLessThanOrEqual(1260 - 60 - 30)
  expect(clock.from).toBe(8 * 60 + 75)
})

it.each([
  ['my flight home leaves Sunday at 18:40', '18:40', 'the airport', 18 * 60 + 40 - 150],
  ['we take the train at noon', '12:00', 'the station', 11 * 60],
])('%s', (said, departure, from, to) => {
  const { clock, leaving } = journeyClock({ kind: 'journey' }, { departure }, said, athens)
  expect(leaving?.from).toBe(from)
  expect(clock.to).toBe(to)
  expect(leaving && leavingInWords(leaving, 3)).toMatch(/^Leave for .* by .*bags/)
})

it('a ship is boarded in time, and an hour of being there is that of being there', () => {
  const sails = 'our cruise leaves on Sunday at 17:00'
  const { leaving } = journeyClock({ kind: 'journey' }, { departure: '17:00' }, sails, athens)
  expect(leaving).toMatchObject({ by: 'ship', from: 'the port', setOut: 15 * 60 })
  const said = 'ship leaves from the port on Sunday 24th and we need to be there at 12.30'
  const there = journeyClock({ kind: 'journey', to: 600 }, { departure: '12:30' }, said, athens)
  expect(there.clock.to).toBe(12 * 60)
  expect(there.leaving && leavingInWords(there.leaving, 3)).toMatch(
    /^Leave for the port by 12:00: about 30 minutes on the way, since you have to be there at 12:30\./,
  )
})

it('a layover and hours without a vehicle stay as they were read', () => {
  const layover: StayClock = { kind: 'layover', from: 600, to: 900 }
  expect(journeyClock(layover, { departure: '18:00' }, 'flight at 18:00', athens)).toEqual({
    clock: layover,
  })
  const open: StayClock = { kind: 'journey', to: 1000 }
  expect(journeyClock(open, { departure: '18:00' }, 'we leave at 18:00', athens).clock).toBe(open)
})
