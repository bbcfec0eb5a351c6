/**
 * A party as a sum: people named one after the other, each as a number of a kind. "Me, my wife, her mother and our twins (6)"
 * is one, one, one and two. Whoever writes is one of them where they say so, or where the others come along with them.
 */

import { countPattern, toCount } from '../grammar/numbers.ts'
import { namePattern, nameStart } from './names-of-people.ts'
import { kinds, toldOfThem } from './party-lexicon.ts'

export interface PartySum {
  adults: number
  children: number
  /** Of the children, as far as they were told. */
  ages: readonly number[]
  start: number
  end: number
  /** Whether whoever writes is said to be one of them. */
  hasWriter: boolean
  /** Whether somebody is a child by the age alone: a friend of nine. */
  hasMinor: boolean
}

interface Term {
  end: number
  adults: number
  children: number
  ages?: readonly number[]
  /** A bare `name` is a person's where whoever writes stands beside it. */
  is: 'self' | 'pet' | 'named' | 'counted' | 'name'
  /** Of those who lead a class or a team, and are all of its adults. */
  leads?: boolean
  /** Named as an adult would be, and a child by the age that is told. */
  isMinor?: boolean
  /** Girls and boys are as old as the lads beside them. */
  isPeer?: boolean
}

/** A number of people, and not of the years one of them has. */
const count = `(?:a pair of|another|${countPattern})(?![- ]?(?:years?|yrs?|yo\\b|y/o|months?|mo\\b))`
const saidOf =
  "(?:(?:aged?|ages|of|who is|who's|is|are|all|both|also|now|nearly|almost|just|turning):? ){0,2}"
const years = '\\d{1,2}(?:(?: ?[,/&+] ?| and |, and |,? )\\d{1,2})*'
const yearsBehind = '(?: ?(?:years?|yrs?|yo|y/o)(?:[ -]?olds?)?)?'
/** What makes a figure behind somebody no age: "my wife, 3 nights". */
const otherFigures =
  '(?![\\d%]| ?(?:days?|nights?|nts?\\b|nites?|ngts?|weeks?|wks?|months?|hours?|hrs?|n\\b|d\\b|(?:years?|yrs?) (?:ago|back|now|later|running|together|married)|euros?|dollars?|pounds|quid|k\\b|mos?\\b|usd|eur|adults?|kids|child|seniors?|infants?|bab(?:y|ies)|toddlers?|women|men\\b|guys|lads|ladies|cars?|bikes?|stars?|bags?|suitcases?|bed|cit(?:y|ies)|towns?|stops?|girls|boys|teens|rooms?|dogs?|cats?|of us|people|couples|families|to \\d|-\\d|st|nd|rd|th|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|am|pm|[.:]\\d))'
/** Years behind each of several names, or behind one word for people, or what they are all below. */
const ages = `(?:(?<each>(?:${namePattern}(?: ?\\(${saidOf}\\d{1,2}${yearsBehind}\\)|,? \\d{1,2})){2,})|(?:${namePattern})*(?: ?\\(${saidOf}(?<ages>${years})${yearsBehind}\\)|,? ${saidOf}(?<bare>${years})${otherFigures}${yearsBehind}|,? (?:who are )?(?:all |both |aged? )?(?:under|below|younger than) (?:the age of )?\\d{1,2}\\b|,? (?:both |all )?(?:in (?:our|their|his|her) )?(?:(?:early|mid|late)[- ]?)?(?:[2-8]0'?s|(?:twen|thir|for|fif|six|seven|eigh)ties)\\b)?)`
const manyYears = '\\d{1,2}[- ]?(?:years?|yrs?|months?|mo)[- ]?olds?|\\d{1,2} ?(?:yo|y/o)'
const describing =
  "(?:(?!(?:taking|take|bring|bringing|and|or|of|in|on|at|to|for|from|with|by|is|are|day|days|night|nights|week|weeks|hours?|rooms?|year|years|the|my|our|his|her|their|plus|than|per|each|every|this|that|who|me|i|no|not|only|month|late|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|euros?|dollars?|pounds|quid|usd|eur|gbp)\\b)[a-z][a-z'-]* ){0,2}?"

