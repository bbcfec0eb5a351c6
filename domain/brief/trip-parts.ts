/** Days that are a part of the trip and not its length: "two days by the sea at the end". */
import { countPattern } from './numbers.ts'
import type { Reading } from './reading.ts'

const parts = new RegExp(
  `\\b(?:${countPattern}|a few|few|a couple of|couple of|some|the last ${countPattern}|the last few) (?:days?|nights?) (?:by|at|on|near|in) the (?:sea|beach|coast|seaside|lake|mountains|countryside)(?: (?:at the (?:very )?(?:end|start|beginning)|to (?:finish|end with|relax|wind down|start(?: with)?|rest|recover)|afterwards))`,
)

/** Hides them from who counts days; returns each as it was said. */
export function readParts(reading: Reading): string[] {
  return reading.find(parts).map(({ start, end, text }) => {
    reading.claim('interest', start, end)
    return text
  })
}
