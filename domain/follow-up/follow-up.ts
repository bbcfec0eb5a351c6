/**
 * What a later message changes: the brief itself ("actually four days", "no museums"), and the plan
 * made from it ("swap day 2"), which a planner carries out.
 */

import type { BriefContext } from '#domain/brief/brief-context.ts'
import { checked } from '#domain/brief/check-brief.ts'
import { countPattern, toCount } from '#domain/brief/grammar/numbers.ts'
import { glossOf } from '#domain/brief/languages/gloss.ts'
import { mergeBriefs } from '#domain/brief/merge-briefs.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { toMajor, toMinor } from '#domain/money/money.ts'
import type { DayId } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'

import { adjustParty, joining } from './newcomers.ts'
import {
  type Because,
  clearOne,
  readChanges,
  replaceOne,
  swapTwo,
  undoing,
  wholePlan,
} from './plan-edits.ts'
import {
  agreeing,
  budgetChange,
  changeBudget,
  chooseByPosition,
  leaveOut,
  nudgeLength,
  settleDoubt,
  settleName,
  shiftDates,
  shiftPattern,
  takingBack,
} from './references.ts'

export interface FollowUp {
  brief: TripBrief
  /** What is to be done to the trip beyond following the brief, in the order it was said. */
  changes: TripChange[]
  /** Whether the last change is to be undone, as the trip's history has it. */
  undo: boolean
  /** Days that were named by a number that the trip does not have. */
  unknownDays: number[]
  /** Whether anything at all was understood. */
  understood: boolean
}

/** `days` are the trip's, in order: "day 2" is the second of them. */
export function applyFollowUp(
  brief: TripBrief,
  text: string,
  context: BriefContext,
  days: readonly DayId[] = [],
): FollowUp {
  const lower = text.toLowerCase().replace(/[\u2018\u2019]/g, "'")
  if (
    /\b(?:start (?:over|again|from scratch)|forget (?:everything|it all)|new trip)\b/.test(lower)
  ) {
    const fresh = parseBrief(
      text.replace(/^.*?(?:over|again|scratch|everything|all|trip)\b/i, ''),
      context,
    )
    return { brief: fresh, changes: [], undo: false, unknownDays: [], understood: true }
  }
  const settled = settleDoubt(brief, lower)
  if (settled && isShortAnswer(lower, settled)) {
    const answered = checked({ ...settled, spans: [], notUnderstood: [] }, context.today)
    return { brief: answered, changes: [], undo: false, unknownDays: [], understood: true }
  }
  if (takingBack.test(lower) || agreeing.test(lower)) {
    const same = checked({ ...brief, spans: [], notUnderstood: [] }, context.today)
    const undo = takingBack.test(lower)
    return { brief: same, changes: [], undo, unknownDays: [], understood: true }
  }
  const said = readChanges(lower, days)
  const reasons = said.changes.flatMap((each) => (each.kind === 'replan' ? each.because : []))
  const rest = withoutEdits(lower, text)
  const wishes = parseBrief(rest, {
    ...context,
    known: brief.destinations,
    ...(brief.language && { language: brief.language }),
  })
  const merged = mergeBriefs(
    brief,
    wishes,
    wishes.language ? glossed(text, wishes.language) : lower,
  )
  const counted = wishes.spans.some(
    ({ slot, text: part }) => slot === 'party' && /\d|\bof us\b/.test(part),
  )
  const steps = [
    freeBudget(lower),
    settleName(text, context),
    chooseByPosition(lower),
    adjustLength(lower),
    shiftDates(lower),
    leaveOut(lower),
    changeBudget(lower),
    adjustSpending(reasons),
    adjustPace(reasons),
    adjustParty(lower, counted),
  ]
  const changed = steps.reduce((current, step) => step(current), merged)
  const result = checked({ ...changed, spans: wishes.spans }, context.today)
  const understood =
    said.found || joining.test(lower) || !sameBrief(result, checked(brief, context.today))
  const { changes, undo, unknownDays } = said
  return { brief: result, changes, undo, unknownDays, understood }
}

/** "No, only Innsbruck" says nothing beyond the answer; a longer message is read as a whole. */
function isShortAnswer(lower: string, { destinations }: TripBrief): boolean {
  const names = destinations.map(({ name }) => name.toLowerCase())
  const rest = names.reduce((words, name) => words.replaceAll(name, ' '), lower)
  return rest.split(/[\s,.!]+/).filter(Boolean).length <= 5
}

/** The words that join a change to what was before are English for the merge. */
function glossed(text: string, language: NonNullable<TripBrief['language']>): string {
  return (glossOf(text, language)?.text ?? text).toLowerCase()
}

function sameBrief(one: TripBrief, other: TripBrief): boolean {
  return JSON.stringify({ ...one, spans: [] }) === JSON.stringify({ ...other, spans: [] })
}

