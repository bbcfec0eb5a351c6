/** What is eaten on a stay: the diets kept and the foods refused. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { eatsEverythingToo, forBothOfYou } from '../asked/mixed-table.ts'
import { dietsKept } from '../asked/mostly-diets.ts'
import { foodsRefused } from './refused-houses.ts'

export interface TableOfStay {
  diets: string[]
  /** Refused foods beside the diets. */
  foods: string[]
  /** Some keep a diet, and others eat everything. */
  isMixed: boolean
  mildOnly: boolean
  notes: string[]
}

const spicy = /\bspic(?:y|es?)\b/i

export function tableOfStay(
  { food, mustAvoid }: Pick<TripBrief, 'food' | 'mustAvoid'>,
  text: string,
  { notUnderstood, fasts }: { notUnderstood: readonly string[]; fasts: boolean },
): TableOfStay {
  const kept = dietsKept(food.diets, text)
  // Who keeps the fast eats halal.
  const diets = [...new Set([...kept.diets, ...(fasts ? ['halal'] : [])])]
  const isMixed = diets.length > 0 && eatsEverythingToo(text)
  return {
    diets,
    foods: foodsRefused(mustAvoid, notUnderstood, text),
    isMixed,
    mildOnly: [...mustAvoid, ...notUnderstood].some((words) => spicy.test(words)),
    notes: [...kept.notes, ...(isMixed ? [forBothOfYou] : [])],
  }
}
