/**
 * Goals in clauses that were not understood. Where one place is firmly asked for, another that stands in a clause of its own, with
 * no days and amid words that nobody read ("my nan in Swansea has the dog"), may be anything: it is asked about.
 */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { isFiller } from '../not-understood.ts'
import type { AssignedMention } from '../place-roles.ts'
import { listJoint } from '../place-words.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import { isAskedFor } from './asked-places.ts'
import { betweenNames } from './place-mentions.ts'

const clauseEnds =
  /[.;:!?\n()]|,(?! )|, (?:but|so|and (?:we|i|now|this))\b|\b(?:but|so|because|since|while|although|though|now)\b/
/** Goes on from one goal to the next, or wishes for it, whatever else is said. */
const goesOn =
  /\b(?:then|afterwards|after (?:that|this|which|[a-z]+ing)|followed|plus|also|next|finally|onwards?|continu(?:e|ing)|return(?:ing)?|end(?:ing)?|finish(?:ing)?|start(?:ing)?|begin(?:ning)?|back|visit(?:ing)?|see(?:ing)?|explor(?:e|ing)|stop(?:s|ping)?|including|between|both|half|add(?:ing)?|dream(?:s|ed|t|ing)? of|must|list|stay(?:ing)?|sleep(?:ing)?|(?:want|wish|like|love|plan|hope) to|(?:drive|driving|fly|flying|cycle|train|ferry|sail|walk|hike) (?:on |over |up |down )?to)\b/
/** "Exploring Hanoi, cruising Ha Long Bay": what one does there, unless one lives by it. */
const doing =
  /\b(?!(?:liv|work|study|teach|stay|mind|watch|look)ing\b)[a-z]{3,}ing (?:in |at |on |around |through |along )?(?:the )?$/

