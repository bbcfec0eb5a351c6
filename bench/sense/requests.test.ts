import { describe, expect, it } from 'vitest'
import { senseRequests } from './requests.ts'
import { handMadePlace, handMadeTown } from './testing/hand-made-plan.ts'

const town = handMadeTown([handMadePlace({ id: 'icon', essential: 1 })])

describe('what is asked', () => {
  it('is every length, season and kind, as sentences', () => {
    const all = senseRequests([town], { sample: null, seed: 1 })
    expect(all).toHaveLength(5 * 4 * 7)
    expect(new Set(all.map(({ days, kind }) => `${days} ${kind}`)).size).toBe(5 * 7)
    expect(all.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^7 days in Town in July, with two kids aged 4 and 8/),
    )
    const wishes = all.filter(({ wish }) => wish === 'icon')
    expect(wishes.length).toBeGreaterThan(all.length / 10)
    for (const { text } of wishes) expect(text).toContain('must see The icon')
    const onHolidays = all.filter(({ start }) => start !== null)
    expect(onHolidays.length).toBeGreaterThan(0)
    for (const { text } of onHolidays)
      expect(text).toMatch(/ from \d+ (January|April|May|December) 20/)
  })

  it('is the same for the same seed, and a larger sample holds the smaller', () => {
    const texts = (sample: number, seed: number) =>
      senseRequests([town], { sample, seed }).map(({ text }) => text)
    expect(texts(20, 1)).toEqual(texts(40, 1).slice(0, 20))
    expect(texts(20, 1)).not.toEqual(texts(20, 2))
  })
})
