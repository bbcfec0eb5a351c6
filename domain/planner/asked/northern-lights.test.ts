import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { northernLights } from './northern-lights.ts'

const at = (north: number, places: Place[] = []) => ({
  ...{ name: 'Town', at: [north, 0] as [number, number], places },
})

describe('northern lights', () => {
  it('keep the evenings free, with a word on how they are seen', () => {
    const { eveningFrom, notes } = northernLights('northern lights if lucky', at(64), 1)
    expect(eveningFrom).toBeLessThan(1290)
    expect(notes[0]).toMatch(/forecast/)
  })

  it('have a tour of the town on one evening, and say so', () => {
    const tour = { id: 'tour', name: 'Northern Lights Tour' } as Place
    const found = northernLights('northern lights', at(64, [tour]), 1)
    expect(found.asked).toMatchObject([{ placeIds: ['tour'], when: 'night' }])
    expect(found.notes[0]).toMatch(/one evening has Northern Lights Tour/)
  })

  it('are not waited for in light nights or far to the south', () => {
    expect(northernLights('northern lights', at(64), 7).unmet[0]).toMatch(/September to April/)
    expect(northernLights('aurora', at(48), 1).unmet[0]).toMatch(/not seen from Town/)
    expect(northernLights('museums', at(64), 1)).toEqual({
      ...{ asked: [], notes: [], unmet: [] },
    })
  })
})
