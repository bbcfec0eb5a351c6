/** Tickets that are gone weeks before, for who comes in a few days. */
import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { soonSoldOut } from './soon-sold-out.ts'
import type { KnownStay } from './to-know.ts'

const { bySlug } = await loadCatalogue()

function stay(date: string, slug = 'tokyo', placeId = 'ghibli-museum'): KnownStay[] {
  const destination = bySlug.get(slug)
  if (!destination) throw new Error(`No ${slug}`)
  const stops = [{ placeId }] as unknown as KnownStay['days'][number]['stops']
  return [{ destination, days: [{ date, stops }] } as unknown as KnownStay]
}

it('says that tickets may be gone when the days are near, and what to see in their place', () => {
  const [says] = soonSoldOut(stay('2026-12-03'), '2026-11-19')
  expect(says).toMatch(
    /Ghibli Museum sells out weeks ahead: look for tickets today(?:; if nothing is left, see |, and have another plan)/,
  )
})

it('says nothing of it half a year ahead', () => {
  expect(soonSoldOut(stay('2027-05-03'), '2026-11-19')).toEqual([])
})

it('what takes the place tells of the same thing', () => {
  const [says] = soonSoldOut(stay('2026-12-03', 'amsterdam', 'anne-frank-house'), '2026-11-19')
  expect(says).toMatch(/see (?:Dutch Resistance Museum|Jewish Museum) in its place/)
})
