import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callAddress, completeLink, imageAddress, linkAddress } from './addresses.ts'
import { afterFailure, betterSources, fallbackImage, storedPaths } from './content-image.ts'
import { keptContent, pageContentSchema, pageErrors } from './page-content.ts'
import { reservedSlugs } from './reserved-slugs.ts'
import { slugFrom, slugProblem } from './slug.ts'

describe('a slug', () => {
  it.each([
    ['São Miguel & the Azores', 'sao-miguel-the-azores'],
    ['  Reykjavík  ', 'reykjavik'],
    ['Łódź, Poland', 'lodz-poland'],
    ['Île d’Yeu', 'ile-dyeu'],
    ['Straße 7', 'strasse-7'],
    ['İzmir', 'izmir'],
    ['東京', ''],
  ])('of %s is %s', (name, slug) => {
    expect(slugFrom(name)).toBe(slug)
  })

  it('of any name can be an address, or is nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const slug = slugFrom(name)
        if (slug !== '' && !reservedSlugs.has(slug)) expect(slugProblem(slug)).toBeUndefined()
        expect(slugFrom(slug)).toBe(slug)
      }),
    )
  })

  it.each(['', 'a/b', '/', 'Paris', 'a--b', '-a', 'a b', '..', 'é', 'x'.repeat(81)])(
    'is not %j',
    (slug) => {
      expect(slugProblem(slug)).toBeTypeOf('string')
    },
  )

  it.each([...reservedSlugs])('is not the route %s', (slug) => {
    expect(slugProblem(slug)).toBe('This address belongs to another page of the site.')
  })
})

describe('an address', () => {
  const misleading = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://',
    'paris',
    '',
  ]

  it.each(misleading)('is not %j', (text) => {
    for (const schema of [imageAddress, linkAddress, callAddress]) {
      expect(schema.safeParse(text).success).toBe(false)
    }
  })

  it('leads where it seems to, whatever is accepted', () => {
    const site = 'https://piri.example'
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          const { success, data = '' } = callAddress.safeParse(text)
          if (!success || /^mailto:/i.test(data)) return
          const { protocol, origin } = new URL(data, site)
          expect(['http:', 'https:']).toContain(protocol)
          if (data.startsWith('/')) expect(origin).toBe(site)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('of a picture is as safe as the page that shows it', () => {
    expect(imageAddress.safeParse('http://images.example/a.jpg').success).toBe(false)
    expect(imageAddress.safeParse('https://images.example/a.jpg').success).toBe(true)
    expect(imageAddress.safeParse('/images/destinations/paris').success).toBe(true)
  })

  it('of mail is a call to action, and nothing else', () => {
    expect(callAddress.safeParse('mailto:hello@piri.example').success).toBe(true)
    expect(linkAddress.safeParse('mailto:hello@piri.example').success).toBe(false)
  })

  it.each([
    ['piri.example/view-itinerary/paris', '/view-itinerary/paris'],
    ['https://piri.example', '/'],
    ['other.example/trip', 'https://other.example/trip'],
    ['https://piri.example.evil.example/x', 'https://piri.example.evil.example/x'],
    [' /view-itinerary/paris ', '/view-itinerary/paris'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('that people write as %j is %j', (text, link) => {
    expect(completeLink(text, 'piri.example')).toBe(link)
  })
})

describe('a page', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const page = { slug: 'porto', friendly_name: ' Porto ', is_published: true, sections: [] }
  const withSection = (section: object) => ({ ...page, sections: [{ id, ...section }] })

  it('is stored trimmed, with empty fields as null', () => {
    expect(pageContentSchema.parse(withSection({ title: '  ', description: ' River ' }))).toEqual({
      ...page,
      friendly_name: 'Porto',
      sections: [
        {
          id,
          title: null,
          description: 'River',
          image_url: null,
          cta_text: null,
          cta_link: null,
        },
      ],
    })
  })

  it.each([
    [{ ...page, friendly_name: ' ' }, { friendly_name: 'Please enter a name.' }],
    [
      { ...page, friendly_name: 'x'.repeat(10_000) },
      { friendly_name: 'This name has 10,000 characters. Please shorten it to 120.' },
    ],
    [
      withSection({ title: 'x'.repeat(10_000) }),
      { 'sections.0.title': 'This title has 10,000 characters. Please shorten it to 120.' },
    ],
    [
      withSection({ cta_text: 'Go', cta_link: 'javascript:alert(1)' }),
      {
        'sections.0.cta_link': 'Please enter an address that begins with https://, mailto: or /.',
      },
    ],
    [
      withSection({ cta_text: 'Go' }),
      { 'sections.0.cta_link': 'Please say where the call to action leads.' },
    ],
    [
      withSection({ cta_link: '/contact' }),
      { 'sections.0.cta_text': 'Please say what the call to action reads.' },
    ],
    [page, {}],
  ])('says what is wrong with it (%#)', (content, errors) => {
    expect(pageErrors(content)).toEqual(errors)
  })

  it('is read back from whatever was kept', () => {
    const empty = { slug: '', friendly_name: '', is_published: false, sections: [] }
    expect(keptContent({})).toEqual(empty)
    expect(keptContent(null)).toEqual(empty)
    expect(keptContent({ sections: 'none', slug: 7 })).toEqual(empty)
    fc.assert(fc.property(fc.object(), (content) => void keptContent(content)))
  })
})

describe('a picture', () => {
  const name = '0a000000-0000-4000-8000-000000000001'
  const ours = `/storage/v1/object/public/travel/carousel/${name}.jpg`

  it('of ours comes in better formats, and is removed in all of them', () => {
    expect(betterSources(ours).map(({ address }) => address)).toEqual([
      ours.replace('.jpg', '.avif'),
      ours.replace('.jpg', '.webp'),
    ])
    expect(storedPaths(`https://project.supabase.co${ours}`)).toEqual([
      `carousel/${name}.avif`,
      `carousel/${name}.webp`,
      `carousel/${name}.jpg`,
    ])
  })

  it.each([
    'https://images.example/a.jpg',
    '/images/destinations/paris',
    `/storage/v1/object/public/avatars/carousel/${name}.jpg`,
    `/storage/v1/object/public/travel/carousel/../${name}.jpg`,
  ])('of others is shown as it is, and left alone: %s', (address) => {
    expect(betterSources(address)).toEqual([])
    expect(storedPaths(address)).toEqual([])
  })

  it('of our storage that fails is asked for once more, and then replaced', () => {
    expect(afterFailure(ours, 1, 1700)).toBe(`${ours}?t=1700`)
    expect(afterFailure(`${ours}?width=9`, 1, 1700)).toBe(`${ours}?width=9&t=1700`)
    expect(afterFailure(ours, 2, 1700)).toBe(fallbackImage)
  })

  it('of others that fails is replaced at once', () => {
    expect(afterFailure('https://images.example/a.jpg', 1, 1700)).toBe(fallbackImage)
    expect(afterFailure('/images/destinations/paris', 1, 1700)).toBe(fallbackImage)
  })
})
