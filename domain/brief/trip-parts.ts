/** Days that are a part of the trip and not its length: "two days by the sea at the end". */
import { countPattern } from './numbers.ts'
import type { Reading } from './reading.ts'

const parts = new RegExp(
  `\\b(?:${countPattern}|a few|few|a couple of|couple of|some|the last ${countPattern}|the last few) (?:days?|nights?) (?:by|at|on|near|in) the (?:sea|beach|coast|seaside|lake|mountains|countryside)(?: (?:at the (?:very )?(?:end|start|beginning)|to (?:finish|end with|relax|wind down|start(?: with)?|rest|recover)|afterward(?:s)?))`,
)

const bed =
  '(?:(?:log|safari|family|bush|game|eco|mountain|cave|desert|boutique|nice|fancy|small|luxury|traditional) )*(?:lodge|treehouse|tree house|yurt|tent|camp|riad|ryokan|hut|mountain hut|castle|igloo|houseboat|cabin|hotel|monastery|parador|glass igloo)'
/** "A night in a treehouse", "a family lodge for the last two nights". */
const bedsForSome = new RegExp(
  `\\b(?:an?|one|the last|the first) nights? in an? ${bed}\\b|\\b${bed} for (?:the )?(?:last|first) (?:${countPattern} )?nights?\\b`,
)
const length = new RegExp(
  `\\b(?:${countPattern}|an?) (?:days?|nights?|weeks?|week)\\b|\\bfortnight\\b`,
)

/** Hides them from who counts days; returns each as it was said. */
export function readParts(reading: Reading): string[] {
  // Where nothing else tells how long the trip is, these nights are the whole of it.
  const nights = reading
    .find(bedsForSome)
    .filter(({ start, end }) =>
      length.test(reading.lower.slice(0, start) + reading.lower.slice(end)),
    )
  return [...reading.find(parts), ...nights].map(({ start, end, text }) => {
    reading.claim('interest', start, end)
    return text
  })
}
