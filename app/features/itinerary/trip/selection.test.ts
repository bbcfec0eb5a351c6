import { expect, it } from 'vitest'
import { contrastRatio } from '#app/ui/contrast.ts'
import { dayColours } from '#domain/drawing/day-colours.ts'
import { stopIdSchema } from '#domain/trip/ids.ts'
import { newSelection } from './selection.tsx'

const castle = stopIdSchema.parse('castle')

it('pointing again at the same stop tells no listener', () => {
  const store = newSelection()
  let told = 0
  const leave = store.subscribe(() => {
    told += 1
  })
  store.point(castle)
  store.point(castle)
  expect(told).toBe(1)
  leave()
  store.point(null)
  expect(told).toBe(1)
})

it('choosing the same stop again is told, with where it was chosen', () => {
  const store = newSelection()
  const told: unknown[] = []
  store.subscribe(() => told.push(store.now().selectedIn))
  store.select(castle, 'map')
  store.select(castle, 'map')
  store.select(null, 'list')
  expect(told).toEqual(['map', 'map', null])
  expect(store.now().selected).toBeNull()
})

it('listeners for choices are not told of a stop that is only pointed at', () => {
  const store = newSelection()
  const heard: unknown[] = []
  store.select(castle, 'list')
  store.onChoice(({ selected }) => heard.push(selected))
  store.point(castle)
  store.point(null)
  expect(heard).toEqual([])
  store.select(castle, 'list')
  expect(heard).toEqual([castle])
})

it('the colour of a day carries white figures, and is seen on paper and at night', () => {
  for (const colour of dayColours) {
    expect(contrastRatio(colour, '#fffdf8'), colour).toBeGreaterThan(4.5)
    expect(contrastRatio(colour, '#0b1030'), colour).toBeGreaterThan(3)
  }
})
