/** Sums of money and what each is for: the trip, a night's lodging, or a rented car. */
import {
  crownOf,
  crownPattern,
  currencyBeforePattern,
  currencyPattern,
  toCurrency,
} from '#domain/money/currency-words.ts'
import { toMajor, toMinor } from '#domain/money/money.ts'
import { toAmount, toWordAmount, wordAmountPattern } from './numbers.ts'
import type { Found, Reading } from './reading.ts'
import type { Budget, SaidMoney, TripBrief } from './schema.ts'

export interface MoneyFindings {
  budgets: (Budget & { start: number })[]
  nightly?: SaidMoney
  rental?: SaidMoney
  /** Whether sums without a currency are crowns, of a country that is still to be found. */
  crowns: boolean
}

/** More is no budget but a slip of the finger. */
const mostMoney = 1e11

const figure = "\\d{1,3}(?:[., ']\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d)"
const unit = '(?:k|grand|thousand|million|lakhs?|lacs?|crores?)\\b'
const sign = `${currencyPattern}|${crownPattern}`
const signBefore = `${currencyBeforePattern}|${crownPattern}`
const letterEnd = '(?![a-z])'

/** A sum with its currency on either side, or two of them as a range. */
const sum = (name: string) =>
  `(?:(?<before${name}>${signBefore})\\s?)?(?<figure${name}>${figure})\\s?(?<unit${name}>${unit})?(?:\\s?(?<after${name}>${sign})${letterEnd})?`
const rangePattern = new RegExp(
  `(?<![\\w.])${sum('Low')}\\s?(?:-|to|and|or|~)\\s?${sum('High')}`,
  'g',
)
const sumPattern = new RegExp(`(?<![\\w.])${sum('One')}`, 'g')
const wordSumPattern = new RegExp(
  `(?<![\\w.])(?<words>${wordAmountPattern})(?:\\s?(?<afterOne>${sign})${letterEnd})?`,
  'g',
)

const cue =
  /\b(?:budget|spend(?:ing)?|costs?|expenses?|exceed(?:ing)?|funds?|splash out|afford|price|work for|all[- ]in|total|keep (?:it|this|everything|things)(?: all)?|money)\b/
const ceiling =
  /\b(?:under|below|within|less than|up to|no more than|not (?:more than|over|exceed(?:ing)?)|at most|max(?:imum)?(?: of)?|cap(?:ped)?(?: at| of)?|<|<=|limit(?: of| is)?|exceed(?:ing)?|stay below|not to exceed)\s*(?:of |is |the |at |about |around )*$/
const roughly =
  /(?:\b(?:about|around|approx(?:imately|\.)?|roughly|circa|ca\.?|some|or so|ish|~)|~)\s*$/

export function readMoney(reading: Reading): MoneyFindings {
  const findings: MoneyFindings = { budgets: [], crowns: false }
  const seen = (found: Found) => !reading.isFree(found.start, found.end)
  const patterns = [rangePattern, wordSumPattern, sumPattern]
  for (const found of patterns.flatMap((pattern) => reading.find(pattern))) {
    if (seen(found)) continue
    readSum(reading, found, findings)
  }
  return findings
}

