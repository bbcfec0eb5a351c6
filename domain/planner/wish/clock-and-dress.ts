/** Notes on changes of the clock, and on who enters houses of worship and in what dress. */
import { addDays } from '#domain/calendar/calendar-days.ts'
import { instantOf, offsetAt, wallMinutes } from '#domain/calendar/zoned-time.ts'
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { minuteOn, timeInWords } from '../clock.ts'
import { dayInWords } from '../days-in-words.ts'
import { mealFed } from '../meals/feeding-visits.ts'
import { lateTables, nightTables } from '../meals/meal-times.ts'
import type { KnownStay } from './to-know.ts'

const offsetOn = (date: string, zone: string) =>
  offsetAt(instantOf(wallMinutes(`${date}T12:00`), zone), zone)

/** Also the night before the first day. */
export function clockChanges({ destination: { timeZone }, days }: KnownStay): string[] {
  return days.flatMap(({ date }) => {
    const more = offsetOn(date, timeZone) - offsetOn(addDays(date, -1), timeZone)
    if (more === 0) return []
    const how =
      more > 0 ? 'forward: the night is an hour shorter' : 'back: the night is an hour longer'
    return [`Clocks go ${how}, in the night to ${dayInWords(date)}.`]
  })
}

/** Countries where shoes are taken off at temples. */
const templeCountries = new Set('BT ID IN KH LA LK MM NP TH VN'.split(' '))
const mosque = /\b(?:mosque|masjid)\b/i
const temple = /\b(?:temple|wat|pagoda|mandir|shrine|grand palace)\b/i
const church = /\b(?:church|cathedral|basilica|duomo|abbey|san|santa|santo|saint)\b/i
const strictChurches = new Set(['IT', 'MT'])

const dressInMosques =
  'shoulders and knees are covered, women wear a scarf, and shoes stay at the door; nobody visits during prayers.'
/** Where custom or law says who enters: elsewhere visitors are welcome between the prayers. */
const mosquesOf: Readonly<Record<string, string>> = {
  AE: `Mosques here are for worshippers, but for the few that receive visitors, as those of your plan do: there ${dressInMosques}`,
  IL: 'The mosques on the Temple Mount are for Muslims alone: others come to the platform around them, in the hours for visitors, with shoulders and knees covered.',
  MA: 'In Morocco only Muslims enter mosques and shrines: look at them from outside. The Hassan II Mosque in Casablanca is the one that shows its hall to everyone, on tours.',
  QA: `Mosques here are for worshippers, but for the few that receive visitors, as those of your plan do: there ${dressInMosques}`,
}
const templesOf: Readonly<Record<string, string>> = {
  ID: 'In the temples of Bali a sarong and a sash are worn, lent or rented at the gate; the inner courts are for those who pray.',
  NP: 'In temples shoulders and knees are covered, and shoes stay at the door; the inner shrines of Hindu temples, Pashupatinath first of all, are for Hindus alone.',
}
const said = ({ name, offers = [] }: Place) => `${name} ${offers.join(' ')}`
/** Words of former mosques, where shoes stay on. */
const otherwiseNow = /\b(?:cathedral|chapel|mezquita)\b/i
const isMosque = (place: Place) =>
  mosque.test(said(place)) && !otherwiseNow.test(`${said(place)} ${place.area} ${place.about}`)

export function whatToWear({ destination, days }: KnownStay): string[] {
  const visited = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const seen = destination.places.filter(({ id, kind }) => kind === 'worship' && visited.has(id))
  if (seen.some(isMosque)) return [mosquesOf[destination.country] ?? `In mosques ${dressInMosques}`]
  const isTemple = (place: Place) => temple.test(said(place)) && !/synagogue/i.test(said(place))
  if (templeCountries.has(destination.country) && seen.some(isTemple))
    return [
      templesOf[destination.country] ??
        'In temples shoulders and knees are covered, and shoes stay at the door.',
    ]
  const isChurch = (place: Place) => church.test(said(place)) && !/synagogue/i.test(said(place))
  return strictChurches.has(destination.country) && seen.some(isChurch)
    ? ['In churches shoulders and knees are covered: the great ones turn away who comes otherwise.']
    : []
}

/** A note where dinner is before the country's hours: the house may not be open. */
export function earlyTables({ destination: { timeZone }, days }: KnownStay): string[] {
  const late = lateTables({ about: { zone: timeZone } })
  if (!late || late.dinner < nightTables) return []
  const early = days.flatMap(({ date, stops }) =>
    stops.filter(
      ({ meal, start, placeId }) =>
        meal === 'dinner' && placeId && start && minuteOn(date, start) < late.dinner - aLittle,
    ),
  )
  if (early.length === 0) return []
  const names = listed([...new Set(early.map(({ name }) => name))].slice(0, mostNamed))
  return [
    `Kitchens here open for dinner at about ${timeInWords(late.dinner)}, and some of your dinners are sooner: ask whether you are served then at ${names}.`,
  ]
}

const aLittle = 15
const mostNamed = 3

/** A note on an evening without dinner, such as before a late flight. */
export function withoutDinner({ destination, days }: KnownStay): string[] {
  const byId = new Map(destination.places.map((place) => [place.id, place]))
  const hungry = days.filter(({ date, stops, back }) => {
    const last = stops.at(-1)
    // Away until the end of the way back.
    if (!last?.end || minuteOn(date, last.end) + (back?.minutes ?? 0) < dinnerIsOver) return false
    return !stops.some(({ meal, kind, placeId, reasons }) => {
      const place = byId.get(placeId ?? '')
      const isFed = place !== undefined && mealFed(place) === 'dinner'
      const isSaid = reasons.some((says) => ofDinnerInside.test(says))
      return meal === 'dinner' || kind === 'appointment' || isFed || isSaid
    })
  })
  return hungry.map(({ date, back }) =>
    (back?.minutes ?? 0) >= longWayBack
      ? `You are back late on ${dayInWords(date)}, and no dinner is planned: eat before the way back, or on it.`
      : `No dinner fits into ${dayInWords(date)}: eat on the way, or leave a sight out for it.`,
  )
}

const longWayBack = 60

/** Words of dinners within a visit, on a trip, or in a camp. */
const ofDinnerInside =
  /^Time for dinner|^Dinner (?:in|near)\b|\bdinner\b[^.;]*\bcamp\b|\bsupper|\b(?:after|seafood) dinner\b/i

/** Minute of the day after which a day without dinner lacks one. */
const dinnerIsOver = 1170
