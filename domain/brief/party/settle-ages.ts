/** Who somebody is by the years that were told: a son of sixteen is a teenager, and one of nineteen is grown up. */
import type { Party } from '../schema.ts'

export const firstTeen = 13
const ofAge = 18

/** A party whose children are told apart by their ages, however they were called. */
export function withAgesSettled(party: Party): Party {
  const { childAges, children, adults } = party
  const grown = childAges.filter((age) => age >= ofAge).length
  const ages = childAges.filter((age) => age < ofAge)
  const rest = (children ?? 0) - grown
  const isOlder = ages.some((age) => age >= firstTeen)
  // "My teenage son stays at home, our daughter (11) comes".
  const isYounger = ages.length > 0 && ages.length >= rest && !isOlder
  const has = party.has.filter(
    (who) => !(who === 'children' && rest <= 0 && grown > 0) && !(who === 'teenagers' && isYounger),
  )
  if (isOlder && !has.includes('teenagers')) has.push('teenagers')
  if (ages.some((age) => age < 1) && !has.includes('infants')) has.push('infants')
  if (grown === 0) return { ...party, has }
  const { children: _, ...others } = party
  return {
    ...others,
    childAges: ages,
    has,
    ...(rest > 0 && { children: rest }),
    ...(adults !== undefined && { adults: adults + grown }),
  }
}