/** The words of an edit must not be read as wishes of the brief a second time. */
function withoutEdits(lower: string, text: string): string {
  const patterns = [
    swapTwo,
    replaceOne,
    clearOne,
    undoing,
    ...wholePlan.map(([pattern]) => pattern),
    lengthChange,
    joining,
    shiftPattern,
    budgetChange,
    changingMonth,
  ]
  let rest = text
  for (const pattern of patterns) {
    const match = pattern.exec(lower)
    if (!match || lower.length !== text.length) continue
    rest =
      rest.slice(0, match.index) +
      ' '.repeat(match[0].length) +
      rest.slice(match.index + match[0].length)
  }
  return rest
}

const lengthChange = new RegExp(
  `\\b(?:(?<more>${countPattern}|an?|one) (?:more|extra|additional) (?<unit>day|night|week)s?|(?<longer>${countPattern}|an?|one) (?<unit2>day|night|week)s? (?<way>longer|more|extra|shorter|less|fewer)|(?:add|tack on) (?<add>${countPattern}|an?|one|another) (?:more |extra )?(?<unit3>day|night|week)s?(?! (?:in|at|trip|off|of))|(?:extend|lengthen|prolong|stretch)(?: it| the trip)? by (?<extend>${countPattern}|an?|one) (?<unit5>day|night|week)s?|(?:cut|drop|lose|remove|minus|shorten(?: it| the trip)? by) (?<cut>${countPattern}|an?|one) (?<unit4>day|night|week)s?)\\b`,
)

/** "Change March to April": only what it becomes is read. */
const changingMonth =
  /\b(?:change|move|switch) (?:it )?(?:from )?(?:january|february|march|april|may|june|july|august|september|october|november|december) to\b/

type Step = (brief: TripBrief) => TripBrief

function adjustLength(lower: string): Step {
  const groups = lengthChange.exec(lower)?.groups
  const nudge = nudgeLength(lower)
  return (brief) => {
    if (!groups) {
      return nudge === 0 || brief.days === undefined
        ? brief
        : withLength(brief, Math.max(1, brief.days + nudge))
    }
    const count =
      toCount(
        (groups.more ?? groups.longer ?? groups.add ?? groups.extend ?? groups.cut)?.replace(
          'another',
          'one',
        ),
      ) ?? 1
    const unit = groups.unit ?? groups.unit2 ?? groups.unit3 ?? groups.unit5 ?? groups.unit4
    const sign = groups.cut || /shorter|less|fewer/.test(groups.way ?? '') ? -1 : 1
    const change = sign * count * (unit === 'week' ? 7 : 1)
    const days = Math.max(1, (brief.days ?? 0) + change)
    if (brief.days === undefined) return brief
    return withLength(brief, days)
  }
}

/** The start stays, the end moves. */
function withLength(brief: TripBrief, days: number): TripBrief {
  const { dates, nights } = brief
  return {
    ...brief,
    days,
    ...(nights !== undefined && { nights: Math.max(0, days - 1) }),
    ...(dates?.start && dates.end && { dates: { ...dates, end: addDays(dates.start, days - 1) } }),
  }
}

/** "Forget the budget": there is none any more. */
function freeBudget(lower: string): Step {
  const freed =
    /\b(?:(?:remove|forget|ignore|drop|lift) (?:the |my |our )?budget(?: limit)?|no budget (?:limit)?|budget (?:does not|doesn'?t) matter|money (?:does not|doesn'?t) matter)\b/
  return (brief) => {
    if (!freed.test(lower)) return brief
    const { budget, ...rest } = brief
    return rest
  }
}

const levels = ['low', 'medium', 'high'] as const
const paces = ['slow', 'balanced', 'fast'] as const

/** Changes a budget by a fifth, or by a level where there is no sum. */
function adjustSpending(reasons: readonly Because[]): Step {
  const cheaper = reasons.includes('cheaper')
  const dearer = reasons.includes('dearer')
  return (brief) => {
    if (cheaper === dearer) return brief
    const step = cheaper ? -1 : 1
    const spending = stepped(levels, brief.spending ?? 'medium', step)
    if (!brief.budget) return { ...brief, spending }
    const { minor, from, currency } = brief.budget
    // To whole units of the currency, as a person would say it.
    const scaled = (sum: number) =>
      toMinor(Math.round(toMajor(sum, currency) * (cheaper ? 0.8 : 1.25)), currency)
    const budget = {
      ...brief.budget,
      minor: scaled(minor),
      ...(from !== undefined && { from: scaled(from) }),
    }
    return { ...brief, budget, ...(brief.spending && { spending }) }
  }
}

function adjustPace(reasons: readonly Because[]): Step {
  const slower = reasons.includes('slower')
  const faster = reasons.includes('faster')
  return (brief) =>
    slower === faster
      ? brief
      : { ...brief, pace: stepped(paces, brief.pace ?? 'balanced', slower ? -1 : 1) }
}

function stepped<Level extends string>(scale: readonly Level[], from: Level, step: number): Level {
  const index = Math.min(scale.length - 1, Math.max(0, scale.indexOf(from) + step))
  return scale[index] ?? from
}
