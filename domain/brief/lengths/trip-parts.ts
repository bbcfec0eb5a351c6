/** Days that are a part of the trip and not its length: "two days by the sea at the end". */
import { countPattern } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'

const parts = new RegExp(
  `\\b(?:${countPattern}|a few|few|a couple of|couple of|some|the last ${countPattern}|the last few) (?:days?|nights?) (?:by|at|on|near|in) the (?:sea|beach|coast|seaside|lake|mountains|countryside)(?: (?:at the (?:very )?(?:end|start|beginning)|to (?:finish|end with|relax|wind down|start(?: with)?|rest|recover)|afterward(?:s)?))`,
)

const bed =
  '(?:(?:log|safari|family|bush|game|eco|mountain|cave|desert|boutique|nice|fancy|small|luxury|traditional) )*(?:lodge|treehouse|tree house|yurt|tent|camp|riad|ryokan|hut|mountain hut|castle|igloo|houseboat|cabin|hotel|monastery|parador|glass igloo)'
/** "A night in a treehouse", "a family lodge for the last two nights". */
const bedsForSome = new RegExp(
  `\\b(?:an?|one|the last|the first) nights? in an? ${bed}\\b|\\b${bed} for (?:the )?(?:last|first) (?:${countPattern} )?nights?\\b`,
)
const own =
  '(?:riads?|ryokans?|minshukus?|igloos?|glass igloos?|yurts?|ger|treehouses?|tree houses?|shukubo|temple (?:stay|lodging)|monastery|houseboat|lighthouse|mountain hut|mountain refuge|rifugio|desert camp|glamping|glamping tent|onsen|farm ?stay|homestay|capsule hotel|ice hotel|cave hotel|castle|paradors?|sleeper train|junk|camp)'
const outside =
  '(?:desert|sahara|dunes|jungle|rain ?forest|bush|outback|mountains|hills|woods|forest|wild|wilderness|open (?:air|sky)|stars|milky way|vineyards?|countryside|islands?)'
/** "Plus a night in the desert", "ryokan one night": one of the nights, told apart from those in town. */
const oneNight = new RegExp(
  `(?<=[^.!?;]{8}(?:[,(+&] ?|\\b(?:and|plus|with|incl\\.?|including|also|maybe|perhaps|like|love|do|spend|spending|have|want|for|then|on) ))(?:(?:an?|one|1|single) (?:single )?(?:nights?|overnight)(?: (?:out|away|sleeping|camping))? (?:in|at|under|on|aboard|inside|out in) (?:(?:an?|the|some) )?(?:(?:traditional|real|luxury|nice|proper|local|bedouin|berber|nearby|nomad|open) )*(?:${own}|${outside})\\b|(?:an? )?(?:(?:traditional|real|nice|luxury) )*${own},? (?:for )?(?:just |only )?(?:an?|one|1) nights?\\b(?! (?:in|at)\\b))(?! (?:in|at|near|by|outside|of|on) (?:the )?(?!january|february|march|april|may|june|july|august|september|october|november|december)[a-z])`,
)
const length = new RegExp(
  `\\b(?:${countPattern}|an?) (?:days?|nights?|weeks?|week)\\b|\\bfortnight\\b`,
)

/** Hides them from who counts days; returns each as it was said. */
export function readParts(reading: Reading): string[] {
  // Where nothing else tells how long the trip is, these nights are the whole of it.
  const nights = reading
    .find(bedsForSome)
    .filter(
      // "One night in a ryokan in Hakone" is a stay there.
      ({ end }) => !/^ (?:in|at|near) (?:the )?\p{Lu}/u.test(reading.plain.slice(end)),
    )
    .filter(({ start, end }) =>
      length.test(reading.lower.slice(0, start) + reading.lower.slice(end)),
    )
  for (const { start, end } of nights) reading.claim('interest', start, end)
  const apart = reading.find(oneNight)
  for (const { start, end } of apart) reading.claim('interest', start, end)
  const last = reading.find(parts)
  for (const { start, end } of last) reading.claim('interest', start, end)
  return [...last, ...nights, ...apart].map(({ text }) => text)
}
