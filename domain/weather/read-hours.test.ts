import { describe, expect, it } from 'vitest'
import { readHours } from './read-hours.ts'

const hour = (index: number, more: object = {}) => ({
  instant: 30_000_000 + index * 60,
  rain: 0.2,
  millimetres: 0,
  degrees: 20,
  gusts: 10,
  thunder: false,
  particles: null,
  ...more,
})
const hours = (count: number) => Array.from({ length: count }, (_, index) => hour(index))

describe('hours that a source says', () => {
  it('are read in order, with their holes left out', () => {
    const hole = hour(5, { rain: null, millimetres: null, degrees: null })
    const read = readHours({ offsetSeconds: 0, hours: [hour(2), hour(1), hole] })
    expect(read).toEqual({ ok: true, value: { hours: [hour(1), hour(2)], setAside: 0 } })
  })

  it.each([
    ['−300 degrees', { degrees: -300 }],
    ['130 % rain', { rain: 1.3 }],
    ['less than no rain', { millimetres: -1 }],
    ['a time between hours', { instant: 30_000_017 }],
    ['words', { degrees: 'warm' }],
  ])('set aside %s, and count it', (_, odd) => {
    const read = readHours({ offsetSeconds: 0, hours: [...hours(4), hour(9, odd)] })
    expect(read).toEqual({ ok: true, value: { hours: hours(4), setAside: 1 } })
  })

  it('are not believed where most of them can’t be weather, or by another clock than UTC', () => {
    const odd = Array.from({ length: 5 }, (_, index) => hour(index + 10, { degrees: -300 }))
    expect(readHours({ offsetSeconds: 0, hours: [...hours(4), ...odd] })).toMatchObject({
      reason: 'no-weather',
      message: '5 of 9 hours can’t be weather',
    })
    expect(readHours({ offsetSeconds: 7200, hours: hours(4) })).toMatchObject({
      reason: 'wrong-zone',
    })
  })
})
