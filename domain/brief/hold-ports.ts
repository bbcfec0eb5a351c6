/** Airports and stations by their own names: where one lands or sleeps nearby, and no town to go to. */
import type { Reading } from './reading.ts'

const airports =
  "haneda|narita|itami|heathrow|gatwick|stansted|charles de gaulle|roissy|orly|fiumicino|ciampino|schiphol|barajas|malpensa|linate|jfk|la ?guardia|o'?hare|suvarnabhumi|don muea?ng|incheon|gimpo|changi|sabiha(?: gokcen)?|arlanda|gardermoen|kastrup|ezeiza|galeao|tullamarine"
const ports = new RegExp(
  [
    `(?<=\\b(?:at|in|into|from|via|to|near|by) )(?:${airports})\\b(?: airport)?`,
    `(?<=\\b(?:land|arriv|fly|flying|flight|home|depart|leav)\\w*(?: \\w+){0,3} )(?:kansai|newark|luton|midway)\\b(?: airport)?(?! (?:region|area|for))`,
    "\\bgare (?:de |du |d'|de l')?(?!the\\b)[a-z]{3,}(?:-[a-z]+)*",
    '\\b(?:estacion|stazione|stacja) (?:de |di )?[a-z]{4,}',
  ].join('|'),
)

/** Hides them from who reads names; returns where they stand. */
export function holdPorts(reading: Reading): { start: number; end: number }[] {
  const found = reading.find(ports)
  for (const { start, end } of found) reading.hold(start, end)
  return found
}
