/** Where those live whom one visits beside the goal: "Hong Kong …, visiting my friend's family in Sha Tin". */
import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'

const hostLead =
  /\b(?:family|parents|in-laws|relatives|relations|folks|grandparents|grandma|gran|nan|aunt|uncle|cousins?|sister|brother|friends?|mates?|son|daughter)(?:'s(?: (?:place|house|flat|family|wedding|parents))?)? (?:who lives? |living |over |up |down |out )?(?:in|at|near) $/
/** As far as a suburb is from its city. */
const suburbKilometres = 40

/** Passes over the suburb of a goal that is only named for who lives there. */
export function passHosts(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    const [town] = mention.candidates
    if (mention.role !== 'destination' || !town || town.listed) continue
    if (!reading.leads(hostLead, mention.start, 50)) continue
    const besideGoal = mentions.some(
      ({ role, candidates: [goal] }) =>
        role === 'destination' &&
        goal?.listed !== undefined &&
        kilometres(goal.at, town.at) < suburbKilometres,
    )
    if (besideGoal) mention.role = 'passed'
  }
}
