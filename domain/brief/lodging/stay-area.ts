/**
 * The part of a town in which somebody sleeps: "staying in Tsim Sha Tsui", "5 nights near Ipanema", "a friend's flat in Condesa".
 * It is no goal and no sight of its own, whatever town elsewhere is called so.
 */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { districtByNumber, partOfCity } from '#domain/places/parts-of-cities.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { everydayWords } from '../everyday-words.ts'
import { houseWords, originLead } from '../place-words.ts'
import { candidatesFor, type PlaceMention, type PlaceReader } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'

const house =
  '(?:hotels?|hostels?|air ?bnbs?|apartments?|flats?|studio|b&bs?|bed and breakfast|guest ?houses?|pension|riad|ryokan|rooms?|accommodation|lodgings?|place|house|condo|couch|spare room|premier inn|travelodge|holiday inn(?: express)?|hampton(?: inn)?|ibis(?: styles| budget)?|novotel|mercure|motel one|citizenm|moxy|generator|meininger|best western|hilton|marriott|hyatt|sheraton|radisson|nh|point a|hub|yotel|easyhotel)'
const people =
  '(?:my|our|a|some|an|the|his|her) (?:[a-z]+ )?[a-z]+|cousins?|friends?|family|relatives|mates?|grandma|grandparents|mum|mom|parents|aunt|uncle|in-laws'
const being = '(?:(?:is|are|will be|would be|be|was|booked|reserved|somewhere|right|both|all) )*'
const beside =
  "(?:in|near|(?:with)?in (?:easy )?walking distance (?:of|to|from)|walking distance (?:of|to|from)|a short walk from|around|by|right by|close to|next (?:door )?to|beside|on|off|just off|at the edge of|opposite|behind|over|at|outside|(?:a|one|two|half a) blocks? from|(?:about |only |just )?\\d{1,2} ?min(?:ute)?s?'?(?: walk)? (?:from|to))"
/** What stands before the name of a stop: "near BTS Ari", "by metro Jaume I". */
const stopBefore =
  /^(?:bts|mrt|mtr|jr|metro|tube|subway|u-?bahn|s-?bahn|station|underground|t-bane)(?: (?:station|stop))? (?=[a-z\d])/
/** Words of a bed, up to where it is. */
const sleeps = new RegExp(
  `\\b(?:(?:stay(?:s|ing)?|sleep(?:s|ing)?|crash(?:es|ing)?|lodg(?:e|ing)|based|put up)(?: (?:with|at) (?:${people}|him|her|them)(?:'s?)?(?: ${house})?)?|${house}(?: (?:booked|reserved))?(?: of (?:${people}))?) ${being}${beside} (?:the )?`,
)
/** "A flat in town near Pigalle": with what it is in between. */
const sleepsThere = new RegExp(
  `\\b${house} (?:in|on) [a-z]{3,14}(?: [a-z]{3,14})? ${being}${beside} (?:the )?`,
)
/** "5 nights near Ipanema": said of the nights, so that the name must be one of the town's own. */
const nights =
  /\b(?<!\b(?:one|1|a|half a|each|every|another) (?:full |whole )?)(?:nights?|days?|weekend|week) (?:(?:in|near|around|by|close to|at) )?(?:the )?/
const areaBehind =
  /^ (?:area|side|neighbou?rhood|district|quarter|(?:(?:metro|tube|subway|bts|mrt|mtr|jr|train|railway|underground) )?(?:station|stop)|metro|tube|subway|bts|mrt|mtr|u-?bahn)\b/
