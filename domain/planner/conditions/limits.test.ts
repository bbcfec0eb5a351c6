/** Limits of a request, read and kept: so many of a kind, one night out, days on foot, no drinks. */
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { boundsOf } from './apply-conditions.ts'
import { closedOnSabbath, daysOnFoot, onFootDays } from './days-on-foot.ts'
import { withOneNightOut } from './one-night-out.ts'

const { bySlug } = await loadCatalogue()
const places = (slug: string) => bySlug.get(slug)?.places ?? []
const isMuseum = ({ kind }: { kind: string }) => kind === 'museum' || kind === 'gallery'

describe('so many of a kind in all', () => {
  it.each([
    ['no more than two museums altogether', 2],
    ['at most three museums in all', 3],
    ['two museums maximum', 2],
    ['not more than one museum, please', 1],
  ])('%s', (text, most) => {
    const bounds = boundsOf(text, places('florence'), new Set(['uffizi-gallery']))
    const left = places('florence').filter(
      (place) => isMuseum(place) && !(place.id in bounds.refused),
    )
    // A palace of paintings counts as one.
    expect(left.length).toBeLessThanOrEqual(most)
    expect(left.map(({ id }) => id)).toContain('uffizi-gallery')
    expect(bounds.limited).toContain('museum')
  })

  it.each([
    ['temples ok but only the best 2 or 3', 3],
    ['Only the best two temples.', 2],
    ['shrines are fine, just one or two please', 2],
    ['temples, no more than 4. We eat a lot', 4],
  ])('of what is liked in measure: %s', (text, most) => {
    const bounds = boundsOf(text, places('bangkok'), new Set())
    const left = places('bangkok').filter(
      ({ kind, id }) => kind === 'worship' && !(id in bounds.refused),
    )
    expect(left).toHaveLength(most)
    expect(left.map(({ id }) => id)).toContain('wat-pho')
  })

  it.each([
    'temples for only 2 hours',
    'a church, at most 3 km away',
    'temples and the best 2 bars',
  ])('another number is no bound of them: %s', (text) => {
    expect(boundsOf(text, places('bangkok'), new Set()).limited).toEqual([])
  })

  it('a day is another bound', () => {
    for (const text of [
      'no more than one church a day',
      'only one palace per day',
      'not more than one church or palace per day',
    ]) {
      const bounds = boundsOf(text, places('vienna'), new Set())
      expect(bounds.limited).toEqual([])
      expect(bounds.oneADay).toHaveLength(1)
    }
  })
})

describe('who does not drink', () => {
  it.each(["I don't drink anymore", "we're sober", 'teetotal couple', 'I stopped drinking'])(
    '%s',
    (text) => {
      const { refused } = boundsOf(text, places('new-orleans'), new Set())
      expect(Object.keys(refused)).toEqual(
        expect.arrayContaining(['bourbon-street', 'sazerac-bar']),
      )
      expect(Object.keys(refused)).not.toContain('preservation-hall')
      expect(Object.keys(refused)).not.toContain('frenchmen-street')
    },
  )

  it('who drinks tea only when it is hot is another matter', () => {
    const { refused } = boundsOf("we don't drink coffee", places('new-orleans'), new Set())
    expect(refused).toEqual({})
  })
})

const at = { at: [40.76, -73.98] as [number, number], timeZone: 'America/New_York' }
const dates = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
const days = dates.map((date) => ({ date }))

describe('days on foot', () => {
  it('of those who keep the Sabbath begin before the candles of Friday', () => {
    for (const text of [
      'kosher couple, no sightseeing by transport on Saturday',
      'we keep Shabbat',
      'Shomer Shabbos family',
    ]) {
      const read = daysOnFoot(text)
      const { days: kept, notes } = onFootDays(days, read, at)
      expect(read.isSabbath).toBe(true)
      expect(kept[2]?.standstill).toBe(true)
      // The sun sets at about half past four.
      expect(kept[1]?.to).toBeLessThan(16 * 60)
      expect([kept[0], kept[3]]).toEqual([days[0], days[3]])
      expect(notes.join(' ')).toMatch(/on foot alone.*Friday ends/)
    }
    const shut = closedOnSabbath(places('new-york'), dates, daysOnFoot('we keep Shabbat'))
    expect(new Set(shut.map(({ date }) => weekdayOf(date)))).toEqual(new Set([6]))
  })

  it('of others are that day alone', () => {
    const { days: kept } = onFootDays(
      days,
      daysOnFoot('no driving or public transport on Sunday'),
      at,
    )
    expect(kept.map(({ standstill }) => standstill === true)).toEqual([false, false, false, true])
    for (const text of [
      'a Shabbat dinner on Friday',
      'no museums on Saturday',
      'by train on Sunday',
    ]) {
      expect(daysOnFoot(text).weekdays.size).toBe(0)
    }
  })
})

it('one big night out is one, and the others end before midnight', () => {
  const { days: kept, closures } = withOneNightOut(
    days,
    'brunch, beach and one big night out',
    places('barcelona'),
  )
  expect(kept[2]?.to).toBeGreaterThan(1440)
  expect([kept[0]?.to, kept[1]?.to, kept[3]?.to].every((to) => (to ?? 1800) < 1440)).toBe(true)
  expect(closures.some(({ date }) => date === dates[2])).toBe(false)
  expect(withOneNightOut(days, 'nights out in bars', places('barcelona')).days).toBe(days)
})
