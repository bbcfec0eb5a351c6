/** Hours as they are spoken: "half two", "quarter to eleven", "at three". */

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const hourOf = (name: string) => `(?<hour${name}>${words.join('|')}|1[0-2]|[1-9])`
const ends =
  "(?=(?: o'?clock)?\\s*(?:[,.;!?)]|$|(?:on|and|so|but|then|from|tomorrow|today|for|with|in the|at night|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b))"
const part =
  "(?: ?o'?clock)?(?:,? (?:in the (?<spokenPart>morning|afternoon|evening)|at (?<spokenNight>night)))?"

/** Part of a pattern; a bare hour needs a word that leads to it. */
export const spokenTime = `(?<spoken>(?:(?:at|by|around|about|for|~) ?)?(?<past>half(?: past)?|quarter (?:past|to)|(?:five|ten|twenty|twenty[- ]five) (?:past|to)) ${hourOf('Past')}(?![a-z\\d:])${part}|(?:at|around|about|by) ${hourOf('Bare')}(?![a-z\\d:.])${ends}${part})`

export type SpokenGroups = Readonly<Record<string, string | undefined>>

/** Up to this hour nobody means the morning: of those who come, and of those who go. */
const firstMorning = { arrival: 6, departure: 9 }

const noon = 720

export function spokenClock(groups: SpokenGroups, of: keyof typeof firstMorning): string {
  const said = groups.hourPast ?? groups.hourBare ?? ''
  const hour = (words.indexOf(said) + 1 || Number(said)) % 12
  const past = groups.past ?? ''
  const away = past.startsWith('half')
    ? 30
    : past.startsWith('quarter')
      ? 15
      : past.startsWith('twenty-') || past.startsWith('twenty f')
        ? 25
        : past.startsWith('twenty')
          ? 20
          : past.startsWith('ten')
            ? 10
            : past.startsWith('five')
              ? 5
              : 0
  const isTo = past.endsWith(' to')
  const isLater =
    groups.spokenNight !== undefined ||
    (groups.spokenPart === undefined ? hour < firstMorning[of] : groups.spokenPart !== 'morning')
  const minutes = (hour * 60 + (isTo ? -away : away) + (isLater ? noon : 0) + 1440) % 1440
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
