import { describe, expect, it } from 'vitest'
import { isMaybe } from './maybes.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = await loadWishContext()

describe('a town that is a maybe', () => {
  it('is planned where the days hold it, and the way without it stands beside', async () => {
    const { trip, assumed, waysOut } = await planWish(
      'Madrid, then Seville, maybe Granada for the last night? 3 to 10 May 2027, tapas and flamenco',
      context,
    )
    expect(trip?.stays.map(({ name }) => name)).toEqual(['Madrid', 'Seville', 'Granada'])
    const last = trip?.stays.at(-1)
    expect(last?.first).toBe(trip?.days.at(-2)?.id)
    expect(assumed.join(' ')).toContain('You said maybe of Granada')
    expect(waysOut[0]?.says).toBe('Only Madrid and Seville, without Granada.')
  })

  it('is asked about where it would be haste', async () => {
    const { trip, question } = await planWish('Vienna 3 days in May, maybe Budapest', context)
    expect(trip).toBeNull()
    expect(question).toContain('Budapest')
  })

  it.each([
    ['maybe Osaka for the last night', 'Osaka', true],
    ['Alberobello if it is not too busy', 'Alberobello', true],
    ['Todi (maybe)', 'Todi', true],
    ['Osaka and maybe some sumo', 'Osaka', false],
    ['Rome if possible in a quiet hotel', 'Rome', true],
  ])('%s', (text, name, expected) => {
    expect(isMaybe({ name, kind: 'city' }, text)).toBe(expected)
  })
})
