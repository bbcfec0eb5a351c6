/** A party that was counted word by word, set right by the sum of those who are named together. */
import { toCount } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'
import type { Party } from '../schema.ts'
import type { PartySum } from './party-grammar.ts'

/** Of kin, who are taken for somebody's and counted with whoever writes: "four sisters" are four. */
const kin =
  /^[a-z0-9]+ (?:[a-z]+ )?(?:sisters|brothers|siblings|cousins|aunts|uncles)\b(?!.*\b(?:my|our|me|i)\b)/

const partner =
  /\b(?:wife|husband|hubby|partner|girlfriend|boyfriend|fianc[eé]e?|gf|bf|missus|spouse)\b/

/** What a printed brief says where it knows how many some of them are, and not how many they all are. */
export const saysOthersCome = /\bnobody else was counted\b/

/** `said` is a total in so many words, which no sum changes but one that goes on from it: "us two, his wife and a baby". */
export function withSum(
  party: Party,
  sum: PartySum | undefined,
  said: number | undefined,
  reading: Reading,
): Party {
  if (!sum || party.kinds.includes('solo') || reading.says(saysOthersCome)) return party
  const total = sum.adults + sum.children
  const words = reading.lower.slice(sum.start, sum.end)
  const goesOn =
    total > (said ?? 0) &&
    (/\bus (?:two|three|four|[2-4])\b|\b(?:two|three|four|[2-4]) of us\b/.test(words) ||
      // "We are two parents with four kids": the first of them were taken for all.
      toCount(/^\w+/.exec(words)?.[0]) === said)
  if (said !== undefined && said !== total && !goesOn) return party
  const counted = party.total ?? (party.adults ?? 0) + (party.children ?? 0)
  // "3 kids (1, 4, 7), … not too loud for baby": the ages tell how many they are.
  const isWhole =
    sum.children > 0 && party.childAges.length === sum.children && party.children !== sum.children
  // Others are named elsewhere: "me and my wife", and the children in another sentence.
  if (!isWhole && sum.children < (party.children ?? 0) && counted >= total) return party
  if (!isWhole && counted > total && !(counted === total + 1 && kin.test(words))) return party
  const isFull = party.adults !== undefined && party.adults + (party.children ?? 0) === total
  const isOver = (party.adults ?? 0) + (party.children ?? 0) > total
  const isTold = isFull ? !sum.hasMinor : sum.children === 0 && !isOver
  if (counted === total && party.total !== undefined && isTold)
    if (party.adults !== undefined)
      return (party.children ?? 0) === sum.children ? withAges(party, sum) : party
  const whole: Party = { ...withAges(party, sum), total, adults: sum.adults }
  if (sum.children > 0) {
    whole.children = sum.children
    whole.kinds = whole.kinds.filter((kind) => kind !== 'couple')
    if (!whole.has.includes('children')) whole.has.push('children')
    if (!whole.kinds.some((kind) => kind === 'family' || kind === 'group'))
      whole.kinds.push('family')
  }
  // "Partner + dog", "wife and cat": with whoever writes.
  else if (sum.adults === 2 && sum.hasWriter && partner.test(words) && whole.kinds.length === 0)
    whole.kinds = ['couple']
  // "Mum (78, manual wheelchair)": what is told of somebody is for other readers.
  const tells = /\([^)]*[a-z]{4,}/.test(words)
  if (!tells) claimFree(reading, sum)
  return whole
}

/** Where the names tell the age of each child, and elsewhere not all were heard. */
function withAges(party: Party, { ages, children }: PartySum): Party {
  const isTold = ages.length === children && party.childAges.length < children
  return isTold ? { ...party, childAges: [...ages] } : party
}

/** What of the words nobody has read yet: names, ages and what joins them. */
function claimFree(reading: Reading, { start, end }: PartySum): void {
  let from = start
  while (from < end) {
    if (!reading.isFree(from, from + 1)) from += 1
    else {
      let to = from + 1
      while (to < end && reading.isFree(to, to + 1)) to += 1
      reading.claim('party', from, to)
      from = to
    }
  }
}
