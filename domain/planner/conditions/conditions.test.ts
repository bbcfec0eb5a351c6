/** Conditions in the words that people use, and what they take out of a town or a day. */
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { boundsOf, conditionsSaid, withoutConditions } from './apply-conditions.ts'

const { bySlug } = await loadCatalogue()
const outOf = (slug: string, text: string, named: string[] = []) =>
  Object.keys(boundsOf(text, bySlug.get(slug)?.places ?? [], new Set(named)).refused)

describe('conditions', () => {
  it.each([
    ['nice', 'nothing that involves a lot of steps', 'eze-village'],
    ['nice', 'no stairs please, my hips are bad', 'eze-village'],
    ['rome', 'nowhere that needs booking in advance', 'galleria-borghese'],
    ['rome', "we don't want to book anything ahead", 'galleria-borghese'],
    ['new-york', "no heights, I'm scared of them", 'empire-state-building'],
    ['new-york', 'I have vertigo', 'empire-state-building'],
    ['porto', 'no boats, I get seasick', 'six-bridges-cruise'],
    ['sydney', 'the little one gets seasick', 'whale-watching-from-circular-quay'],
    ['budapest', "my sister's pregnant", 'the-tasting-table'],
    ['krakow', 'nothing about the war please', 'oskar-schindlers-enamel-factory'],
  ])('%s: %s', (slug, text, id) => {
    expect(outOf(slug, text)).toContain(id)
    expect(outOf(slug, 'we like food and art')).toEqual([])
    // What was named stays.
    expect(outOf(slug, text, [id])).not.toContain(id)
  })

  it.each([
    ['no more than three things a day', 3],
    ['max 2 sights a day', 2],
    ['one big thing a day is plenty', 3],
  ])('%s', (text, most) => {
    expect(boundsOf(text, [], new Set()).mostSights).toBe(most)
  })

  it('bound museums by the day', () => {
    for (const text of ['no two museums in one day', 'not more than one museum a day']) {
      expect(boundsOf(text, [], new Set()).oneADay).toContain('museum')
    }
  })

  it('that nothing is known for are said not to be kept', () => {
    const { unmet } = boundsOf('London, no tube, and with our dog', [], new Set())
    expect(unmet).toHaveLength(2)
  })

  it('are no wishes, and leave the other words where they stood', () => {
    const text = 'Rome, nowhere that needs booking in advance, pasta'
    expect(withoutConditions(text).indexOf('pasta')).toBe(text.indexOf('pasta'))
    expect(withoutConditions(text)).not.toMatch(/nowhere/)
    expect(conditionsSaid('Rome for the art, booked for May')).toEqual([])
  })
})

describe('one of the company', () => {
  const budapest = bySlug.get('budapest')?.places ?? []
  const text = "eight of us, the bride's sister is pregnant"

  it('is spared what is poured, and the others have the tasting that they asked for', () => {
    expect(boundsOf(text, budapest, new Set()).refused).toHaveProperty('the-tasting-table')
    const wished = boundsOf(text, budapest, new Set(), new Set(['the-tasting-table']))
    expect(wished.refused).not.toHaveProperty('the-tasting-table')
    expect(wished.notes.join(' ')).toMatch(/cooler pool/)
  })

  it('has her baths and her bars all the same', () => {
    const { refused } = boundsOf(text, budapest, new Set())
    expect(Object.keys(refused)).not.toContain('szechenyi-thermal-bath')
    expect(Object.keys(refused)).not.toContain('szimpla-kert')
  })

  it('who gets seasick is told so, and nobody has asked for no boats', () => {
    const sydney = bySlug.get('sydney')?.places ?? []
    const { refused } = boundsOf('my son gets seasick', sydney, new Set())
    expect(refused['whale-watching-from-circular-quay']).toMatch(/seasick/)
  })
})

describe('what is still to be booked', () => {
  it.each([
    'no tickets booked yet',
    'no reservations made so far',
    "we haven't booked anything",
    'nothing booked yet',
  ])('%s: no wish for nothing to book', (text) => {
    expect(outOf('rome', text)).toEqual([])
  })
})
