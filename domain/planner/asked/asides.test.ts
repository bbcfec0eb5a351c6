import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { wishesMeant, withoutAsides } from './asides.ts'
import { seatsHeld } from './seats-held.ts'

const { destinations } = await loadCatalogue()
const gazetteer = await loadGazetteer()
const read = (text: string) => parseBrief(text, { today: '2026-11-16', gazetteer, destinations })

describe('what is mentioned and not wished for', () => {
  it('keeps every letter in its place', () => {
    const text = 'Milan, we have tickets for the opera on Friday at 8pm, and love risotto'
    expect(withoutAsides(text)).toHaveLength(text.length)
    expect(withoutAsides(text)).not.toMatch(/opera/)
    expect(withoutAsides(text)).toMatch(/on Friday at 8pm, and love risotto/)
  })

  it.each([
    ['Milan 3 days, we have tickets for the opera on Friday at 8pm', 'music'],
    ['Taipei 4 days at new year, worried that shops and restaurants will be shut', 'shopping'],
  ])('makes no interest of it: %s', (text, interest) => {
    expect(read(text).interests).toContain(interest)
    expect(wishesMeant(read(text), text, read).interests).not.toContain(interest)
  })

  it('takes the address of a table as no sight to see', () => {
    const text = 'Paris 3 days in May, dinner is booked Friday 19:30 near Place des Vosges'
    expect(read(text).mustSee).toContain('Place des Vosges')
    const meant = wishesMeant(read(text), text, read)
    expect(meant.mustSee).not.toContain('Place des Vosges')
    const both = `${text}, and we want to see Place des Vosges`
    expect(wishesMeant(read(both), both, read).mustSee).toContain('Place des Vosges')
  })

  it('leaves a wish as it is', () => {
    const text = 'Milan 3 days, opera and shops'
    const brief = read(text)
    expect(wishesMeant(brief, text, read)).toBe(brief)
  })

  it('knows how long an evening is', () => {
    expect(seatsHeld('we have tickets for the opera at 7pm')?.minutes).toBe(180)
    expect(seatsHeld('tickets to a musical on Saturday')?.minutes).toBe(160)
    expect(seatsHeld('tickets to Alhambra')).toBeNull()
  })
})
