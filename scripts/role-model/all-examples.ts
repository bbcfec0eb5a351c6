/** All examples of the role model, in a fixed order. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findersFor } from '#domain/brief/names/brief-finders.ts'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { requestSuites } from '#testing/requests/suites.ts'
import { examplesOf, suiteExamples } from './role-examples.ts'
import type { Example } from './train-roles.ts'

/** Any day will do: roles do not depend on it. */
const today = '2026-11-15'
const folder = path.join(import.meta.dirname, '..', '..', 'testing', 'marked-requests')

/** The requests whose names are marked by hand, one a line. */
export function markedLines(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter(Boolean)
}

/** `marked` has the names of each marked request. */
export interface AllExamples {
  marked: Example[][]
  suites: Example[]
}

export async function allExamples(): Promise<AllExamples> {
  const destinations = await loadDestinationNames()
  const gazetteer = await loadGazetteer()
  const reader = { gazetteer, ...findersFor(destinations) }
  const context = { today, gazetteer, destinations }
  return {
    marked: markedLines().map((line) => examplesOf(line, context, reader)),
    suites: Object.values(requestSuites)
      .flat()
      .flatMap(([text]) => suiteExamples(text, context, reader)),
  }
}
