import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { festivalDays, festivalOn, festivalsBetween } from './festival-days.ts'
import { nationalCustoms } from './national-customs.ts'

const { bySlug, destinations } = await loadCatalogue()

describe('rules of days', () => {
  it.each([
    ['Jul 24 until Jul 25', '2027-07-24', '2027-07-25'],
    ['Dec 29 until Jan 1', '2027-12-29', '2028-01-01'],
    ['third Sunday of May -2 until third Sunday of May', '2027-05-14', '2027-05-16'],
    ['last Monday of Aug', '2027-08-30', '2027-08-30'],
    ['Saturday from Sep 16 until Saturday from Sep 16 +15', '2027-09-18', '2027-10-03'],
    ['easter-sunday -47', '2027-02-09', '2027-02-09'],
    ['orthodox-easter', '2027-05-02', '2027-05-02'],
    ['ramadan', '2027-02-08', '2027-03-08'],
    ['lunar-new-year -1 until lunar-new-year +6', '2027-02-05', '2027-02-12'],
    ['nyepi -1', '2027-03-07', '2027-03-07'],
  ])('%s', (rule, first, last) => {
    expect(festivalDays(rule, 2027)).toEqual([{ first, last, exact: true }])
  })

  it('days that are other ones every year are known as such', () => {
    const [first, last] = ['2027-02-01', '2027-02-28']
    expect(festivalDays('usually Feb', 2027)).toEqual([{ first, last, exact: false }])
  })

  it('several spans of a year are all found', () => {
    const sumo = 'second Sunday of Jan until second Sunday of Jan +14; Sep 12 until Sep 26'
    expect(festivalDays(sumo, 2027)).toHaveLength(2)
    expect(festivalsBetween(sumo, '2027-09-20', '2027-09-21')[0]?.first).toBe('2027-09-12')
  })

  it('a span over the new year is found in January', () => {
    expect(festivalOn('Dec 29 until Jan 1', '2028-01-01')?.first).toBe('2027-12-29')
    expect(festivalOn('Dec 29 until Jan 1', '2028-01-02')).toBeNull()
  })
})

/** Its dates are known so far ahead and no further. */
const tablesThatEnd = /\bnyepi\b/

describe('the catalogue', () => {
  it('every town has festivals, and every rule has days in every year', () => {
    expect(
      destinations.filter(({ festivals }) => !festivals?.length).map(({ slug }) => slug),
    ).toEqual([])
    const rules = [
      ...destinations.flatMap(({ festivals = [] }) => festivals.map(({ on }) => on)),
      ...nationalCustoms.map(({ on }) => on),
    ]
    const without = rules.flatMap((on) =>
      [2026, 2027, 2028, 2029, 2030]
        .filter((year) => year < 2030 || !tablesThatEnd.test(on))
        .filter((year) => festivalDays(on, year).length === 0)
        .map((year) => `${on} in ${year}`),
    )
    expect(without).toEqual([])
  })

  it.each([
    ['osaka', 'Tenjin Matsuri', '2027-07-24', '2027-07-25'],
    ['athens', 'Good Friday: the Epitaphios', '2027-04-30', '2027-04-30'],
    ['chiang-mai', 'Songkran', '2027-04-13', '2027-04-15'],
    ['munich', 'Oktoberfest', '2026-09-19', '2026-10-04'],
    ['seville', 'Feria de Abril', '2027-04-13', '2027-04-18'],
    ['venice', 'Redentore', '2027-07-17', '2027-07-18'],
    ['venice', 'Regata Storica', '2027-09-05', '2027-09-05'],
    ['edinburgh', 'The August festivals', '2026-08-07', '2026-08-31'],
    ['hong-kong', 'Cheung Chau Bun Festival', '2027-05-13', '2027-05-13'],
    ['bali', 'Galungan', '2027-01-12', '2027-01-14'],
    ['delhi', 'Holi', '2027-03-22', '2027-03-22'],
    ['kathmandu', 'Tihar', '2027-10-27', '2027-10-31'],
    ['helsinki', 'Midsummer', '2027-06-25', '2027-06-26'],
    ['chicago', "St Patrick's parade", '2027-03-13', '2027-03-13'],
    ['new-york', 'Thanksgiving Parade', '2027-11-25', '2027-11-25'],
    ['krakow', 'Lajkonik', '2027-06-03', '2027-06-03'],
    ['jerusalem', 'Purim', '2027-03-24', '2027-03-24'],
    ['melbourne', 'Melbourne Cup', '2027-11-02', '2027-11-02'],
    ['reykjavik', 'Culture Night', '2027-08-21', '2027-08-21'],
    ['toronto', 'Canadian National Exhibition', '2027-08-20', '2027-09-06'],
    ['zurich', 'Street Parade', '2027-08-14', '2027-08-14'],
    ['taipei', 'Lantern Festival', '2027-02-20', '2027-02-20'],
  ])('%s: %s', (slug, name, first, last) => {
    const festival = bySlug.get(slug)?.festivals?.find((each) => each.name === name)
    const days = festival ? festivalsBetween(festival.on, first, last) : []
    expect(days).toEqual([{ first, last, exact: true }])
  })
})
