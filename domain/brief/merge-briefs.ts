/** One brief changed by another: what is newly said wins, and lists grow or shrink. */
import { toMajor, toMinor } from '#domain/money/money.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { addDays } from '../calendar/calendar-days.ts'
import type { PlaceRef, Transport, TripBrief } from './schema.ts'

export function mergeBriefs(before: TripBrief, heard: TripBrief, lower: string): TripBrief {
  const said = asStay(before, heard, lower)
  const timing = mergeTiming(before, said)
  const { choice, open, ...settled } = before
  const merged: TripBrief = {
    ...settled,
    ...(said.origin && { origin: said.origin }),
    ...mergeRoute(before, said, lower),
    ...timing,
    ...(said.arrival && { arrival: said.arrival }),
    ...(said.departure && { departure: said.departure }),
    ...(said.hours !== undefined && { hours: said.hours }),
    ...(said.homeBy && { homeBy: said.homeBy }),
    ...(said.cityCount !== undefined && { cityCount: said.cityCount }),
    ...(said.connections.length > 0 && { connections: said.connections }),
    party: mergeParty(before.party, said.party, isCount(said)),
    ...(said.budget && { budget: mergeBudget(before, said.budget) }),
    ...(said.spending && { spending: said.spending }),
    ...(said.pace && { pace: said.pace }),
    ...(said.tripType && { tripType: said.tripType }),
    ...(said.startsIn && { startsIn: said.startsIn }),
    ...(said.endsIn && { endsIn: said.endsIn }),
    ...mergeTastes(before, said),
    food: {
      diets: union(before.food.diets, said.food.diets),
      cuisines: union(before.food.cuisines, said.food.cuisines).filter(
        (cuisine) => !said.mustAvoid.some((name) => name.startsWith(cuisine)),
      ),
    },
    mobility: union(before.mobility, said.mobility),
    ...((before.needs ?? said.needs) && { needs: union(before.needs ?? [], said.needs ?? []) }),
    lodging: {
      ...(said.lodging.kind ? withoutWord(before.lodging) : before.lodging),
      ...said.lodging,
      houseRules: union(before.lodging.houseRules, said.lodging.houseRules),
      wishes: union(before.lodging.wishes, said.lodging.wishes),
    },
    transport: mergeTransport(before.transport, said.transport, replacing.test(lower)),
    ...((before.driving ?? said.driving) && { driving: { ...before.driving, ...said.driving } }),
    occasions: union(before.occasions, said.occasions),
    ...(said.celebrated && { celebrated: said.celebrated }),
    restDays: before.restDays + said.restDays,
    appointments: [...before.appointments, ...said.appointments],
    ...((before.settled ?? said.settled) && {
      settled: union(before.settled ?? [], said.settled ?? []),
    }),
  }
  return merged
}

/**
 * "3 days in Rome", said of a trip to Rome and Florence, is a part of it and not its length; "add a
 * day in Siena" makes the whole longer by as much.
 */
function asStay(before: TripBrief, said: TripBrief, lower: string): TripBrief {
  const [only] = said.destinations
  if (!only || said.destinations.length > 1 || said.days === undefined || said.dates) return said
  const known = before.destinations.some(({ name }) => foldName(name) === foldName(only.name))
  const added =
    !known &&
    before.destinations.length > 0 &&
    /\b(?:add|plus|also|extra)\b|^\s*(?:and|then)\b/.test(lower)
  if (!added && !(known && before.destinations.length > 1)) return said
  const { days, nights, ...rest } = said
  const length = nights === undefined ? { days } : { nights }
  const whole = added && before.days !== undefined ? { days: before.days + days } : {}
  return { ...rest, ...whole, stays: [{ place: only.name, ...length, windows: [] }] }
}

function union<Item>(before: readonly Item[], added: readonly Item[]): Item[] {
  return [...new Set([...before, ...added])]
}

function without<Item>(list: readonly Item[], gone: readonly Item[]): Item[] {
  return list.filter((item) => !gone.includes(item))
}

function mergeTastes(before: TripBrief, said: TripBrief) {
  const skipped = said.mustAvoid
  return {
    interests: union(
      without(before.interests, [...said.dislikes, ...interestsOf(said.avoidedKinds)]),
      said.interests,
    ),
    dislikes: union(without(before.dislikes, said.interests), said.dislikes),
    wantedKinds: union(without(before.wantedKinds, said.avoidedKinds), said.wantedKinds),
    avoidedKinds: union(without(before.avoidedKinds, said.wantedKinds), said.avoidedKinds),
    tastes: union(without(before.tastes, skipped), said.tastes),
    mustSee: union(without(before.mustSee, skipped), said.mustSee),
    mustAvoid: union(without(before.mustAvoid, said.mustSee), skipped),
  }
}

