/**
 * Ways from town to town with nothing but dashes between their names: "Vienna–Budapest–Prague", "zurich-milan-cinque terre". A
 * reader of words would take each for one name with hyphens, so that an arrow's point takes the place of the dash.
 */
import { kilometres } from '#domain/places/distance.ts'
import { everydayWords } from '../everyday-words.ts'
import { candidatesFor, type PlaceCandidate, type PlaceReader } from './place-mentions.ts'

const dash = /(?<=[\p{L}.])[-\u2010-\u2015](?=\p{L})/gu
const wordsBefore = /(?:[\p{L}][\p{L}'.]*[ ]){0,2}\p{L}[\p{L}'.]*$/u
const wordsBehind = /^\p{L}[\p{L}'.]*(?: \p{L}[\p{L}'.]*){0,2}/u

/** A town that is written of without saying where it is. */
const chainPeople = 30_000
/** "Raleigh-Durham": two towns that share an airport are no way. */
const leastWay = 60

/** No journey has more; a text that repeats a way endlessly is read in bounded time. */
const mostDashes = 60

export function withWays(text: string, reader: PlaceReader): string {
  const dashes = [...text.matchAll(dash)].slice(0, mostDashes).map(({ index }) => index)
  if (dashes.length === 0) return text
  const links = dashes.flatMap((at, index) => {
    const before = text.slice((dashes[index - 1] ?? -1) + 1, at)
    const behind = text.slice(at + 1, dashes[index + 1])
    const from = townAtEnd(before, reader)
    const to = townAtStart(behind, reader)
    return from && to ? [{ at, from, to, before, behind }] : []
  })
  const points = links.filter(({ at, from, to, before, behind }) => {
    const isLonger = links.some((each) => each.at !== at && (each.from === to || each.to === from))
    const name = `${wordsBefore.exec(before)?.[0].split(' ').at(-1)}-${/^[\p{L}']+/u.exec(behind)?.[0]}`
    if (candidatesFor(reader, name).length > 0) return false
    return isLonger || kilometres(from.at, to.at) >= leastWay
  })
  let way = text
  for (const { at } of points) way = `${way.slice(0, at)}>${way.slice(at + 1)}`
  return way
}

function townAtEnd(part: string, reader: PlaceReader): PlaceCandidate | undefined {
  const words = wordsBefore.exec(part)?.[0].split(' ') ?? []
  return words.map((_, index) => townOf(words.slice(index).join(' '), reader)).find(Boolean)
}

function townAtStart(part: string, reader: PlaceReader): PlaceCandidate | undefined {
  const words = wordsBehind.exec(part)?.[0].split(' ') ?? []
  return words
    .map((_, index) => townOf(words.slice(0, words.length - index).join(' '), reader))
    .find(Boolean)
}

function townOf(name: string, reader: PlaceReader): PlaceCandidate | undefined {
  if (name.length < 4 || everydayWords.has(name.toLowerCase())) return undefined
  const [best] = candidatesFor(reader, name)
  const isKnown = best?.listed !== undefined || (best?.population ?? 0) >= chainPeople
  return isKnown || best?.kind === 'region' ? best : undefined
}
