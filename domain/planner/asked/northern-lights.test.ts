import { describe, expect, it } from 'vitest'
import { northernLights } from './northern-lights.ts'

const at = (north: number) => ({ name: 'Town', at: [north, 0] as [number, number] })

describe('northern lights', () => {
  it('keep the evenings free, with a word on how they are seen', () => {
    const { eveningFrom, notes } = northernLights('northern lights if lucky', at(64), 1)
    expect(eveningFrom).toBeLessThan(1290)
    expect(notes[0]).toMatch(/forecast/)
  })

  it('are not waited for in light nights or far to the south', () => {
    expect(northernLights('northern lights', at(64), 7).unmet[0]).toMatch(/September to April/)
    expect(northernLights('aurora', at(48), 1).unmet[0]).toMatch(/not seen from Town/)
    expect(northernLights('museums', at(64), 1)).toEqual({ notes: [], unmet: [] })
  })
})
