/**
 * Things to do that are called by a noun of doing with words of its own before it: a pottery class, a sumo match, the harbour
 * tour. The vocabularies know some of those words, and would lose the rest.
 */
import type { Reading } from '../reading.ts'
import { isCompounding, isSort, isTelling } from './taste-words.ts'

const nouns =
  'class(?:es)?|courses?|lessons?|workshops?|tastings?|match(?:es)?|derby|games?|concerts?|shows?|performances?|fights?|rides?|tours?|cruises?|rentals?|baking|museums?|stadiums?|factor(?:y|ies)|brewer(?:y|ies)|distiller(?:y|ies)|farms?|plantations?|ceremon(?:y|ies)|hikes?|treks?|festivals?|fiestas?|fairs?|parades?|rodeos?|swimming|markets?|(?<=\\b(?:[a-z]+ing|yoga|ski|golf|surf|dive|spa|wellness|language|art) )(?:holidays?|retreats?|camps?|breaks?|weeks?(?:end)?s?)|(?<=\\b(?:boat|canal|river|fishing|sailing|balloon|helicopter|camel|jeep|kayak|canoe|snorkell?ing|diving|felucca|horse|donkey|dolphin|whale) )trips?'
const activity = new RegExp(`(?<![\\w'-])(?:[a-z][a-z'&-]* ){1,3}(?:${nouns})(?![\\w'-])`)
/** Words that say how a thing is arranged, or a way to travel to it, and nothing of what it is. */
const arranged = new Set(
  'guided private group day city walking bus coach train tram taxi plane car cars rental hire school self-guided personal sightseeing business first economy middle tour audio free own hop on weekly daily opening special dvd board round trip return ferry flight film same best upper working ruling big'.split(
    ' ',
  ),
)
/** Names of houses, which are read with the names. */
const houses = /^(?:museum|stadium|factory|brewery|distillery|market)s?$/
/** Fillers that are half of an activity. */
const ofDoing = new Set(['dance', 'dancing'])
/** Sorts by which a way to travel becomes a thing to see: old trams, miniature trains. */
const toSee =
  /(?<![\w'-])(?:steam|miniature|model|toy|old|vintage|historic|heritage|antique|classic|retro|wooden) (?:trains?|trams?|planes?|aeroplanes?|airplanes?|aircraft|cars?|buses|boats?|ships?|locomotives?|engines?|railways?)(?![\w'-])/

export interface Activity {
  text: string
  start: number
  end: number
  /** Whether its words would be read as a way to travel. */
  isVehicle: boolean
}

export function readActivities(reading: Reading): Activity[] {
  const vehicles = reading
    .find(toSee)
    .map(({ text, start, end }) => ({ text, start, end, isVehicle: true }))
  const others = reading.find(activity, 'length').flatMap(({ text, end }) => {
    const words = text.split(' ')
    const noun = words.pop() ?? ''
    const from = words.findLastIndex((word) => !isPartOf(word)) + 1
    const own = words.slice(from)
    while (own[0] !== undefined && !isTelling(own[0]) && !ofDoing.has(own[0])) own.shift()
    if (own.length === 0) return []
    const said = [...own, noun].join(' ')
    const start = end - said.length
    const isNamed = /^\p{Lu}/u.test(reading.plain.slice(start))
    if (isNamed && houses.test(noun)) return []
    // "Sound of Music tour".
    const lead = isNamed ? (titleLead.exec(reading.plain.slice(0, start))?.[0].length ?? 0) : 0
    // "My history class" travels together.
    if (/\b(?:my|our|his|her|their|with a|of a) $/.test(reading.lower.slice(0, start))) return []
    const whole = reading.lower.slice(start - lead, end)
    return [{ text: whole, start: start - lead, end, isVehicle: false }]
  })
  return [...vehicles, ...others]
}

const titleLead = /\p{Lu}[\p{L}']{2,20} of (?:the )?$/u

function isPartOf(word: string): boolean {
  return (
    !arranged.has(word) &&
    (isTelling(word) || ofDoing.has(word) || isSort(word) || isCompounding(word))
  )
}
