/**
 * A plan that was changed: one place was meant, something came between, and another was taken for it. What tells of it is the
 * order of the parts (a place, a turn, a choice or "instead"), and not what came between.
 */
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'

const turn = /\b(?:but|however|until|now|so|cancell?ed|instead)\b/
/** Words that choose, in front of the place that is taken. */
const choosing =
  /\b(?:doing|took|tak(?:e|ing)|it(?:'?s| is|'ll be| will be)|booked|book(?:ing)?|picked|chose|choosing|(?:settled|decided|landed) (?:on|for)|(?:going|go|gone|went) (?:to|with|for)|(?:switched|changed|swapped|moved)(?: (?:it|that|this))? (?:to|for)|mak(?:e|ing) it|let'?s (?:do|try|say|go to|have)|off to|now(?: it'?s)?) (?:the )?$/
const chosen = /^,? (?:instead|now|it is|this time)\b/
/** Words of what was meant, around the place that is given up. */
const meant =
  /\b(?:booked|wanted|want(?:s|ing)?|planned|planning|thought|thinking|meant|supposed|hoped|hoping|dreamt|dreamed|considered|considering|had|was|were|would have|first|initially|originally|almost|nearly|more or less|keeps?|suggest(?:s|ed))\b[^.!?]{0,40}$/
const meantBehind =
  /^ (?:booked|planned|sorted|in mind|was|were|on (?:the|our|my) list|first|originally)\b/
/** "Berlin in May. No, Hamburg instead". */
const takenBack =
  /(?:^|[.!?,;-] ?)(?:(?:oh|ah|or|hm+),? )?(?:no|nope|nah|wait|actually|sorry|scrap (?:that|it)|forget (?:that|it)|on second thoughts?)(?:,? (?:no|wait|actually|sorry))?[,.!:;-]? (?:the |to |let'?s (?:do|say) )?$/
const mostLetters = 170

/** Passes over what another place was taken for; a list goes with its last member. */
export function passReplaced(mentions: AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  for (const [index, goal] of goals.entries()) {
    const next = goals[index + 1]
    if (!next || next.name === goal.name) continue
    const gap = reading.lower.slice(goal.end, next.start)
    if (gap.length > mostLetters) continue
    const before = reading.lower.slice(reading.sentenceAt(goal.start).start, goal.start)
    const behind = reading.lower.slice(next.end)
    const isInstead = /^,? instead\b/.test(behind) && (/\bbut\b/.test(gap) || takenBack.test(gap))
    const isMeant = meant.test(before) || reading.follows(meantBehind, goal.end)
    const isChosen = choosing.test(gap) || chosen.test(behind)
    const isSame = reading.sentenceAt(goal.start).start === reading.sentenceAt(next.start).start
    if (!(isInstead || (isMeant && isChosen && isSame && turn.test(gap)))) continue
    for (let at = index; at >= 0; at -= 1) {
      const [each, after] = [goals[at], goals[at + 1]]
      if (!(each && after)) break
      if (at < index && !/^(?:,| and|, and| or) $/.test(reading.lower.slice(each.end, after.start)))
        break
      each.role = 'passed'
    }
  }
}
