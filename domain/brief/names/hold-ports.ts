/** Airports and stations by their own names: where one lands or sleeps nearby, and no town to go to. */
import { portNames } from '#domain/places/stations-and-airports.ts'
import { shorthand } from '../places/place-mentions.ts'
import type { Found, Reading } from '../reading.ts'

const airports =
  'haneda|narita|itami|kansai|charles de gaulle|roissy|orly|fiumicino|ciampino|schiphol|barajas|malpensa|linate|suvarnabhumi|don muea?ng|incheon|gimpo|changi|sabiha(?: gokcen)?|arlanda|gardermoen|kastrup|ezeiza|galeao'
/** Named so, it is where the plane comes down or takes off again, and not where one lives or goes. */
const ofTheFlight =
  '(?:(?:land(?:s|ing)?|arriv(?:e|es|ing)|fly(?:ing)?(?: home| back| out| in)?|depart(?:s|ing)?|leav(?:e|es|ing)|back|home)(?: at| in| into| to| from| out of)?|(?:in|into|out|home|back) (?:at|to|via|through|of|from))'
/** Where cruises begin, by names that no town has. */
const cruisePorts = 'portmiami|port of miami|port everglades|port canaveral'
/** Airports that are called after a second town: "Leeds Bradford" is one start. */
const twoTowns: Readonly<Record<string, string>> = {
  leeds: 'bradford',
  london: 'stansted|luton|gatwick|heathrow|southend',
  'milano?': 'bergamo|malpensa|linate|orio al serio',
  paris: 'beauvais|orly|cdg|vatry',
  brussels: 'charleroi|zaventem|south',
  frankfurt: 'hahn',
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
  '(?:from|leaving|depart(?:s|ing|ure)?|dep|ex|out of|via|to|into|fly(?:ing)?|flights?|land(?:ing)? (?:at|in)|arriv(?:e|ing) (?:at|in))'
const ports = new RegExp(
  [
    `(?<=\\b${ofTheFlight} )(?:${airports})\\b(?: airport)?(?! (?:region|area))`,
    `\\b(?:${cruisePorts})\\b(?: cruise)?(?: terminal)?`,
    "\\bgare (?:de |du |d'|de l')?(?!the\\b)[a-z]{3,}(?:-[a-z]+)*",
    '\\b(?:estacion|stazione|stacja) (?:de |di )?[a-z]{4,}',
    `(?<=\\b${comesFrom} )east midlands(?: airport)?`,
    ...bothTowns(),
  ].join('|'),
)

/** Words of coming and going, up to where one does. */
const comesOrGoes =
  '(?:arriv(?:e|es|al|ing)|reach(?:es|ing)?|land(?:s|ing)?|get(?:s|ting)? (?:in|off)|com(?:e|es|ing) in(?:to)?|pull(?:s|ing)? in|fl(?:y|ies|ying|ights?)|planes?|depart(?:s|ing|ure)?|leav(?:e|es|ing)|trains?|eurostar|tgv|bus|coach|back|home|tak(?:e|es|ing) off)'
const upTo = `(?:\\b${comesOrGoes}(?: [a-z0-9:.'-]+){0,7}? (?:at|in|into|to|from|out of|via)(?: the)? |\\b(?:arriv(?:e|es|ing)|land(?:s|ing)?|leav(?:e|es|ing)|depart(?:s|ing)?|com(?:e|ing) into) |\\b(?:in (?:at|via)|out (?:of|from)) )`
/** A ship, a flight or a train, and what it does there: "the ship leaves from", "we board at". */
const boards =
  '(?:(?:board(?:s|ing)?|embark(?:s|ing|ation)?|sail(?:s|ing)?|dock(?:s|ed|ing)?|disembark\\w*|cruise|ship|terminal|pier|port)(?: [a-z0-9:.]+){0,4}? (?:at|in|into|from|out of|is)(?: the)?|(?:cruise|ship) (?:port|terminal):?) '
const portsOf = portNames.map(({ cities, stations, airports: fields, ships }) => {
  // "From Luton to London" sets out from a town.
  const names = [
    ...[...stations, ...ships],
    ...fields.map((name) => `${name}(?!(?<=from ${name}) to )`),
  ].join('|')
  const town = cities.join('|')
  // "PortMiami", "the port of Barcelona", "Sydney cruise terminal" say whose they are.
  const own = `\\bport ?(?:of )?(?:${town})\\b|\\b(?:${town})(?:'s)? (?:cruise (?:ship )?(?:port|terminal|dock|pier)|ferry (?:port|terminal))\\b`
  const boarded = ships.length > 0 ? `|(?<=\\b${boards})(?:${ships.join('|')})\\b` : ''
  return {
    city: new RegExp(`\\b(?:${town})\\b`),
    // "Arriving at Heathrow", "from King's Cross station", "Gatwick at 9 am".
    port: new RegExp(
      `(?<=${upTo}(?:(?:${town}) )?)(?:${names})\\b(?: (?:train |railway |bus )?(?:station|airport|terminal))?|(?<=\\b(?:at|in|into|to|from|via) )(?:${names}) (?:train |railway |bus )?(?:station|airport|terminal)\\b|${own}${boarded}`,
    ),
  }
})

/** "London …, leaving from King's Cross": a port of a city that is named, and no other town. */
function portsOfNamed(reading: Reading): { start: number; end: number }[] {
  return portsOf.flatMap(({ city, port }) => {
    const named = reading.findSaid(city)
    if (named.length === 0) return []
    // The words of going may be read already, as those of a date.
    const found = reading.findSaid(port).filter(({ start, end }) => reading.isFree(start, end))
    const isApart = named.some((each) =>
      found.every(({ start, end }) => each.end <= start || each.start >= end),
    )
    return isApart ? found : []
  })
}

/** "We will fly from Schiphol": where the journey begins, by the airport of a city that is known. */
const setsOut =
  /(?:^|[.,;!?(\n] ?|\b(?:we|i|we'll|i'll|we'd|i'd|will|would|are|we're|i'm|am|be) )(?:fly(?:ing)?|depart(?:ing)?|leav(?:e|ing)|travel(?:l?ing)?)(?: out)? (?:from|out of) $/

function isStart({ lower }: Reading, { start, text }: Found): boolean {
  return shorthand(text) !== undefined && setsOut.test(lower.slice(Math.max(0, start - 40), start))
}

/** Hides them from who reads names; returns where they stand. */
export function holdPorts(reading: Reading): { start: number; end: number }[] {
  const named = portsOfNamed(reading)
  const found = [...reading.find(ports).filter((port) => !isStart(reading, port)), ...named]
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
