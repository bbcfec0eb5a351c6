/** What a later message changes in the plan itself: days swapped, cleared or planned anew. */
import type { DayId } from '#domain/trip/ids.ts'
import { type Replan, replanOf, type TripChange } from '#domain/trip/operation.ts'
import type { FollowUp } from './follow-up.ts'

const dayNumber = '(?:day )?(?<first>\\d{1,2})'
export const swapTwo = new RegExp(
  `\\b(?:swap|switch|exchange|flip|trade) (?:days? )?${dayNumber} (?:and|with|for|&|<->) (?:day )?(?<second>\\d{1,2})\\b`,
)
export const replaceOne =
  /\b(?:swap|change|redo|replace|rework|rethink|replan|something else (?:on|for)|different plan for|new ideas? for|switch up|shuffle)(?: out)? (?:everything on )?(?:the )?day (?<first>\d{1,2})\b|\bday (?<other>\d{1,2}) (?:is|looks|seems|feels) (?:boring|too (?:full|much|busy|packed|long)|bad|off|wrong|meh|dull)\b|\bi don'?t like day (?<third>\d{1,2})\b/
export const clearOne =
  /\b(?:clear|free up|empty|leave|keep|make) day (?<first>\d{1,2})(?: (?:free|open|empty|clear|off))?\b|\bnothing on day (?<other>\d{1,2})\b/
export const undoing = /\b(?:undo|revert|go back to (?:the )?(?:last|previous|old)|put it back)\b/
export type Because = Replan['because']
export const wholePlan: readonly (readonly [pattern: RegExp, because: Because])[] = [
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

export function readChanges(lower: string, days: readonly DayId[]): SaidChanges {
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
