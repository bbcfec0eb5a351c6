import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Poster } from './poster.tsx'

const picture = {
  alt: 'The sea at night',
  width: 960,
  height: 1200,
  placeholder: 'linear-gradient(#001122,#334455)',
  sources: [{ type: 'image/avif', srcSet: '/sea-480.avif 480w, /sea-960.avif 960w' }],
  src: '/sea',
}

it('reserves its space before it loads, with a placeholder in its colours', () => {
  const markup = renderToStaticMarkup(<Poster picture={picture} sizes="50vw" />)
  expect(markup).toContain('width="960" height="1200"')
  expect(markup).toContain('linear-gradient(#001122,#334455)')
  expect(markup).toContain('aspect-ratio:960 / 1200')
  expect(markup).toContain('alt="The sea at night"')
})

it('offers every width, and loads lazily', () => {
  const markup = renderToStaticMarkup(<Poster picture={picture} sizes="50vw" />)
  expect(markup).toContain(
    '<source type="image/avif" srcSet="/sea-480.avif 480w, /sea-960.avif 960w" sizes="50vw"/>',
  )
  expect(markup).toContain('src="/sea"')
  expect(markup).toContain('loading="lazy"')
})

it('is fetched eagerly where it has priority', () => {
  const markup = renderToStaticMarkup(<Poster picture={picture} sizes="100vw" priority />)
  expect(markup).toContain('loading="eager"')
  expect(markup).toContain('fetchPriority="high"')
})

it('has an empty alt where text beside it says the same', () => {
  expect(renderToStaticMarkup(<Poster picture={picture} sizes="50vw" alt="" />)).toContain('alt=""')
})

it('has a grain texture over it, hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Poster picture={picture} sizes="50vw" />)).toMatch(
    /<\/picture><span aria-hidden="true" class="[^"]*poster-grain/,
  )
})
