import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'
import { wishesOfCity } from './wishes-by-city.ts'

const context = await loadWishContext()

function interestsIn(city: string, text: string) {
  return wishesOfCity(parseBrief(text, context), text, city).brief.interests
}

describe('a wish that is said of one city', () => {
  it.each([
    [
      '3 days in Rome and 3 days in Barcelona in June, museums in Rome, clubs in Barcelona',
      'Rome',
      'Barcelona',
    ],
    ['Kyoto and Osaka, 6 days. Temples first, then nightlife in Osaka.', 'Kyoto', 'Osaka'],
    [
      'Vienna then Prague by train, 6 days. In Prague pubs, in Vienna classical music.',
      'Vienna',
      'Prague',
    ],
  ])('%s', (text, without, having) => {
    expect(interestsIn(without, text)).not.toContain('nightlife')
    expect(interestsIn(having, text)).toContain('nightlife')
  })

  it('is of both where both are named for it', () => {
    const text = 'We love food and nightlife in Madrid and Lisbon, 6 days in May'
    for (const city of ['Madrid', 'Lisbon']) expect(interestsIn(city, text)).toContain('nightlife')
  })
})
