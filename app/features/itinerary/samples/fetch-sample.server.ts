/** A sample by its slug, planned by the engine; a page about a place that we can't plan leads to Create. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { slugProblem } from '#domain/pages/slug.ts'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { sampleWish } from '#domain/samples/sample-wish.ts'
import { type Sample, sampleOf, sampleOfName } from '#domain/samples/samples.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { tellFacts } from '../trip/told-facts.server.ts'
import type { ToldFacts } from '../trip/told-facts.ts'
import { createAddress } from './sample-address.ts'

export interface FoundSample {
  kind: 'sample'
  sample: Sample
  trip: Trip
  facts: ToldFacts
  /** What to know before the trip, and what the plan leaves open. */
  notes: readonly string[]
  unmet: readonly string[]
  /** The destination's own page, where one is published. */
  page: string | null
}

/** Null where neither a page nor the catalogue has the place. */
export async function fetchSample(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  slug: string,
): Promise<FoundSample | null> {
  if (slugProblem(slug)) return null
  const [destination, page] = await Promise.all([
    loadDestination(slug),
    fetchPageName(context, slug),
  ])
  const sample = sampleOf(slug, destination) ?? (page === null ? null : sampleOfName(slug, page))
  if (!sample) return null
  const { planOnceADay, report } = context.get(servicesContext)
  try {
    const { trip, notes, unmet } = await planOnceADay(sampleWish(sample))
    if (trip) {
      const facts = await tellFacts(trip)
      return found(sample, trip, { facts, notes, unmet, page: page === null ? null : `/${slug}` })
    }
  } catch (error) {
    report('sample not planned', { slug, error: String(error) })
  }
  throw redirect(createAddress(sample.name))
}

function found(
  sample: Sample,
  trip: Trip,
  more: Pick<FoundSample, 'facts' | 'notes' | 'unmet' | 'page'>,
): FoundSample {
  const title = trip.kind === 'city' ? trip.title : `${sample.days} days in ${sample.name}`
  // Without the brief: its words are ours, not the visitor's.
  return { kind: 'sample', sample, trip: { ...trip, title, brief: null }, ...more }
}

async function fetchPageName(
  context: LoaderFunctionArgs['context'],
  slug: string,
): Promise<string | null> {
  const { data, error } = await supabaseOf(context)
    .from('pages')
    .select('friendly_name')
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle()
  if (error) throw new Error('The page could not be looked for', { cause: error })
  return data?.friendly_name ?? null
}
