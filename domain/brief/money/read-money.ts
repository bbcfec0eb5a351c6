/** Sums of money and what each is for: the trip, a night's lodging, or a rented car. */
import {
  crownOf,
  crownPattern,
  currencyBeforePattern,
  currencyPattern,
  toCurrency,
} from '#domain/money/currency-words.ts'
import { homeCurrency, ownNamesake } from '#domain/money/home-currency.ts'
import { toMajor, toMinor } from '#domain/money/money.ts'
import { toAmount, toWordAmount, wordAmountPattern } from '../grammar/numbers.ts'
import type { Found, Reading } from '../reading.ts'
import type { Budget, SaidMoney } from '../schema.ts'
import { bedsIncluded } from './budget-beds.ts'
import { scopeOf } from './budget-scope.ts'
import { ceiling, isPlainSum } from './plain-sums.ts'
import { isNoBudget } from './sums-of-things.ts'

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

/** "A grand each (£)", "900 per person in dollars". */
const signBehind = new RegExp(`^\\s*(?:\\((?:in )?|in )(?<sign>${currencyPattern})${letterEnd}\\)?`)

const cue =
  /\b(?:budget|spend(?:ing)?|costs?|expenses?|exceed(?:ing)?|funds?|splash out|afford|price|work for|all[- ]in|total|keep (?:it|this|everything|things)(?: all)?|money)\b/
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
  const of = { sum: high, currency: toCurrency(signed) }
  if (isNoBudget(before, after, of)) return

  const scope = scopeOf(before, after)
  const { per } = scope
  const behind = signed ? undefined : signBehind.exec(after.slice(scope.length))
  const length = scope.length + (behind?.[0].length ?? 0)
  const currency = toCurrency(signed ?? behind?.groups?.sign)
  if (signed && !currency) findings.crowns = true
  // "900 each without flights" tells what the sum covers, not how to travel.
  const left = uncovered.exec(after.slice(length))?.[0].length ?? 0
  const covered = bedsIncluded(
    before,
    reading.lower.slice(found.end + length, found.end + length + 90),
  )
  const paid = covering.exec(after.slice(length))?.[0].length ?? 0
  const end = found.end + length + Math.max(left, paid, covered ?? 0)
  const said = { minor: toMinor(high, currency), ...(currency && { currency }) }
  if (forVehicle.test(wide) && !cue.test(before) && /day|^trip$/.test(per)) {
    findings.rental ??= said
    reading.claim('transport', found.start, end)
    return
  }
  const bed =
    /^(?:.*\b)?(?:stay(?:ing)? at|hotels?|hostels?|motels?|b&bs?|guest ?houses?|rooms?|airbnbs?|lodging|accommodations?|apartments?|flats?|place to stay|campsites?|riads?|ryokans?|havelis?|pensions)\b(?<rest>[^.;]*)$/s.exec(
      before,
    )
  const led = bed?.groups?.rest
  // "One room, 900 in all" is no price of a room; "a hotel with a pool, 130 a night" is.
  const isDaily = /day$/.test(per) && findings.nightly !== undefined
  const lodging =
    led !== undefined &&
    !isDaily &&
    !withTheWay.test(before) &&
    !cue.test(led) &&
    (per === 'night' || !led.includes(','))
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
    ...(covered !== undefined && !/night/.test(per) && { withBeds: true as const }),
    start: found.start,
  })
  reading.claim('budget', found.start - (budgetWord?.[0].length ?? 0), end)
}

/** "Flights and hotel for under 900". */
const withTheWay =
  /\b(?:flights?|trains?|travel|transport|food|meals)(?: ?\+| ?&| and|,) ?(?:the )?(?:hotels?|accommodation|rooms?|beds?)\b/

/** A car that is rented; an apartment is rented as well, and who comes by car has one. */
const forVehicle =
  /(?<!\bby )\b(?:seats?|rental|hire|car|suv|van|vehicle|rent(?:ing)?(?= (?:an?|the|us|me|our) ))\b(?![^.]*\b(?:apartments?|flats?|house|garden|hotels?|max|up to|total|altogether)\b)[^.]*$/

/** "45 a day incl. food and tickets": what the sum is for is no wish. */
const paidFor =
  '(?:all )?(?:the )?(?:food|meals?|drinks|eating|tickets?|entry|entrances?|entrance fees?|admissions?|(?:local |public )?transport|buses|activities|sights?|everything)'
const covering = new RegExp(
  `^[\\s,(]*(?:incl(?:uding|udes|usive of|\\.)?|covering|covers|for) ${paidFor}(?:(?:,| and| &|, and|\\/| \\+) ?${paidFor})*\\b`,
)
const uncovered =
  /^,?\s*(?:in )?(?:total|all in|altogether)?,?\s*\(?(?:without|w\/o|excl(?:uding|\.)?|not (?:including|counting)|before|plus) (?:the )?(?:international )?(?:flights?|airfare|hotels?|accommodation)\b/

/** Gives sums in crowns the currency of the first country of the trip that has some, and others that of home. */
export function settleCurrency(
  findings: MoneyFindings,
  origin: string | undefined,
  goals: readonly (string | undefined)[],
  text: string,
): void {
  for (const sum of [...findings.budgets, findings.nightly, findings.rental]) {
    // "Cebu, 12k pesos each": of the country one goes to, where nobody says where from.
    const [goal] = goals
    const own = sum?.currency && ownNamesake(sum.currency, origin ?? goal, text)
    if (sum && own) sum.currency = own
  }
  const currency = findings.crowns ? crownOf([origin, ...goals]) : homeCurrency(origin)
  if (!currency) return
  const inUnits = (minor: number) => toMinor(toMajor(minor, undefined), currency)
  for (const budget of findings.budgets) {
    if (!budget.currency && budget.from !== undefined) budget.from = inUnits(budget.from)
  }
  for (const sum of [...findings.budgets, findings.nightly, findings.rental]) {
    if (!sum || sum.currency) continue
    sum.minor = inUnits(sum.minor)
    sum.currency = currency
  }
}
