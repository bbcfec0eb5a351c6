/** What samples there are: ways through countries and every destination of the catalogue. */
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { journeySlugs, sampleOf } from '#domain/samples/samples.ts'
import { isPosterSlug, posterSlugs } from '#domain/site/posters.ts'

export interface ListedSample {
  slug: string
  name: string
  days: number
}

export interface SampleList {
  /** Those with a poster, in the posters' order. */
  pictured: readonly ListedSample[]
  others: readonly ListedSample[]
}

export async function fetchSamples(): Promise<SampleList> {
  const { bySlug } = await loadCatalogue()
  const listed = (slug: string): ListedSample[] => {
    const sample = sampleOf(slug, bySlug.get(slug))
    return sample ? [{ slug, name: sample.name, days: sample.days }] : []
  }
  const others = [...journeySlugs, ...bySlug.keys()].filter((slug) => !isPosterSlug(slug))
  return {
    pictured: posterSlugs.flatMap(listed),
    others: others.flatMap(listed).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  }
}
