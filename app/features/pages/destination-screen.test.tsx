import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { DestinationScreen } from './destination-screen.tsx'

const poster = '/images/destinations/lisbon'
const market = 'https://pictures.example/market.jpg'

function screen(images: readonly (string | null)[]): string {
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
      <DestinationScreen page={{ ...page, unpublished: false }} preview={false} />
    </MemoryRouter>,
  )
}

const pictures = (markup: string) =>
  [...markup.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(([, src, alt]) => ({ src, alt }))

describe('the pictures of a destination', () => {
  it('are shown once, the first as the print of the place, in words that say what it shows', () => {
    const alt = 'A yellow tram climbing an Alfama street above the Tagus'
    expect(pictures(screen([poster, poster, poster]))).toEqual([{ src: poster, alt }])
  })

  it('stand with their section where it has another one', () => {
    expect(pictures(screen([poster, market, null, market]))).toEqual([
      { src: poster, alt: expect.any(String) },
      { src: market, alt: 'Part 2' },
    ])
  })

  it('are described by the place’s name where they are not our posters', () => {
    expect(pictures(screen([market]))).toEqual([{ src: market, alt: 'Lisbon' }])
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
