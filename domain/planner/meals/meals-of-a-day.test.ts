import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { place, read } from '../testing/sample-request.ts'
import { isCounter, sharesADish } from './meals-of-a-day.ts'

const table = (id: string, more: Partial<Place> = {}) =>
  place(id, {
    kind: 'restaurant',
    minutes: 60,
    about: 'Stews and wine in a room of old wood.',
    ...more,
  })

describe('two meals of one day', () => {
  it('are not the same dish, by what the houses cook or by their own words', () => {
    const one = table('one', { cuisines: ['spanish', 'sandwiches'] })
    const other = table('other', { cuisines: ['sandwiches'] })
    expect(sharesADish(one, other, read({}))).toBe(true)
    const squid = table('squid', { about: 'Rolls of fried squid beside the station.' })
    const again = table('again', { about: 'Fried squid in bread, off the main square.' })
    expect(sharesADish(squid, again, read({}))).toBe(true)
    expect(sharesADish(squid, other, read({}))).toBe(false)
  })

  it('may both be what the town cooks, and what was wished for', () => {
    const places = ['a', 'b', 'c', 'd'].map((id) => table(id, { cuisines: ['greek'] }))
    const [a, b] = places
    if (!(a && b)) throw new Error('There are tables')
    expect(sharesADish(a, b, read({ places }))).toBe(false)
    expect(sharesADish(a, b, read({}))).toBe(true)
    const bars = [table('x', { cuisines: ['tapas'] }), table('y', { cuisines: ['tapas'] })] as const
    const asked = [{ what: 'tapas', placeIds: ['x', 'y'] }]
    expect(sharesADish(...bars, read({ asked }))).toBe(false)
    expect(sharesADish(...bars, read({ cuisines: ['tapas'] }))).toBe(false)
  })

  it('are not two bowls of ramen, also for who came for ramen', () => {
    const [x, y] = [table('x', { cuisines: ['ramen'] }), table('y', { cuisines: ['ramen'] })]
    expect(sharesADish(x, y, read({ asked: [{ what: 'ramen', placeIds: ['x', 'y'] }] }))).toBe(true)
  })

  it('have nothing in common by being bistros', () => {
    const [x, y] = [table('x', { cuisines: ['bistro'] }), table('y', { cuisines: ['bistro'] })]
    expect(sharesADish(x, y, read({}))).toBe(false)
  })
})

it('a counter is where one stands, or is gone in half an hour', () => {
  expect(isCounter(table('quick', { minutes: 30 }))).toBe(true)
  expect(isCounter(table('stand', { about: 'Sausages at a stand behind the opera.' }))).toBe(true)
  expect(isCounter(table('inn', { minutes: 75 }))).toBe(false)
})
