/** The worker of road trips: it has the gazetteer, which no page needs to carry. */

import { answerQuestions } from '#app/lib/worker/answer-questions.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadDrives } from '#domain/drives/load-drives.ts'
import type { KnownDestination } from '#domain/places/find-destination.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import { loadDestination, loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { roadFromWords } from '#domain/planner/road-from-words.ts'
import type { Worthwhile } from '#domain/routing/detour.ts'
import { loadRoadTowns } from '#domain/routing/load-road-towns.ts'
import type { RoadRoute } from '#domain/routing/road-trip-schema.ts'
import { roadWorld } from '#domain/routing/road-world.ts'
import { startRoad } from '#domain/routing/start-road.ts'
import { townsAlong } from '#domain/routing/towns-along.ts'
import { citiesAlong, placeNear, worthwhileAlong } from '#domain/routing/worthwhile-places.ts'
import type { Answers, Ask, FoundPoint } from './messages.ts'

answerQuestions(answerTo)

const known = Promise.all([loadDestinationNames(), loadGazetteer()])
const countries = new Intl.DisplayNames(['en'], { type: 'region' })

async function answerTo(ask: Ask): Promise<Answers[Ask['kind']]> {
  const [destinations, gazetteer] = await known
  switch (ask.kind) {
    case 'points':
      return pointsNamed(ask, gazetteer)
    case 'words': {
      const [roadTowns, drives] = await Promise.all([loadRoadTowns(), loadDrives()])
      const context = { today: ask.today, gazetteer, destinations, roadTowns, drives }
      return roadFromWords(parseBrief(ask.text, context), ask.text, context)
    }
    case 'towns':
      return townsAlong(ask.route, gazetteer)
    case 'worthwhile':
      return placesAlong(ask.route, destinations)
    case 'near':
      return placeNear(ask.at, gazetteer, await placesAlong(ask.route, destinations))
    case 'start': {
      const { road, drives, salt } = ask
      const towns = townsAlong(road.route, gazetteer)
      const world = roadWorld({ start: road.start, towns, drives: new Map(drives) })
      return startRoad(road, world, salt)
    }
  }
}

async function placesAlong(
  route: RoadRoute,
  destinations: readonly KnownDestination[],
): Promise<readonly Worthwhile[]> {
  const near = citiesAlong(route, destinations)
  const [drives, cities] = await Promise.all([
    loadDrives(),
    Promise.all(near.map(({ slug }) => loadDestination(slug))),
  ])
  return worthwhileAlong(
    route,
    drives,
    cities.filter((city) => city !== undefined),
  )
}

function pointsNamed(
  { text, near }: Extract<Ask, { kind: 'points' }>,
  gazetteer: Gazetteer,
): FoundPoint[] {
  return gazetteer.search(text, { limit: 6, ...(near ? { near } : {}) }).flatMap(({ place }) => {
    if (place.kind === 'country') return []
    const { name, at, country, state } = place
    const where = [state, country && countries.of(country)].filter(Boolean).join(', ')
    return [{ name, at, hint: where, ...(country ? { country } : {}) }]
  })
}
