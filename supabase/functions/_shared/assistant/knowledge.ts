/**
 * The data and tools that brains answer from: the catalogue, the gazetteer, the planner and the
 * providers, loaded once for all messages.
 */
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import { logLine } from '../log.ts'
import { liveProviders } from './live-providers.ts'
import type { ModelKnowledge } from './tools/tool-context.ts'

export async function loadKnowledge(
  read: (name: string) => string | undefined,
): Promise<ModelKnowledge> {
  const [catalogue, gazetteer] = await Promise.all([loadCatalogue(), loadGazetteer()])
  return {
    catalogue,
    gazetteer,
    executor: inlineExecutor(() => performance.now()),
    ...liveProviders({
      read,
      destinations: catalogue.destinations,
      now: () => Date.now(),
      log: logLine,
    }),
  }
}
