/** Places that an outing starts from and that one stays in anyway: bases of the journey, never where it begins. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'

/** "A visit to a dairy from Bologna", "see Toledo by train from Madrid". */
const outingFrom =
  /\b(?:visit(?:s|ing)?|see(?:ing)?|do|doing|day[- ]?trips?|days? out|half[- ]days?|outings?|excursions?|side[- ]?trips?|(?:boat|train|wine|bike) trips?|(?:wine |food |boat |guided |bus |coach |cooking )?tours?|hik(?:e|es|ing)|walks?|bike rides?|boat rides?|cruises?|tastings?|safaris?|ferr(?:y|ies)|afternoon|morning)\b(?<between>[^.!?;]{0,60})\bfrom (?:the )?$/
/** Who sets out from a place is at home there, whatever is seen on the way. */
const setsOut =
  /\b(?:fly(?:ing)?|flights?|flies|leav(?:e|es|ing)|depart\w*|travell?ing|com(?:e|es|ing)|start\w*|setting (?:off|out)|driv(?:e|es|ing) (?:over|down|up)|we(?:'re| are)|i(?:'m| am)) *$/

/** Takes the origin from a place that is a goal as well, where only an outing starts from it. */
export function outingsFromStays(mentions: readonly AssignedMention[], reading: Reading): void {
  for (const mention of mentions) {
    if (mention.role !== 'origin') continue
    const { start } = reading.sentenceAt(mention.start)
    const lead = reading.lower.slice(Math.max(start, mention.start - 90), mention.start)
    const between = outingFrom.exec(lead)?.groups?.between
    if (between === undefined || setsOut.test(between)) continue
    const name = foldName(mention.ref.name)
    const isStay = mentions.some(
      ({ role, ref }) => role === 'destination' && foldName(ref.name) === name,
    )
    if (isStay) mention.role = 'passed'
  }
}
