import { describe, expect, it } from 'vitest'
import { emptyBrief, type TripBrief } from '#domain/brief/schema.ts'
import { partyFromBrief } from './party-from-brief.ts'

const brief = (party: Partial<TripBrief['party']>, more: Partial<TripBrief> = {}): TripBrief => ({
  ...emptyBrief(),
  ...more,
  party: { ...emptyBrief().party, ...party },
})

describe('who travels', () => {
  it('tells toddlers, children and teenagers apart by their ages', () => {
    expect(partyFromBrief(brief({ childAges: [2] }))).toMatchObject({
      who: ['toddler', 'children'],
      naps: true,
    })
    expect(partyFromBrief(brief({ children: 2, childAges: [7, 9] }))).toMatchObject({
      who: ['children'],
      children: true,
      naps: false,
    })
    const teens = brief({ children: 2, childAges: [13, 16], has: ['children', 'teenagers'] })
    expect(partyFromBrief(teens)).toMatchObject({ who: ['teenagers'], children: false })
  })

  it('hears when a child naps', () => {
    const said = 'with our two year old, she naps from 1 to 3'
    expect(partyFromBrief(brief({ childAges: [2] }), said).nap).toEqual({ from: 780, to: 900 })
    expect(partyFromBrief(brief({ childAges: [2] }), 'with our two year old').nap).toBeUndefined()
  })

  it('hears of something to celebrate, unless children come along', () => {
    expect(partyFromBrief(brief({}, { occasions: ['anniversary'] })).who).toEqual(['celebration'])
    const family = brief({ childAges: [5] }, { occasions: ['anniversary'] })
    expect(partyFromBrief(family).who).toEqual(['children'])
  })
})
