import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { DestinationScreen } from './destination-screen.tsx'
import type { PlaceFacts } from './place-facts.server.ts'
import { picturesOf } from './section-pictures.server.ts'

const poster = '/images/destinations/lisbon'
const ferry = '/images/destinations/lisbon-tagus'
const market = 'https://pictures.example/market.jpg'

function screen(images: readonly (string | null)[], facts: PlaceFacts | null = null): string {
  const sections = images.map((image_url, index) => ({
    id: crypto.randomUUID(),
    image_url,
    title: `Part ${index + 1}`,
    description: 'By the river',
    cta_text: null,
    cta_link: null,
  }))
  const page = { slug: 'lisbon', friendly_name: 'Lisbon', is_published: true, sections }
  return renderToStaticMarkup(
    <MemoryRouter>
      <DestinationScreen
        page={{ ...page, unpublished: false }}
        preview={false}
        pictures={picturesOf(sections)}
        facts={facts}
      />
    </MemoryRouter>,
  )
}

const pictures = (markup: string) =>
  [...markup.matchAll(/<img src="([^"?]*)[^"]*" alt="([^"]*)"/g)].map(([, src, alt]) => ({
    src,
    alt,
  }))

describe('the pictures of a destination', () => {
  it('are its poster, and one of its own with every section, in words that say what it shows', () => {
    expect(pictures(screen([poster, ferry]))).toEqual([
      { src: poster, alt: 'A yellow tram climbing an Alfama street above the Tagus' },
      { src: `${poster}-detail`, alt: 'A yellow tram coming down a street' },
      { src: ferry, alt: 'A ferry on the Tagus before the red suspension bridge' },
    ])
  })

  it('stand with their section also where the header shows the same one', () => {
    expect(pictures(screen([market, null, market]))).toEqual([
      { src: market, alt: 'Lisbon' },
      { src: market, alt: 'Part 1' },
      { src: market, alt: 'Part 3' },
    ])
  })

  it('have room before they load, so that nothing moves', () => {
    for (const [, style] of screen([poster, ferry]).matchAll(/<span style="([^"]*)"/g)) {
      expect(style).toContain('aspect-ratio:960 / 640')
    }
  })

  it.each([[[]], [[null, null]]])('can be missing: %j', (images) => {
    const markup = screen(images)
    expect(pictures(markup)).toEqual([])
    expect(markup).toContain('>Lisbon</h1>')
  })

  it('have a grain texture where they are our posters', () => {
    expect(screen([poster])).toContain('poster-grain')
    expect(screen([market])).not.toContain('poster-grain')
  })
})

describe('what the catalogue knows of the place', () => {
  const facts = {
    sample: { days: 4, month: 'June' },
    bestMonths: 'May to October',
    gettingAround: null,
  }

  it('stands below its name, with the sample one tap away', () => {
    const markup = screen([poster], facts)
    expect(markup).toContain('May to October')
    expect(markup).toContain('About 4 days')
    expect(markup).not.toContain('Getting around')
    expect(markup.match(/href="\/view-itinerary\/lisbon"/g)).toHaveLength(2)
  })

  it('is not made up: an unknown place leads to a plan with its name filled in', () => {
    const markup = screen([poster])
    expect(markup).not.toContain('Best months')
    expect(markup).not.toContain('/view-itinerary/')
    expect(markup).toContain('href="/itinerary/new/plan?where=Lisbon"')
  })
})
