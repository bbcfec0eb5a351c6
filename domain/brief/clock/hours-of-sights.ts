/**
 * The hour that is wished for a sight: "early before the heat and the buses", "when it's empty", "lit up". The planner reads it from the
 * text; here its words are understood, so that the buses are no way of travel.
 */
import type { Reading } from '../reading.ts'

const comers =
  '(?:crowds?|heat|hordes|masses|tourists?|tour groups?|tours?|rush|buses|coaches|school groups?|queues?|lines?)'
const beforeThem = new RegExp(
  `(?:\\b(?:very |really )?early,? )?\\bbefore (?:all )?(?:the )?(?:(?:tour|big|other|morning|midday|worst of the) )?${comers}(?:,? (?:and|or|&) (?:the )?(?:tour )?${comers})*(?: (?:come|arrive|get there|turn up))?\\b`,
)
const whenEmpty =
  /\b(?:when|while) (?:it|they|there)(?:'s| is|'re| are) (?:empty|quiet|deserted|still cool|nobody(?: there)?|not (?:yet )?(?:busy|crowded|full))\b/
const lit = /\b(?:(?:all )?lit[- ]up|floodlit|illuminated)\b/

export function readHoursOfSights(reading: Reading): void {
  for (const pattern of [beforeThem, whenEmpty, lit])
    for (const { start, end } of reading.find(pattern)) reading.claim('pace', start, end)
}
