/** Pictures of places from the articles that OpenStreetMap names, like `en:Louvre`. */
import { z } from 'zod'
import { ask } from './ask.ts'

interface Picture {
  url: string
  /** Where its author and licence are named. */
  page: string
}

/** By the article's name as it was asked; articles without a picture are left out. */
export type PictureFinder = (
  articles: readonly string[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, Picture>>

interface WikimediaOptions {
  userAgent: string
  /** Of a language's encyclopedia. */
  baseUrl?: (language: string) => string
}

const answer = z.object({
  query: z
    .object({
      normalized: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
      redirects: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
      pages: z.array(
        z.object({
          title: z.string(),
          thumbnail: z.object({ source: z.url() }).optional(),
          pageimage: z.string().optional(),
        }),
      ),
    })
    .optional(),
})

const mostTitles = 20

export function wikimediaPictures({
  userAgent,
  baseUrl = (language) => `https://${language}.wikipedia.org`,
}: WikimediaOptions): PictureFinder {
  return async (articles, signal) => {
    const pictures = new Map<string, Picture>()
    const byLanguage = Map.groupBy(articles.filter(isArticle), languageOf)
    await Promise.all(
      [...byLanguage].map(async ([language, names]) => {
        const titles = new Map(
          names.slice(0, mostTitles).map((name) => [name, name.slice(language.length + 1)]),
        )
        const address = new URL('/w/api.php', baseUrl(language))
        address.search = new URLSearchParams({
          action: 'query',
          format: 'json',
          formatversion: '2',
          prop: 'pageimages',
          piprop: 'thumbnail|name',
          pithumbsize: '800',
          redirects: '1',
          titles: [...titles.values()].join('|'),
        }).toString()
        const asked = await ask(answer, address, { headers: { 'user-agent': userAgent }, signal })
        // A place without its picture is still a place.
        if (!(asked.ok && asked.data.query)) return
        const { normalized, redirects, pages } = asked.data.query
        for (const [name, title] of titles) {
          const settled = follow(follow(title, normalized), redirects)
          const page = pages.find((each) => each.title === settled)
          if (!(page?.thumbnail && page.pageimage)) continue
          pictures.set(name, {
            url: page.thumbnail.source,
            page: `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(page.pageimage)}`,
          })
        }
      }),
    )
    return pictures
  }
}

const isArticle = (name: string) => /^[a-z-]{2,12}:[^|]+$/.test(name)
const languageOf = (name: string) => name.slice(0, name.indexOf(':'))

function follow(title: string, steps: readonly { from: string; to: string }[]): string {
  return steps.find(({ from }) => from === title)?.to ?? title
}
