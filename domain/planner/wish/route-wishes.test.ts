import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }

/** The towns in their order, with the modes between them. */
async function routeOf(wish: string) {
  const { trip } = await planWish(wish, context)
  const names = trip?.stays.map(({ name }) => name) ?? []
  const ways =
    trip?.days.flatMap(({ stops }) => stops.filter(({ name }) => / to /.test(name))) ?? []
  const modes = ways.map(({ leg }) => leg?.mode)
  return { names, modes, days: trip?.days.length }
}

describe('the route of several towns', { timeout: 60_000 }, () => {
  it('keeps towns that have nights of their own, also a lake and a town with a day out from the first', async () => {
    const { names, days } = await routeOf(
      'Milan 2 nights, Lake Como 3 nights and Verona 2 nights, 19 to 26 June 2027',
    )
    expect(names).toEqual(['Milan', 'Lake Como', 'Verona'])
    expect(days).toBe(8)
  })

  it('ends where one flies home from, and goes by bus till then', async () => {
    const { names, modes } = await routeOf(
      'Tallinn, Riga and Vilnius in 8 days by bus in August. I fly home from Vilnius.',
    )
    expect(names).toEqual(['Tallinn', 'Riga', 'Vilnius'])
    expect(modes).toEqual(['bus', 'bus'])
  })

  it('is the written one where another saves little', async () => {
    const { names } = await routeOf('9 days: Vienna, Salzburg and Munich in May')
    expect(names).toEqual(['Vienna', 'Salzburg', 'Munich'])
  })

  it('is a shorter one than a written zigzag', async () => {
    const { names } = await routeOf('12 days: Lisbon, Tokyo and Porto in May')
    expect(Math.abs(names.indexOf('Lisbon') - names.indexOf('Porto'))).toBe(1)
  })
})
