/** Whether a figure without a currency is a sum of money. */
import { monthPattern } from '../dates/date-grammar.ts'
import type { Found } from '../reading.ts'

export const ceiling =
  /\b(?:under|below|within|less than|up to|no more than|not (?:more than|over|exceed(?:ing)?)|at most|max(?:imum)?(?: of)?|cap(?:ped)?(?: at| of)?|<|<=|limit(?: of| is)?|exceed(?:ing)?|stay below|not to exceed)\s*(?:of |is |the |at |about |around )*$/

/** What follows a figure that counts something else than money. */
const countsOther =
  /^\s*(?:%|-?(?:days?|nights?|weeks?|months?|people|persons?|travell?ers?|adults?|kids?|children|of us|rooms?|hotel|stars?|km|kms|kilomet(?:er|re)s?|miles?|mi|met(?:er|re)s?|m|ft|feet|steps?|stairs|calories|kcal|kg|kilos?|lbs|hours?|hrs?|h|min(?:ute)?s?|years?|yrs?|am|pm|cit(?:y|ies)|friends|photos?|places?|things?|sights?|museums?|stops?|runs?|race)\b|st\b|nd\b|rd\b|th\b|[/:]\d)/
/** What follows a sum that nobody called one: whom or what it is for, or that it is the most. */
const sharedOut =
  /^\s*(?:-ish\s*)?(?:each\b(?! (?:way|of|other|city|place|day))|apiece\b|pp\b|p\.p\.|p\/p|(?:per|a|\/|for each)\s?(?:person|head|adult|pax|student|pupil|participant|guest|member)\b)/
const perTime = /^\s*(?:per|a|each|every|\/)\s?(?:day|night)\b|^\s*p\/[dn]\b/
/** "2,500 to spend", "600 left for the rest". */
const isAtHand =
  /^\s*(?:(?:left )?(?:to (?:spend|play with|work with|blow|burn)|for (?:the rest|everything else|all else|(?:the )?(?:flights?|hotels?|food|beds)(?:,| and| &| \+) ?(?:the )?(?:hotels?|flights?|food|beds|stay|accommodation|everything)))|left(?= ?(?:[.,;!?)]|$| (?:after|once|over)\b))|(?:in )?total\b(?! (?:people|of))|all told\b)/
const atMost = /^\s*(?:tops|max(?:imum)?|or less|or under|at (?:the )?most)\b/
const grandEnds =
  /^\s*(?:$|[.,;:!?)]|(?:for|each|pp|per|total|in total|all|altogether|between|max|tops|to|on|in|budget|or|is|should|a head|apiece|and|but|excl|incl|without|including)\b)/

/** A bare number is a sum when a word for money leads to it and no other unit follows. */
export function isPlainSum(
  amount: number,
  cued: boolean,
  before: string,
  after: string,
  groups: Found['groups'],
): boolean {
  if (countsOther.test(after) || /[:/]$/.test(before)) return false
  if (isYear(amount, before, groups)) return false
  const led = cued || ceiling.test(before)
  if (groups.words !== undefined)
    return (/grand$/.test(groups.words) && grandEnds.test(after)) || led || sharedOut.test(after)
  if (groups.unitOne === 'grand') return grandEnds.test(after)
  if (groups.unitOne) {
    if (led || sharedOut.test(after) || atMost.test(after) || perTime.test(after)) return true
    return !/\b(?:run(?:ning)?|race|walk(?:ing)?|an?|the)\s$/.test(before) && kEnds.test(after)
  }
  if (amount >= 20 && perTime.test(after)) return true
  // "Hostel max 35 per person a night".
  if (amount >= 10 && ceiling.test(before) && (sharedOut.test(after) || perTime.test(after)))
    return true
  if (amount < 50) return false
  if (sharedOut.test(after) || atMost.test(after) || isAtHand.test(after)) return true
  const near =
    /(?:\b(?:budget|spend(?:ing)?|costs?|expenses?|exceed(?:ing)?|funds?|afford|price|work for|total|keep (?:it|this|everything|things)(?: all)?|money|saved(?: up)?|(?:only|just) (?:have|got))\b)[^.,;!?]{0,34}$/.test(
      before,
    )
  if (near) return true
  const shared =
    /^\s*(?:for (?:both|all|the two|two|three|four)(?: of us)?|all[- ]in|altogether|between (?:us|the))\b/
  if (amount >= 100 && shared.test(after)) return true
  if (amount >= 150 && doneFor.test(before) && /^\s*(?:$|[.;!?)]|,(?! \d))/.test(after))
    return amount < 2020 || amount > 2060
  return ceiling.test(before) && amount >= 100
}

/** "Rome 4 days for 1,200". */
const doneFor =
  /\b(?:days?|nights?|week|weekend|trip|it|us|break) for (?:about |around |max |some )?$/

/** "2k for a week", "1.5k all in": thousands of nothing else than money. */
const kEnds =
  /^\s*(?:$|[;.!?)]|,(?! \d)|(?:for|total|in total|all[- ]in|altogether|between|budget|or so|excl|incl|without)\b)/

const yearLead = new RegExp(
  `(?:\\b${monthPattern}|\\b(?:spring|summer|autumn|fall|winter|easter|christmas|ramadan|in|of|year|since|until))\\.?,?\\s*$`,
)

/** "Spending four days there in May 2027": the number behind a month or a season is its year. */
function isYear(amount: number, before: string, { unitOne }: Found['groups']): boolean {
  return unitOne === undefined && amount >= 2020 && amount <= 2060 && yearLead.test(before)
}
