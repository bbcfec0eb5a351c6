/** Airports and stations by their own names: where one lands or sleeps nearby, and no town to go to. */
import type { Reading } from './reading.ts'

const airports =
  'haneda|narita|itami|kansai|charles de gaulle|roissy|orly|fiumicino|ciampino|schiphol|barajas|malpensa|linate|suvarnabhumi|don muea?ng|incheon|gimpo|changi|sabiha(?: gokcen)?|arlanda|gardermoen|kastrup|ezeiza|galeao'
/** Named so, it is where the plane comes down or takes off again, and not where one lives or goes. */
const ofTheFlight =
  '(?:land(?:s|ing)?|arriv(?:e|es|ing)|fly(?:ing)?(?: home| back| out| in)?|depart(?:s|ing)?|leav(?:e|es|ing))(?: at| in| into| to| from| out of)?'
const ports = new RegExp(
  [
    `(?<=\\b${ofTheFlight} )(?:${airports})\\b(?: airport)?(?! (?:region|area))`,
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
