/** Slugs: made from a page's name, and validated. */
import { isReservedSlug } from './reserved-slugs.ts'

export const longestSlug = 80

/** Letters that Unicode does not decompose into a base letter and an accent. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

export function slugFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => spelled[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
  return trimmed(trimmed(plain).slice(0, longestSlug))
}

const trimmed = (text: string) => text.replace(/^-+|-+$/g, '')

/** The problem of a slug as a message; undefined where it is valid. */
export function slugProblem(slug: string): string | undefined {
  if (slug === '') return 'Please enter an address.'
  if (slug.length > longestSlug) return `Please keep the address under ${longestSlug} characters.`
  if (isReservedSlug(slug)) return 'This address belongs to another page of the site.'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return 'Please use small letters, digits and single hyphens only.'
  }
  return undefined
}