function readSum(reading: Reading, found: Found, findings: MoneyFindings): void {
  const { groups } = found
  const range = groups.figureHigh !== undefined
  const signed =
    groups.beforeOne ??
    groups.afterOne ??
    groups.beforeHigh ??
    groups.afterHigh ??
    groups.beforeLow ??
    groups.afterLow
  const currency = toCurrency(signed)
  const high =
    groups.words === undefined
      ? toAmount(groups.figureOne ?? groups.figureHigh ?? '', groups.unitOne ?? groups.unitHigh)
      : toWordAmount(groups.words)
  const low = range
    ? toAmount(groups.figureLow ?? '', groups.unitLow ?? groups.unitHigh)
    : undefined
  if (high === undefined || high >= mostMoney || (range && (low === undefined || low > high)))
    return

  const sentence = reading.sentenceAt(found.start)
  const before = reading.lower.slice(Math.max(sentence.start, found.start - 60), found.start)
  const wide = reading.lower.slice(Math.max(0, found.start - 110), found.start)
  const after = reading.lower.slice(found.end, found.end + 40)
  const cued = cue.test(before) || /^\s*(?:is (?:my|our|the) )?(?:total )?budget\b/.test(after)
  if (!signed && !isPlainSum(high, cued, before, after, groups)) return
  if (signed && !currency) findings.crowns = true

  const { per, length } = scopeOf(before, after)
  // "900 each without flights" tells what the sum covers, not how to travel.
  const left = uncovered.exec(after.slice(length))?.[0].length ?? 0
  const end = found.end + length + left
  const said = { minor: toMinor(high, currency), ...(currency && { currency }) }
  if (
    /\b(?:seats?|rent|rental|hire|car|suv|van|vehicle)\b[^.]*$/.test(wide) &&
    !cue.test(before) &&
    /day|^trip$/.test(per)
  ) {
    findings.rental ??= said
    reading.claim('transport', found.start, end)
    return
  }
  const bed =
    /\b(?:stay(?:ing)? at|hotels?|hostels?|rooms?|airbnbs?|lodging|accommodations?|apartments?|place to stay)\b(?<rest>[^.;]*)$/.exec(
      before,
    )
  const led = bed?.groups?.rest
  // "One room, 900 in all" is no price of a room; "a hotel with a pool, 130 a night" is.
  const lodging = led !== undefined && !cue.test(led) && (per === 'night' || !led.includes(','))
  if ((lodging && !/\bbudget\b/.test(before)) || (per === 'night' && !cued)) {
    findings.nightly ??= said
    reading.claim('lodging', found.start, end)
    return
  }
  const budgetWord =
    /\b(?:(?:total|overall|collective|daily|travel)\s+)?budget(?:\s+(?:of|is|for|set|at|around|about|up|to|[a-z]+))*\s*$/.exec(
      before,
    )
  findings.budgets.push({
    ...said,
    ...(low !== undefined && { from: toMinor(low, currency) }),
    per,
    firm:
      !roughly.test(before) && !/^\s*(?:ish|or so)\b/.test(after) && low === undefined
        ? true
        : ceiling.test(before),
    start: found.start,
  })
  reading.claim('budget', found.start - (budgetWord?.[0].length ?? 0), end)
}

const uncovered =
  /^,?\s*(?:in )?(?:total|all in|altogether)?,?\s*\(?(?:without|w\/o|excl(?:uding|\.)?|not (?:including|counting)|before|plus) (?:the )?(?:international )?(?:flights?|airfare|hotels?|accommodation)\b/

/** What follows a figure that counts something else than money. */
const countsOther =
  /^\s*(?:%|-?(?:days?|nights?|weeks?|months?|people|persons?|travell?ers?|adults?|kids?|children|of us|rooms?|hotel|stars?|km|kms|kilomet(?:er|re)s?|miles?|mi|met(?:er|re)s?|m|ft|feet|steps?|stairs|calories|kcal|kg|kilos?|lbs|hours?|hrs?|h|min(?:ute)?s?|years?|yrs?|am|pm|cit(?:y|ies)|friends|photos?|places?|things?|sights?|museums?|stops?|runs?|race)\b|st\b|nd\b|rd\b|th\b|[/:]\d)/
/** What follows a sum that nobody called one: whom or what it is for, or that it is the most. */
const sharedOut =
  /^\s*(?:-ish\s*)?(?:each\b(?! (?:way|of|other|city|place|day))|apiece\b|pp\b|p\.p\.|p\/p|(?:per|a|\/|for each)\s?(?:person|head|adult|pax|student|pupil|participant|guest|member)\b)/
const perTime = /^\s*(?:per|a|each|every|\/)\s?(?:day|night)\b|^\s*p\/[dn]\b/
const atMost = /^\s*(?:tops|max(?:imum)?|or less|or under|at (?:the )?most)\b/
const grandEnds =
  /^\s*(?:$|[.,;:!?)]|(?:for|each|pp|per|total|in total|all|altogether|between|max|tops|to|on|in|budget|or|is|should|a head|apiece|and|but|excl|incl|without|including)\b)/

