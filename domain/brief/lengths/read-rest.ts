/** Days to do nothing on: "a rest day", "keep two days free". */
import { countPattern, toCount } from '../grammar/numbers.ts'
import type { Found, Reading } from '../reading.ts'

const restPattern = new RegExp(
  `\\b(?<n>${countPattern}|an?|one) (?:full |whole |extra |more )?(?:rest|free|lazy|off|down|chill|buffer) ?days?\\b|\\b(?<m>${countPattern}|an?|one) (?:full |whole )?days? (?:off|free|of rest|to rest|to relax|to do nothing|at leisure)\\b`,
)

const otherLength =
  /\b(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|long)[ -](?:days?|nights?|weeks?|weekend|fortnight)\b/

function without(reading: Reading, { start, end }: Found): string {
  return `${reading.lower.slice(0, start)} ${reading.lower.slice(end)}`
}

export interface RestRead {
  days: number
  /** Of these, the days that come on top of those counted before them: "five days skiing and one day off". */
  onTop: number
}

const onTopOf = new RegExp(
  `\\b(?:${countPattern}) (?:full |whole )?days? (?:of )?[a-z]+(?: [a-z]+)?,? (?:and|plus|\\+|&) (?:then )?$`,
)

export function readRest(reading: Reading): RestRead {
  let days = 0
  let onTop = 0
  for (const found of reading.find(restPattern)) {
    if (
      /\b(?:no|without|not)\s*$/.test(
        reading.lower.slice(Math.max(0, found.start - 8), found.start),
      )
    )
      continue
    const count = toCount(found.groups.n ?? found.groups.m) ?? 0
    // "1 free day between a meeting and my flight home": all there is.
    const isAll = /^ (?:in|between|before|after|to (?:see|explore|spend))\b/.test(
      reading.lower.slice(found.end),
    )
    if (isAll && / free days?$/.test(found.text) && !otherLength.test(without(reading, found)))
      continue
    // "2 days off the tourist trail", "three days off in May": no rest.
    if (/ off$/.test(found.text) && /^ the /.test(reading.lower.slice(found.end))) continue
    // "I have ten days off" is the whole holiday.
    if (/ off$/.test(found.text) && count > 2) continue
    // "After that I have 5 days free and want to see …": the trip itself.
    const whole = / free$/.test(found.text) && count > 2
    if (whole && !otherLength.test(without(reading, found))) continue
    days += count
    if (reading.leads(onTopOf, found.start, 60)) onTop += count
    reading.claim('pace', found.start, found.end)
  }
  return { days, onTop }
}
