import { describe, expect, it } from 'vitest'
import { defaultBrand } from '#domain/brand/default-brand.ts'
import { pageMeta } from './page-meta.ts'

const page = { title: 'About', description: 'Who we are.' }
const root = {
  id: 'root',
  loaderData: { brand: defaultBrand, publicUrl: 'https://piri.example' },
}
const metaAt = (pathname: string) => pageMeta({ matches: [root], location: { pathname } }, page)

describe('the tags of a page', () => {
  it.each([
    ['/', 'https://piri.example/'],
    ['/about', 'https://piri.example/about'],
    ['/about//', 'https://piri.example/about'],
    ['///', 'https://piri.example/'],
    ['/a//b/', 'https://piri.example/a//b'],
  ])('name one address for %s', (pathname, href) => {
    expect(metaAt(pathname)).toContainEqual({ tagName: 'link', rel: 'canonical', href })
    expect(metaAt(pathname)).toContainEqual({ property: 'og:url', content: href })
  })

  it('hold the picture by its whole address', () => {
    const tags = pageMeta(
      { matches: [root], location: { pathname: '/about' } },
      { ...page, image: { path: '/images/about.jpg', alt: 'A harbour' } },
    )
    expect(tags).toContainEqual({
      property: 'og:image',
      content: 'https://piri.example/images/about.jpg',
    })
    expect(tags).toContainEqual({ property: 'og:image:alt', content: 'A harbour' })
  })

  it('are still a title and a description when the site could not say what it is', () => {
    const tags = pageMeta({ matches: [undefined], location: { pathname: '/about' } }, page)
    expect(tags).toContainEqual({ title: `About · ${defaultBrand.name}` })
    expect(tags).toContainEqual({ name: 'description', content: 'Who we are.' })
    expect(JSON.stringify(tags)).not.toMatch(/canonical|og:url|og:image/)
  })
})
