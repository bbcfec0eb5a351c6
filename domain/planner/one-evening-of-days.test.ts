import { expect, it } from 'vitest'
import { planWish } from './wish/plan-wish.ts'
import { loadWishContext } from './wish/testing/wish-context.ts'

const context = await loadWishContext()

it('one evening out among five days is one of their evenings, and the flights bound the first and the last', async () => {
  const { trip, assumed } = await planWish(
    "We're in Barcelona from 11 September 2027 (landing 11:25) to 15 September (flight at 16:10). My wife would love one evening out for flamenco.",
    context,
  )
  expect(trip?.days).toHaveLength(5)
  expect(assumed.join(' ')).not.toContain('An evening was asked for')
  const times = trip?.days.map(({ stops }) => ({
    from: stops[0]?.start?.slice(11) ?? '',
    to: stops.at(-1)?.end?.slice(11) ?? '',
  }))
  expect((times?.[0]?.from ?? '') >= '12:00').toBe(true)
  const last = times?.at(-1)?.to ?? ''
  expect(last !== '' && last <= '14:10').toBe(true)
})

it('one evening alone is an evening', async () => {
  const { trip, assumed } = await planWish('Barcelona, one evening in June 2027, tapas', context)
  expect(trip?.days).toHaveLength(1)
  expect(assumed.join(' ')).toContain('An evening was asked for')
})
