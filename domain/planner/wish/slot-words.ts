/** What was understood as a line with a head, for readers of plain text: "to see: Louvre". */
import type { SpanSlot } from '#domain/brief/schema.ts'
import type { PlanAnswer } from './answer.ts'

/** Slots whose own names are no words for a reader. */
const heads: Partial<Record<SpanSlot, string>> = {
  cityCount: 'cities',
  dislike: 'not wanted',
  interest: 'wish',
  mustAvoid: 'not wanted',
  mustSee: 'to see',
  tripType: 'kind of trip',
}

export const withHeadWord = ({ slot, text }: PlanAnswer['understood'][number]): string =>
  `${heads[slot] ?? slot}: ${text}`
