import { describe, expect, it } from 'vitest'
import type { Coordinates } from '#domain/places/schema.ts'
import { sheet, sketchLabels, townFrame } from './town-frame.ts'

describe('a town on a sheet', () => {
  const lisbon: Coordinates = [38.7139, -9.1394]
  const places: Coordinates[] = [
    [38.6916, -9.216],
    [38.7633, -9.095],
    [38.7879, -9.39],
  ]
  const frame = townFrame(lisbon, places)

  it('draws the town’s center in the middle, and north above', () => {
    expect(frame.toSheet(lisbon)).toEqual([sheet.width / 2, sheet.height / 2])
    expect(frame.toSheet([38.72, -9.1394])[1]).toBeLessThan(sheet.height / 2)
  })

  it('shows what is near and leaves out what is far', () => {
    expect(places.map(frame.shows)).toEqual([true, true, false])
  })

  it('writes names that do not cover each other', () => {
    const names = sketchLabels(
      [
        { name: 'Baixa', at: lisbon },
        { name: 'Chiado', at: [38.7139, -9.1395] },
        { name: 'Alvalade', at: [38.75, -9.14] },
      ],
      frame,
    )
    expect(names.map(({ name }) => name)).toEqual(['Baixa', 'Alvalade'])
  })

  it('turns a position of the drawing into coordinates and back', () => {
    const at = frame.toEarth(40, 30)
    const [x, y] = frame.toSheet(at)
    expect([Math.round(x), Math.round(y)]).toEqual([40, 30])
  })
})
