import { expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = await loadWishContext()

async function modesIn(text: string): Promise<Set<string>> {
  const { trip } = await planWish(text, context)
  const legs = (trip?.days ?? []).flatMap(({ stops, back }) => [
    ...stops.map(({ leg }) => leg),
    back,
  ])
  return new Set(legs.flatMap((leg) => (leg ? [leg.mode] : [])))
}

it('where visitors take taxis, rides are told as taxis', async () => {
  const modes = await modesIn('3 days in Lima in May 2027')
  expect(modes).toContain('taxi')
  expect(modes).not.toContain('transit')
})

it('unless somebody wants buses, or the town has better', async () => {
  expect(await modesIn('3 days in Lima in May 2027 by public transport')).not.toContain('taxi')
  expect(await modesIn('3 days in Vienna in May 2027')).not.toContain('taxi')
})
