/** Days to do nothing on: "a rest day", "keep two days free". */
import { countPattern, toCount } from './numbers.ts'
import type { Reading } from './reading.ts'

const restPattern = new RegExp(
  `\\b(?<n>${countPattern}|an?|one) (?:full |whole |extra |more )?(?:rest|free|lazy|off|down|chill|buffer) ?days?\\b|\\b(?<m>${countPattern}|an?|one) (?:full |whole )?days? (?:off|free|of rest|to rest|to relax|to do nothing|at leisure)\\b`,
)

export function readRest(reading: Reading): number {
  let days = 0
  for (const found of reading.find(restPattern)) {
    if (
      /\b(?:no|without|not)\s*$/.test(
        reading.lower.slice(Math.max(0, found.start - 8), found.start),
      )
    )
      continue
    const count = toCount(found.groups.n ?? found.groups.m) ?? 0
    // "I have ten days off" is the whole holiday.
    if (/ off$/.test(found.text) && count > 2) continue
    days += count
    reading.claim('pace', found.start, found.end)
  }
  return days
}
