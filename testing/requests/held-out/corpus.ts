/** The held-out corpus: all classes of requests, in the order in which they are reported. */
import { dates } from './situations-dates.ts'
import { languages } from './situations-languages.ts'
import { lengths } from './situations-lengths.ts'
import { letters } from './situations-letters.ts'
import { money } from './situations-money.ts'
import { party } from './situations-party.ts'
import { places } from './situations-places.ts'
import { proposals } from './situations-proposals.ts'
import { reversals } from './situations-reversals.ts'
import { roads } from './situations-roads.ts'
import { tastes } from './situations-tastes.ts'
import { unsure } from './situations-unsure.ts'

export const heldOutClasses = [
  places,
  proposals,
  reversals,
  dates,
  lengths,
  money,
  party,
  tastes,
  languages,
  letters,
  unsure,
  roads,
]
