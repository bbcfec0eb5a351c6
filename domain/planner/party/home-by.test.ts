import { describe, expect, it } from 'vitest'
import { emptyBrief } from '#domain/brief/schema.ts'
import { backByOf, earlyButOne, sayEvenings } from './home-by.ts'

const of = (
  text: string,
  {
    ages = [],
    zone = 'Europe/Vienna',
    hasEvening = false,
    asked = undefined as number | undefined,
  }: {
    ages?: number[]
    zone?: string
    hasEvening?: boolean
    asked?: number | undefined
  } = {},
) => {
  const brief = emptyBrief()
  return backByOf(
    { ...brief, party: { ...brief.party, childAges: ages } },
    { text, zone, party: { children: ages.length > 0 }, hasEvening, asked },
  )
}

describe('by when one is back', () => {
  it('is a quarter to eight with a child under six, and later where kitchens open late', () => {
    expect(of('kids 4 and 7', { ages: [4, 7] })).toBe(1185)
    expect(of('kids 4 and 7', { ages: [4, 7], zone: 'Europe/Rome' })).toBeLessThanOrEqual(1215)
    expect(of('kids 8 and 11', { ages: [8, 11] })).toBeUndefined()
    expect(of('a show with our 5 year old', { ages: [5], hasEvening: true })).toBeUndefined()
  })

  it.each(['with my wife and her parents', 'my mum and I', 'taking my parents', 'with my in-laws'])(
    'is a quarter past nine: %s',
    (text) => {
      expect(of(text)).toBe(1275)
    },
  )

  it.each(['we visit my parents', 'the kids stay with my parents', 'two friends'])(
    'is nobody’s hour: %s',
    (text) => {
      expect(of(text)).toBeUndefined()
    },
  )

  it('keeps the hour that was said, and gives those without one a dinner', () => {
    expect(of('in bed by nine', { asked: 1240, zone: 'Europe/Madrid' })).toBe(1240)
    expect(of('no long evenings', { asked: 1260 })).toBe(1260)
    const late = of('no long evenings', { asked: 1260, zone: 'Europe/Madrid' })
    expect(late).toBeGreaterThan(1300)
    const habits = { notes: ['Every evening ends by 21:00, as you asked.'], backBy: 1260 }
    expect(sayEvenings(habits, late)[0]).toMatch(/ends by 22:\d\d: kitchens open late/)
    expect(sayEvenings(habits, 1260)).toEqual(habits.notes)
  })

  it('keeps the other evenings early where one was wished for', () => {
    const brief = emptyBrief()
    const asking = { text: 'with my parents, fado one evening', zone: 'Europe/Lisbon', party: {} }
    expect(earlyButOne(brief, { ...asking, hasEvening: true, asked: undefined })).toBe(1275)
    expect(earlyButOne(brief, { ...asking, hasEvening: false, asked: undefined })).toBeUndefined()
  })
})
