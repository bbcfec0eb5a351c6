/**
 * Likings that stand in a list with others: "jazz, pizza, lucha libre", "roman baths + thermae spa". What
 * no vocabulary has is kept in the traveler's own words, since places may speak of it.
 */
import { everydayWords } from '../everyday-words.ts'
import { isRefused } from '../grammar/negation.ts'
import { type Reading, taken } from '../reading.ts'
import type { SpanSlot } from '../schema.ts'
import { isCompounding, isOfSentence, isSort, isTelling } from './taste-words.ts'

export interface ListedTastes {
  tastes: string[]
  /** Likings that are known by a word of theirs: zen meditation. */
  wholes: string[]
  avoided: string[]
}

interface Item {
  start: number
  end: number
  text: string
  /** `liked` was understood as a liking, at least in part; `open` by nobody; `seen` is a sight, `aside` another wish, `mixed` a thing with a word of one. */
  is: 'liked' | 'open' | 'seen' | 'aside' | 'mixed' | 'other'
  /** Whether words of wishing lead to it. */
  isWished: boolean
}

const likingSlots: readonly SpanSlot[] = ['interest', 'food']
/** Wishes of other kinds, which stand in lists of likings: "souks, riad with a pool, day trips". */
const wishSlots: readonly SpanSlot[] = [
  'lodging',
  'transport',
  'occasion',
  'pace',
  'mobility',
  'mustSee',
]
/** Parentheses interrupt a list and are none of its items, but may hold one of their own. */
const clausePattern = /[^.!?;:\n]+/g
const asidePattern = /(?<=\()[^()]+(?=\))/g
const jointPattern = /\s?\([^()]*\),?|,|\s(?:and|&|\+|plus|or|n)\s|\s?[+/&]\s?|\s-\s/g
/** What leads to a list, or to one thing of it, and is no part of its name. */
const leads =
  /^(?:(?:we|i|they|he|she|who|both|all|really|also|just|mostly|mainly|maybe|perhaps|plus|then|definitely|would|'d|we'd|i'd|she'd|he'd|is|are|'re|'m|i'm|we're|she's|he's)\s)*(?:(?:want|wants|like|likes|love|loves|need|prefer|enjoy|enjoys|into|keen on|fond of|interested in|looking for|hoping for|hope for|obsessed with|(?:crazy|mad|nuts|passionate) about|fans? of|try|trying|eat|eating|see|seeing|do|doing|visit|with|for|some|a bit of|bit of|lots of|plenty of|a lot of|maybe|perhaps|one|an?|the|good|great|nice|really|proper|decent|best|at least one|1|2|3|two|three|few|any|all|more|must|always|only|possibly|ideally|of course|obviously|also|of the|of)\s)*/
const wishLead =
  /^(?:[a-z' ]{0,24}\b)?(?:want|wants|love|loves|like|likes|enjoy|enjoys|into|keen on|fond of|interested in|obsessed with|fans? of)\s/
/** What ends the name of a thing: the rest says where, when or why. */
const tails =
  /\s(?:without|w\/o|in|on|at|with|for|from|by|near|to|if|but|because|so|that|which|who|when|while|before|after|every|everybody|everyone|please|pls|plz|too|also|obviously|obvs|lol|haha|though|tho|instead|only|would|is|are|will|can|as|per|each|around|across|along|over|under|stuff|thing|things|somewhere|sometime|of|maybe|perhaps|possibly|mostly|once|twice|ideally)\b.*$/
const mostWords = 3

/** Reads what is left in lists of likings, and claims it. */
export function readListedTastes(
  reading: Reading,
  known: readonly string[],
  isPlace: (name: string) => boolean,
): ListedTastes {
  const read: ListedTastes = { tastes: [], wholes: [], avoided: [] }
  const clauses = [clausePattern, asidePattern].flatMap((each) => reading.findSaid(each))
  for (const clause of clauses) {
    const items = itemsOf(reading, clause.text, clause.start, isPlace)
    for (const whole of runsOf(items)) {
      const run = whole.filter(({ is }) => is === 'liked' || is === 'open' || is === 'mixed')
      const isList =
        whole.some(({ is }) => is === 'liked' || is === 'seen') ||
        run.length > 2 ||
        (run.length > 1 && (whole.length > 2 || items.length > 3) && items.every(isFragment)) ||
        run[0]?.isWished === true
      if (isList) for (const item of run) keep(reading, item, known, read)
    }
  }
  for (const { end, groups } of reading.find(goneForPattern)) {
    const text = groups.thing ?? ''
    const words = text.split(' ')
    if (!words.every((word) => isTelling(word) && !everydayWords.has(word))) continue
    if (namesIn(words).some(isPlace) || read.tastes.includes(text)) continue
    // "Halal would be good, for Amir".
    if (/^\p{Lu}/u.test(reading.plain.slice(end - text.length))) continue
    read.tastes.push(text)
    reading.claim('interest', end - text.length, end)
  }
  return read
}

/** "Kyoto for the maples", "a day trip to the pyramids", "to eat koshari": one thing, at the end of its clause. */
const goneForPattern =
  /\b(?:for|day trip to|(?:to|and) (?:eat|try|drink|taste)) (?:the |some |its |all the )?(?<thing>[a-z][a-z'-]{3,}(?: [a-z][a-z'-]{3,})?)(?=\s*(?:[,.;!?)+&]|$|and\b))/

function itemsOf(
  reading: Reading,
  clause: string,
  offset: number,
  isPlace: (name: string) => boolean,
): Item[] {
  const items: Item[] = []
  let at = 0
  for (const joint of [...clause.matchAll(jointPattern), undefined]) {
    const end = joint?.index ?? clause.length
    if (clause.slice(at, end).trim())
      items.push(itemOf(reading, offset + at, offset + end, isPlace))
    at = end + (joint?.[0].length ?? 0)
  }
  return items
}

/** The thing an item names, without what leads to it and what is said of it. */
function itemOf(
  reading: Reading,
  from: number,
  to: number,
  isPlace: (name: string) => boolean,
): Item {
  const said = reading.lower.slice(from, to)
  const indent = said.length - said.trimStart().length
  const led = indent + (leads.exec(said.trimStart())?.[0].length ?? 0)
  const text = said.slice(led).replace(tails, '').trimEnd()
  const [start, end] = [from + led, from + led + text.length]
  // "Paris Hilton is not my thing".
  const isDenied = /^ (?:is|are|was|were)(?:n't| not| too)\b/.test(said.slice(led + text.length))
  const words = text.split(' ')
  const isWished = wishLead.test(said.trimStart())
  const other: Item = { start, end, text, is: 'other', isWished }
  if (isDenied || words.length > mostWords || !words.every((word) => /^[a-z][a-z'-]*$/.test(word)))
    return other
  const inside = reading.spans.filter((span) => span.start < end && span.end > start)
  // A town that nobody took is asked about by others: "Neuschwanstein + Rothenburg".
  const left = reading.free().slice(start, end).replaceAll(taken, ' ').split(' ').filter(Boolean)
  const names = inside.length > 0 ? namesIn(left) : namesOf(reading, start, words)
  if (names.some(isPlace)) return other
  const isLiked = inside.length > 0 && inside.every(({ slot }) => likingSlots.includes(slot))
  const isSeen = inside.every(({ slot }) => slot === 'mustSee')
  const isWish = inside.every(({ slot }) => likingSlots.includes(slot) || wishSlots.includes(slot))
  // "Ocean pools", "model trains": no pool of a hotel, and no way to travel.
  const isMixed = isWish && !isSeen && left.some(isTelling) && !words.some(isOfSentence)
  if (inside.length > 0) {
    const is = isLiked ? 'liked' : isSeen ? 'seen' : isMixed ? 'mixed' : isWish ? 'aside' : 'other'
    return { ...other, is }
  }
  // "The pyramids" are particular ones, which a plan looks for by their name.
  if (/\bthe $/.test(said.slice(0, led))) return other
  // A person, or a name that others read.
  if (/\bfor $/.test(said.slice(0, led)) && /^\p{Lu}/u.test(reading.plain.slice(start)))
    return other
  const says = words.some((word) => word.length > 2 && isTelling(word))
  if (words.some(isOfSentence)) return other
  return { ...other, is: says ? 'open' : 'aside' }
}

/** A few words without a sentence's: what a message in short is made of. */
function isFragment({ text }: Item): boolean {
  const words = text.split(' ')
  return (
    words.length < 6 &&
    !words.some((word) =>
      /^(?:we|i|he|she|they|is|are|was|were|have|has|had|will|would|can)$/.test(word),
    )
  )
}

/** Neighbors that are all liked or open. */
function runsOf(items: readonly Item[]): Item[][] {
  const runs: Item[][] = []
  let run: Item[] = []
  for (const item of items) {
    if (item.is === 'other') run = []
    else {
      if (run.length === 0) runs.push(run)
      run.push(item)
    }
  }
  return runs
}

function keep(
  reading: Reading,
  { start, end, text, is }: Item,
  known: readonly string[],
  read: ListedTastes,
): void {
  const free = reading.free().slice(start, end).replaceAll(taken, ' ')
  const left = free.split(' ').filter(isTelling)
  // "Tango lessons": the tango is a liking already, and what places speak of.
  const isKnown = known.some((each) => text.includes(each))
  if (is === 'liked' && text.split(' ').some(isOfSentence)) return
  if (is === 'liked' && left.length === 0) {
    const rest = free.split(' ').filter(Boolean)
    const parts = reading.spans.filter((span) => span.start < end && span.end > start)
    // "Literary pubs": two words that are likings each, and one thing together.
    if (rest.length === 0 && parts.length === 2 && parts.every(({ slot }) => slot === 'interest')) {
      if (!isRefusedHere(reading, start)) addTo(read.wholes, text)
      return
    }
    // "Small churches" are churches; "night markets" are no other markets.
    if (rest.some(isCompounding) && !isRefusedHere(reading, start)) addTo(read.tastes, text)
    claimRest(reading, start, free, 'interest', (word) => isSort(word) || isCompounding(word))
    return
  }
  if (is === 'liked' && isKnown) {
    if (left.length > 0 && !isRefusedHere(reading, start)) addTo(read.wholes, text)
    claimRest(reading, start, free, 'interest')
    return
  }
  const isOut = isRefusedHere(reading, start)
  addTo(isOut ? read.avoided : read.tastes, text)
  claimRest(reading, start, free, isOut ? 'mustAvoid' : 'interest')
}

function isRefusedHere(reading: Reading, start: number): boolean {
  return isRefused(reading.lower.slice(reading.sentenceAt(start).start, start))
}

function addTo(list: string[], text: string): void {
  if (!list.includes(text)) list.push(text)
}

/** What nobody has understood of an item, in one piece where it stands together. */
function claimRest(
  reading: Reading,
  start: number,
  free: string,
  slot: SpanSlot,
  says: (word: string) => boolean = isTelling,
): void {
  for (const piece of free.matchAll(/[^ ]+(?: [^ ]+)*/g)) {
    if (!piece[0].split(' ').some(says)) continue
    reading.claim(slot, start + piece.index, start + piece.index + piece[0].length)
  }
}

/**
 * The names an item may have: of one that is written with capitals ("Albert Dock") only the whole, of small letters
 * ("tea plantation") none where several of them stand in a text that has capitals for its names.
 */
function namesOf(reading: Reading, start: number, words: readonly string[]): string[] {
  const written = reading.plain.slice(start, start + words.join(' ').length).split(' ')
  const capitals = written.filter((word) => /^\p{Lu}/u.test(word)).length
  if (capitals > 1 && capitals === words.length) return [words.join(' ')]
  if (capitals === 0 && words.length > 1 && writesCapitals(reading)) return []
  // "Lido swims": a town's name that says which swims.
  const last = words.at(-1) ?? ''
  if (capitals === 0 && words.length > 1 && everydayWords.has(last.replace(/s$/, '')))
    return [words.join(' ')]
  return namesIn(words)
}

/** Whether the goals of the request are written with capitals. */
function writesCapitals({ spans, plain }: Reading): boolean {
  const names = spans.filter(({ slot }) => slot === 'destination')
  return names.length > 0 && names.every(({ start }) => /^\p{Lu}/u.test(plain.slice(start)))
}

/** The words by themselves and all of them, without those of every day. */
function namesIn(words: readonly string[]): string[] {
  const single = words.filter((word) => word.length > 3 && !everydayWords.has(word))
  return words.length > 1 ? [...single, words.join(' ')] : single
}
