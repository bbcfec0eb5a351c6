/** Names at the beginning of a way, and corners of a goal that nobody listed. */
import { kilometres } from '#domain/places/distance.ts'
import { originLead } from '../place-words.ts'
import {
  candidatesFor,
  type PlaceCandidate,
  type PlaceMention,
  type PlaceReader,
} from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import type { NameRun } from './name-runs.ts'

/** "Driving Perth to Adelaide": the way, in front of where it begins. */
const wayWords =
  /^(?:Driving|Drive|Cycling|Cycle|Biking|Riding|Hiking|Walking|Motorbike|Motorbiking|Interrail|Interrailing|Roadtrip|Roadtripping|Train|Sailing|Flying|Fly|Camper|Campervan|Backpacking|Touring|Travelling|Traveling) (?=\p{Lu})/u

const smallTown = 20_000

/** "From Raleigh-Durham", an airport of two towns; "Driving Perth to Adelaide", where the way begins. */
export function startOfWay(
  reading: Reading,
  reader: PlaceReader,
  run: NameRun,
): PlaceMention | undefined {
  const [twin = ''] = reading.leads(originLead, run.start) ? run.text.split(/[-/]/) : []
  if (twin.length > 3 && twin.length < run.text.length) {
    const candidates = candidatesFor(reader, twin)
    // "Spata-Artemida" is one municipality; of an airport's towns the first is a city.
    const isOne = candidates.every(({ listed, population }) => !listed && population < smallTown)
    if (candidates.length > 0)
      return { ...run, name: isOne ? run.text : twin, candidates, led: true }
  }
  const way = wayWords.exec(run.text)?.[0].length ?? 0
  if (way === 0 || !/^ to \p{Lu}/u.test(reading.plain.slice(run.end))) return undefined
  const name = run.text.slice(way)
  const candidates = candidatesFor(reader, name)
  if (candidates.length === 0) return undefined
  return { start: run.start + way, end: run.end, name, candidates, led: true }
}

/** "Tenerife …, walk in Anaga": a corner of the goal, and no look-alike of it on the other side of the world. */
export function isCornerOf(
  known: readonly PlaceMention[],
  { at }: Pick<PlaceCandidate, 'at'>,
  lead: string,
): boolean {
  if (known.length > 0 && walkedIn.test(lead)) return true
  const area = known.find(({ candidates: [best] }) => best?.listed || best?.kind === 'region')
  const center = area?.candidates[0]?.at
  return center !== undefined && kilometres(center, at) > elsewhereKilometres
}

const elsewhereKilometres = 3000
/** Where one walks from a goal: mountains, valleys and woods, which have names of their own. */
const walkedIn =
  /\b(?:(?:walk|hik|trek|rambl|climb|wander)(?:e|s|ing)?(?: (?:in|up|around|through|on|near))+|(?:up|out) (?:near|to|on)) (?:the )?$/
