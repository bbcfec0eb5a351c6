/** Areas that only say where the goals named with them are, and other names of one goal. */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { bedNear } from '../told-places.ts'
import { headsTowns, isWideArea, regionKilometres, sumsUp } from './area-headings.ts'
import { isAskedFor } from './asked-places.ts'
import { leadTo } from './place-mentions.ts'

/** A country, a state, or a part of the world; an island or a coast is a goal of its own. */
export function contains(area: AssignedMention, place: AssignedMention): boolean {
  const [outer] = area.candidates
  const [inner] = place.candidates
  if (!(outer && inner) || inner.kind === 'country') return false
  if (outer.kind === 'country') return outer.country === inner.country
  // "Hawaii, Maui or Kauai": an island has no state's letters, and lies around its greatest town.
  if (outer.kind === 'state')
    return (
      (outer.state !== undefined && outer.state === inner.state) ||
      (inner.kind === 'region' &&
        inner.country === outer.country &&
        kilometres(outer.at, inner.at) < stateKilometres)
    )
  return outer.kind === 'region' && outer.country === undefined
}

/** "Italy: Rome, Florence": the country only says where the cities are. */
export function withoutContainers(
  reading: Reading,
  goals: readonly AssignedMention[],
  origin?: AssignedMention,
): AssignedMention[] {
  const others = unique(goals, reading)
  return others.filter((goal) => {
    // "From Vancouver WA to Vancouver BC": two towns of one name.
    const home =
      origin &&
      foldName(origin.ref.name) === foldName(goal.ref.name) &&
      !(goal.ref.kind === 'city' && origin.ref.state !== goal.ref.state)
    if (home && others.length > 1) return false
    const next = others[others.indexOf(goal) + 1]
    const heads = next !== undefined && isHeading(reading, goal, next)
    return (
      !heads &&
      !isPartOfWay(reading, goal, others) &&
      !sumsUp(reading, goal, others) &&
      !headsTowns(reading, goal, others) &&
      !isWideArea(reading, goal, others) &&
      !others.some(
        (other) =>
          holds(reading, goal, other) || locates(reading, goal, other, holdsAll(goal, others)),
      )
    )
  })
}

/** "Only the Yorkshire half, from Kirkby Stephen to Robin Hood's Bay": which part of the way. */
function isPartOfWay(
  reading: Reading,
  area: AssignedMention,
  goals: readonly AssignedMention[],
): boolean {
  const [outer] = area.candidates
  if (!/^ (?:half|part|section|bit|stretch)\b/.test(reading.lower.slice(area.end))) return false
  // "London half term", "Berlin half marathon": no part of a way.
  if (
    outer?.kind === 'city' ||
    /^ half[ -](?:term|marathon|board)/.test(reading.lower.slice(area.end))
  )
    return false
  return goals.some(
    ({ candidates: [inner] }) =>
      outer && inner?.kind === 'city' && kilometres(outer.at, inner.at) < regionKilometres,
  )
}

