/**
 * By when a party is back, where nobody said an hour: the weakest of those who travel sets it. Where kitchens open
 * late all of it moves, since nobody is sent to bed without a dinner.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { timeInWords } from '../clock.ts'
import { lateTables } from '../meal-times.ts'
import type { PlanRequestInput } from '../schema.ts'
import { earlyEnds, endsEarly } from './early-evenings.ts'

/** Of children under six, and of parents who come along; those at school are home as families are. */
const home = { small: 1185, parents: earlyEnds.usual }
const underSix = 5
/** A country that dines at half past six and one that does so later. */
const usualDinner = { small: 1125, parents: 1155, asked: 1155 }
/** Who is sent home early is at table as soon as a kitchen opens, and needs so long for it and the way. */
const earlyHome = 1260

const parentsAlong =
  /\b(?:with|and|take|taking|bring|bringing|for|,) (?:(?:my|our|his|her) )(?:[a-z0-9]+ )?(?:(?:wife|husband|partner|sister|brother) and (?:(?:his|her|my|our) )?)?(?:parents|mum|mom|mother|dad|father|in-?laws|mother-in-law|father-in-law|folks)\b|\b(?:and (?:her|his|their|my|our) parents|my (?:parents|mum|mom|mother|dad|father|in-?laws|folks) (?:are|is|and i|and me|&))\b/i
/** Those of someone else who stay where they are. */
const left =
  /\b(?:stay(?:s|ing)?|left|leav(?:e|ing)|visit(?:ing)?|see(?:ing)?|live|lives|living|meet(?:ing)?) (?:[a-z]+ )?(?:with |at )?(?:my|our|his|her) (?:parents|mum|mom|mother|dad|father|in-?laws|folks)\b/i

interface Evenings {
  text: string
  zone: string
  party: NonNullable<PlanRequestInput['party']>
  /** An evening was wished for, or settled. */
  hasEvening: boolean
  /** By when one asked to be back, and whether an hour was said. */
  asked: number | undefined
}

export function backByOf(
  { party: told, interests, occasions }: Pick<TripBrief, 'party' | 'interests' | 'occasions'>,
  { text, zone, party, hasEvening, asked }: Evenings,
): number | undefined {
  const dinner = lateTables({ about: { zone } })?.dinner ?? 0
  const later = (from: number) => Math.max(0, dinner - from)
  if (asked !== undefined) return asked === earlyHome ? asked + later(usualDinner.asked) : asked
  if (endsEarly(party, interests, text)) {
    return hasEvening ? earlyEnds.afterAShow : earlyEnds.usual
  }
  if (hasEvening || interests.includes('nightlife') || occasions.includes('bachelor'))
    return undefined
  const { who = [] } = party
  if (who.includes('toddler') || who.includes('teenagers')) return undefined
  if (party.children) {
    const isSmall = told.childAges.some((age) => age <= underSix)
    return isSmall ? home.small + Math.min(mostLater, later(usualDinner.small)) : undefined
  }
  return endsWithParents(who, text) ? home.parents + later(usualDinner.parents) : undefined
}

/** One late evening was wished for: by when those are back who tire, on all others. */
export function earlyButOne(
  {
    interests,
    appointments,
    occasions,
  }: Pick<TripBrief, 'interests' | 'appointments' | 'occasions'>,
  { text, zone, party, hasEvening, asked }: Evenings,
): number | undefined {
  if (!hasEvening) return undefined
  if (endsEarly(party, interests, text)) return earlyEnds.usual
  // What has its day and hour is on that evening, and not on the one that is kept.
  const isFree = appointments.length === 0 && !occasions.includes('bachelor')
  if (asked !== undefined || !isFree || interests.includes('nightlife') || party.children) {
    return undefined
  }
  const dinner = lateTables({ about: { zone } })?.dinner ?? 0
  return endsWithParents(party.who ?? [], text)
    ? home.parents + Math.max(0, dinner - usualDinner.parents)
    : undefined
}

/** The notes of what was asked for, with the hour that was made of it. */
export function sayEvenings(
  { notes, backBy }: { notes: readonly string[]; backBy?: number },
  made: number | undefined,
): string[] {
  if (backBy === undefined || made === undefined || made === backBy) return [...notes]
  return notes.map((note) =>
    /^Every evening ends by/.test(note)
      ? `Every evening ends by ${timeInWords(made)}: kitchens open late here, and dinner is as soon as they do.`
      : note,
  )
}

function endsWithParents(who: readonly string[], text: string): boolean {
  return !who.includes('seniors') && hasParents(text)
}

/** Children are early at table also where the town is late. */
const mostLater = 60

function hasParents(text: string): boolean {
  return parentsAlong.test(text) && !left.test(text)
}
