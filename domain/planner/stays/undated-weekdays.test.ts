/** Weekdays that say when a trip is, those that only bound it, and the hours beside them. */
import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { partsOfWeekdays } from '../frame/parts-of-weekdays.ts'
import { datesOfWeekdays } from '../wish/dates-of-weekdays.ts'
import { undatedWeekdays } from './undated-weekdays.ts'

const { destinations, bySlug } = await loadCatalogue()
const context = { today: '2026-11-19', destinations, gazetteer: await loadGazetteer() }
const read = (text: string) => undatedWeekdays(parseBrief(text, context), text)
const placed = (text: string, slug: string) => {
  const town = bySlug.get(slug)
  return datesOfWeekdays(parseBrief(text, context), text, town ? [town] : [], context.today)
}

describe('weekdays without a date', () => {
  it.each([
    ['Barcelona, Friday evening to Sunday lunch', 'ends', 5],
    ['New Orleans, Thursday night till Monday', 'ends', 4],
    ['New York for five days, no sightseeing by transport on Saturday', 'within', 2],
    ['Madrid for five days, no shops on Sunday please', 'within', 0],
  ])('%s', (text, kind, weekday) => {
    const found = read(text)
    expect(found?.kind).toBe(kind)
    if (kind === 'ends') expect(found?.startsOn).toBe(weekday)
  })

  it.each([
    'Barcelona Friday 11 June to Sunday 13 June',
    'Vienna this weekend, two days',
    'Amsterdam today and tomorrow',
    '3 days in Lisbon',
  ])('not of these: %s', (text) => expect(read(text)).toBeNull())

  it('that bound nothing leave the days open, so that no trip begins in the past', async () => {
    const { brief } = await placed('New York for five days, no rides on Saturday', 'new-york')
    expect(brief.dates).toBeUndefined()
    expect(brief.days).toBe(5)
  })

  it('begin in a coming week, clear of the feast that shuts the town, and are told', async () => {
    const { brief, says } = await placed('New Orleans, Thursday night till Monday', 'new-orleans')
    expect(brief.dates?.start).toBe('2026-12-03')
    expect(says).toMatch(/No date was given: planned for Thursday, December 3 .*Thanksgiving/)
  })

  it('of a crowd are months ahead', async () => {
    const text = 'Hen party in Barcelona, 11 of us, Friday evening to Sunday lunch'
    const { brief } = await placed(text, 'barcelona')
    expect(brief.dates?.start && brief.dates.start >= '2027-01-14').toBe(true)
    expect(weekdayOf(brief.dates?.start ?? '2026-11-19')).toBe(5)
  })
})

describe('parts of days at the ends', () => {
  it.each([
    ['Friday evening to Sunday lunch', 1080, 870],
    ['Thursday night till Monday', 1200, 1020],
    ['Friday afternoon till Sunday afternoon', 900, 990],
    ['from Wednesday noon to Saturday evening', 750, 1260],
    ['Friday to Sunday', undefined, undefined],
    ['Sunday lunch in Lyon, Friday to Sunday', undefined, undefined],
  ])('%s', (text, from, to) => {
    const ends = partsOfWeekdays(text)
    expect([ends.from, ends.to]).toEqual([from, to])
  })
})