/** "Hawaii - 4 days Maui, 4 days Kauai", "Bali: Ubud": an area, a sign, and what lies in it. */
function isHeading(reading: Reading, area: AssignedMention, next: AssignedMention): boolean {
  const [outer, inner] = [area.candidates[0], next.candidates[0]]
  if (!(outer && inner) || outer.kind === 'city') return false
  const gap = reading.lower.slice(area.end, next.start)
  // "Patagonia (Chile side)" says in which country.
  if (outer.kind === 'region' && inner.kind !== 'country' && /^\s*[:(]\s*$/.test(gap)) return true
  const inside =
    inner.kind !== 'country' &&
    outer.country === inner.country &&
    kilometres(outer.at, inner.at) < headedKilometres
  // "SF - Yosemite - Death Valley" is a route, "Hawaii - 4 days Maui" an area and what lies in it.
  const signs = reading.lower.match(/ [-–—>→]+ /g) ?? []
  // "Azores hopping: São Miguel, Pico".
  if (inside && outer.kind === 'region' && /^(?: [a-z-]+){1,2}: $/.test(gap)) return true
  return inside && /^(?::| -| –| —) (?:[^.,;!?]{1,16} )?$/.test(gap) && signs.length < 2
}

/** "Outer Hebrides: Harris, Lewis": a little-known town of another country is hardly the one in the list. */
export function isMisplaced(
  reading: Reading,
  goal: AssignedMention,
  mentions: readonly AssignedMention[],
): boolean {
  const [town] = goal.candidates
  if (town?.kind !== 'city' || town.listed || goal.end - goal.start > goal.name.length) return false
  return mentions.some(({ end, candidates: [area] }) => {
    const list = end < goal.start ? reading.lower.slice(end, goal.start) : ''
    return (
      area?.kind === 'region' &&
      area.country !== undefined &&
      area.country !== town.country &&
      /^(?: [a-z-]+)?: [^.;!?]*$/.test(list)
    )
  })
}

const stateKilometres = 200
/** Rome is 200 km from the middle of Tuscany, and not in it. */
const insideKilometres = 135
/** As far from the middle of a state or a large island. */
const headedKilometres = 1100
const partLead =
  /\b(?:of (?:it|them|those|that|which)|the (?:first|last)(?: (?:two|three|[2-9]))?(?: (?:days?|nights?|weeks?))?) (?:in|at|on)\s+(?:the )?$/
const besides = /^,? (?:plus|and then|then|followed by|\+) [^.!?]{0,24}$|^ ?\+ ?[^.!?]{0,12}$/

/** Whether all other goals stand behind a region and lie in it. */
function holdsAll(area: AssignedMention, goals: readonly AssignedMention[]): boolean {
  const [outer] = area.candidates
  const reach = largeRegions.has(foldName(area.ref.name)) ? 2 * regionKilometres : insideKilometres
  return goals.every(
    ({ start, candidates: [inner] }, index) =>
      goals[index] === area ||
      (start > area.end &&
        inner?.country === outer?.country &&
        inner !== undefined &&
        outer !== undefined &&
        kilometres(inner.at, outer.at) < reach),
  )
}

const restOfLand =
  /^,? (?:for )?(?:only |just )?(?:an?|one|two|\d) (?:days?|nights?)(?: only)?(?: at (?:the )?(?:start|beginning))?,? (?:and )?(?:then|afterwards|the rest|rest)(?: (?:in|on|along|to|around|of it|of the time|up|down))* (?:the )?(?:(?:wild )?(?:west|east|north|south)(?:ern)?(?: (?:coast|part|side))?|coast|countryside|country|rest of (?:the )?(?:country|island)|small towns|villages|mountains)\b/
const subjectBehind =
  /^(?:(?:,| and| &|, and) [^.!?,;]{2,30})? (?:is|are|would be|will be|must be|should be)\b/
const along =
  /\b(?:along|around|through|across|road ?trip (?:in|on|of|around)|tour (?:of|through|around)|drive (?:along|around|through)) (?:the )?$/

/** Whether an area only says where the other goal is; "ten days in Japan, two of them in Hakone" names both. */
function holds(reading: Reading, area: AssignedMention, inner: AssignedMention): boolean {
  if (area === inner || !contains(area, inner)) return false
  if (inner.start < area.start) return true
  if (reading.leads(partLead, inner.start, 40)) return false
  const gap = reading.lower.slice(area.end, inner.start)
  // "Georgia: Kazbegi, and some days in the capital": the country stands for its capital.
  if (area.ref.kind === 'country' && /\bthe capital\b/.test(reading.lower)) return false
  // "Japan and Hakone": a country and a town of it, side by side, are two goals.
  if (area.ref.kind === 'country' && gap === ' and ') return false
  // "Ireland, Dublin only one night, then the west coast": the rest of the land is the trip.
  if (area.ref.kind === 'country' && reading.follows(restOfLand, inner.end)) return false
  return !(inner.ref.kind === 'region' && besides.test(gap))
}

const wideRegions = new Set(
  'kent cornwall devon yorkshire dorset somerset sussex suffolk northumberland tuscany umbria liguria puglia piedmont veneto lombardy sicily sardinia provence brittany normandy alsace burgundy dordogne languedoc bavaria saxony franconia tyrol carinthia styria andalusia galicia catalonia asturias extremadura algarve alentejo crete peloponnese istria dalmatia transylvania scotland wales england kerala rajasthan yucatan baja azores sumatra java sulawesi kyushu hokkaido shikoku okinawa tasmania sichuan yunnan hainan patagonia lapland dalarna sikkim himachal pradesh sabah sarawak picardy auvergne abruzzo calabria fife guanacaste meghalaya basque-country'
    .split(' ')
    .map((name) => name.replaceAll('-', ' ')),
)
/** How far from its middle the places of a region lie that people travel through; 0 for others. */
export function reachOfRegion(name: string): number {
  const folded = foldName(name)
  if (/^(?:patagonia|lapland)$/.test(folded)) return longRegionKilometres
  if (!wideRegions.has(folded)) return 0
  return largeRegions.has(folded) ? 2 * regionKilometres : insideKilometres
}
/** Lands that are as long as a country. */
const longRegionKilometres = 600

/** Islands and lands whose towns lie further from their middle. */
const largeRegions = new Set(
  'scotland wales england sicily sardinia crete andalusia kerala rajasthan yucatan baja azores sumatra java sulawesi kyushu hokkaido okinawa tasmania sichuan yunnan patagonia lapland pradesh sabah sarawak transylvania'.split(
    ' ',
  ),
)
const stayLead =
  /\b(?:stay(?:s|ing)?|based?|basing (?:us|ourselves|myself)|sleep(?:ing)?|hotels?|apartments?|villas?|house|cottage|airbnb|flat|b&b|rooms?)(?: (?:is|are|will be|would be|myself|ourselves))? (?:in|near|at|around|outside)\s+$|\b(?:cabins?|house|cottage|villa|hotel|lodge|chalet|airbnb|apartment|farmhouse|agriturismo|resort|rental)s? (?:in|on|by) (?:the )?[^.,;!?]{3,24} (?:near|close to|next to|outside(?: of)?) $/

/** "Tuscany, based in Lucca", "Deal, Kent": the region says where the town is that one stays in. */
function locates(
  reading: Reading,
  area: AssignedMention,
  town: AssignedMention,
  alone: boolean,
): boolean {
  const [outer] = area.candidates
  const [inner] = town.candidates
  if (outer?.kind !== 'region' || outer.listed || !inner || inner.kind === 'country') return false
  const wide = wideRegions.has(foldName(area.ref.name))
  const away = kilometres(outer.at, inner.at)
  if (outer.country !== inner.country || away > (wide ? headedKilometres : regionKilometres))
    return false
  if (
    town.start > area.end &&
    (/^,? as (?:a|our|my|the) base\b/.test(reading.lower.slice(town.end)) ||
      /\bbase(?: is|:| at)? $/.test(leadTo(reading, town.start)))
  )
    return true
  // "Azores, Sao Miguel, 7 nights", "Tuscany, Florence and Siena": all that follows lies there.
  const gapBehind = reading.lower.slice(area.end, town.start)
  const qualified = town.end - town.start > town.name.length
  if (alone && wide && /^(?: (?:and|&|\+) [a-z]+)?, $/.test(gapBehind) && !qualified) return true
  // "São Miguel in the Azores", "Naxos (Cyclades)": an island of a group.
  const gapBefore = reading.lower.slice(town.end, area.start)
  if (
    town.start < area.start &&
    inner.kind === 'region' &&
    /^ (?:in|on|of)(?: the)? $|^ \($/.test(gapBefore)
  )
    return true
  // "A cabin in the Rockies near Banff": a park may be where one sleeps as well.
  if (town.start > area.end && inner.kind === 'region' && reading.leads(bedNear, town.start))
    return true
  if (inner.kind !== 'city') return false
  // "A road trip along the Amalfi coast, staying in Sorrento": the way through the area is the trip.
  const isWay = reading.leads(along, area.start, 40)
  if (town.start > area.end) return !isWay && reading.leads(stayLead, town.start)
  const gap = reading.lower.slice(town.end, area.start)
  // "Home from Bari, Puglia and Matera are the main thing": a sentence of its own begins with it.
  const isSubject = reading.follows(subjectBehind, area.end)
  return /^ (?:in|on)(?: the)? $/.test(gap) || (/^,? $/.test(gap) && wide && !isSubject)
}

/**
 * "LA, Hollywood", "Bali and Ubud": other names of one destination are one goal. "Bali: Ubud 4 nights, Canggu 3" names
 * the island and then its towns, which are the goals.
 */
function unique(mentions: readonly AssignedMention[], reading: Reading): AssignedMention[] {
  const names = mentions.map(({ ref, candidates: [best] }) => best?.listed ?? foldName(ref.name))
  return mentions.filter((mention, index) => {
    const first = names.indexOf(names[index] ?? '')
    if (first === index) return !isIslandOfTowns(mention, mentions, reading)
    const head = mentions[first]
    if (!(head && isIslandOfTowns(head, mentions, reading))) return false
    const folded = foldName(mention.ref.name)
    return mentions.findIndex(({ ref }) => foldName(ref.name) === folded) === index
  })
}

/** Whether the area of the catalogue is followed by two or more towns in it. */
function isIslandOfTowns(
  area: AssignedMention,
  mentions: readonly AssignedMention[],
  reading: Reading,
): boolean {
  const {
    end,
    ref,
    candidates: [outer],
  } = area
  if (!outer?.listed || outer.kind !== 'region') return false
  const behind = mentions.filter(({ start }) => start > end)
  const towns = behind.filter(
    ({ ref: town, candidates: [inner] }) =>
      inner !== undefined &&
      inner.kind !== 'country' &&
      foldName(town.name) !== foldName(ref.name) &&
      inner.country === outer.country &&
      kilometres(inner.at, outer.at) <
        (inner.kind === 'city' ? islandKilometres : offshoreKilometres),
  )
  // "Bali 12 days, Ubud 5 days then 4 days Gili Air": the island has the whole, and its town a part.
  const [first] = towns
  const isPart =
    first === behind[0] &&
    first !== undefined &&
    isAskedFor(reading, area) &&
    isAskedFor(reading, first) &&
    /^,? (?:for )?\d/.test(reading.lower.slice(end))
  return isPart || (towns.length > 1 && towns.length === behind.length)
}

const islandKilometres = 80
/** As far as a small island lies off the large one: Nusa Lembongan, and not Naxos off Santorini. */
const offshoreKilometres = 50