/** Who refuses all churches has no wish for religion left. */
function interestsOf(kinds: readonly TripBrief['avoidedKinds'][number][]): TripBrief['interests'] {
  return kinds.flatMap((kind): TripBrief['interests'] =>
    kind === 'worship' ? ['religion'] : kind === 'beach' || kind === 'shopping' ? [kind] : [],
  )
}

/** Dates keep their start when only the length is new, and their length when only the dates are. */
function mergeTiming(
  before: TripBrief,
  said: TripBrief,
): Partial<Pick<TripBrief, 'dates' | 'days' | 'nights'>> {
  const days = said.days ?? before.days
  const dates = said.dates ?? before.dates
  const length = {
    ...(days !== undefined && { days }),
    ...(said.nights !== undefined && { nights: said.nights }),
    ...(said.nights === undefined &&
      before.nights !== undefined &&
      days !== undefined && { nights: Math.max(0, days - 1) }),
  }
  if (!dates) return length
  if (dates.start && days !== undefined && !(said.dates?.end && said.dates.start)) {
    return { ...length, dates: { ...dates, end: addDays(dates.start, days - 1) } }
  }
  return { ...length, dates }
}

const replacing =
  /\b(?:instead|rather|change (?:it |that |the destination )?to|switch to|make it|actually|replace|forget (?:it|that)|same(?: \w+)? but|changed (?:my|our) minds?|change of plans?|(?:let'?s )?go (?:with|for)|let'?s do|settle(?:d)? (?:on|for)|decided on|it is)\b/
const exchange = /\b(?:replace|swap|change|switch|exchange) (?<old>.+?) (?:with|for|to|by)\b/

/** What puts a new place beside the others: days of its own, an order, a stop. */
const joining =
  /\b(?:also|and|plus|then|after(?:wards)?|before|on the way|via|stop(?:ping|over)?|squeeze in|include|including|fit in|combine|another|extra|followed by|from there|onwards?|(?:days?|nights?|weeks?|weekend) (?:in|at|on))\b|[+&]/
/** "My friend says Osaka is better for food, can you put that in too". */
const takenUp =
  /\b(?:put|add|include|squeeze|fit|work) (?:that|it|this|them|those)(?: (?:in|on|to))?\b|\b(?:swap|trade|use|give|spend|exchange)\b[^.!?]{0,24}\bdays?\b[^.!?]{0,12} (?:for|in|at|on)\b/
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** Another place of the same name. */
function isNamesake(place: PlaceRef, other: PlaceRef): boolean {
  if (place === other || foldName(place.name) !== foldName(other.name)) return false
  return place.country !== other.country || place.state !== other.state
}

/** "Florence instead" takes the place of all, "Florence instead of Rome" of one. */
function mergeRoute(before: TripBrief, said: TripBrief, lower: string) {
  const old = foldName(exchange.exec(lower)?.groups?.old ?? '')
  const refused = [...said.mustAvoid.map(foldName), old]
  // "Forget Spain" gives up the towns there as well; "Dublin, Ohio" the Dublin of before.
  const isKept = (place: PlaceRef) =>
    !refused.includes(foldName(place.name)) &&
    !refused.includes(foldName(countryNames.of(place.country ?? 'ZZ') ?? '')) &&
    !said.destinations.some((other) => isNamesake(place, other))
  const added = /\b(?:also|add|too|as well)\b/.test(lower)
  // "Porto and Lisbon please", said of a week in Portugal: which places of the country.
  const isNarrowed = (place: PlaceRef) =>
    place.kind === 'country' &&
    !added &&
    said.destinations.some(({ kind, country }) => kind !== 'country' && country === place.country)
  const kept = before.destinations.filter((place) => isKept(place) && !isNarrowed(place))
  const fresh = said.destinations.filter(
    (place) => isKept(place) && !kept.some((each) => foldName(each.name) === foldName(place.name)),
  )
  const gone = before.destinations.findIndex((place) => !isKept(place))
  const open = before.open && fresh.length > 0
  const all = open || (replacing.test(lower) && gone < 0 && fresh.length > 0 && !added)
  const at = gone < 0 ? kept.length : gone
  // Nothing says whether the new place comes beside the old ones, or instead of them: a question.
  const asked =
    all || added || gone >= 0 || before.choice || kept.length === 0 || joining.test(lower)
  const unsure = ({ doubted, ...place }: PlaceRef): PlaceRef =>
    takenUp.test(lower)
      ? place
      : asked || said.stays.some(({ place: name }) => name === place.name)
        ? { ...place, ...(doubted && { doubted }) }
        : { ...place, doubted: true }
  // The answer to "which of them?".
  const only = /\b(?:only|just)\b/.test(lower) && before.destinations.length > 1
  const chosen = (before.choice ?? only) && !added && fresh.length === 0 ? said.destinations : []
  const destinations =
    chosen.length > 0
      ? kept.filter(({ name }) => chosen.some((place) => foldName(place.name) === foldName(name)))
      : all
        ? fresh
        : [...kept.slice(0, at), ...fresh.map(unsure), ...kept.slice(at)]
  const undecided = said.choice ?? (before.choice && chosen.length === 0 && !all)
  const names = new Set(destinations.map(({ name }) => foldName(name)))
  const restated = new Set(said.stays.map(({ place }) => foldName(place)))
  return {
    destinations,
    ...(undecided && destinations.length > 1 && { choice: undecided }),
    ...((said.open ?? (before.open && !open)) && { open: true as const }),
    order:
      said.order === 'given'
        ? said.order
        : destinations.length > 1
          ? before.order
          : ('free' as const),
    stays: [
      ...before.stays.filter(
        ({ place }) => names.has(foldName(place)) && !restated.has(foldName(place)),
      ),
      ...said.stays,
    ],
  }
}

function mergeBudget(
  before: TripBrief,
  said: NonNullable<TripBrief['budget']>,
): NonNullable<TripBrief['budget']> {
  const currency = said.currency ?? before.budget?.currency
  if (said.currency || !currency) return said
  // "Make it 90000" after yen were said: the same figures, in that currency's units.
  const inUnits = (minor: number) => toMinor(toMajor(minor, undefined), currency)
  const { minor, from } = said
  return {
    ...said,
    currency,
    minor: inUnits(minor),
    ...(from !== undefined && { from: inUnits(from) }),
  }
}

/** "My wife can't walk far" tells of somebody, "just the two of us" counts. */
function isCount({ spans }: TripBrief): boolean {
  const counting =
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|alone|solo|myself|just|only)\b/i
  return spans.some(({ slot, text }) => slot === 'party' && counting.test(text))
}

