import { describe, expect, it } from 'vitest'
import { emptyBrief, type TripBrief } from '#domain/brief/schema.ts'
import { wayFromHome } from './far-home.ts'

type Origin = NonNullable<TripBrief['origin']>

const from = (origin: Origin, to: [number, number], text = '') =>
  wayFromHome({ ...emptyBrief(), origin }, text, to)

const munich: [number, number] = [48.1374, 11.5755]
const canada: Origin = { name: 'Canada', kind: 'country', country: 'CA', at: [45.41, -75.7] }
const toronto: Origin = { name: 'Toronto', kind: 'city', country: 'CA', at: [43.65, -79.38] }
const berlin: Origin = { name: 'Berlin', kind: 'city', country: 'DE', at: [52.52, 13.4] }
const germany: Origin = { name: 'Germany', kind: 'country', country: 'DE', at: [52.52, 13.4] }

describe('the way from home', () => {
  it('is not drawn from a country, whose people arrive on the day they said', () => {
    const { brief, says } = from(canada, munich)
    expect(brief.origin).toBeUndefined()
    expect(says).toMatch(/you arrive on the first of them.*from Canada leaves the day before/)
  })

  it('is not drawn over an ocean, in either direction, and no hours are made up', () => {
    expect(from(toronto, munich).brief.origin).toBeUndefined()
    expect(from(berlin, [40.71, -74.01]).says).toMatch(/on the same day/)
    expect(from(toronto, [35.68, 139.65]).says).toMatch(/day before/)
    expect(from(toronto, munich).says).not.toMatch(/\d\d:\d\d/)
  })

  it('is asked for where a country is near', () => {
    const { brief, says } = from(germany, [41.9, 12.5])
    expect(brief.origin).toBeUndefined()
    expect(says).toMatch(/name the town you set out from/)
  })

  it('stays where it is a train or a short flight, or where the dates begin at home', () => {
    expect(from(berlin, munich).brief.origin).toEqual(berlin)
    expect(from(toronto, munich, 'we leave home on 10 December').brief.origin).toEqual(toronto)
  })
})
