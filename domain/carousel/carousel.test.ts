import { describe, expect, it } from 'vitest'
import { posters } from '#domain/site/posters.ts'
import { readCarouselForm } from './carousel-item.ts'
import { homeFallbackSlides, homeSlides, sampleSlides } from './fallback-slides.ts'

const slide = (link: string) => ({
  id: link,
  title: link,
  description: 'A place',
  image_url: '/images/x',
  itinerary_link: link,
})

describe('the fallback slides', () => {
  it('are Paris and Tokyo where there are none', () => {
    expect(sampleSlides.map(({ title, itinerary_link }) => [title, itinerary_link])).toEqual([
      ['Paris, France', '/view-itinerary/paris'],
      ['Tokyo, Japan', '/view-itinerary/tokyo'],
    ])
  })

  it('are seven on the landing page, in their order, with posters', () => {
    expect(homeFallbackSlides.map(({ title }) => title)).toEqual([
      'Paris',
      'London',
      'Japan',
      'New York',
      'Florida',
      'Cancun',
      'Seattle',
    ])
    for (const { image_url, itinerary_link } of homeFallbackSlides) {
      const slug = image_url.replace('/images/destinations/', '')
      expect(Object.keys(posters)).toContain(slug)
      expect(itinerary_link).toBe(`/view-itinerary/${slug}`)
    }
  })

  it.each([
    [[], ['Paris', 'London', 'Japan']],
    [['/a'], ['/a', 'Paris', 'London']],
    [['/view-itinerary/paris'], ['/view-itinerary/paris', 'London', 'Japan']],
    [
      ['/a', '/b'],
      ['/a', '/b', 'Paris'],
    ],
    [
      ['/a', '/b', '/c', '/d'],
      ['/a', '/b', '/c', '/d'],
    ],
  ])('fill %j up to three', (links, titles) => {
    expect(homeSlides(links.map(slide)).map(({ title }) => title)).toEqual(titles)
  })
})

describe('the form of a carousel item', () => {
  const form = (changes: Record<string, string> = {}) =>
    new Map(
      Object.entries({
        title: ' Paris ',
        description: 'The river at dusk',
        itinerary_link: 'piri.example/view-itinerary/paris',
        ...changes,
      }),
    )
  const read = (changes?: Record<string, string>) => readCarouselForm(form(changes), 'piri.example')

  it('is read with its spaces trimmed and its own links as paths', () => {
    expect(read()).toEqual({
      ok: true,
      fields: {
        title: 'Paris',
        description: 'The river at dusk',
        itinerary_link: '/view-itinerary/paris',
      },
    })
  })

  it.each([
    [{ title: ' ' }, { title: 'Please enter a title.' }],
    [
      { title: 'x'.repeat(10_000) },
      { title: 'This title has 10,000 characters. Please shorten it to 120.' },
    ],
    [{ description: '' }, { description: 'Please enter a description.' }],
    [{ itinerary_link: '' }, { itinerary_link: 'Please enter the link of an itinerary.' }],
    [
      { itinerary_link: 'javascript:alert(1)' },
      { itinerary_link: 'Please enter an address that begins with https:// or with /.' },
    ],
  ])('says what is wrong with %j', (changes, errors) => {
    expect(read(changes)).toEqual({ ok: false, errors })
  })
})
