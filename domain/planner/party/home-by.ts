/**
 * When a party is back, without a said hour: the weakest of them decides. Where kitchens open late it is later, so
 * that dinner fits.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { timeInWords } from '../clock.ts'
import { lateTables } from '../meals/meal-times.ts'
import type { PlanRequestInput } from '../schema.ts'
import { earlyEnds, endsEarly } from './early-evenings.ts'

/**
 * Minutes of the day: with children under six, and with parents along; families with older children have no bound
 * here.
 */
const home = { small: 1185, parents: earlyEnds.usual }
const underSix = 5
/** Usual begin of dinner; where a country dines later, the return moves by the difference. */
const usualDinner = { small: 1125, parents: 1155, asked: 1155 }
/** The return that an early evening means where no hour was said; dinner and the way must fit before it. */
const earlyHome = 1260

const parentsAlong =
  /\b(?:with|and|take|taking|bring|bringing|for|,) (?:(?:my|our|his|her) )(?:[a-z0-9]+ )?(?:(?:wife|husband|partner|sister|brother) and (?:(?:his|her|my|our) )?)?(?:parents|mum|mom|mother|dad|father|in-?laws|mother-in-law|father-in-law|folks)\b|\b(?:and (?:her|his|their|my|our) parents|my (?:parents|mum|mom|mother|dad|father|in-?laws|folks) (?:are|is|and i|and me|&))\b/i
/** Relatives who are visited or left at home, and do not travel. */
const left =
  /\b(?:stay(?:s|ing)?|left|leav(?:e|ing)|visit(?:ing)?|see(?:ing)?|live|lives|living|meet(?:ing)?) (?:[a-z]+ )?(?:with |at )?(?:my|our|his|her) (?:parents|mum|mom|mother|dad|father|in-?laws|folks)\b/i

interface Evenings {
  text: string
  zone: string
  party: NonNullable<PlanRequestInput['party']>
  /** Whether an evening out was wished for or fixed. */
  hasEvening: boolean
  /** The return that was asked for, in minutes of the day. */
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

/** When those who tire are back on all evenings but one, where one late evening was wished for. */
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
  // Appointments have their evening; the late one is free to choose.
  const isFree = appointments.length === 0 && !occasions.includes('bachelor')
  if (asked !== undefined || !isFree || interests.includes('nightlife') || party.children) {
    return undefined
  }
  const dinner = lateTables({ about: { zone } })?.dinner ?? 0
  return endsWithParents(party.who ?? [], text)
    ? home.parents + Math.max(0, dinner - usualDinner.parents)
    : undefined
}

/** The notes about evenings, with the hour that they led to. */
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

/** The most minutes by which small children are later where the country dines late. */
const mostLater = 60

function hasParents(text: string): boolean {
  return parentsAlong.test(text) && !left.test(text)
}
