/** What a wish is planned with in tests: the whole catalogue, in this thread, and few steps. */
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { inlineExecutor } from '../../execution/executor.ts'

export async function loadWishContext() {
  const { destinations, bySlug } = await loadCatalogue()
  return {
    today: '2026-11-16',
    gazetteer: await loadGazetteer(),
    destinations,
    bySlug,
    executor: inlineExecutor(() => performance.now()),
    limits: { steps: 150 },
  }
}
