/**
 * What a place's own sentences say of the hours, weekdays and months to go in: "after dark", "be there
 * at opening", "Tuesday, Friday and Sunday", "closed in winter". Read once a place. Only turns of
 * phrase that speak of the visit count; "an early Gothic church" and "night skies at noon" do not.
 */
import type { Place } from '#domain/places/schema.ts'
import { saidMonths } from './months.ts'
import { type SaidWeekdays, saidWeekdays } from './weekdays.ts'

export interface OwnWords extends SaidWeekdays {
  /** The part of the day one should come in, as far as a sentence says so; null: any. */
  part: 'early' | 'sunset' | 'evening' | 'dark' | null
  /** Something that happens at this minute of the day, for which one comes. */
  moment: number | null
  /** The months in which there is something to see, from 1; null: all. */
  months: ReadonlySet<number> | null
}

/** Who is there by ten is early, as far as a day of holidays goes. */
export const earlyUntil = 600

const early =
  /\b(?:go (?:early|at dawn)|come early|start early|be there at opening|take the first boat|before (?:eight|nine) it is|at dawn you share|emptiest at sunrise|best early in the day|coolest soon after sunrise|village for sunrise|early weather)\b|\bEarly, the|, early(?=[,.])/i
const dark =
  /\b(?:after dark|after sunset|at night|(?<!day and )by night(?! out)|late at night|late evening|night slots|when lit|with the lamps on|lights? of the far shore|every half hour of the evening|after seven)\b/i
const evening =
  /\b(?:(?<!open into the )evenings?\b|each night|until late|late bars|wine bars|(?<!gas-)lit\b|neon|lantern-lit|lamps|at dusk|open late)/
const setting =
  /\b(?:known for its sunset|(?:lawns|sand)[^.;]{0,20} face the sunset|facing the sunset|watch(?:ing)? the (?:sun|lights)|sun (?:goes|going|go) (?:down|into)|before sunset|for sunset|sunset slots|lights come on|applaud the sun|at dusk)\b/i
/** "Bars by night" tells of another hour than the one a place is known for. */
const isForTheEvening = ({ bestTime }: Place) => bestTime === 'evening' || bestTime === 'night'

const hoursInWords: Readonly<Record<string, number>> = { seven: 19, eight: 20, nine: 21, ten: 22 }
const moment =
  /\b(?:at (?<hour>seven|eight|nine|ten) (?:each|every) (?:night|evening)|show at (?<show>seven|eight|nine|ten))\b/

const known = new WeakMap<Place, OwnWords>()

export function ownWords(place: Place): OwnWords {
  let words = known.get(place)
  if (!words) {
    words = read(place)
    known.set(place, words)
  }
  return words
}

function read(place: Place): OwnWords {
  const { about, hours, dayTrip } = place
  const { hour, show } = moment.exec(about)?.groups ?? {}
  const struck = dayTrip ? undefined : hoursInWords[hour ?? show ?? '']
  return {
    part: partOfDay(place),
    moment: struck === undefined ? null : struck * 60,
    // Opening hours that are known say more than a sentence does.
    months: hours === null ? saidMonths(about, place.at) : null,
    ...saidWeekdays(place),
  }
}

function partOfDay(place: Place): OwnWords['part'] {
  const { about, bestTime, kind, dayTrip } = place
  if (dayTrip || kind === 'restaurant' || kind === 'cafe') return null
  if (bestTime === 'morning' && early.test(about)) return 'early'
  if (bestTime === 'sunset' && setting.test(about)) return 'sunset'
  if (!isForTheEvening(place) || place.setting === 'indoor') return null
  if (dark.test(about)) return 'dark'
  return evening.test(about) ? 'evening' : null
}
