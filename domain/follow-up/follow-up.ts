/**
 * What a later message changes: the brief itself ("actually four days", "no museums"), and the plan
 * made from it ("swap day 2"), which a planner carries out.
 */

import { glossOf } from '#domain/brief/languages/gloss.ts'
import { mergeBriefs } from '#domain/brief/merge-briefs.ts'
import { countPattern, toCount } from '#domain/brief/numbers.ts'
import { type BriefContext, checked, parseBrief } from '#domain/brief/parse-brief.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { toMajor, toMinor } from '#domain/money/money.ts'
import type { DayId } from '#domain/trip/ids.ts'
import { type Replan, replanOf, type TripChange } from '#domain/trip/operation.ts'

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
  /** Whether the last thing is to be undone: what that was, the trip's history knows. */
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
    adjustParty(lower),
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

const dayNumber = '(?:day )?(?<first>\\d{1,2})'
const swapTwo = new RegExp(
  `\\b(?:swap|switch|exchange|flip|trade) (?:days? )?${dayNumber} (?:and|with|for|&|<->) (?:day )?(?<second>\\d{1,2})\\b`,
)
const replaceOne =
  /\b(?:swap|change|redo|replace|rework|rethink|replan|something else (?:on|for)|different plan for|new ideas? for|switch up|shuffle)(?: out)? (?:everything on )?(?:the )?day (?<first>\d{1,2})\b|\bday (?<other>\d{1,2}) (?:is|looks|seems|feels) (?:boring|too (?:full|much|busy|packed|long)|bad|off|wrong|meh|dull)\b|\bi don'?t like day (?<third>\d{1,2})\b/
const clearOne =
  /\b(?:clear|free up|empty|leave|keep|make) day (?<first>\d{1,2})(?: (?:free|open|empty|clear|off))?\b|\bnothing on day (?<other>\d{1,2})\b/
const undoing = /\b(?:undo|revert|go back to (?:the )?(?:last|previous|old)|put it back)\b/
type Because = Replan['because']
const wholePlan: readonly (readonly [pattern: RegExp, because: Because])[] = [
  [
    /\b(?:cheaper|less expensive|cut (?:the )?costs?|save (?:some )?money|reduce (?:the )?(?:budget|costs?|price)|too (?:expensive|pricey|dear|much money)|lower (?:the )?(?:budget|price|cost)|bring (?:the )?(?:cost|price) down|tighter budget|more affordable)\b/,
    'cheaper',
  ],
  [
    /\b(?:more (?:luxur\w+|upscale|expensive|comfort\w*|fancy)|fancier|nicer hotels?|splurge|upgrade|higher[- ]end|can spend more|raise (?:the )?budget|posher)\b/,
    'dearer',
  ],
  [
    /\b(?:slow(?:er)?(?! (?:days?|nights?|weeks?)\b)(?: (?:it )?down| pace)?|more relax(?:ed|ing)|less (?:packed|busy|rushed|hectic|stressful)|too (?:packed|busy|rushed|hectic|much|full)|more (?:free|down) ?time|fewer (?:stops|things|sights)|take it easy|calmer|more chill)\b/,
    'slower',
  ],
  [
    /\b(?:faster|more packed|pack (?:more|it)|more (?:stops|things|sights|activities)|too (?:slow|empty|boring)|busier|fill (?:it|the days) up|see more)\b/,
    'faster',
  ],
  [
    /\b(?:start (?:the days? )?later|later starts?|sleep in|no early (?:mornings?|starts?)|not so early)\b/,
    'later-starts',
  ],
  [/\b(?:start (?:the days? )?earlier|earlier starts?|early starts)\b/, 'earlier-starts'],
  [
    /\b(?:surprise (?:me|us)|something (?:completely )?different|another (?:version|plan|idea)|try again|regenerate|shuffle it)\b/,
    'surprise',
  ],
]

interface SaidChanges extends Pick<FollowUp, 'changes' | 'undo' | 'unknownDays'> {
  found: boolean
}

function readChanges(lower: string, days: readonly DayId[]): SaidChanges {
  const said: SaidChanges = {
    changes: [],
    undo: undoing.test(lower),
    unknownDays: [],
    found: false,
  }
  const named = (
    numbers: readonly (string | undefined)[],
    change: (...ids: DayId[]) => TripChange,
  ) => {
    const ids = numbers.flatMap((number) => days[Number(number) - 1] ?? [])
    if (ids.length === numbers.length) said.changes.push(change(...ids))
    else said.unknownDays.push(...numbers.map(Number).filter((number) => !days[number - 1]))
  }
  const swap = swapTwo.exec(lower)?.groups
  const clear = clearOne.exec(lower)?.groups
  const replace = replaceOne.exec(lower)?.groups
  if (swap) {
    named([swap.first, swap.second], (first, second) => ({ kind: 'swap-days', first, second }))
  } else if (clear) {
    named([clear.first ?? clear.other], (day) => ({ kind: 'clear-day', day }))
  } else if (replace) {
    const number = replace.first ?? replace.other ?? replace.third
    named([number], (...ids) => replanOf({ because: 'asked', days: ids }))
  }
  const oneDay = swap ?? clear ?? replace
  for (const [pattern, because] of wholePlan) {
    if (pattern.test(lower) && !(oneDay && /^(?:slower|faster|surprise)$/.test(because))) {
      said.changes.push(replanOf({ because }))
    }
  }
  said.found = said.undo || said.changes.length > 0 || said.unknownDays.length > 0
  return said
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

/** A fifth less or more of the sum, or a step of the level where there is no sum. */
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

const newcomers =
  '(?:mum|mom|mother|dad|father|parents|grandparents|sister|brother|friends?|partner|wife|husband|girlfriend|boyfriend|cousin|aunt|uncle|colleagues?|in-laws|mates?|grandma|grandpa|person|people|adults?)'
const joining = new RegExp(
  `\\b(?<who>my|our|an?|${countPattern}) (?:(?:more|extra|other|best|elderly|old) )*${newcomers} (?:(?:is|are|will be|will|wants? to|also|now) )*(?:coming|joining|come|join|comes|joins|travelling|traveling)\\b(?: too| along| as well| us| with us)*|\\b(?:plus|add|and) (?<plus>${countPattern}|an?) (?:more )?${newcomers}\\b`,
)

/** "My mum is coming too": one more than there were. */
function adjustParty(lower: string): Step {
  const match = joining.exec(lower)
  return (brief) => {
    if (!match || brief.party.total === undefined) return brief
    const said = match.groups?.plus ?? match.groups?.who
    const added = /\b(?:parents|grandparents|in-laws)\b/.test(match[0]) ? 2 : (toCount(said) ?? 1)
    const { total, adults, kinds } = brief.party
    return {
      ...brief,
      party: {
        ...brief.party,
        total: total + added,
        ...(adults !== undefined && { adults: adults + added }),
        kinds: kinds.filter((kind) => kind !== 'solo' && kind !== 'couple'),
      },
    }
  }
}
