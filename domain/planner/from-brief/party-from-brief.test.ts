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

  it('a daughter is grown up whose grandmother is old, and a child where the words say so', () => {
    const theirs = brief({ children: 1, has: ['children', 'elderly'], elderly: 1, total: 3 })
    const who = (text: string) => partyFromBrief(theirs, text)
    expect(who('with my mother who is 78 and my daughter, who is coeliac').children).toBe(false)
    expect(who('my dad (81) and my son come along').children).toBe(false)
    expect(who('with my mother who is 64 and my daughter').children).toBe(true)
    expect(who('with my mother who is 78 and my little daughter').children).toBe(true)
  })

  it('one who is pregnant does not set the pace of a group', () => {
    const expecting = (total: number) =>
      brief({ total, adults: total }, { mobility: ['limited-walking'] })
    const text = 'one of us is 20 weeks pregnant'
    expect(partyFromBrief(expecting(6), text).shortWalks).toBe(false)
    expect(partyFromBrief(expecting(2), text).shortWalks).toBe(true)
    expect(partyFromBrief(expecting(6), `${text}, another walks slowly`).shortWalks).toBe(true)
  })

  it('hears ages and hills in the words that people use', () => {
    const who = (text: string) => partyFromBrief(brief({}), text)
    expect(who('our son is 2').who).toContain('toddler')
    expect(who('our daughter is 7').who).toEqual(['children'])
    expect(who('our son is 24').who).toEqual([])
    expect(who('we are 68 and 70').who).toContain('seniors')
    expect(who('we are 45 and 47').who).toEqual([])
    expect(who('with my father who is 74').who).toEqual(['seniors'])
    expect(who('with my mother, 72, in May').who).toEqual(['seniors'])
    expect(who('my parents (71 and 69) come along').who).toEqual(['seniors'])
    expect(who('with my father, 4 days').who).toEqual([])
    expect(who('my mother, 70 euros a day').who).toEqual([])
    expect(who('easy on the hills please').shortWalks).toBe(true)
    expect(who('we love hills').shortWalks).toBe(false)
  })

  it('takes neither the young of animals nor a nap of one’s own for a small child', () => {
    const teen = brief({ children: 1, childAges: [15], has: ['children'] })
    const said =
      'my 15-year-old daughter and I want to see the baby elephants, and a nap after lunch'
    expect(partyFromBrief(teen, said)).toMatchObject({ who: ['teenagers'], naps: false })
    const two = brief({ adults: 2, total: 2 })
    expect(partyFromBrief(two, 'baby turtles in May, with naps').who).toEqual([])
    const some = brief({ children: 1, has: ['children'] })
    expect(partyFromBrief(some, 'with our child, who naps').who).toContain('toddler')
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
