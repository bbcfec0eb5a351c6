/** Airports and stations by their own names: where one lands or sleeps nearby, and no town to go to. */
import type { Reading } from './reading.ts'

const airports =
  'haneda|narita|itami|kansai|charles de gaulle|roissy|orly|fiumicino|ciampino|schiphol|barajas|malpensa|linate|suvarnabhumi|don muea?ng|incheon|gimpo|changi|sabiha(?: gokcen)?|arlanda|gardermoen|kastrup|ezeiza|galeao'
/** Named so, it is where the plane comes down or takes off again, and not where one lives or goes. */
const ofTheFlight =
  '(?:land(?:s|ing)?|arriv(?:e|es|ing)|fly(?:ing)?(?: home| back| out| in)?|depart(?:s|ing)?|leav(?:e|es|ing))(?: at| in| into| to| from| out of)?'
/** Airports that are called after a second town: "Leeds Bradford" is one start. */
const twoTowns: Readonly<Record<string, string>> = {
  leeds: 'bradford',
  london: 'stansted|luton|gatwick|heathrow|southend',
  'milano?': 'bergamo|malpensa|linate|orio al serio',
  paris: 'beauvais|orly|cdg|vatry',
  brussels: 'charleroi|zaventem|south',
  frankfurt: 'hahn|am main',
  dallas: 'fort worth|ft\\.? worth|love field',
  raleigh: 'durham',
  minneapolis: '(?:st\\.?|saint) paul',
  dusseldorf: 'weeze',
  stockholm: 'skavsta|arlanda|vasteras|bromma',
  oslo: 'torp|gardermoen|rygge',
  glasgow: 'prestwick',
  barcelona: 'girona|reus|el prat',
  venice: 'treviso',
  rome: 'ciampino|fiumicino',
  munich: 'memmingen',
  warsaw: 'modlin|chopin',
  tokyo: 'narita|haneda',
  basel: 'mulhouse(?:[ -]freiburg)?',
  cologne: 'bonn',
  leipzig: 'halle',
  tampa: 'st\\.? pete(?:rsburg)?',
  seattle: 'tacoma',
  washington: 'dulles|reagan|national',
  houston: 'hobby|intercontinental',
  chicago: "midway|o'?hare",
  belfast: 'city|international|aldergrove',
  karlsruhe: 'baden(?:[ -]baden)?',
}
const comesFrom =
  '(?:from|leaving|departing|ex|out of|via|to|into|fly(?:ing)?|flights?|land(?:ing)? (?:at|in)|arriv(?:e|ing) (?:at|in))'
const ports = new RegExp(
  [
    `(?<=\\b${ofTheFlight} )(?:${airports})\\b(?: airport)?(?! (?:region|area))`,
    "\\bgare (?:de |du |d'|de l')?(?!the\\b)[a-z]{3,}(?:-[a-z]+)*",
    '\\b(?:estacion|stazione|stacja) (?:de |di )?[a-z]{4,}',
    `(?<=\\b${comesFrom} )east midlands(?: airport)?`,
    ...bothTowns(),
  ].join('|'),
)

/** Hides them from who reads names; returns where they stand. */
export function holdPorts(reading: Reading): { start: number; end: number }[] {
  const found = reading.find(ports)
  for (const { start, end } of found) reading.hold(start, end)
  return found
}

/** Behind its first town, what else the airport is called; the town itself stays to be read. */
function bothTowns(): string[] {
  return Object.entries(twoTowns).map(
    ([town, port]) =>
      `(?<=\\b${comesFrom} ${town})[ /](?:${port})(?: (?:airport|international))?(?![a-z])`,
  )
}
