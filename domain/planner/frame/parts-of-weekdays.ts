/**
 * Parts of days at the ends of a trip: "Friday evening to Sunday lunch" leaves no Friday morning and no Sunday
 * afternoon.
 */
import { timeInWords } from '../clock.ts'
import { weekday } from '../stays/undated-weekdays.ts'
import type { UnsaidHours } from './unsaid-hours.ts'

const part =
  '(?:early |late |mid-?)?(?:morning|noon|midday|lunch(?: ?time)?|afternoon|evening|dinner|night|midnight)'
const partOf = (name: string) => `(?:(?:,? at| in the|,)? (?<${name}>${part})\\b)?`
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** A date between the weekday and the part of the day: "Fri 5 March afternoon". */
const dated = `(?:,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${month})?(?! ?[:.\\d])|,? ${month} \\d{1,2}(?:st|nd|rd|th)?)?`
const until = '(?:-|–|—|to|until|till?|through|thru|and back (?:on|by))'
const range = new RegExp(
  `\\b${weekday}\\b${dated}${partOf('first')}(?:(?!\\b${weekday}\\b)[^.;!?,]){0,24}? ?${until} (?:the )?(?:following )?${weekday}\\b${dated}${partOf('last')}`,
  'i',
)
const begins = new RegExp(
  `\\b(?:from|starting|start|arriv\\w*|land\\w*|get(?:ting)? (?:in|there)|com(?:e|ing)) (?:on )?${weekday}\\b${dated}${partOf('first')}`,
  'i',
)
const ends = new RegExp(
  `\\b(?:until|till?|through|leav\\w*|back|home|depart\\w*) (?:on |by )?${weekday}\\b${dated}${partOf('last')}`,
  'i',
)

/** For each part of a day: from when who arrives in it is there, and until when who leaves in it stays. */
const hours: readonly (readonly [heard: RegExp, from: number | undefined, to: number])[] = [
  [/morning/, undefined, 660],
  [/\bnoon|mid-?day/, 750, 720],
  [/lunch/, 750, 870],
  [/afternoon/, 900, 990],
  [/evening|dinner/, 1080, 1260],
  [/night/, 1200, 1380],
]
/** End (minute of the day) of the last day where only its weekday was said: one leaves in its course. */
const inItsCourse = 1020

export interface EndsSaid extends UnsaidHours {
  from?: number
  to?: number
}

/** The hours of the first and the last day; undefined where no part of a day was said. */
export function partsOfWeekdays(text: string): EndsSaid {
  const whole = range.exec(text)
  const first = (whole ?? begins.exec(text))?.groups?.first
  const last = (whole ?? ends.exec(text))?.groups?.last
  const from = first && rowOf(first)?.[1]
  const to = last ? rowOf(last)?.[2] : whole && from ? inItsCourse : undefined
  return {
    ...(from ? { from } : {}),
    ...(to === undefined ? {} : { to }),
    notes: [
      ...(from && first
        ? [`You come in the ${plainly(first)}: the first day begins at ${timeInWords(from)}.`]
        : []),
      ...(to === undefined
        ? []
        : [
            last
              ? `You stay until ${ofLast(last)}: the last day ends by ${timeInWords(to)}.`
              : `The hour at which you leave was not said: the last day ends by ${timeInWords(to)}.`,
          ]),
    ],
  }
}

const rowOf = (words: string) => hours.find(([heard]) => heard.test(words.toLowerCase()))

function plainly(words: string): string {
  const lower = words.toLowerCase()
  return /noon|midday|lunch/.test(lower) && !lower.includes('after') ? 'middle of the day' : lower
}

function ofLast(words: string): string {
  const lower = words.toLowerCase()
  return /^(?:lunch|noon|midday|dinner|midnight)/.test(lower) ? lower : `the ${lower}`
}
