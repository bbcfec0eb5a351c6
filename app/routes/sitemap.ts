import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { posterSlugs } from '#domain/site/posters.ts'
import { publicPaths } from '#domain/site/public-paths.ts'
import type { Route } from './+types/sitemap.ts'

/** The format allows no more addresses in one file. */
const mostAddresses = 50_000
/** One answer of the database holds no more rows than this. */
const pageSize = 1_000

/** The samples with a poster; the others are linked from their list. */
const samplePaths = posterSlugs
  .filter((slug) => slug !== 'default')
  .map((slug) => `/view-itinerary/${slug}`)
const fixedPaths = [...publicPaths, ...samplePaths]

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext)
  const entries = [
    ...fixedPaths.map((path) => entry(`${publicUrl}${path}`)),
    ...(await publishedPages(context)).map(({ slug, updated_at }) =>
      entry(`${publicUrl}/${slug}`, updated_at),
    ),
  ]
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, {
    // Not cached, so that published and withdrawn pages are up to date.
    headers: { 'content-type': 'application/xml', 'cache-control': 'no-cache' },
  })
}

/**
 * Escapes the ampersand, the only special character of XML that slugs and the public address can
 * have.
 */
function entry(address: string, changed?: string): string {
  const lastmod = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : ''
  return `  <url><loc>${address.replaceAll('&', '&amp;')}</loc>${lastmod}</url>`
}

async function publishedPages(context: Route.LoaderArgs['context']) {
  const pages: { slug: string; updated_at: string }[] = []
  while (pages.length < mostAddresses - fixedPaths.length) {
    const { data, error } = await supabaseOf(context)
      .from('pages')
      .select('slug, updated_at')
      .eq('is_published', true)
      .order('created_at', { ascending: false })
      .order('slug')
      .range(pages.length, pages.length + pageSize - 1)
    if (error) throw new Error('The published pages could not be read', { cause: error })
    pages.push(...data)
    if (data.length < pageSize) break
  }
  return pages.slice(0, mostAddresses - fixedPaths.length)
}
