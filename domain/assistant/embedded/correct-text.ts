/** Prepares a message for reading: removes markup and web addresses, and corrects slips of the keyboard. */

import { cleanText } from '#domain/text/clean-text.ts'
import { typingDistance } from '#domain/text/edit-distance.ts'

/** Of a longer message the beginning and the end are read: who pastes a list says what they want first or last. */
const mostRead = 6000

export function correctText(prompt: string): string {
  const plain = prompt
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<\/?[a-z][^>]{0,400}>/gi, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/';?\s*(?:drop|delete|insert|update|select)\b[\s\S]*$/i, ' ')
    .replace(/([\p{L}\p{N}])\1{40,}/gu, '$1')
  const parts = plain.length > mostRead ? `${plain.slice(0, 3000)} … ${plain.slice(-3000)}` : plain
  const words = [...pictures].reduce(
    (text, [picture, word]) => text.replaceAll(picture, ` ${word} `),
    parts,
  )
  return cleanText(words, mostRead + 100)
    .replace(/\p{L}+/gu, mended)
    .replace(slips, (word) => slipsMended[word.toLowerCase()] ?? word)
    .replace(lengthAndMay, 'in May')
    .replace(monthOfMay, 'May')
    .replace(saidMonth, 'in ')
    .replace(whatToSkip, 'is overrated')
    .replace(walkingAid, (_, who: string = '') => `${who}uses a cane`)
}

/** Corrections of small words that are typed in a hurry. */
const slipsMended: Readonly<Record<string, string>> = {
  hwo: 'how',
  teh: 'the',
  adn: 'and',
  wats: "what's",
  wat: 'what',
  ther: 'there',
  wiht: 'with',
  whats: "what's",
  wheres: "where's",
  hows: "how's",
  thats: "that's",
  dont: "don't",
  doesnt: "doesn't",
  cant: "can't",
  isnt: "isn't",
  somthing: 'something',
  sumthing: 'something',
  teenagrs: 'teenagers',
  dosnt: "doesn't",
  shes: "she's",
  hes: "he's",
  smth: 'something',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  ned: 'need',
  opn: 'open',
  churchs: 'churches',
  dauther: 'daughter',
  pls: 'please',
  plz: 'please',
}
const slips = new RegExp(`\\b(?:${Object.keys(slipsMended).join('|')})\\b`, 'gi')

/** "may" in small letters is usually the verb; after these words it is the month. */
const monthOfMay =
  /(?<=\b(?:in|say|early|late|mid|next|this|until|till|or|maybe|then|of|for) )may\b(?! (?:i|we|you|be|have|not|come|go)\b)|^may(?=[\s.!]*$)/g

/** "Lisbon 3 days may". */
const lengthAndMay = /(?<=\b(?:days?|nights?|weeks?|weekend) )may\b(?=\W*$)/gi

/** "Let's say May" is "in May". */
const saidMonth =
  /\b(?:let'?s )?say (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/gi

/** "What should we skip in Rome?" is advice that is asked for; it must not be read as skipping the city. */
const whatToSkip =
  /(?<=\bwhat )(?:should|can|could|would|do) (?:i|we|you) (?:skip|avoid)(?= in\b)/gi

/** Names of walking aids, all read as one need. */
const walkingAid =
  /\b((?:s?he|i|who|that|mother|father|mum|mom|dad|grandma|grandmother) )?walk(?:s|ing)? (?:with|on|using) (?:a |my |his |her )?(?:stick|cane|frame|walker|crutches)\b/gi

const pictures = new Map([
  ['🏖️', 'a beach'],
  ['🏝️', 'an island with a beach'],
  ['🏖', 'a beach'],
  ['⛷️', 'skiing in the snow'],
  ['🎿', 'skiing in the snow'],
  ['🏔️', 'mountains'],
  ['🍕', 'pizza'],
  ['🍣', 'sushi'],
  ['🍷', 'wine'],
  ['🎨', 'art'],
  ['🏛️', 'museums'],
  ['☕', 'coffee'],
  ['👍', 'yes'],
  ['👎', 'no'],
])

/** Words that are searched so often that a slip in them is corrected. */
const travelWords =
  'museum museums restaurant restaurants vegetarian vegan breakfast beach beaches weekend weekends february january september december november october august church churches castle castles market markets kids children family families wheelchair temple temples gallery galleries garden gardens cheaper cheap expensive tomorrow dinner lunch holiday weather days nights weeks people friends mountains coffee plan hotel hotels'.split(
    ' ',
  )
const known = new Set(travelWords)
const leads =
  /^(with|what|where|when|how|for|in|to)(kids|children|to|can|should|is|much|many|two|three|my)$/

const shortMonths: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sept: 'September',
  oct: 'October',
  nov: 'November',
}

function mended(word: string): string {
  const lower = word.toLowerCase()
  const month = shortMonths[lower]
  if (month) return month
  const isForm = known.has(`${lower}s`) || known.has(lower.replace(/s$/, ''))
  if (known.has(lower) || isForm || realWords.has(lower)) return word
  const joined = leads.exec(lower)
  if (joined && !/^(?:into|howto|forto)$/.test(lower)) return `${joined[1]} ${joined[2]}`
  // A name that looks like a word is a name; months alone are written with capitals too.
  const isName = word[0] !== lower[0] && word !== word.toUpperCase()
  if (word.length < 4 || (isName && !/^(?:sep|oct|nov|dec|jan|feb|aug)/i.test(word))) return word
  const limit = word.length < 9 ? 1 : 2
  const near = travelWords.find(
    (each) => each[0] === lower[0] && typingDistance(lower, each, limit) <= limit,
  )
  return near ?? word
}

/** Words that exist and lie one letter away from a travel word: they are not corrected. */
const realWords = new Set(
  'beaches bench benches breaches reaches boats reach teach peaches marked planes plane plain play place plant plans clan lays dayes nice mights lights rights weeds weaken coffees hostel hostels hotels winner diner dinners punch launch bunch church charm cheaply gallon garage gardener guardian friend friendly peoples temperature temper template families familiar famous mountain whether leather wether feather museo musee kid kind kings child bakers market chess caste cattle vegetable vegetables vegans novel octopus summer'.split(
    ' ',
  ),
)
