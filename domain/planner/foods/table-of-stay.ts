/** What is eaten on a stay, and what is not: the diets that are kept and the foods that are refused. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { eatsEverythingToo, forBothOfYou } from '../asked/mixed-table.ts'
import { dietsKept } from '../asked/mostly-diets.ts'
import { foodsRefused } from './refused-houses.ts'

export interface TableOfStay {
  diets: string[]
  /** Foods that somebody does not eat, beside the diets. */
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
  // Who keeps the fast eats halal, said or not.
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
