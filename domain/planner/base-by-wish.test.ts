/** Where one sleeps, by what the stay is for, and how far one rides from there. */
import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { rideBound } from './day-trips/ride-bounds.ts'
import { requestFromBrief } from './request-from-brief.ts'

const { destinations, bySlug } = await loadCatalogue()
const gazetteer = await loadGazetteer()
const today = '2026-11-16'

function read(slug: string, text: string) {
  const town = bySlug.get(slug)
  if (!town) throw new Error(`No ${slug}`)
  const brief = parseBrief(text, { today, gazetteer, destinations })
  const { request, notes } = requestFromBrief(brief, town, today, { text })
  return { request, notes: notes.join('\n'), base: request.about.lodging }
}

describe('the base of a stay', () => {
  it('is by the sea for those who come for beaches, and says why', () => {
    const { base, notes } = read('bali', 'A week in Bali with a toddler, easy beaches')
    expect(base).toBe('Sanur')
    expect(notes).toContain('since you asked for the beach')
    expect(read('dubai', '4 days in Dubai, beach days, at most 30 minutes by taxi').base).not.toBe(
      'Downtown',
    )
  })

  it('is where most stay for those who want one beach among other things, or have one nearby', () => {
    const usual = (slug: string) => bySlug.get(slug)?.stayAreas[0]?.name
    expect(read('bali', '5 days in Bali, rice terraces, temples and a beach').base).toBe(
      usual('bali'),
    )
    expect(read('barcelona', '4 days in Barcelona, beaches and Gaudí').base).toBe(
      usual('barcelona'),
    )
    expect(read('bali', '5 days in Bali, no beaches please').base).toBe(usual('bali'))
  })

  it('is where it was said to be, whatever the stay is for', () => {
    expect(read('bali', '5 days in Bali staying in Ubud, beaches').base).toBe('Ubud')
  })

  it('is the loveliest part for who celebrates without counting', () => {
    const text = 'Honeymoon in Santorini, 5 days, money no problem, sunset dinners'
    expect(read('santorini', text).base).toBe('Oia')
    expect(read('santorini', '5 days in Santorini, sunset dinners').base).toBe('Fira')
  })
})

describe('a bound on rides', () => {
  it.each([
    ['no long drives please', 55],
    ['without long bus rides', 55],
    ['nothing more than an hour away', 60],
    ['no more than 30 minutes by taxi', 30],
    ['at most half an hour by bus', 30],
    ['no drives over an hour and a half away', 90],
  ])('%s', (text, minutes) => {
    expect(rideBound(text)?.minutes).toBe(minutes)
  })

  it.each(['a long walk each day', 'no long walks', 'two hours in a museum', 'a long weekend'])(
    'is none in: %s',
    (text) => {
      expect(rideBound(text)).toBeNull()
    },
  )

  it('leaves out what lies beyond it, but for what was named', () => {
    const text = 'A week in Bali with a toddler, beaches, no long drives'
    const { request } = read('bali', text)
    expect(request.tooFar['uluwatu-temple']).toContain('you asked for no long rides')
    expect(request.tooFar['sanur-beach']).toBeUndefined()
    expect(
      read('bali', `${text}, and Uluwatu Temple`).request.tooFar['uluwatu-temple'],
    ).toBeUndefined()
  })

  it('takes days that one drives to oneself from who does not drive', () => {
    const text = 'Five days in Queenstown without driving ourselves, hikes'
    expect(read('queenstown', text).request.tooFar).toHaveProperty('wanaka')
    expect(read('queenstown', 'Five days in Queenstown, hikes').request.tooFar).toEqual({})
  })
})
