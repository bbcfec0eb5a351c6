import { describe, expect, it } from 'vitest'
import { Seats } from './seats.ts'

describe('the seats of a house', () => {
  it('are not all for one client', () => {
    const seats = new Seats({ connections: 10, connectionsPerAddress: 2 })
    const first = seats.take('10.0.0.1')
    expect(seats.take('10.0.0.1').ok).toBe(true)
    expect(seats.take('10.0.0.1')).toEqual({ ok: false, status: 429 })
    expect(seats.take('10.0.0.2').ok).toBe(true)
    if (!first.ok) throw new Error('the house was empty')
    first.leave()
    first.leave()
    expect(seats.take('10.0.0.1').ok).toBe(true)
    expect(seats.take('10.0.0.1').ok).toBe(false)
  })

  it('end somewhere, also for those who come from nowhere', () => {
    const seats = new Seats({ connections: 3, connectionsPerAddress: 1 })
    const taken = [seats.take(null), seats.take(null), seats.take(null)]
    expect(taken.every(({ ok }) => ok)).toBe(true)
    expect(seats.take(null)).toEqual({ ok: false, status: 503 })
  })
})