const people = new RegExp(
  `(?:(?:my|our|his|her|their|the|an?|both(?: my| our)?|some|this|one|[a-z]{3,12}'s) )?(?:(?:other|more) )?(?:(?<n>${count})(?: ?x)? (?:of (?:my|our|his|her|their) )?)?(?:(?:${manyYears}) )?${describing}(?:${Object.entries(
    kinds,
  )
    .map(([kind, words]) => `(?<${kind}>${words})`)
    .join(
      '|',
    )}|(?<aged>${manyYears})|(?<named>(?=${nameStart})))(?![a-z'-]| (?:sons?|daughters?|kids?|child(?:ren)?|friends?|brothers?|sisters?|bump|shower)\\b)${ages}(?: \\((?!\\+)[^()]{1,60}\\))?`,
  'y',
)
const self =
  /(?:me|myself|meself|self(?=,))(?![a-z'])(?: \((?!\+)[^()]{1,24}\)| \d\d)?|i(?= (?:and|&|\+|n) (?:my|our)\b)/y
const selfBehind = /(?:me|myself|i)(?![a-z'-])(?: \(?\d\d\)?)?/y
const ourselves =
  /(?<=\()we(?=, )|us (?<n>two|three|four|five|[2-5](?![\d.:]))(?: [a-z]+(?=[,.;]|$))?|(?<=(?:and|plus|&|\+) (?:the )?)(?:the )?(?<m>two|three|four|2|3|4) of us(?! (?:is|are|eat|ha[sv]e|can|do)\b)|(?:the )?(?<k>two|three|four|2|3|4) of us(?=,? (?:and|plus|&|\+) (?:my|our|his|her|the|an?|one|\d) |, (?:my |our |the )?(?:\d|two|three|four|five) (?:[a-z-]+ ){0,2}(?:kids|children|sons|daughters|grandchildren|grandkids|teens|teenagers|boys|girls)\b)|us(?=,? (?:and|plus|&|\+|with) (?:(?:\w+ )?other couples?|another couple)\b|, (?:the|our|my) (?:[a-z]+ )?(?:kids|children|boys|girls|sons?|daughters?|baby|toddler|twins|parents)\b|,? (?:and|plus|&|\+) (?:the|our|my|two|three|four|an?|\d) )|(?<=(?:and|plus|&|\+) )us(?=$|[.,;:!?)\n]| - | in | to | for )/y
const theOther =
  /(?:her|him)(?=(?:,|,? (?:and|&|\+|n)) (?:me|i|myself)\b|, (?:(?:my|our) )?[a-z-]+(?:,|,? and) (?:me|i)\b)/y
const joint =
  /(?: \(\+ ?|, ?(?:and |& |plus |with )?| ?[&+/] ?| (?:and|plus|with|n|w\/|w|incl(?:uding|\.)?) | )/y

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function termAt(text: string, at: number, isFirst: boolean): Term | undefined {
  const own = match(isFirst ? self : selfBehind, text, at)
  if (own) return { end: at + own[0].length, adults: 1, children: 0, is: 'self' }
  const us = match(ourselves, text, at)
  if (us)
    return {
      end: at + us[0].length,
      adults: toCount(us.groups?.n ?? us.groups?.m ?? us.groups?.k) ?? 2,
      children: 0,
      is: 'self',
    }
  const other = match(theOther, text, at)
  if (other) return { end: at + other[0].length, adults: 1, children: 0, is: 'named' }
  const found = match(people, text, at)
  if (!found) return undefined
  const groups: Readonly<Record<string, string | undefined>> = found.groups ?? {}
  // "2 geeks and a vegetarian", but "me and my sister, vegetarian" says what they eat.
  const isByTrait = /^(?:vegan|vegetarian|pescatarian|foodie|geek|nerd)$/.test(groups.adult ?? '')
  if (isByTrait && !/^(?:an?|one|another|two|three|\d) /.test(found[0])) return undefined
  const end = at + found[0].length
  const is = /^(?:my|our|the)\b/.test(found[0]) ? 'named' : 'counted'
  if (groups.child === 'baby' && criedOut.test(found[0])) return undefined
  if (groups.pet) return { end, adults: 0, children: 0, is: 'pet' }
  const listed =
    (groups.each ?? groups.ages ?? groups.bare ?? '').match(/\d{1,2}/g)?.map(Number) ?? []
  const said = toCount(groups.n?.replace(/^a pair of$/, 'pair'))
  const one = said ?? 1
  const named = found[0].split(nameStart).length - 1
  // "Two tired parents" are two, "two couples" four.
  const isCounted =
    said !== undefined && said > 1 && /^(?!sets).*(?:parents|folks|laws)$/.test(groups.pair ?? '')
  if (groups.pair)
    return { end, adults: isCounted ? said : 2 * (both(found[0]) ?? one), children: 0, is }
  if (groups.families) return said ? { end, adults: 2 * said, children: 0, is } : undefined
  // "Sam (41), Jo (39) and Milo (6)".
  if (groups.named !== undefined) {
    const grown = listed.filter((each) => each > 17).length
    const [age] = listed
    if (age === undefined) return { end, adults: 1, children: 0, is: 'name' }
    return { end, adults: grown, children: 1 - grown, ages: grown ? [] : [age], is }
  }
  // "His best friend (9)", "my cousin, 12": of the age that is told.
  const isMinor = listed.length > 0 && listed.every((each) => each < 18)
  // "Wife, 4yo, …": the age is the next one's.
  if (groups.adult && isMinor && groups.bare && neverMinor.test(groups.adult)) {
    const word = at + found[0].lastIndexOf(groups.adult) + groups.adult.length
    return { end: word, adults: one, children: 0, is }
  }
  if (groups.adult && isMinor)
    return { end, adults: 0, children: Math.max(one, listed.length), ages: listed, is, isMinor }
  if (groups.adult || groups.elder) return { end, adults: one, children: 0, is }
  if (groups.adults && isMinor && (groups.ages !== undefined || listed.length === said))
    return { end, adults: 0, children: Math.max(said ?? 0, listed.length), ages: listed, is }
  if (groups.adults) {
    const leads = /(?:teachers|coaches|chaperones|leaders)$/.test(groups.adults)
    const isPeer = /^(?:guys|lads|gals|dudes|blokes|chaps)$/.test(groups.adults)
    const many = said ?? both(found[0]) ?? (named || undefined)
    return many ? { end, adults: many, children: 0, is, leads, isPeer } : undefined
  }
  const isOfTwins = groups.twins !== undefined || /\btwin\b/.test(found[0])
  const inside = yearsBefore.exec(found[0])
  const before = inside && (inside.groups?.months ? 0 : Number(inside.groups?.years))
  if (groups.aged) {
    const isGrown = (before ?? 0) > 17
    const ages = isGrown ? [] : times(before ?? 0, one)
    return { end, adults: isGrown ? one : 0, children: isGrown ? 0 : one, ages, is }
  }
  const grown = listed.filter((each) => each > 17).length
  const isOfAge = /\b(?:grown(?:[- ]?up)?|adult)\b/.test(found[0])
  const atOnce = groups.twins === 'triplets' ? 3 : 2
  const many = isOfTwins
    ? atOnce * one
    : (said ?? (groups.child ? 1 : (both(found[0]) ?? (named || listed.length))))
  if (many === 0) return undefined
  const partners = match(theirPartners, text, end)
  if (partners)
    return {
      end: end + partners[0].length,
      adults: (partners[1] === undefined ? 1 : 2) * many,
      children: 0,
      is,
    }
  if (isOfAge || (grown > 0 && grown === listed.length))
    return { end, adults: many, children: 0, is }
  const [first] = listed
  const isOfOneAge = first !== undefined && (isOfTwins || /\bboth\b/.test(found[0]))
  const told = isOfOneAge && listed.length === 1 ? times(first, many) : listed
  const isPeer = /^(?:boy|girl)s?$/.test(groups.child ?? groups.children ?? '') && !told.length
  return {
    end,
    adults: 0,
    children: many,
    isPeer,
    ages: told.length > 0 || before === null ? told : times(before, many),
    is,
  }
}

const toldBehind = new RegExp(`^${toldOfThem}`)
/** "Vegas baby!". */
const criedOut =
  /^(?!(?:my|our|the|an?|one|his|her|their|new|newborn|little|small|tiny|with|twin|plus)\b|\d)[a-z]+ baby$/
const neverMinor =
  /^(?:wife|husband|partner|hubby|hubs|gf|bf|fianc[eé]e?|spouse|mum|mom|mother|dad|father|boss|colleague|adult|senior|[a-z]+[- ]in[- ]law|[mfsb]il|d[hw])$/
/** Sons and daughters who have somebody are grown up: "our daughters with their husbands", and "our son" where "and his wife" follows. */
const theirPartners =
  /,? (?:and|with|plus|&|\+) (their |(?=partners|spouses))(?:husbands|wives|partners|boyfriends|girlfriends|spouses)\b|(?=,? (?:(?:and|with|plus|&|\+) (?:his|her)|with) (?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|gf|bf)\b)/y

/** "3 yr old twins", "6 month old". */
const yearsBefore =
  /\b(?<years>\d{1,2})[- ]?(?:(?:years?|yrs?)|(?<months>months?|mo)|yo|y\/o)(?![a-z])/
const times = (age: number, count: number) => Array.from({ length: count }, () => age)
const both = (text: string) => (/^both\b/.test(text) ? 2 : undefined)

/** Where a name of people may begin. */
const begins = new RegExp(`(?<![a-z'/-])[a-z0-9${nameStart}]`, 'g')
const comesWith =
  /(?:\b(?:with|bring(?:ing)?|tak(?:e|ing)|accompanied by|travell?ing with)|\bw\/?) ?$/
const toldOf =
  /\b(?:visit(?:ing)?|see(?:ing)?|meet(?:ing)?|join(?:ing)?|stay(?:ing)? with|live with|for|from|of|by|than|like|told|gift for|without|no|not|met|and|or|as|to|my|our|his|her|their|the|per|each|up to|max|between|rooms?|sleeps) $/
/** Told of what was, or of somebody who is elsewhere. */
const isElsewhere =
  /^(?:'s)? (?:has to (?:work|stay)|(?:is|are) (?:away|working|busy)|(?:has|have) no time|(?:has|have|had|'s) (?:already )?(?:been|seen|done|had)|(?:was|were) |used to|grew up|visited|loved|took|came|studied|honeymooned|never|always|passed|died|lives?\b|lived|gave|told|says?|said|swears|raves?|recommend|suggest|went|got |is getting|works?\b|moved|is from|can'?t (?:come|make)|won'?t|isn'?t coming|(?:is|are) not coming|stays? |is rowing|are sending|send)/

/** The people of a request, where their names stand together and say how many they are. */
export function partySum(text: string): PartySum | undefined {
  let found: PartySum | undefined
  begins.lastIndex = 0
  for (let begin = begins.exec(text); begin; begin = begins.exec(text)) {
    const run = runAt(text, begin.index)
    if (!run) continue
    begins.lastIndex = run.end
    const sum = sumOf(text, begin.index, run)
    if (sum && sum.adults + sum.children > (found ? found.adults + found.children : 0)) found = sum
  }
  return found
}

interface Run {
  terms: Term[]
  end: number
}

function runAt(text: string, start: number): Run | undefined {
  const first = termAt(text, start, true)
  if (!first) return undefined
  const terms = [first]
  let end = first.end
  for (;;) {
    const join = match(joint, text, end)
    const next = join && termAt(text, end + join[0].length, false)
    if (!(join && next)) break
    // Side by side without a joint, only who writes and a number of others stand: "me my wife 3 kids".
    // "With my nan, nan has a walker".
    if (isToldAgain(text, end + join[0].length, next)) break
    // "The guy I met": who writes tells of him.
    if (join[0] === ' ' && text.slice(end, next.end) === ' i') break
    if (join[0] === ' ' && !(terms.some(({ is }) => is === 'self') || next.is === 'counted')) break
    terms.push(next)
    end = next.end
  }
  return { terms, end }
}

/** One person without a word of whose, told of behind a comma. */
function isToldAgain(text: string, start: number, { end, is, adults, children }: Term): boolean {
  const isBare =
    is === 'counted' && adults + children === 1 && /^[a-z-]+$/.test(text.slice(start, end))
  return isBare && toldBehind.test(text.slice(end, end + 12))
}

function sumOf(text: string, start: number, { terms, end }: Run): PartySum | undefined {
  const before = text.slice(Math.max(0, start - 48), start)
  const rest = text.slice(end, end + 30)
  const hasSelf = terms.some(({ is }) => is === 'self')
  const total = (of: 'adults' | 'children') => terms.reduce((sum, term) => sum + term[of], 0)
  // How many grown-ups two families have, nobody said.
  if (/\bfamilies\b/.test(text.slice(start, end))) return undefined
  // "My parents and me, 3 adults": the last says how many the others are.
  const last = terms.at(-1)
  const summed = terms.slice(0, -1).reduce((sum, term) => sum + term.adults + term.children, 0)
  const isTotal =
    last?.is === 'counted' && / (?:adults|grown-?ups)$/.test(text.slice(start, last.end))
  if (isTotal && terms.length > 2 && last.adults > 1 && last.adults === summed)
    return sumOf(text, start, { terms: terms.slice(0, -1), end: terms.at(-2)?.end ?? end })
  if (!hasSelf && terms.some(({ is }) => is === 'name')) return undefined
  const others = terms.filter(({ is }) => is !== 'self' && is !== 'pet')
  // "Me, my two boys and the dog, their mother has to work".
  const fewer = terms.slice(0, -1)
  if (isElsewhere.test(rest) && fewer.length > 1)
    return sumOf(text, start, { terms: fewer, end: fewer.at(-1)?.end ?? end })
  if (others.length === 0 || isElsewhere.test(rest)) return undefined
  const arePeers = terms.every(({ isPeer }) => isPeer) && terms.some(({ adults }) => adults > 0)
  const sum: PartySum = {
    adults: total('adults') + (arePeers ? total('children') : 0),
    children: arePeers ? 0 : total('children'),
    ages: terms.flatMap(({ ages = [] }) => ages),
    start,
    end,
    hasWriter: hasSelf,
    hasMinor: terms.some(({ isMinor }) => isMinor),
  }
  if (hasSelf) return toldOf.test(before) && !/\b(?:for|as) $/.test(before) ? undefined : sum
  if (comesWith.test(before)) {
    if (/\b(?:stay|live)(?:s|ing)?(?: in [a-z]+)? with $/.test(before)) return undefined
    if (others.some(({ leads }) => leads)) return sum
    // "With a baby": of one who writes for two, where "we" do.
    if (sum.adults === 0 && !/\bmy\b/.test(text.slice(start, end)))
      return /\b(?:we|us|our|we'(?:re|ll|d|ve))\b/.test(text) ? { ...sum, adults: 2 } : undefined
    return { ...sum, adults: sum.adults + 1, hasWriter: true }
  }
  const opens =
    /^(?:the )?(?:wife|husband|hubby|partner|girlfriend|boyfriend|fianc[eé]e?|gf|bf|missus)\b/
  const isAlone = /(?:^|[.,;:!?(\n-] ?|\b(?:we(?:'re| are)|for|it'?s|as) (?:just |only )?)$/.test(
    before,
  )
  const isClosed =
    /^(?: ?[.,;:!?)\n]|$| (?:altogether|together|in (?:all|total)|all told|from|in|on|for|who|aged|going|visiting|travell?ing|looking|want|coming|arriving|flying|driving|taking|heading|hoping|off|here)\b)/.test(
      rest,
    )
  // "Wife + 2 boys": somebody's wife.
  if (isAlone && isClosed && terms.length > 1 && opens.test(text.slice(start, end)))
    return { ...sum, adults: sum.adults + 1, hasWriter: true }
  const isCounted = others.every(({ is }) => is === 'counted')
  return isAlone && isClosed && isCounted && sum.adults > 0 && sum.adults + sum.children > 1
    ? sum
    : undefined
}
