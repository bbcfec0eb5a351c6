/**
 * Wishes that no reader took, by the sentence they stand in: all of a message's fragment ("Fireworks, the bean, deep dish"),
 * or what words of wishing lead to ("she wants Rembrandt and a boat she can get onto"). Kept in the traveler's own words.
 */
import { carriers } from '../carriers.ts'
import { everydayWords } from '../everyday-words.ts'
import { isRefused } from '../grammar/negation.ts'
import { type Reading, taken } from '../reading.ts'
import type { SpanSlot } from '../schema.ts'
import { isCompounding, isOfSentence, isSort, isTelling } from './taste-words.ts'

/** What is said in one breath; what stands in parentheses is said by itself. */
const breath = /[^.!?;:()\n]+/g
const joint = /,|\s(?:and|&|\+|plus|or|n|then|also)\s|\s?[+/&]\s?|\s-\s/g
/** A sentence has somebody who does something; what it tells is no wish by itself. */
const tells =
  /(?<![a-z'])(?:i|we|you|he|she|they|it|who|there|this|that|my|our|his|her|your|their|is|are|was|were|am|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|let|need|think|thinking|going|want|wants|got|get|[a-z]+(?:n't|'re|'ve|'ll|'m|'d)|how|what|where|which|why|when|any|anything|thanks?|regards|please make|hello|hi|hey)(?![a-z'-])/
