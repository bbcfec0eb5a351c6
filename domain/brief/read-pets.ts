/** Animals that come along. */
import { dogBreeds } from './party-lexicon.ts'
import type { Reading } from './reading.ts'
import type { Lodging, Party } from './schema.ts'

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

export function readPets(reading: Reading, party: Party): void {
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
