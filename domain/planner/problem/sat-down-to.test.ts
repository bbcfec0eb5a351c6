import { expect, it } from 'vitest'
import { place, read } from '../testing/sample-request.ts'
import { isSatDownTo } from './sat-down-to.ts'

it('a park is dinner for those who come for its beer garden, and a walk for others', () => {
  const park = place('park', {
    kind: 'park',
    minutes: 120,
    about: 'Meadows and streams, and a beer garden with seven thousand seats.',
  })
  const asked = [{ what: 'a beer garden', placeIds: ['park'], when: 'evening' as const }]
  expect(isSatDownTo(park, read({ places: [park], asked }))).toBe(true)
  expect(isSatDownTo(park, read({ places: [park] }))).toBe(false)
  const short = { ...park, minutes: 30 }
  expect(isSatDownTo(short, read({ places: [short], asked }))).toBe(false)
})
