/** The wishes of a text in one town: experiences, feasts, day trips and northern lights, each with its places. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { AskedRead } from '../asked/asked-read.ts'
import { type FeastWishes, readFeastWishes } from '../asked/feast-wishes.ts'
import { feastsMeant } from '../asked/feasts-meant.ts'
import { tellsOfEating } from '../asked/mixed-table.ts'
import { isOfLights, type LightsWish, northernLights } from '../asked/northern-lights.ts'
import { type OutingsOfStay, outingsOfStay } from '../asked/outings-of-stay.ts'
import { withQualifiers } from '../asked/qualified-wishes.ts'
import { readAsked } from '../asked/read-asked.ts'
import { readSunrise } from '../asked/sunrise.ts'
import { withoutSnow } from '../asked/wish-seasons.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { PlannableDestination } from '../plannable-destination.ts'
import type { SaidBesides } from './brief-reading.ts'
import type { TownFromBrief } from './town-from-brief.ts'

export interface WishesFromBrief {
  read: AskedRead
  feast: FeastWishes
  trips: OutingsOfStay['trips']
  lights: LightsWish
  notes: string[]
  unmet: UnmetWish[]
}

const climb = /^climb(?:ing)?$/i
const climbsSomething = /\bclimb(?:ing)? (?:up )?(?:to )?(?:the|its)\b/i

export function wishesFromBrief(
  brief: TripBrief,
  given: PlannableDestination,
  town: Pick<TownFromBrief, 'destination' | 'named' | 'hinted' | 'lodging' | 'isSlow'>,
  {
    said,
    dates,
    longest,
  }: {
    said: SaidBesides
    dates: readonly string[]
    /** Longest ride with a small child, in minutes. */
    longest: number | undefined
  },
): WishesFromBrief {
  const { text = '' } = said
  const { destination, named, hinted, lodging, isSlow } = town
  const months = dates.map((date) => Number(date.slice(5, 7)))
  const ofFeasts = feastsMeant(brief.tastes, given, dates)
  // "The others eat meat" is no wish for meat.
  const tastes = ofFeasts.tastes.filter((taste) => !tellsOfEating(taste, text))
  const read = readAsked(text, { ...brief, tastes }, destination, {
    months,
    days: dates.length,
    isPartOfTrip: said.isPartOfTrip === true,
    notUnderstood: hinted.unread,
    nearTo: longest,
  })
  leaveSnowToWinter(read, given, dates)
  // "Climb the campanile" is the tower, and no wish to climb besides.
  if (climbsSomething.test(text)) {
    read.asked = read.asked.filter(({ what }) => !climb.test(what))
    read.unmet = read.unmet.filter(({ wish }) => !climb.test(wish))
  }
  const qualified = withQualifiers(read, text, destination.places)
  read.asked = qualified.asked
  read.unmet = qualified.unmet
  readSunrise(read, text, {
    ...{ places: destination.places, lodging: lodging.at },
    ...{ timeZone: destination.timeZone, date: dates[0] },
  })
  const feast = readFeastWishes(text, destination, dates)
  const outings = outingsOfStay(read.outings, {
    text,
    ...{ brief, destination, dates, isSlow, longest },
    named: named.ids,
  })
  const lights = northernLights(text, destination, months[0] ?? 1)
  // A viewing place is useless where there are no lights.
  if (lights.unmet.length > 0) read.asked = read.asked.filter((each) => !isOfLights(each))
  return {
    read,
    feast,
    trips: outings.trips,
    lights,
    notes: [...outings.notes, ...lights.notes],
    unmet: [
      ...ofFeasts.unmet,
      ...read.unmet,
      ...feast.unmet,
      ...outings.unmet,
      ...lights.unmet.map(notSeen),
    ],
  }
}

/** Without snow a wish to ski is met by no place, and told with the season instead of as unknown. */
function leaveSnowToWinter(
  read: AskedRead,
  where: PlannableDestination,
  dates: readonly string[],
): void {
  const all = [...read.asked, ...read.outings].map(({ what }) => what)
  const wishes = [...all, ...read.unmet.map(({ wish }) => wish)]
  const what = wishes.find((each) => withoutSnow(each, where, dates))
  const says = what && withoutSnow(what, where, dates)
  if (!says) return
  const isHall = (id: string) =>
    where.places.some((place) => place.id === id && place.setting === 'indoor')
  const isOther = (words: string) => withoutSnow(words, where, dates) === null
  read.asked = read.asked.filter((each) => isOther(each.what) || each.placeIds.every(isHall))
  read.outings = read.outings.filter((each) => isOther(each.what))
  read.unmet = read.unmet.filter(({ wish }) => isOther(wish))
  read.unmet.push({
    wish: what,
    reason: 'closed',
    says: `You asked for ${what}. ${says}: none of your days is near that.`,
    wayOut: null,
  })
}

function notSeen(says: string): UnmetWish {
  return { wish: 'northern lights', reason: 'other-days', says, wayOut: null }
}
