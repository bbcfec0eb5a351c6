/** A stop says "Your wish" only where it is of it, and what nothing meets is owned up to. */
import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { experiences } from '../asked/experiences.ts'
import { meeting } from '../asked/meeting-places.ts'
import { wordOf } from '../asked/told-by.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), today: '2026-11-16' }
const everywhere = context.destinations.flatMap(({ places }) => places)

function placesFor(words: string): Place[] {
  const experience = experiences.find(({ heard }) => heard.test(words))
  return experience ? meeting(experience, everywhere).places : []
}

describe('of all places of the catalogue', () => {
  it('no cable car, funicular or drive is a hike', () => {
    const hikes = placesFor('hiking')
    expect(hikes.length).toBeGreaterThan(20)
    for (const { name, offers } of hikes) {
      expect(`${name} ${offers?.[0]}`).not.toMatch(/cable ?car|cableway|funicular|scenic drive/i)
    }
  })

  it('none is for design because one designs a cup there', () => {
    const design = placesFor('design')
    expect(design.length).toBeGreaterThan(15)
    for (const { name, about } of design) {
      expect(`${name} ${about}`).not.toMatch(/design your own|he designed/i)
    }
  })

  it('none is of the Cold War for what stands beside it', () => {
    const berlin = context.bySlug.get('berlin')?.places ?? []
    // By its words alone, as a place is known that nobody has read.
    const unread = berlin.map(({ offers: _offers, ...place }) => place)
    const experience = experiences.find(({ heard }) => heard.test('Cold War'))
    const names = experience && meeting(experience, unread).places.map(({ name }) => name)
    expect(names).toContain('Berlin Wall Memorial')
    expect(names).not.toContain('Topography of Terror')
  })

  it('no market of Advent is for street food', () => {
    const stalls = placesFor('street food')
    expect(stalls.length).toBeGreaterThan(40)
    for (const { name, about } of stalls)
      expect(`${name} ${about}`).not.toMatch(/christmas|advent/i)
  })
})

describe('a word of the traveler', () => {
  it('is a thing, and neither a verb nor a part of another word', () => {
    const design = wordOf('design')
    for (const says of ['Danish design and chairs', 'a house of designers', 'Design Museum']) {
      expect(says).toMatch(design)
    }
    for (const says of ['Design your own cup', 'a room he designed himself', 'you design it']) {
      expect(says).not.toMatch(design)
    }
    expect('cups of spiced coffee').not.toMatch(wordOf('spices'))
    expect('pyramids of spice').toMatch(wordOf('spices'))
  })
})

describe('what nothing meets', { timeout: 120_000 }, () => {
  const isBar = ({ kind, name, about, offers }: Place) =>
    (kind === 'nightlife' || kind === 'restaurant') &&
    /cocktail|speakeas|daiquiri|mojito|martini|negroni/i.test(`${name} ${about} ${offers?.join()}`)
  const without = context.destinations
    .filter(({ places }) => !places.some(isBar) && places.some(({ kind }) => kind === 'nightlife'))
    .filter((_, index) => index % 9 === 0)
    .slice(0, 4)

  it.each(without.map(({ name }) => [name]))(
    'cocktails in %s: owned up to, with what comes nearest, and no false stamp',
    async (name) => {
      const { unmet, trip } = await planWish(
        `3 days in ${name} from 11 May 2027, cocktails`,
        context,
      )
      expect(unmet.join('\n')).toMatch(/You asked for cocktails: /)
      const reasons = (trip?.days ?? []).flatMap(({ stops }) =>
        stops.flatMap((stop) => stop.reasons),
      )
      expect(reasons).not.toContain('Your wish: cocktails.')
      expect(reasons.join('\n')).not.toContain('Your wish: a bar.')
    },
  )

  it('is said or met, and never both', async () => {
    const wishes = ['bookshops', 'street food', 'a hike', 'jazz', 'gardens', 'a boat trip']
    for (const name of ['Lisbon', 'Prague', 'Chicago', 'Hanoi']) {
      const text = `4 days in ${name} from 10 May 2027. We like ${wishes.join(', ')}.`
      const { unmet, trip } = await planWish(text, context)
      const stamps = (trip?.days ?? []).flatMap(({ stops }) =>
        stops.flatMap(({ reasons }) => reasons.filter((each) => each.startsWith('Your wish'))),
      )
      for (const wish of wishes) {
        const isMet = stamps.some((stamp) => stamp === `Your wish: ${wish}.`)
        const isLost = unmet.some((says) =>
          new RegExp(`(?:asked for|knows no) ${wish}\\b(?!.*planned)`).test(says),
        )
        expect([name, wish, isMet !== isLost]).toEqual([name, wish, true])
      }
    }
  })
})