const citiesByNumber = /\b(?:paris|vienna|wien|budapest|prague|lyon|zurich|saigon|ho chi minh)\b/
const byNumber = new RegExp(`^(?:the )?${districtByNumber}`)
/** "2 nights Porto near São Bento": the part of a goal, right behind it. */
const besideLead = /\b(?:near|around|by|close to) (?:the )?$/
const nearBehind = /^,? (?:near|right by|by|close to|next to|around) (?:the )?/
/** "At" a house is not "in" a part of town. */
const atLead = /\bat (?:the )?$/
/** From there one is in the town in no time; farther off a town is one of its own. */
const suburbKilometres = 60
/** On the other side of the world a town is called like the quarter. */
const overseasKilometres = 1500
/** A town that has parts people know by name. */
const cityPeople = 100_000
/** Nights of its own make a name a goal. */
const ownLength =
  /^,? (?:for |\()?(?:about |around )?(?:\d{1,2}|an?|the|one|two|three|four|five|six|seven|ten|all) (?:first |last |whole )?(?:days?|nights?|weeks?|weekend|week)\b/
const livesLead = /\b(?:now|currently|these days|permanently|still|(?:i|we)(?:'m|'re| am| are)) $/
const orBetween = /^,? or (?:in |near |around )?(?:the )?$/
const most = 4

export interface StayArea {
  area?: string
  /** Another that would do as well. */
  or?: string
  /** Where that is, if it is a small town beside the goal. */
  at?: Coordinates
  /** The places that were named, without it. */
  places: PlaceMention[]
}

interface Name {
  start: number
  end: number
  text: string
}

/** "An airbnb in the 11th" of Paris is no day of the month: keeps such numbers from who reads dates. */
export function holdDistricts(reading: Reading): void {
  if (!reading.says(citiesByNumber)) return
  for (const { end } of reading.findSaid(sleeps)) {
    const said = byNumber.exec(reading.lower.slice(end))?.[0]
    if (said) reading.hold(end, end + said.length)
  }
}

/** Finds and marks it; the first that is said counts. */
export function readStayArea(
  reading: Reading,
  places: readonly PlaceMention[],
  reader: PlaceReader,
): StayArea {
  const leads: { start: number; end: number; isBed: boolean; isNear?: true }[] = [
    ...[...reading.findSaid(sleeps), ...reading.findSaid(sleepsThere)].map(({ start, end }) => ({
      start,
      end,
      isBed: true,
    })),
    ...reading.findSaid(nights).map(({ start, end }) => ({ start, end, isBed: false })),
    ...places.flatMap(({ start, end, candidates: [best] }) => {
      const near = best?.listed && nearBehind.exec(reading.lower.slice(end))?.[0]
      return near ? [{ start, end: end + near.length, isBed: true, isNear: true as const }] : []
    }),
  ]
  for (const { start, end, isBed, isNear } of leads) {
    // "Raised in Nairobi, now based in Leicester": where they live.
    if (/^based\b/.test(reading.lower.slice(start)) && reading.leads(livesLead, start)) continue
    const stop = stopBefore.exec(reading.lower.slice(end))?.[0].length ?? 0
    const name = nameAt(reading, end + stop, places, reader)
    const goals = places.filter(
      (each) =>
        each.start !== name?.start &&
        isGoal(reading, each, name) &&
        // "Stay in Ambleside or Grasmere": the one is no part of the other.
        !(name && orBetween.test(reading.lower.slice(name.end, each.start))),
    )
    if (!name || goals.length === 0 || !reading.isFree(name.start, name.end)) continue
    if (isStayOfItsOwn(reading, name, places)) continue
    const isBeside = isBed || besideLead.test(reading.lower.slice(start, end))
    const town = partOf(reading, name, goals, reader, { isBed, isBeside })
    if (!town) continue
    // "Staying at the Astoria" is a house.
    if (!town.isOwn && stop === 0 && (isNear || reading.leads(atLead, end, 8))) continue
    const behind = areaBehind.exec(reading.lower.slice(name.end))?.[0].length ?? 0
    reading.claim('lodging', name.start - stop, name.end + behind)
    const verb = isBed ? /^(?:sleep|crash|stay|lodg)\w*/.exec(reading.lower.slice(start))?.[0] : ''
    if (verb && reading.isFree(start, start + verb.length))
      reading.claim('lodging', start, start + verb.length)
    const other = secondOf(reading, name.end + behind, goals, reader)
    if (other) reading.claim('lodging', other.start, other.end)
    return {
      area: name.text,
      ...(other && { or: other.text }),
      ...(town.at && { at: town.at }),
      places: places.filter(
        (each) =>
          ![name, other].some((area) => area && each.start >= area.start && each.start < area.end),
      ),
    }
  }
  return { places: [...places] }
}

/** "To Ubud and Seminyak. Stay in Seminyak for 4 days": named as a goal before, and with days of its own. */
function isStayOfItsOwn(
  { lower }: Reading,
  { start, end, text }: Name,
  places: readonly PlaceMention[],
): boolean {
  const isNamedBefore = places.some(
    (each) => each.end <= start && foldName(each.name) === foldName(text),
  )
  return isNamedBefore && ownLength.test(lower.slice(end))
}

/** One stays where they start from. */
const dayTrips = /\bday[- ]?trips? to [^.!?;]*$/

function isGoal(reading: Reading, { start, candidates: [best] }: PlaceMention, name?: Name) {
  return (
    best !== undefined &&
    (best.kind === 'city' || best.listed !== undefined) &&
    foldName(best.name) !== foldName(name?.text ?? '') &&
    !reading.leads(originLead, start) &&
    !reading.leads(dayTrips, start, 90)
  )
}

/** Words with capitals, a place that was read, or in small letters a sight or a quarter of a name. */
function nameAt(
  reading: Reading,
  start: number,
  places: readonly PlaceMention[],
  reader: PlaceReader,
): Name | undefined {
  const numbered = byNumber.exec(reading.lower.slice(start))?.[0]
  if (numbered && inNumberedCity(places, numbered))
    return { start, end: start + numbered.length, text: numbered }
  const read = places.find((each) => each.start === start)
  const rest = reading.plain.slice(start)
  const run =
    /^\p{Lu}[\p{L}\p{M}'-]*(?: (?:(?:de|des|la|del|di|do|da|of|el|les?|los) )?\p{Lu}[\p{L}\p{M}'-]*)*/u.exec(
      rest,
    )?.[0]
  if (run && (!read || run.length >= read.end - read.start)) {
    const isWord = everydayWords.has(run.toLowerCase()) && !read
    // "Near Zhongshan MRT": the stop's own name.
    const own = run.replace(/ (?:MRT|BTS|MTR|Metro|Station)$/, '')
    return isWord || houseWords.test(run) || dated.test(run)
      ? undefined
      : { start, end: start + own.length, text: own }
  }
  if (read) return { start, end: read.end, text: read.name }
  const words = /^[\p{L}'-]+(?: [\p{L}'-]+){0,3}/u.exec(rest)?.[0].split(' ') ?? []
  for (let count = Math.min(most, words.length); count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ')
    if (text.length > 4 && reader.sights.named(text).length > 0 && !everydayWords.has(text))
      return { start, end: start + text.length, text: titled(text) }
  }
  for (let count = Math.min(most, words.length); count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ')
    const isPart = places.some(({ candidates: [best] }) => partOfCity(best?.listed, text))
    if (isPart) return { start, end: start + text.length, text: titled(text) }
  }
  return undefined
}