/** A bare number is a sum when a word for money leads to it and no other unit follows. */
function isPlainSum(
  amount: number,
  cued: boolean,
  before: string,
  after: string,
  groups: Found['groups'],
): boolean {
  if (countsOther.test(after) || /[:/]$/.test(before)) return false
  const led = cued || ceiling.test(before)
  if (groups.words !== undefined)
    return (/grand$/.test(groups.words) && grandEnds.test(after)) || led || sharedOut.test(after)
  if (groups.unitOne === 'grand') return grandEnds.test(after)
  if (groups.unitOne) {
    if (led || sharedOut.test(after) || atMost.test(after) || perTime.test(after)) return true
    return !/\b(?:run(?:ning)?|race|walk(?:ing)?|an?|the)\s$/.test(before) && kEnds.test(after)
  }
  if (amount >= 20 && perTime.test(after)) return true
  if (amount < 50) return false
  if (sharedOut.test(after) || atMost.test(after)) return true
  const near =
    /(?:\b(?:budget|spend(?:ing)?|costs?|expenses?|exceed(?:ing)?|funds?|afford|price|work for|total|keep (?:it|this|everything|things)(?: all)?|money|saved(?: up)?|(?:only|just) (?:have|got))\b)[^.,;!?]{0,34}$/.test(
      before,
    )
  if (near) return true
  const shared =
    /^\s*(?:for (?:both|all|the two|two|three|four)(?: of us)?|all[- ]in|altogether|between (?:us|the))\b/
  if (amount >= 100 && shared.test(after)) return true
  return ceiling.test(before) && amount >= 100
}

/** "2k for a week", "1.5k all in": thousands of nothing else than money. */
const kEnds =
  /^\s*(?:$|[;.!?)]|,(?! \d)|(?:for|total|in total|all[- ]in|altogether|between|budget|or so|excl|incl|without)\b)/

/** Gives sums in crowns the currency of the first country of the trip that has some. */
export function settleCrowns(
  findings: MoneyFindings,
  countries: readonly (string | undefined)[],
): void {
  const currency = findings.crowns ? crownOf(countries) : undefined
  if (!currency) return
  const inCrowns = (minor: number) => toMinor(toMajor(minor, undefined), currency)
  for (const budget of findings.budgets) {
    if (!budget.currency && budget.from !== undefined) budget.from = inCrowns(budget.from)
  }
  for (const sum of [...findings.budgets, findings.nightly, findings.rental]) {
    if (!sum || sum.currency) continue
    sum.minor = inCrowns(sum.minor)
    sum.currency = currency
  }
}

const scopes: readonly (readonly [pattern: RegExp, per: Budget['per']])[] = [
  [
    /^\s*(?:(?:per|a|each|\/)\s?(?:person|head|adult|pax|traveller|traveler)|pp|p\.p\.?|each|per\s?pax)(?:\s*(?:,|and)?\s*(?:per|a|each|\/)\s?day|\/d)\b/,
    'person-day',
  ],
  [
    /^\s*(?:per|a|each|\/)\s?(?:day)(?:\s*(?:,|and)?\s*(?:per|a|each|\/)\s?(?:person|head|pp)|\s*(?:each|pp))\b/,
    'person-day',
  ],
  [/^\s*(?:(?:per|a|\/)\s?(?:person|head)|pp)\s*(?:per|a|\/)\s?night\b/, 'person-night'],
  [
    /^\s*(?:-ish\s*)?(?:(?:per|a|each|\/|for each)\s?(?:person|head|adult|pax|traveller|traveler|student|pupil|participant|guest|member|one of us|couple member)|pp\b|p\.p\.|p\/p|each\b|apiece)/,
    'person',
  ],
  [/^\s*(?:(?:per|a|each|every|\/)\s?day|daily|p\/d)\b/, 'day'],
  [/^\s*(?:(?:per|a|each|every|\/)\s?night|nightly|pn)\b/, 'night'],
]

