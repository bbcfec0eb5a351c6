import { describe, expect, it } from 'vitest'
import { place } from '../testing/sample-request.ts'
import { isTourOfAHouse } from './seats.ts'

describe('a house with seats', () => {
  const hall = place('hall', {
    kind: 'stage',
    booking: 'seats',
    hours: '09:00-15:30',
    about: 'A modernist concert hall; take a tour, or better a concert.',
  })

  it('is looked at by day, where tours lead through it, and sat in by night', () => {
    expect(isTourOfAHouse(hall, 600)).toBe(true)
    expect(isTourOfAHouse(hall, 1170)).toBe(false)
    expect(isTourOfAHouse({ ...hall, hours: null }, 600)).toBe(false)
    expect(isTourOfAHouse({ ...hall, about: 'Puppets at three.' }, 900)).toBe(false)
  })

  it('needs no seats for a short look at a building that one comes to for itself', () => {
    const steel = place('steel', {
      kind: 'stage',
      booking: 'seats',
      hours: null,
      minutes: 60,
      interests: ['architecture', 'music'],
    })
    expect(isTourOfAHouse(steel, 615)).toBe(true)
    expect(isTourOfAHouse(steel, 1170)).toBe(false)
    expect(isTourOfAHouse({ ...steel, interests: ['music', 'architecture'] }, 615)).toBe(false)
  })
})
