import { describe, expect, it } from 'vitest'
import { place } from '../testing/sample-request.ts'
import { walksInWords } from './walk-titles.ts'

const places = [
  place('ruins', { name: 'Upper Terraces', essential: 0.8 }),
  place('stalls', { name: 'Weavers', essential: 0.5 }),
  place('table', { name: 'The Spoon', essential: 0.2, kind: 'restaurant' }),
  place('zoo', { name: 'City Zoo', essential: 0.4 }),
  place('park', { name: 'Oak Park', essential: 0.5 }),
  place('cafe', { name: 'Acorn', essential: 0.2, kind: 'cafe' }),
]
const walks = [
  {
    name: 'Ruins down to the stalls',
    when: 'morning' as const,
    stops: ['ruins', 'stalls', 'table'],
  },
  {
    name: 'Zoo and park with children',
    when: 'afternoon' as const,
    stops: ['zoo', 'park', 'cafe'],
  },
]
const title = (...stops: string[]) => walksInWords(stops, { walks, places })

describe('the heading of a day', () => {
  it('is the walk that it follows, and two in the order of the day', () => {
    expect(title('ruins', 'table')).toBe('Ruins down to the stalls')
    expect(title('zoo', 'park', 'ruins', 'stalls')).toBe(
      'Zoo and park with children; Ruins down to the stalls',
    )
  })

  it('is none of a walk of which too little is there', () => {
    expect(title('ruins', 'zoo')).toBeNull()
  })

  it('is none of a walk without the best of it, or without what its name says', () => {
    expect(title('stalls', 'table')).toBeNull()
    expect(title('park', 'cafe')).toBeNull()
  })
})
