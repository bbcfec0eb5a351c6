/** The embedded brain as it is graded: on the real catalogue, with plans by steps, the same on every machine. */
import type { Brain } from '#domain/assistant/brain.ts'
import { embeddedBrain } from '#domain/assistant/embedded/embedded-brain.ts'
import { type Catalogue, loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { searchCatalogue } from '#domain/places/search-catalogue.ts'
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import { usualWeather } from '#domain/weather/normals.ts'
import { type PlaceBook, placeBook } from './place-book.ts'

/** Fewer than somebody waits for: what a plan holds is graded, not how good it is. */
const steps = 60

export interface BrainToGrade {
  brain: Brain
  catalogue: Catalogue
  book: PlaceBook
}

export async function brainToGrade(): Promise<BrainToGrade> {
  const catalogue = await loadCatalogue()
  const { destinations } = catalogue
  const brain = embeddedBrain({
    catalogue,
    gazetteer: await loadGazetteer(),
    places: { search: async (search) => searchCatalogue(destinations, search) },
    weather: usualWeather(destinations),
    executor: inlineExecutor(() => 0),
    limits: { steps },
  })
  return { brain, catalogue, book: placeBook(destinations) }
}
