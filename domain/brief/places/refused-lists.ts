/** Lists of places that are refused. */

import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { leadTo } from './place-mentions.ts'

/** "not Paris or Rome": what a refusal begins goes on through its list. */
export function inheritRefusal(mentions: AssignedMention[], reading: Reading): void {
  for (const [index, mention] of mentions.entries()) {
    const previous = mentions[index - 1]
    if (!previous || mention.role !== 'destination') continue
    const gap = reading.lower.slice(previous.end, mention.start)
    const joined = /^\s*(?:,|or|nor|and|\/|, or|, and|,? and also)?\s*(?:the )?$/.test(gap)
    const contrast =
      /^, $/.test(gap) &&
      index === mentions.length - 1 &&
      /\bnot $/.test(leadTo(reading, previous.start))
    if (
      joined &&
      !contrast &&
      previous.role === 'refused' &&
      !/\b(?:instead of|rather than)\s+$/.test(
        reading.lower.slice(Math.max(0, previous.start - 20), previous.start),
      )
    )
      mention.role = 'refused'
  }
}
