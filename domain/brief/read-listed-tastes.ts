/**
 * Likings that stand in a list with others: "jazz, pizza, lucha libre", "roman baths + thermae spa". What
 * no vocabulary has is kept in the traveler's own words, since places may speak of it.
 */
import { everydayWords } from './everyday-words.ts'
import { isRefused } from './negation.ts'
import { isFiller } from './not-understood.ts'
import { type Reading, taken } from './reading.ts'
import type { SpanSlot } from './schema.ts'

export interface ListedTastes {
  tastes: string[]
  avoided: string[]
}

interface Item {
  start: number
  end: number
  text: string
  /** `liked` was understood as a liking, at least in part; `open` by nobody; `seen` is a sight, `aside` another wish. */
  is: 'liked' | 'open' | 'seen' | 'aside' | 'other'
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
const clausePattern = /[^.!?;:\n()]+/g
const jointPattern = /,|\s(?:and|&|\+|plus|or|n)\s|\s?[+/&]\s?|\s-\s/g
/** What leads to a list, or to one thing of it, and is no part of its name. */
const leads =
  /^(?:(?:we|i|they|he|she|who|both|all|really|also|just|mostly|mainly|maybe|perhaps|plus|then|definitely|would|'d|we'd|i'd|she'd|he'd|is|are|'re|'m|i'm|we're|she's|he's)\s)*(?:(?:want|wants|like|likes|love|loves|need|prefer|enjoy|enjoys|into|keen on|fond of|interested in|looking for|hoping for|hope for|obsessed with|fans? of|try|trying|eat|eating|see|seeing|do|doing|visit|with|for|some|a bit of|bit of|lots of|plenty of|a lot of|maybe|perhaps|one|an?|the|good|great|nice|really|proper|decent|best|at least one|1|2|3|two|three|few|any|all|more|must|always|only|possibly|ideally|of course|obviously|also|of the|of)\s)*/
const wishLead =
  /^(?:[a-z' ]{0,24}\b)?(?:want|wants|love|loves|like|likes|enjoy|enjoys|into|keen on|fond of|interested in|obsessed with|fans? of)\s/
/** What ends the name of a thing: the rest says where, when or why. */
const tails =
  /\s(?:in|on|at|with|for|from|by|near|to|if|but|because|so|that|which|who|when|while|before|after|every|everybody|everyone|please|pls|plz|too|also|obviously|obvs|lol|haha|though|tho|instead|only|would|is|are|will|can|as|per|each|around|across|along|over|under|stuff|thing|things|somewhere|sometime|of|maybe|perhaps|possibly|mostly|once|twice|ideally)\b.*$/
/** Words of sentences: an item that has one is no thing to like. */
const sentenceWords = new Set(
  (
    'want wants wanted like likes liked love loves loved enjoy enjoys prefer prefers hope hopes wish wishes fancy fancies the a an i we you he she they it me us him them my our your his her their its who what where when why how which that this these those there here ' +
    'is are was were be been being am do does did done have has had having can could will would should may might must shall ' +
    "don't doesn't didn't can't won't isn't aren't i'm i'd i'll i've we're we'd we'll we've she's he's it's that's they're she'd he'd he'll she'll let's nobody " +
    'go goes going gone get gets getting got make makes making take takes taking come comes coming came leave leaves leaving arrive arrives arriving ' +
    'attend attends attending stay stays staying fly flies flying flys need needs needing know knows think thinks thought keep keeps keeping ' +
    'book booked booking plan plans planned planning find tell give help suggest recommend turn turns turning turned meet meeting live lives living ' +
    'avoid avoiding skip skipping stand hate hates dislike dislikes apart except not no nor never nothing none without if because but so than then though although while since until from to into ' +
    'yes yeah ok okay sorry um uh hmm er well honestly actually basically obviously maybe perhaps probably hopefully sometime anytime ' +
    'thanks thank regards hello hi dear hey married born aged bothered keen ' +
    'sober retired single alone together separately flexible fussy tired fit healthy'
  ).split(' '),
)
/** Words of travel itself, of people and of time: what brief has other slots for, and nothing to like by themselves. */
const travelWords = new Set(
  (
    'trip trips holiday holidays vacation weekend week weeks day days night nights month months year years time times morning mornings afternoon evening evenings ' +
    'budget money price prices euro euros dollar dollars pound pounds hotel hotels hostel airbnb flight flights train trains bus buses car cars airport ' +
    'adult adults kid kids child children baby toddler family families couple couples friend friends people person persons group wife husband partner mum mom dad mother father son daughter sister brother parents nan gran grandma teen teens teenager guys girls lads ladies women men boys mates ' +
    'pace rush stress hurry mind idea ideas advice tips itinerary route option options question questions drive drives driving travel traveling travelling ' +
    'first second third last next early late mid end start middle beginning max min about roughly approx total each per both either ' +
    'warm hot cold sunny dry rain rainy snow central busy free open ' +
    'other others another same different everything anything something somewhere anywhere everyone someone anyone else etc stuff things thing ' +
    'age ages yo allergy allergies allergic intolerant celiac coeliac pregnant wheelchair mobility ' +
    'fan fans rich poor young experienced beginner beginners expert ' +
    'town city country region area place places village island islands home house houses flat apartment room rooms bed breakfast dinner lunch ' +
    'student students teacher teachers colleague colleagues boss work job conference meetings'
  ).split(' '),
)
/** What only says of what sort a liking is: heard with it, and no liking of its own. */
const adjectives = new Set(
  'proper decent northern southern eastern western ancient modern cosy cozy easy old new little small pretty quiet cute cool fun cheap fancy famous fresh authentic real short long big huge amazing local traditional hidden secret posh simple typical beautiful lovely gorgeous interesting serious special safe festive romantic hot cold warm'.split(
    ' ',
  ),
)
const mostWords = 3

/** Reads what is left in lists of likings, and claims it. */
export function readListedTastes(
  reading: Reading,
  known: readonly string[],
  isPlace: (name: string) => boolean,
): ListedTastes {
  const read: ListedTastes = { tastes: [], avoided: [] }
  for (const clause of reading.lower.matchAll(clausePattern)) {
    const items = itemsOf(reading, clause[0], clause.index, isPlace)
    for (const whole of runsOf(items)) {
      const run = whole.filter(({ is }) => is === 'liked' || is === 'open')
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
  if (inside.length > 0)
    return { ...other, is: isLiked ? 'liked' : isSeen ? 'seen' : isWish ? 'aside' : 'other' }
  // "The pyramids" are particular ones, which a plan looks for by their name.
  if (/\bthe $/.test(said.slice(0, led))) return other
  // A person, or a name that others read.
  if (/\bfor $/.test(said.slice(0, led)) && /^\p{Lu}/u.test(reading.plain.slice(start)))
    return other
  const says = words.some((word) => word.length > 2 && isTelling(word))
  if (words.some((word) => sentenceWords.has(word))) return other
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
  if (is === 'liked' && (left.length === 0 || text.split(' ').some(isOfSentence))) return
  if (is === 'liked' && isKnown) {
    claimRest(reading, start, free, 'interest')
    return
  }
  const isOut = isRefused(reading.lower.slice(reading.sentenceAt(start).start, start))
  const list = isOut ? read.avoided : read.tastes
  if (!list.includes(text)) list.push(text)
  claimRest(reading, start, free, isOut ? 'mustAvoid' : 'interest')
}

/** What nobody has understood of an item, in one piece where it stands together. */
function claimRest(reading: Reading, start: number, free: string, slot: SpanSlot): void {
  for (const piece of free.matchAll(/[^ ]+(?: [^ ]+)*/g)) {
    if (!piece[0].split(' ').some(isTelling)) continue
    reading.claim(slot, start + piece.index, start + piece.index + piece[0].length)
  }
}

const isOfSentence = (word: string) => sentenceWords.has(word)

/**
 * The names an item may have: of one that is written with capitals ("Albert Dock") only the whole, of small letters
 * ("tea plantation") none where several of them stand in a text that has capitals for its names.
 */
function namesOf(reading: Reading, start: number, words: readonly string[]): string[] {
  const written = reading.plain.slice(start, start + words.join(' ').length).split(' ')
  const capitals = written.filter((word) => /^\p{Lu}/u.test(word)).length
  if (capitals > 1 && capitals === words.length) return [words.join(' ')]
  if (capitals === 0 && words.length > 1 && writesCapitals(reading)) return []
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

/** Whether words name a thing: one of them tells something, and none is of a sentence. */
export function namesAThing(words: readonly string[]): boolean {
  return words.some(isTelling) && !words.some(isOfSentence)
}

function isTelling(word: string): boolean {
  return (
    word !== '' &&
    !(isFiller(word) || sentenceWords.has(word) || travelWords.has(word) || adjectives.has(word)) &&
    !word.endsWith('-ish')
  )
}
