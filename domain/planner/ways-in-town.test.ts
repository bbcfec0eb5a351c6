import { expect, it } from 'vitest'
import { planWish } from './wish/plan-wish.ts'
import { loadWishContext } from './wish/testing/wish-context.ts'

const context = await loadWishContext()

it('who has hired a driver is driven, and is alone in the car with him', async () => {
  const { trip, assumed } = await planWish(
    'Delhi for 2 days in January with a hired driver, Qutb Minar and the Red Fort',
    context,
  )
  const modes = trip?.days.flatMap(({ stops }) => stops.flatMap(({ leg }) => leg?.mode ?? []))
  expect(modes).toContain('drive')
  expect(modes).not.toContain('transit')
  expect(assumed.join(' ')).toContain('by car, with the driver')
})