/** The month, and no word of a sentence. */
const ofMay =
  /(?<=\b(?:in|of|early|late|mid|end|next|this|\d{1,2}(?:st|nd|rd|th)?) )may(?![a-z'-])/g
/** Words of wishing, up to what they lead to. */
const wishes =
  /(?<![a-z'-])(?:want(?:s|ed)?(?: to)?|wanna|likes?(?: to)?|loves?(?: to)?|enjoys?|adores?|into|keen on|fond of|interested in|looking for|look for|hoping for|craving|fancy|fans? of|obsessed with|crazy about|mad about|promised(?: (?:her|him|them))?|wish for|prefer|here for|must[- ]haves?:?|dream(?:t|ing)? of|to (?:see|try|eat|taste|drink|watch|hear|visit|do|have|photograph)|see(?:ing)?|try|eat|drink|taste|watch)\s/g
/** What a wish is no more, once it is said. */
const breaks =
  /(?<![a-z'-])(?:but|because|cos|since|unless|if|when|while|although|though|so|where|which|who|before|after|until|as|than|is|are|was|were|from|by|via|with|at|near|budget|around|about|under|per|max)(?![a-z'-])/
/** Words in front of a thing that are no part of it. */
const before =
  /^(?:(?:the|an?|some|any|all|one|two|three|few|both|more|another|his|her|our|my|their|its|that|those|these|really|also|just|maybe|perhaps|mostly|definitely|ideally|possibly|obviously|lots of|plenty of|a lot of|bit of|a bit of|a few|good|great|nice|proper|decent|best|actually|to|of|do|see|try|eat|have|visit|drink|for|at least one|kind of|must|lots|absolutely|quite|only|like|whatever|always|again|yes|day for|no doubt)\s)+/
const praise = /^(?:(?:good|great|nice|proper|decent|best)\s)+/
/** What ends a thing: who, where, when and why. */
const behind =
  /\s(?:that|which|who|where|when|while|if|but|because|so|in|on|at|with|w\/?|without|for|from|by|near|to|of|before|after|every|each|please|pls|plz|too|also|obviously|lol|haha|though|tho|instead|only|is|are|was|were|would|will|can|could|he|she|we|i|they|it|you|as|per|around|along|over|under|once|twice|ideally|maybe|perhaps|possibly|mostly|rather|not|early|late|today|again|anyway|and all|stuff|things?|somewhere|anywhere|everywhere|anything|something|yes|no|ok|okay|early|until|till|up|out|then|during|through|across|off|there|here|my|our|your|his|her|their|the|an?)(?![a-z'-]).*$/
const mostWords = 3
/** Forms of verbs, of manners and of possession: no thing at the end of a phrase. */
const noThing =
  /(?:ed|ly|'s?|ish)$|^(?:too|very|so|how|first|(?:what|where|who|how|when|there|here)'s)\b|^[a-z]+ing$/
/** Nouns of arranging a journey, and of talking about it: nothing that a place has. */
const arranging = new Set(
  (
    'overland advice agency airfare airline airlines answer apologies arrangements asthma autism autistic base board booking bookings bother bucks cash chance charter check christian class clue company concern conductor cost costs currency deal deals dec details diabetic direct disease rental class group distance doable dollar driver economy english estimate expenses fare fares fee fees feet fever forum fun fuss generations greetings ground guy guys gym half health hindu hope info information insurance jet jewish job kg knee land language leave leg legs length limit list location lodge lodges lodging logistics longer luck luggage malaria meeting meetings message minds muslim name naps nap need needs note notes number ones order paid parents parking pass passport patience period permit phone planner plane point preference preferences pregnant price prices problem project proposal question questions quote rate rates reason refund rental request reservation reservations roads rooms route rush safe safety salary saving schedule school seat seats sense sightseeing sir sit sitting size skint sleep sleeping smiles stick stop stops stroller suggestion tail team term thought thoughts ticket tickets tight tip tips tomorrow tour touring transcript transfer transfers transport traveler travelers truck turn upgrade van via video visa visas voice voucher walk watching weather wednesday wheels wifi wizz worry worries written years young ' +
    'january february march april may june july august september october november december monday tuesday thursday friday saturday sunday mon tue thu sat spring summer autumn winter fall easter xmas christmas ' +
    'poss atmosphere vibe vibes passionate absolutely english money ' +
    'lovers lover buffs buff fans fan enthusiasts enthusiast aficionados ' +
    'state rent female male camper flug pick memories steps driver single solo passenger carrier rucksack severe mild carry propose stuff grandkids activity ' +
    'asap lol haha xx xoxo cheers ciao hola bonjour hallo moin namaste kia ora po abt ppl pax approx incl excl inclusive exclusive ish grand'
  ).split(' '),
)
const isVerbal =
  /(?:ing|ize|ise)$|^(?:day|night|family|home|work|city|town|country|room|rooms|train|car|bus|photographs)$/
const likingSlots: readonly SpanSlot[] = ['interest', 'food']

/** Reads and claims them. `isPlace` tells names of towns, which others ask about. */
export function readLeftWishes(reading: Reading, isPlace: (name: string) => boolean): string[] {
  const found: string[] = []
  for (const { start: index, text: said } of reading.findSaid(breath)) {
    const isAside = reading.lower[index - 1] === '('
    const isFragment = !isAside && isListOrSentence(reading, index, said)
    const listed = isFragment || isAside ? 0 : listUpTo(said)
    let at = 0
    for (const join of [...said.matchAll(joint), undefined]) {
      const end = join?.index ?? said.length
      const lead = leadIn(said, at, end)
      if (isFragment || lead.isWished || (!isAside && end <= listed)) {
        const from = index + lead.from
        const wish =
          wishAt(reading, from, index + end, isPlace) ??
          (isFragment ? thingsBehind(reading, from, index + end, isPlace) : undefined)
        if (wish) found.push(wish)
      }
      at = end + (join?.[0].length ?? 0)
    }
  }
  return [...found, ...readWholeThings(reading)]
}

/** "Costa Rica 9 days sloths": several of a thing, behind what was taken as something else. */
function thingsBehind(
  reading: Reading,
  from: number,
  to: number,
  isPlace: (name: string) => boolean,
): string | undefined {
  const others = reading.spans.filter(
    ({ slot, start, end }) => start >= from && end < to && !likingSlots.includes(slot),
  )
  const last = Math.max(from, ...others.map(({ end }) => end))
  const rest = reading.lower.slice(last, to)
  if (last === from || !/^ (?:[a-z]+ )?[a-z]{3,}s\s*$/.test(rest)) return undefined
  return wishAt(reading, last + 1, to, isPlace)
}

const closes = /^\s*(?:$|[.,;:!?)+&/]|(?:and|or|plus|n)\b)/
const opens =
  /(?:^|[.,;:!?(+&/]|\b(?:and|or|the|an?|some|for|want|wants|love|loves|like|likes|good|plus|n|then|see|try|eat))\s*$/

/** Words beside a liking that nobody took and that make another thing of it: lobster rolls, ruin bars, port cellars. */
function readWholeThings(reading: Reading): string[] {
  const found: string[] = []
  const likings = reading.spans.filter(({ slot }) => likingSlots.includes(slot))
  for (const { start, end } of likings) {
    const free = reading.free()
    const next = /^ (?<word>[a-z][a-z'-]{2,})/.exec(free.slice(end))?.groups?.word ?? ''
    const last = /(?<word>[a-z][a-z'-]{2,}) $/.exec(free.slice(0, start))?.groups?.word ?? ''
    const isSmall = (at: number) => !/^\p{Lu}/u.test(reading.plain.slice(at))
    const after =
      isPart(next) && isSmall(end + 1) && closes.test(reading.lower.slice(end + 1 + next.length))
        ? next
        : ''
    const before =
      isPart(last) &&
      isSmall(start - 1 - last.length) &&
      opens.test(reading.lower.slice(0, start - 1 - last.length))
        ? last
        : ''
    if (!(before || after)) continue
    // A bound is no wish: "no more than one archaeological site".
    if (/^(?:no|not) /.test(reading.lower.slice(start, end))) continue
    if (isRefused(reading.lower.slice(reading.sentenceAt(start).start, start))) continue
    if (before) reading.claim('interest', start - 1 - before.length, start - 1)
    if (after) reading.claim('interest', end + 1, end + 1 + after.length)
    found.push([before, reading.lower.slice(start, end), after].filter(Boolean).join(' '))
  }
  return found
}

function isPart(word: string): boolean {
  return (
    word !== '' &&
    (isTelling(word) || isCompounding(word)) &&
    !(arranging.has(word) || carriers.has(word) || isVerbal.test(word) || noThing.test(word))
  )
}

/** "Brass bands, crawfish, no ghost tours i beg you": where a list of things ends because somebody begins to speak, or 0. */
function listUpTo(said: string): number {
  let [at, count, upTo] = [0, 0, 0]
  for (const join of [...said.matchAll(joint), undefined]) {
    const end = join?.index ?? said.length
    const item = said.slice(at, end)
    if (tells.test(item) || isRefused(item)) break
    count += 1
    upTo = end
    at = end + (join?.[0].length ?? 0)
  }
  return count > 1 ? upTo : 0
}

/** A breath in which nobody does anything, with several things in it or one that is a sentence by itself and no name. */
function isListOrSentence(reading: Reading, at: number, said: string): boolean {
  const clause = said.replace(/\b(?:if|that|which|who|where|because)\b.*$/, '').replace(ofMay, '')
  if (tells.test(clause)) return false
  const hasLiking = reading.spans.some(
    ({ slot, start, end }) =>
      (likingSlots.includes(slot) || slot === 'mustSee') && start >= at && end <= at + said.length,
  )
  const isName = /^\s*\p{Lu}[\p{L}]+\s*$/u.test(reading.plain.slice(at, at + said.length))
  return hasLiking || (said.match(joint) ?? []).length > 1 || !isName
}

/** Where an item of a sentence begins, and whether words of wishing lead to it, there or in the items before it. */
function leadIn(said: string, at: number, end: number): { from: number; isWished: boolean } {
  const own = [...said.slice(at, end).matchAll(wishes)].at(-1)
  if (own) return { from: at + own.index + own[0].length, isWished: true }
  const earlier = [...said.slice(0, at).matchAll(wishes)].at(-1)
  const isWished =
    earlier !== undefined &&
    !breaks.test(said.slice(earlier.index + earlier[0].length, at)) &&
    !tells.test(said.slice(at, end).replace(behind, ''))
  return { from: at, isWished }
}

function wishAt(
  reading: Reading,
  from: number,
  to: number,
  isPlace: (name: string) => boolean,
): string | undefined {
  const said = reading.lower.slice(from, to)
  const indent = said.length - said.trimStart().length
  const led = indent + (before.exec(said.trimStart())?.[0].length ?? 0)
  // "Want to walk the levadas": what is done, and with what.
  const done = /\bto $/.test(reading.lower.slice(0, from))
    ? /^[a-z]+ (?:the |an? |some |on |in |around )*/
    : /^/
  const toThing = led + (done.exec(said.slice(led))?.[0].length ?? 0)
  // "Want to open a good bottle".
  const skipped = toThing + (praise.exec(said.slice(toThing))?.[0].length ?? 0)
  const text = said.slice(skipped).replace(behind, '').trimEnd()
  const start = from + skipped
  const words = text.split(' ')
  if (words.length > mostWords || !words.every((word) => /^[a-z][a-z'-]*$/.test(word))) return
  if (words.some((word) => isOfSentence(word) || arranging.has(word) || carriers.has(word))) return
  if (noThing.test(words.at(-1) ?? '') || noThing.test(text)) return
  if (words[0] === 'no' || words[0] === 'not') return
  // "Legoland Billund" is a name; "Cheers, Steve" ends a letter.
  const capitals = reading.plain.slice(start, start + text.length).match(/(?<![\p{L}'-])\p{Lu}/gu)
  const isLast = start + text.length >= reading.plain.trimEnd().length
  if (capitals?.length === words.length && (words.length > 1 || isLast)) return
  const inside = reading.spans.filter(
    (span) => span.start < start + text.length && span.end > start,
  )
  if (!inside.every(({ slot }) => likingSlots.includes(slot))) return
  const free = reading
    .free()
    .slice(start, start + text.length)
    .replaceAll(taken, ' ')
  const left = free.split(' ').filter(Boolean)
  const isOfSort =
    words.length > 1 && left.length === words.length && words.slice(0, -1).every(isSort)
  const says =
    left.some(isTelling) || (isOfSort && text.endsWith('s') && isCompounding(words.at(-1) ?? ''))
  if (!says || text.length < 4) return
  if (
    words.length === left.length &&
    [text, ...words].some((name) => !everydayWords.has(name) && isPlace(name))
  )
    return
  if (isRefused(reading.lower.slice(reading.sentenceAt(start).start, start))) return
  for (const piece of free.matchAll(/[^ ]+(?: [^ ]+)*/g))
    reading.claim('interest', start + piece.index, start + piece.index + piece[0].length)
  return text
}