/** "Girls trip: Barcelona", "Hi all! Hanoi in May". */
const headline = /^[a-z' ]{0,24}:|^(?:hi|hello|hey|hiya|dear)\b[a-z ]{0,20}[,.!]/
/** "Hanoi, Sapa trek, Halong overnight cruise": what one does there stands behind each. */
const parallel = /^(?: [a-z]+){1,3}, (?:and )?(?:the )?$/
/** "Verona and the region of Lake Garda". */
const kindOfPlace = /(?:the )?(?:region|islands?|isle|city|town|village) of $/
/** What a place is. */
const placeNoun =
  /^(?:islands?|isles?|towns?|villages?|cit(?:y|ies)|regions?|valleys?|coasts?|lakes?|mountains?|areas?|country(?:side)?|peninsula|parks?|old|historic|medieval|pretty|charming)$/
const nearKilometres = 170

type Goals = readonly AssignedMention[]

export function amidUnread(
  reading: Reading,
  destinations: readonly PlaceRef[],
  mentions: Goals,
): PlaceRef[] {
  const goals = mentions.filter(({ role }) => role === 'destination')
  if (new Set(goals.map(nameOf)).size === 1 && isTakenBack(reading, goals))
    return destinations.map((place) => ({ ...place, doubted: true }))
  const lists = listsOf(reading, goals)
  const asked = new Set(
    lists
      .filter((list) => isFirm(reading, list, goals))
      .flat()
      .map(nameOf),
  )
  // Asked for in a sentence of its own, a goal vouches for the list that it stands in elsewhere.
  const firm = lists.filter((list) => list.some((goal) => asked.has(nameOf(goal))))
  if (firm.length === 0 || firm.length === lists.length) return [...destinations]
  const sure = new Set(firm.flat().map(nameOf))
  const doubted = new Set(
    lists
      .filter((list) => !firm.includes(list) && isDoubtful(reading, list, goals, firm.flat()))
      .flat()
      .map(nameOf)
      .filter((name) => !sure.has(name)),
  )
  for (const goal of goals) if (goal.nighted) doubted.delete(nameOf(goal))
  return destinations.map((place) =>
    doubted.has(foldName(place.name)) ? { ...place, doubted: true } : place,
  )
}

function nameOf({ ref }: AssignedMention): string {
  return foldName(ref.name)
}

/** "Rhodes (sorry typo, kos)": taken back for a name that nobody read. */
const turn =
  /(?:^|[\s.,;:!?…(-])(?:or rather|i mean(?:t)?|oops|whoops|typo|correction|(?:scratch|scrap|strike) that|on second thoughts?|my (?:bad|mistake)|changed (?:my|our) minds?)[\s,.:;!)-]*(?:(?:to|write|say|it'?s|the|is|should be|no) )*(?<name>[a-z'-]{3,})/

function isTakenBack(reading: Reading, goals: Goals): boolean {
  const last = goals.at(-1)?.end ?? 0
  const found = turn.exec(reading.lower.slice(last))
  const name = found?.groups?.name
  if (!(found && name) || isFiller(name)) return false
  const start = last + found.index + found[0].length - name.length
  return reading.isFree(start, start + name.length)
}

/** Goals that stand side by side. */
function listsOf(reading: Reading, goals: Goals): AssignedMention[][] {
  const lists: AssignedMention[][] = []
  for (const goal of goals) {
    const list = lists.at(-1)
    const before = list?.at(-1)
    const gap = before && reading.lower.slice(before.end, goal.start).replace(kindOfPlace, '')
    const isNext =
      gap !== undefined &&
      (gap.trim() === '' || parallel.test(gap) || listJoint.test(betweenNames(gap)))
    if (list && isNext) list.push(goal)
    else lists.push([goal])
  }
  return lists
}

/** Days of its own, alone in a sentence that has a length, or what the request begins with. */
function isFirm(reading: Reading, list: Goals, goals: Goals): boolean {
  const [first] = list
  if (!first) return false
  if (list.some((goal) => isAskedFor(reading, goal))) return true
  const { start, end } = reading.sentenceAt(first.start)
  const heads = !/[a-z]/.test(reading.lower.slice(0, first.start).replace(headline, ''))
  const isAlone = goals.every(
    (goal) => list.includes(goal) || goal.start < start || goal.start >= end,
  )
  return (
    heads ||
    (isAlone &&
      reading.spans.some(
        (span) => span.slot === 'length' && span.start >= start && span.end <= end,
      ))
  )
}

function isDoubtful(reading: Reading, list: Goals, goals: Goals, firm: Goals): boolean {
  const [first, last] = [list[0], list.at(-1)]
  if (!(first && last)) return false
  const from = goals.findLast(({ end }) => end <= first.start)?.end ?? 0
  const to = goals.find(({ start }) => start >= last.end)?.start ?? reading.lower.length
  const before = reading.lower.slice(from, first.start).split(clauseEnds).at(-1) ?? ''
  const after = reading.lower.slice(last.end, to).split(clauseEnds)[0] ?? ''
  // "Alberobello if it isn't awful" asks for it, and says when not.
  const behind = /^,? (?:but )?(?:only )?if\b/.test(after) ? '' : after
  if (goesOn.test(before) || goesOn.test(behind) || doing.test(before)) return false
  const { start } = reading.sentenceAt(first.start)
  // "Thailand for three weeks. Temples in Chiang Mai": where in the land.
  const isInside = firm.some((goal) => list.every((each) => isOfLand(goal, each)))
  return (
    (!isInside && firm.every((goal) => reading.sentenceAt(goal.start).start !== start)) ||
    hasUnread(reading, first.start - before.length, first.start) ||
    hasUnread(reading, last.end, last.end + behind.length)
  )
}

function isOfLand({ ref: land }: AssignedMention, { ref }: AssignedMention): boolean {
  if (land.kind === 'city' || land.country !== ref.country) return false
  return (
    land.kind === 'country' ||
    (land.at !== undefined && ref.at !== undefined && kilometres(land.at, ref.at) < nearKilometres)
  )
}

function hasUnread(reading: Reading, from: number, to: number): boolean {
  const words =
    reading
      .free()
      .slice(from, to)
      .match(/[a-z']+/g) ?? []
  return words.some(
    (word) => word.length > 2 && !placeNoun.test(word) && !isFiller(word.replaceAll("'", '')),
  )
}
