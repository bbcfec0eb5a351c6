import { createClient } from '@supabase/supabase-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { sampleSlides } from '#domain/carousel/fallback-slides.ts'
import { fetchHomeSlides, fetchSlides } from './index.server.ts'
import { DestinationCarousel, HomeCarousel } from './index.ts'

const html = (element: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

const count = (text: string, part: string) => text.split(part).length - 1

describe('the carousel', () => {
  it('shows a spinner while it loads', () => {
    expect(html(<DestinationCarousel slides={[]} loading />)).toContain('Loading destinations...')
  })

  it('says when there is nothing to show', () => {
    expect(html(<DestinationCarousel slides={[]} />)).toContain('No destinations available')
  })

  it('shows an error above the fallback slides', () => {
    const shown = html(<DestinationCarousel slides={sampleSlides} failed overlay="over" />)
    expect(shown).toContain('Failed to load destinations')
    expect(shown).toContain('Tokyo, Japan')
  })

  it('has dots and words only where they are asked for', () => {
    const plain = html(<DestinationCarousel slides={sampleSlides} />)
    expect(plain).not.toContain('Show Paris, France')
    expect(plain).not.toContain('Steal the itinerary')
    expect(plain).toContain('alt="Paris, France"')
  })

  it.each(['over', 'beside'] as const)('says the same %s the picture', (overlay) => {
    const full = html(<DestinationCarousel slides={sampleSlides} dots overlay={overlay} />)
    expect(full).toContain('Show Paris, France')
    expect(full).toContain(sampleSlides[0]?.description)
    expect(full).not.toContain('alt="Paris, France"')
    expect(count(full, 'href="/view-itinerary/')).toBe(2)
  })

  it('offers no itinerary where there is none, and leaves the site in a new tab', () => {
    const [paris] = sampleSlides
    const withLink = (itinerary_link: string | null) =>
      html(
        <DestinationCarousel
          slides={paris ? [{ ...paris, itinerary_link }] : []}
          overlay="beside"
        />,
      )
    expect(withLink(null)).not.toContain('Steal the itinerary')
    expect(withLink('https://other.example/trip')).toContain('target="_blank"')
  })

  it('has at least three destinations on the landing page', () => {
    const shown = html(<HomeCarousel read={{ slides: sampleSlides, failed: false }} />)
    expect(count(shown, 'aria-roledescription="slide"')).toBe(3)
  })
})

describe('fetching its slides', () => {
  const client = (answer: () => Response) =>
    createClient<Database>('http://backend.invalid', 'key', {
      global: { fetch: async () => answer() },
    })
  const none = client(() => Response.json([]))
  const broken = client(() => Response.json({ message: 'down' }, { status: 400 }))

  it('falls back on two samples where there is nothing, and where it fails', async () => {
    expect(await fetchSlides(none)).toEqual({ slides: sampleSlides, failed: false })
    expect(await fetchSlides(broken)).toEqual({ slides: sampleSlides, failed: true })
  })

  it('returns no fallback for the landing page, which fills up itself', async () => {
    expect(await fetchHomeSlides(none)).toEqual({ slides: [], failed: false })
    expect(await fetchHomeSlides(broken)).toEqual({ slides: [], failed: true })
  })
})
