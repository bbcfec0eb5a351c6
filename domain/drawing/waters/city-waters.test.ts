import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { cityWaters } from './city-waters.ts'

const { bySlug } = await loadCatalogue()

/** On a plane that is flat enough for a town. */
function metersTo(course: readonly Coordinates[], [north, east]: Coordinates): number {
  const narrowing = Math.cos((north * Math.PI) / 180)
  const flat = ([y, x]: Coordinates) => [(x - east) * narrowing * 111_320, (y - north) * 110_900]
  return Math.min(
    ...course.slice(1).map((to, index) => {
      const [fromX = 0, fromY = 0] = flat(course[index] ?? to)
      const [toX = 0, toY = 0] = flat(to)
      const [byX, byY] = [toX - fromX, toY - fromY]
      const share = Math.max(0, Math.min(1, -(fromX * byX + fromY * byY) / (byX ** 2 + byY ** 2)))
      return Math.hypot(fromX + share * byX, fromY + share * byY)
    }),
  )
}

it.each(cityWaters)(
  '$city: rivers flow under the bridges, and not through houses',
  ({ city, rivers }) => {
    const destination = bySlug.get(city)
    if (!destination) throw new Error(`There is no ${city}`)
    const drowned = destination.places
      .filter(({ kind, name }) => {
        const isDry = /^(museum|gallery|worship|palace|restaurant|cafe|shopping|market)$/.test(kind)
        const onWater = /boat|cruise|ship|belfast|cutty/i.test(name)
        return isDry && !onWater
      })
      .filter(({ at }) =>
        rivers.some(({ course, meters }) => metersTo(course, at) < meters / 2 - 90),
      )
    expect(drowned.map(({ name }) => name)).toEqual([])
    const dry = destination.places
      .filter(({ kind, name }) => kind === 'bridge' && /bridge|pont|most|híd/i.test(name))
      .filter(({ at }) => rivers.every(({ course }) => metersTo(course, at) > 160))
    expect(dry.map(({ name }) => name)).toEqual([])
  },
)
