/**
 * Phrases that mean the reverse of the words in them, claimed before the readers of those words:
 * "kid-free" has no child, "not incl. flights" says nothing against flying.
 */
import type { Reading } from '../reading.ts'
import type { SpanSlot } from '../schema.ts'
import { withoutChildren } from '../without-children.ts'

const way =
  '(?:flights?|airfares?|air ?fare|plane tickets?|train tickets?|travel|the journey|getting there|transport(?:ation)?)'
const house = '(?:hotels?|accommodation|lodging|airbnb|place to stay|rooms?)'
const settled =
  "(?:(?:is|are|'s|'re) )?(?:already |all )?(?:booked|sorted|paid(?: for)?|covered|done|taken care of|arranged)(?: already)?"
const extra =
  '(?:(?:is|are) )?(?:not incl(?:uded|\\.)?|excluded|excl\\.?|extra|separate(?:ly)?|on top)'

const phrases: readonly (readonly [pattern: RegExp, slot: SpanSlot])[] = [
  // "Pregnant (7 months)": how far along, and no length of a trip.
  [
    /(?<=\bpregnant,? ?\(?)(?:(?:now|with|at|in (?:my|her|the)|about|almost|nearly) )*\d{1,2}(?:st|nd|rd|th)? (?:months?|weeks?)(?: along| then| pregnant)?(?= ?(?:[,.);]|$|and\b|when\b|so\b|in\b))/,
    'mobility',
  ],
  ...withoutChildren.map((words) => [new RegExp(`\\b${words}\\b`), 'party'] as const),
  [
    new RegExp(
      `\\b(?:(?:not|without) incl(?:\\.|uding|uded|udes?|ude)?|(?<!\\b(?:must|to|should|transport(?:ation)?) )excl(?:\\.|uding|udes|uded)?|except(?: for)?|besides|on top of|apart from|before|plus|w/o) (?:the |my |our |any )*${way}\\b`,
    ),
    'budget',
  ],
  [
    /\b(?:not including|excluding|excl\.?|without counting|not counting) (?:the )?(?:trains?|ferr(?:y|ies)|train fares?|rail(?: fares?)?|petrol|fuel|food|meals|shopping)\b/,
    'budget',
  ],
  [
    /\b(?:except|but not|other than|apart from|just not)(?: for| on)? (?:the )?(?:weekend of (?:the )?)?\d{1,2}(?:st|nd|rd|th)(?: ?(?:-|to|and|or) ?(?:the )?\d{1,2}(?:st|nd|rd|th)?)?(?! (?:of )?[a-z]+ (?:to|until|-))\b/,
    'dates',
  ],
  [/\bmid-?week\b/, 'dates'],
  [new RegExp(`\\b${way} (?:${extra}|${settled})(?![a-z])`), 'budget'],
  [new RegExp(`\\b(?:don'?t|do not|won'?t|no) need (?:for )?(?:any |a )?${way}\\b`), 'transport'],
  [
    new RegExp(
      `\\b(?:don'?t|do not|won'?t|no) need (?:for )?(?:any |an? )?${house}\\b|\\b(?:no|without) ${house} needed\\b|\\b${house} ${settled}(?![a-z])`,
    ),
    'lodging',
  ],
]

export function readReversals(reading: Reading): void {
  for (const [pattern, slot] of phrases) {
    for (const { start, end } of reading.find(pattern)) reading.claim(slot, start, end)
  }
}

const dateWords =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|fall|winter)'
const refusedDate = new RegExp(
  `\\b(?:not|don'?t|do not|doesn'?t|rather not|can'?t|cannot|avoid|never|no longer|instead of|rather than)\\b(?! (?:before|after|later|earlier|until|been|seen|done|tried|visited)\\b)[^.!?;]{0,48}?\\b(?:in|during|for)? ?(?:the )?(?<date>${dateWords})\\b`,
)
const goesOn = new RegExp(
  `^(?:,? (?:or|nor|and) (?:in |during )?(?:the )?${dateWords}\\b(?! (?:\\d|is|would|instead|works))|, (?:in )?${dateWords}\\b(?=,? (?:or|nor|and) ))`,
)
const plainly = /\b(?:not|never|avoid(?:ing)?|n't)(?: (?:in|during|for))?(?: the)? $/
const anyDate = new RegExp(`\\b(?<date>${dateWords})\\b`)

/**
 * "Not in August, how about September?": the month that is refused is hidden from the readers of
 * dates where another is named. Returns the words that are to be marked as understood later.
 */
export function holdRefusedDates(reading: Reading): { start: number; end: number }[] {
  const [refused] = reading.find(refusedDate)
  if (!refused?.groups.date) return []
  const start = refused.end - refused.groups.date.length
  // "Not in July or August": what refuses the first refuses the other.
  const more = goesOn.exec(reading.free().slice(refused.end))?.[0].length ?? 0
  const end = refused.end + more
  const others = reading
    .find(anyDate)
    .filter((each) => each.end <= refused.start || each.start >= end)
  const isPlain = reading.leads(plainly, start, 24)
  if (others.length === 0 && !(isPlain && more > 0)) return []
  reading.hold(start, end)
  return [{ start, end }]
}