type Party = TripBrief['party']

function mergeParty(before: Party, said: Party, counts: boolean): Party {
  const shared = { has: union(before.has, said.has), pets: union(before.pets, said.pets) }
  const people = said.total !== undefined || said.adults !== undefined
  if (people && (counts || before.total === undefined)) {
    // "We're five now", with children among them: nobody said how many are grown up.
    const { adults, ...whole } = said
    const isOpen = said.children === undefined && shared.has.includes('children')
    return isOpen && adults === said.total ? { ...whole, ...shared } : { ...said, ...shared }
  }
  const children = said.children ?? before.children
  // Those counted before were grown up, unless children were among them.
  const grown = before.adults ?? (before.children === undefined ? before.total : undefined)
  const more = said.children !== undefined && grown !== undefined
  return {
    ...before,
    ...shared,
    ...(children !== undefined && { children }),
    ...(said.infants !== undefined && { infants: said.infants }),
    ...(said.elderly !== undefined && { elderly: said.elderly }),
    ...(said.women && { women: said.women }),
    childAges: said.children === undefined ? before.childAges : said.childAges,
    kinds: union(before.kinds, said.kinds),
    ...(more && { adults: grown, total: grown + (said.children ?? 0) }),
  }
}

function mergeTransport(before: Transport, said: Transport, instead: boolean): Transport {
  const others = instead && said.wanted.length > 0 ? [] : before.wanted
  return {
    ...before,
    wanted: union(without(others, said.avoided), said.wanted),
    avoided: union(without(before.avoided, said.wanted), said.avoided),
    directOnly: before.directOnly || said.directOnly,
    ...((before.wishes ?? said.wishes) && {
      wishes: union(before.wishes ?? [], said.wishes ?? []),
    }),
    ...(said.rental && { rental: said.rental }),
  }
}

/** Another kind of house is called by another word. */
function withoutWord({ called, found, ...lodging }: TripBrief['lodging']): TripBrief['lodging'] {
  return lodging
}
