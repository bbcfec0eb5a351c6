/** Places of silence, for those who celebrate with friends: graves, war memorials, reading rooms. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'

const quietOrSad =
  /\b(?:memorials?|cemeter(?:y|ies)|graves?|graveyards?|tombs?|mausoleum|holocaust|ghetto|deport(?:ed|ation)|executed|executions|murdered|massacre|genocide|victims|concentration camp|shot into|torture|terror|gestapo|persecution|prison(?:ers)?|gaol|librar(?:y|ies)|reading rooms?|nuns|monks|convent|seminary)\b/i
/** Kinds where one does something, whatever the house was before: a bar in a chapel is a bar. */
const done = new Set<PlaceKind>([
  'activity',
  'nightlife',
  'spa',
  'restaurant',
  'cafe',
  'beach',
  'theme-park',
  'market',
  'neighbourhood',
])
/** Renown (0 to 1) from which a place is seen in any mood. */
const worldFamous = 0.9

export function isAgainstTheMood({ kind, name, about, essential, offers = [] }: Place): boolean {
  if (done.has(kind) || essential >= worldFamous) return false
  return quietOrSad.test([name, about, ...offers].join('; '))
}
