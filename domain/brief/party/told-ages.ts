/** Ages of grown-ups, by which some of them are seniors: "my wife and I (62 and 66)", "parents aged 65 plus". */

import { findAll, type Reading } from '../reading.ts'
import type { Party } from '../schema.ts'
import { namePattern, withNamesFilled } from './names-of-people.ts'

/** At sixty one goes out until midnight; a few years later most like a rest after lunch. */
const senior = 65
const n =
  '(?<!\\d)(?:[6-9]\\d)(?![\\d:%]|[.,/]\\d| ?(?:euros?|dollars?|pounds|usd|eur|gbp|km|miles|min(?:ute)?s?|hours?|days?|nights?|weeks?|people|steps|percent|st\\b|nd\\b|rd\\b|th\\b|m2|sqm|bucks|quid|k\\b))'
const other = '\\d{2}'
const who =
  '(?:i|me|myself|we|us|both|wife|husband|partner|hubby|girlfriend|boyfriend|mother|mum|mom|mam|mama|father|dad|papa|parents|folks|in-?laws|(?:mother|father)-in-law|aunt(?:ie)?|uncle|friends?|mate|sister|brother|cousin|couple|grandma|grandpa|grandmother|grandfather|gran|nan|granddad|grandad|adults?|people|travell?ers|ladies|women|men|seniors?|she|he|they)'
const said =
  "(?:aged?|ages|who is|who's|who are|is|are|am|'m|'s|'re|im|turn(?:s|ing)?|of|both|both aged|around|about|nearly|almost|now|already|over|above|past|all|in their)"
const joint = ' ?(?:,|and|&|\\/|\\+|, and) ?'
/** Two of them side by side, or one; the words before say whose they are. */
const ages = `(?<first>${other})(?:${joint}(?<second>${other})(?!\\d))?`
const aged = new RegExp(
  `\\b(?<who>${who})(?: too| each)?(?:,? ?\\(?(?:${said} ){0,3}|['’](?:m|s|re) (?:${said} ){0,2}| ${said} (?:${said} ){0,2})\\(?(?=${n}|${other}${joint}${n})${ages}(?<plus> ?\\+| ?plus\\b| or (?:over|older|more)| and (?:over|above|older))?(?: ?(?:years?|yrs?|yo|y\\/o)(?:[ -]old)?(?: young)?)?\\)?`,
)
/** "My brother Ken (67, bad hip)". */
const agedByName = new RegExp(
  `\\b(?<who>${who})${namePattern}(?:,? \\(|, )(?:${said} ){0,2}(?=${n})(?<first>${other})(?!\\d)(?=[),.;]| (?:and|who)\\b)`,
)
/** "I am Ingrid from Sweden, 71 years", "(71)", "71-year-old". */
const apart = new RegExp(
  `(?<=[,(] ?|\\baged |\\bage )(?<first>${n})(?<plus>\\+)?(?: ?(?:years?|yrs?|yo|y\\/o)(?:[ -]?old)?(?: young)?)(?=\\)|,|\\.|;|!|$| (?:and|from|who|travell?ing|with|old|looking)\\b)`,
)
const soIs =
  /^,? (?:and )?so (?:is|are|was) (?:my|our) (?:wife|husband|partner|friend|sister|brother)\b|^,? (?:same as|like) my (?:wife|husband|partner)\b/
const both = /^(?:we|us|both|parents|folks|in-?laws|couple|they)$/
const several = /^(?:friends|adults|people|travell?ers|ladies|women|men|seniors)$/

/** Adds those who are counted by their age, where fewer were heard by other words; whether there were any. */
export function readToldAges(reading: Reading, party: Party): boolean {
  let counted = 0
  let isSaid = false
  const taken: { start: number; end: number }[] = []
  const named = findAll(withNamesFilled(reading), agedByName)
  for (const found of [...reading.find(aged, 'party', 'occasion'), ...named]) {
    const { who: person = '', first, second, plus } = found.groups
    const told = [first, second].filter((each) => each !== undefined).map(Number)
    const old = told.filter((each) => plus !== undefined || each >= senior).length
    if (old === 0) continue
    // "For 65": a price, a room, a route.
    if (
      /\b(?:for|of|under|max|about|around) (?:€|\$|£)?$/.test(reading.lower.slice(0, found.start))
    )
      continue
    isSaid = true
    taken.push(found)
    const isTwo = told.length === 1 && (both.test(person) || /\bboth\b/.test(found.text))
    if (several.test(person) && told.length === 1) continue
    counted += isTwo ? 2 : old
    if (reading.follows(soIs, found.end)) counted += 1
    if (reading.isFree(found.start, found.end) && !/^(?:i|me)\b/.test(person)) continue
  }
  for (const found of reading.find(apart, 'party')) {
    if (taken.some(({ start, end }) => start <= found.start && found.end <= end)) continue
    if (!found.groups.plus && Number(found.groups.first) < senior) continue
    isSaid = true
    counted += 1
    if (reading.isFree(found.start, found.end)) reading.claim('party', found.start, found.end)
  }
  if (!isSaid) return false
  if (!party.has.includes('elderly')) party.has.push('elderly')
  if (counted <= (party.elderly ?? 0)) return false
  party.elderly = counted
  return true
}
