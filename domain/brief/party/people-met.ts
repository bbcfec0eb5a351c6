/** People whom one visits or meets on the way: they have a place in the request, and none in the party. */
import { countPattern, toCount } from '../grammar/numbers.ts'
import { type Reading, taken } from '../reading.ts'

const kin =
  '(?:grand(?:children|kids|sons?|daughters?|parents|mother|father|ma|pa)|sons?|daughters?|kids|children|boys|girls|brothers?|sisters?|siblings|mum|mom|mother|dad|father|parents|folks|in-?laws|(?:brother|sister|mother|father)-in-law|aunt(?:ie)?s?|uncles?|cousins?|nieces?|nephews?|nan|gran|grandma|grandpa|family|relatives|friends?|mates?|buddy|buddies|pals?|girlfriends|colleagues?|co-?workers?|clients?|customers?|boss|classmates?|roommates?|flatmates?|penpals?|pen pal|ex-colleagues?|husband|wife|partner|boyfriend|girlfriend)'
/** Who is met for a meal is a guest: one's own partner and children are at the table anyway. */
const guest =
  '(?:(?:ex-?|old |former |local |college |uni |school )?(?:friends?|mates?|buddy|buddies|pals?|girlfriends|colleagues?|co-?workers?|clients?|customers?|boss|classmates?|roommates?|flatmates?|cousins?|aunt(?:ie)?s?|uncles?|relatives|investors?|suppliers?|team))'
const whose = `(?:my|our|his|her|their|the|an?|some|${countPattern}|a (?:couple|few|bunch) of)`
const described = '(?:(?!and\\b|with\\b|for\\b|in\\b|on\\b|at\\b|to\\b)[a-z-]+ ){0,2}?'
const people = `${whose} (?:${countPattern} )?${described}${kin}(?:(?: and|,| &) (?:(?:her|his|their|my|our|the) )?${described}${kin})*`
const guests = `(?:${whose} )?(?:${countPattern} )?(?:(?!wife|husband|partner|family|kids|with\\b|in\\b|on\\b|at\\b)[a-z-]+ )?${guest}(?:(?: and|,| &) (?:(?:her|his|their) )?${kin})*`

const visits = new RegExp(
  `(?<lead>\\b(?:visit(?:ing)?(?: to)?|see(?:ing)?(?! (?:what|how|if|that|the)\\b)|meet(?:ing)?|join(?:ing)?|catch(?:ing)? up with|stay(?:ing)? with|stay(?:ing)? at|drop(?:ping)? in on|call(?:ing)? (?:in )?on|look(?:ing)? in on|hosted by|spend(?:ing)? time with)(?: up)?(?: with)? )(?<who>${people})(?! (?:happy|smile|enjoy|relax|off|to sleep|sleep|eat|play|laugh)\\b|'s\\b(?! (?:in|at)))`,
)
const meals = new RegExp(
  `(?<lead>\\b(?:dinners?|lunch(?:es)?|breakfast|brunch|drinks|coffee|beers?|a (?:meal|drink|pint|beer|coffee)|meal|meetings?|catch-?up|reunion|appointments?)(?: (?:out|planned|booked|arranged))?(?: (?:(?:on |this )?[a-z]+day(?: (?:night|evening))?|at \\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|tonight|tomorrow|on the [a-z0-9]+(?: (?:day|night|evening))?)){0,3} with )(?<who>${guests})\\b(?!'s)`,
)

export interface PeopleMet {
  /** The request without them, letter by letter. */
  reading: Reading
  /** How many of them were counted. */
  count: number
}

/** Claims them, and gives the reading as it is for those who count the party. */
export function withoutPeopleMet(reading: Reading): PeopleMet {
  let lower = reading.lower
  let count = 0
  for (const { start, end, groups } of [
    ...reading.find(visits, 'appointment', 'lodging'),
    ...reading.find(meals, 'appointment', 'dates'),
  ]) {
    const who = groups.who ?? ''
    // "See Rome with my wife": one's own company is no visit.
    if (reading.follows(joinsUs, end, 30)) continue
    // "Joining my husband on his business trip": the two of them travel.
    if (/^join/.test(groups.lead ?? '') && ofTwo.test(who)) continue
    const from = end - who.length
    if (reading.isFree(from, end)) reading.claim('appointment', from, end)
    lower = lower.slice(0, start) + taken.repeat(end - start) + lower.slice(end)
    count += countOf(who)
  }
  if (lower === reading.lower) return { reading, count }
  return { reading: { ...reading, lower, find: findIn(reading) }, count }
}

const ofTwo = /\b(?:husband|wife|partner|boyfriend|girlfriend)$/
const joinsUs = /^ (?:and|&|\+) (?:i|me|myself)\b|^ (?:together|with me|with us)\b/

/** What was met stays unread, also for who looks among what other readers took. */
function findIn(reading: Reading): Reading['find'] {
  return (pattern, ...alsoIn) =>
    reading.find(pattern, ...alsoIn.filter((slot) => slot !== 'appointment'))
}

function countOf(who: string): number {
  const said = toCount(new RegExp(`\\b(${countPattern})\\b`).exec(who)?.[1])
  return said ?? (/(?:s|children|parents|family)$/.test(who) ? 0 : 1)
}
