import { expect, it } from 'vitest'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'

const context = await loadWishContext()
const namesOf = async (text: string) => {
  const { trip } = await planWish(text, context)
  return trip?.days.flatMap(({ stops }) => stops.map(({ name }) => name)) ?? []
}

it.each([
  ['One rainy Sunday in Amsterdam with a 9-year-old who loves science', 'NEMO Science Museum'],
  ['Vienna 3 days in May with kids 6 and 9, animals and science', 'Natural History Museum'],
])('%s has the house that a child would name: %s', async (text, name) =>
  expect(await namesOf(text)).toContain(name),
)