function scopeOf(before: string, after: string): { per: Budget['per']; length: number } {
  for (const [pattern, per] of scopes) {
    const match = pattern.exec(after)
    if (match) return { per, length: match[0].length }
  }
  if (/\bdaily (?:budget|spend)/.test(before)) return { per: 'day', length: 0 }
  if (/\bper[- ]person budget|\beach (?:have|has|of us)/.test(before))
    return { per: 'person', length: 0 }
  return { per: 'trip', length: 0 }
}

const spendingWords: readonly (readonly [pattern: RegExp, level: 'low' | 'medium' | 'high'])[] = [
  [
    /\b(?:luxur(?:y|ious)(?: travell?ers?)?|high[- ]end|upscale|splurge|splurging|posh|fancy(?! (?:an?|some|going|doing|visiting|seeing|the|it)\b)|lavish|5[- ]star|five[- ]star|first[- ]class|no expense spared|spar(?:e|ing) no expense|(?:no|unlimited|without) (?:budget|spending|price)(?: (?:limits?|constraints?|cap|restrictions?))?(?= ?(?:[.,;!?]|$|limit|constraint|cap|restriction))|unlimited budget|(?:the )?sky(?:'s| is) the limit|treat ourselves|(?:money|prices?|costs?|budget|expense)(?:'s| is| are|s)? ?(?:not?|n't|isn't|never)(?: really| much of| going to be)?(?: an?)? (?:issue|problem|object|concern|limit|worry|constraint|factor|obstacle|question)|(?:money|prices?|costs?|budget) (?:doesn'?t|does not|don'?t|do not) matter|cost no object)\b/,
    'high',
  ],
  [
    /\b(?:(?:on )?a (?:tight |shoestring |small |student |low |limited )?budget(?! of| is| around| between|:)|budget[- ](?:travel(?:l?ers?)?|trip|friendly|conscious|hotels?|accommodation|holiday|minded)|cheap(?:ly|est|er|o)?|shoestring|low[- ](?:cost|budget)|frugal(?:ly)?|inexpensive|affordabl[ey]|save money|skint|broke|on the cheap|as little as possible|money is tight|tight (?:budget|on money)|penny[- ]pinch\w*|economical|penniless|dirt[- ]cheap|thrifty|bargains?|next to nothing|(?:only |mostly )?free (?:stuff|things|activities|attractions|sights|entry)(?: only| mostly)?|(?:not|don'?t|can'?t|won'?t|without|avoid)(?: want(?:ing)? to| wanna| need to)? spend(?:ing)? (?:too |very |so )?(?:much|a lot|a fortune|loads)|break(?:ing)? the bank|low on (?:cash|funds|money)|no money)\b/,
    'low',
  ],
  [
    /\b(?:mid[- ]?(?:range|budget|priced?)|moderate(?:ly priced)?|reasonabl[ey] priced?|middle of the road|not too (?:expensive|pricey|dear))\b/,
    'medium',
  ],
]

const oneTreat =
  /\b(?:one|an?|1|single|nice|the|our|last[- ]night) \|(?:[ -][a-z]+)?[ -](?:dinner|meal|lunch|restaurant|brunch|evening|night(?: out)?|spa|afternoon|bar|drinks?|tasting(?: menu)?|show|experience|thing|treat|day)\b(?! trip)/

export function readSpending(reading: Reading): TripBrief['spending'] {
  let spending: TripBrief['spending']
  for (const [pattern, level] of spendingWords) {
    for (const found of reading.find(pattern, 'length')) {
      const before = reading.lower.slice(Math.max(0, found.start - 14), found.start)
      const refused = /\b(?:not?|nothing|without|isn't|don't need|hate)(?: \w+)? $/.test(before)
      if (refused && !/^(?:break|no |not |don|can|won)/.test(found.text)) continue
      // "One fancy dinner" is an evening, and says nothing of the rest.
      const after = reading.lower.slice(found.end, found.end + 30)
      if (level === 'high' && oneTreat.test(`${before}|${after}`)) continue
      spending ??= level
      if (reading.isFree(found.start, found.end)) reading.claim('budget', found.start, found.end)
    }
  }
  return spending
}
