/** Animals that come along. */

import type { Reading } from '../reading.ts'
import type { Lodging, Party } from '../schema.ts'
import { dogBreeds } from './party-lexicon.ts'

const petPattern = new RegExp(
  `\\b(?:with |and |bring(?:ing)? (?:along )?|our |my |the |a |an |one |two |three |four |[1-4] |small |big |little |large |old |golden |their |plus |travell?ing with |accompanied by ){0,6}(?<pet>dog(?:gy|gie)?s?|pupp(?:y|ies)|pups?|cats?|kitten|pets?|${dogBreeds}|furry friends?|four-legged friend|parrot|rabbit)(?! ?(?:sled|caf|park|walk|show|house|friendly|safari|ride|rides|tours?|farm|trek|racing|race))\\b`,
)

/** "Our old Labrador": a dog, and no coast of Canada. */
const namedAsPlaces =
  /\b(?:our|my|his|her|their|an?|two|the) (?:(?!of\b|in\b|to\b|from\b)[a-z]+ ){0,2}(?<pet>labradors?|newfoundlands?|chihuahuas?|pomeranians?|dalmatians?|malteses?)\b(?! (?:city|sea|coast|peninsula|province|state|island|desert|canyon))/

/** Hides them from whoever looks for places. */
export function holdPets(reading: Reading): void {
  for (const { start, end } of reading.find(namedAsPlaces)) reading.hold(start, end)
}

/** "Dogs: 2", as forms have it. */
const asInForms = /\b(?<pet>dog|cat|pet)s?: ?(?:[1-9]\b|one|two|three)/
/** "The lab", "our boxer": words of other meanings, which who owns one makes a dog. */
const calledByKind =
  /\b(?:(?:our|my|us and the|(?:me|us|us two|of us|wife|husband|partner|kids|girlfriend|boyfriend)(?:,| and| plus| &| \+)(?: the| our)?) )(?:[a-z]+ )?(?<pet>labs?|boxers?|rescue|setters?|pointers?|hounds?|mutley|doggos?|pooch(?:es)?)\b(?! (?:shorts|coat|work|test|results|centre|center|team|mission))/

export function readPets(reading: Reading, party: Party): void {
  for (const { start, end, groups } of [
    ...reading.find(asInForms),
    ...reading.find(calledByKind),
  ]) {
    const pet = groups.pet ?? 'pet'
    const word = end - pet.length
    if (!party.has.includes('pets')) party.has.push('pets')
    const kind = pet === 'cat' ? 'cat' : 'dog'
    if (pet !== 'pet' && !party.pets.includes(kind)) party.pets.push(kind)
    reading.claim(
      'party',
      groups.pet && /\d|:/.test(reading.lower.slice(start, end)) ? start : word,
      end,
    )
  }
  for (const found of reading.find(petPattern)) {
    if (
      /\b(?:hot|no|without|love|see|pet|about)\s*$/.test(
        reading.lower.slice(Math.max(0, found.start - 30), found.start),
      )
    )
      continue
    if (/\b(?:hot|no)\b/.test(found.text)) continue
    // "Bazaars, hammam, cats": animals to see, and nobody's own.
    if (/^(?:cats|dogs)$/.test(found.text)) continue
    const pet = (found.groups.pet ?? 'pet').replace(/ies$/, 'y').replace(/s$/, '')
    const kind = /^(?:cat|kitten)/.test(pet)
      ? 'cat'
      : /^(?:pet|furry|four|parrot|rabbit)/.test(pet)
        ? 'pet'
        : 'dog'
    if (!party.has.includes('pets')) party.has.push('pets')
    if (kind !== 'pet' && !party.pets.includes(kind)) party.pets.push(kind)
    // "Pets allowed" is about the lodging and stays free for its reader; only animals are taken here.
    if (kind !== 'pet' || /with/.test(found.text)) reading.claim('party', found.start, found.end)
  }
}

/** Who brings a pet needs a house that takes it, and the other way round. */
export function withTheirPets(party: Party, lodging: Lodging): void {
  const isAllowed = lodging.houseRules.includes('pets')
  if (party.has.includes('pets') && !isAllowed) lodging.houseRules.push('pets')
  if (isAllowed && !party.has.includes('pets')) party.has.push('pets')
}