/** "The 7th district", where the city counts its districts. */
function inNumberedCity(places: readonly PlaceMention[], words: string): boolean {
  return places.some(({ candidates: [best] }) => partOfCity(best?.listed, words) !== undefined)
}

const dated =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:sun|mon|tues|wednes|thurs|fri|satur)day|easter|christmas|ramadan|carnival)\b/i

/** Whether the name is a part of a goal, or a small town beside it. */
function partOf(
  reading: Reading,
  { text, end }: Name,
  goals: readonly PlaceMention[],
  reader: PlaceReader,
  { isBed, isBeside }: { isBed: boolean; isBeside: boolean },
): { at?: Coordinates; isOwn?: true } | undefined {
  const slugs = new Set(goals.flatMap(({ candidates: [best] }) => best?.listed ?? []))
  if (isBeside && [...slugs].some((slug) => partOfCity(slug, text))) return { isOwn: true }
  const own = reader.sights
    .named(text)
    .some((sight) => !sight.outing && 'slug' in sight.city && slugs.has(sight.city.slug))
  if (own) return { isOwn: true }
  const isArea = reading.follows(areaBehind, end)
  if (!(isBed || isArea) || reading.follows(ownLength, end)) return undefined
  const towns = candidatesFor(reader, text)
  const folded = foldName(text)
  if (goals.some(({ name }) => foldName(name) === folded)) return undefined
  if (towns.length === 0) return {}
  const [first] = towns
  // Nobody sleeps in a part of a continent or a land: "which place in Europe …".
  const isWide =
    first?.kind === 'country' || first?.kind === 'state' || first?.country === undefined
  if (first?.listed || isWide) return undefined
  const away = (town: (typeof towns)[number]) =>
    Math.min(
      ...goals.flatMap(({ candidates: [goal] }) => (goal ? [kilometres(goal.at, town.at)] : [])),
    )
  const near = towns.find(
    (town) =>
      away(town) < suburbKilometres &&
      goals.some(
        ({ candidates: [goal] }) =>
          goal !== undefined &&
          goal.population > Math.max(cityPeople, town.population) &&
          kilometres(goal.at, town.at) < suburbKilometres,
      ),
  )
  if (near) return { at: near.at }
  return towns.every((town) => away(town) > overseasKilometres) ? {} : undefined
}

/** "In Sultanahmet or Karakoy": the first will do, and the second is no sight for that. */
function secondOf(
  reading: Reading,
  from: number,
  goals: readonly PlaceMention[],
  reader: PlaceReader,
): Name | undefined {
  const joint = /^(?:,? or (?:in |near |around )?| ?\/ ?)(?:the )?/.exec(
    reading.lower.slice(from),
  )?.[0]
  const name = joint && nameAt(reading, from + joint.length, [], reader)
  if (!name || !reading.isFree(name.start, name.end)) return undefined
  if (partOf(reading, name, goals, reader, { isBed: true, isBeside: true })) return name
  // Behind the part of a town an unknown name is another part of it, and a goal stays one.
  const isGoalToo = goals.some((goal) => foldName(goal.name) === foldName(name.text))
  const [best] = candidatesFor(reader, name.text)
  return isGoalToo || best?.listed || (best && best.population > cityPeople) ? undefined : name
}

function titled(text: string): string {
  return text.replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
}
