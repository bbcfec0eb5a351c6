import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { parseBrief } from '../parse-brief.ts'

const { destinations } = await loadCatalogue()
const context = { today: '2026-11-16', destinations, gazetteer: await loadGazetteer() }

describe('a sight beside which one sleeps', () => {
  it.each([
    '2 days in Seville, flamenco, staying near the cathedral',
    'Seville 3 days, our hotel is next to the cathedral',
    'Three days in Vienna, airbnb close to the museums',
    'Porto 2 days, we stay right by the market',
  ])('is no wish for it: %s', (text) => {
    const { wantedKinds, interests } = parseBrief(text, context)
    expect(wantedKinds).toEqual([])
    expect(interests).not.toContain('religion')
  })

  it('leaves what is wished for besides', () => {
    const { wantedKinds } = parseBrief(
      '2 days in Seville, churches and markets, staying near the castle',
      context,
    )
    expect(wantedKinds).toEqual(['worship', 'market'])
  })
})
