/** "Paris, Switzerland and Italy. Must see the Jungfrau and Venice": the lands are the goals, and what must be seen lies in them. */

import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { contains } from './place-containers.ts'

const mustSee =
  /(?:^|[.!?;\n]\s*)(?:(?:we|i|the kids|you)(?:'d| would| have to| really)? )?(?:must[- ]?sees?|must (?:see|visit|do)|wish ?list|bucket list|highlights?|(?:like|want|love|have) to see|don'?t want to miss)\b[^.!?;\n]*$/
const inList = /^(?:,|,? and|,? then| &| \+)? (?:the )?$/

/** Makes sights of them, where two goals at least were named in a list that has their land. */
export function asideMustSees(mentions: readonly AssignedMention[], reading: Reading): void {
  const goals = mentions.filter(({ role }) => role === 'destination')
  const lands = goals.filter(({ ref }) => ref.kind === 'country')
  if (lands.length === 0 || goals.length < 3) return
  const isListed = (land: AssignedMention) => {
    const [before, after] = [goals[goals.indexOf(land) - 1], goals[goals.indexOf(land) + 1]]
    return (
      (before !== undefined && inList.test(reading.lower.slice(before.end, land.start))) ||
      (after !== undefined && inList.test(reading.lower.slice(land.end, after.start)))
    )
  }
  for (const goal of goals) {
    if (goal.ref.kind === 'country') continue
    const lead = reading.lower.slice(Math.max(0, goal.start - 90), goal.start)
    const land = lands.find((each) => each.end < goal.start && contains(each, goal))
    if (land && isListed(land) && mustSee.test(lead)) goal.role = 'aside'
  }
}
