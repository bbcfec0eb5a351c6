/** Who is family by what they are to each other: "me and my brother", "grandma, my mum and me", "mum's 70th … the six of us". */
import { toCount } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'
import type { Party } from '../schema.ts'

const kin =
  /\b(?:mam|mama|papa|oma|opa|lola|lolo|nonna|nonno|abuela|abuelo|yiayia|great-aunt|great-uncle|mum|mom|mother|dad|father|parents|folks|in-?laws|(?:mother|father|brother|sister)-in-law|grandma|grandmother|granny|gran|nan|nana|grandpa|grandfather|grandad|granddad|grandparents|brothers?|sisters?|sis|bro|siblings|sons?|daughters?|cousins?|aunt(?:ie)?s?|uncles?|nieces?|nephews?)\b/
/** "Mum's 70th": whose day it is. */
const elderDay =
  /\b(?:mum|mom|mother|dad|father|grandma|grandmother|granny|gran|nan|grandpa|grandfather|grandad|aunt|uncle|(?:mother|father)-in-law)'?s (?:big )?(?<age>\d{2,3})(?:st|nd|rd|th)\b/
/** "With my father, who turns 70". */
const elderTurning =
  /\b(?:with|and|&) (?:my |our )?(?:mum|mom|mother|dad|father|grandma|grandmother|granny|gran|nan|grandpa|grandfather|grandad|aunt|uncle|(?:mother|father)-in-law)(?:,? who|,? (?:s?he))?(?: is|'s| will be)? turn(?:s|ing) (?<age>\d{2,3})\b/
const comesAlong =
  /\b(?:her|him|she|he|them) (?:is |are )?(?:included|too|as well|of course)\b|\bincluding (?:her|him|them)\b|\b(?:of us|with (?:her|him)|for (?:her|him)|she|he)\b/
/** Who is counted already, named with an age or a word for it: "my father", "elderly mother", "82 year old grandmother". */
const namedAgain =
  /\b(?:my |our |his |her |the )?(?:(?:elderly|old|aged|\d\d[- ]years?[- ]old) )?(?:mum|mom|mother|dad|father|grandma|grandmother|granny|gran|grandpa|grandfather|grandad|aunts?|uncles?)\b(?!'|[- ]in[- ]law)/
/** "Our family of five (kids 3, 7, 10) plus grandma": one more than the family has. */
const familyAnd =
  /\bfamily of (three|four|five|six|seven|[3-7])(?: \([^()]{1,60}\))?,? (?:plus|\+|and) (?:the |my |our )?(?:grandma|grandmother|granny|gran|nan|nana|grandpa|grandfather|grandad|(?:one )?grandparent|(?:mother|father)-in-law|aunt(?:ie)?|uncle)\b/
const senior = 65

/** Adds that they are a family, and the elder whose birthday it is, where nothing else says who they are. */
export function readFamily(reading: Reading, party: Party): void {
  const turning = elderTurning.exec(reading.lower)
  const day = turning ?? elderDay.exec(reading.lower)
  const isTheirs = day !== null && (turning !== null || reading.says(comesAlong))
  if (isTheirs && Number(day.groups?.age) >= senior && !party.elderly) {
    party.elderly = 1
    if (!party.has.includes('elderly')) party.has.push('elderly')
  }
  const [, said = ''] = familyAnd.exec(reading.lower) ?? []
  if (party.total !== undefined && party.total === toCount(said)) {
    party.total += 1
    if (party.adults !== undefined) party.adults += 1
  }
  const isKnown = (party.total ?? 0) > 1 || (party.adults ?? 0) > 1
  for (const { start, end } of isKnown ? reading.find(namedAgain) : [])
    reading.claim('party', start, end)
  // "Wife, me, parents in law": more than the two.
  const isMore = party.kinds.length === 1 && party.kinds[0] === 'couple' && (party.total ?? 0) > 2
  if (party.kinds.length > 0 && !isMore) return
  const isKin = reading.spans.some(
    ({ slot, text }) => slot === 'party' && kin.test(text.toLowerCase()),
  )
  const isSeveral = (party.total ?? 0) > 1 || (party.adults ?? 0) > 1
  if (isSeveral && (isKin || isTheirs)) party.kinds = ['family']
}
