/** Title, description, canonical address and social tags of a page, from one short description. */
import type { MetaDescriptor } from 'react-router'
import type { Brand } from '#domain/brand/brand.ts'
import { defaultBrand } from '#domain/brand/default-brand.ts'
import { socialCardAddress, socialCardSize } from '#domain/site/social-cards.ts'

/** The part of the root loader's data that pages use in their meta tags. */
export interface SiteFacts {
  brand: Brand
  publicUrl: string
}

type BrandText = string | ((brand: Brand) => string)

interface PageImage {
  path: string
  alt: string
  width?: number
  height?: number
}

export interface PageDescription {
  title: BrandText
  description: BrandText
  /** Private and transient pages stay out of search engines. */
  index?: boolean
  /** The address search engines should keep when several lead to the same page. */
  canonicalPath?: string
  image?: PageImage
}

export interface MetaArguments {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

export function pageMeta(args: MetaArguments, page: PageDescription): MetaDescriptor[] {
  const { brand, publicUrl } = siteFacts(args.matches)
  const say = (words: BrandText) => (typeof words === 'string' ? words : words(brand))
  const heading = say(page.title)
  const title = heading.includes(brand.name) ? heading : `${heading} · ${brand.name}`
  const description = say(page.description)
  const path = page.canonicalPath ?? withoutTrailingSlashes(args.location.pathname)
  const card: PageImage = {
    path: socialCardAddress(brand, path),
    alt: `${heading}: a travel poster beside the name of ${brand.name}`,
    ...socialCardSize,
  }
  return [
    { title },
    { name: 'description', content: description },
    ...(page.index === false ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(publicUrl === '' ? [] : addressTags(publicUrl, path, page.image ?? card)),
  ]
}

/** Tags with absolute addresses; left out where the public address is unknown. */
function addressTags(publicUrl: string, path: string, image: PageImage): MetaDescriptor[] {
  const url = `${publicUrl}${path}`
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(image.path, `${publicUrl}/`).href },
    ...(image.width && image.height
      ? [
          { property: 'og:image:width', content: `${image.width}` },
          { property: 'og:image:height', content: `${image.height}` },
        ]
      : []),
    { property: 'og:image:alt', content: image.alt },
  ]
}

/** A loop instead of a regular expression, which would take quadratic time on many slashes. */
function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

/** Falls back to the default brand where the root loader failed. */
export function siteFacts(matches: MetaArguments['matches']): SiteFacts {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  return (data as SiteFacts | undefined) ?? { brand: defaultBrand, publicUrl: '' }
}
