/** Who comes along without a count, told by what they do: one who works there, and one who comes along; a mother whose age is told. */
import type { Reading } from '../reading.ts'
import type { Party } from '../schema.ts'

const partner =
  '(?:husband|hubby|wife|wifey|partner|girl ?friend|boy ?friend|gf|bf|fianc[eé]e?|spouse|other half|missus)'
const duty =
  '(?:meetings?|conferences?|congress|convention|work(?:s|ing)?|business|trade (?:fair|show)|seminar|training|workshops?|summit|symposium|exam|course|marathon|race|tournament|lectures?|clients?|job)'
const along =
  "(?:i|i'm|i am|i'll|i will|i can|i could|i want to|i get to)(?: just| also| will| am)? (?:com(?:e|ing)|go(?:ing)?|tag(?:ging)?|travel(?:l?ing)?|fly(?:ing)?|join(?:ing)?|accompany(?:ing)?)\\b"

/** "My husband has meetings in Zurich, I come along"; "accompanying my partner on a business trip". */
const besideAWorker = new RegExp(
  `\\b${partner} (?:has|is|works?|attends?|goes|will be|speaks|runs|must|needs to|is going)\\b[^.!?]{0,40}\\b${duty}\\b[^!?]{0,90}\\b${along}|\\b(?:accompany(?:ing)?|joining|join|tagging along with|tag along with|com(?:e|ing) along with|go(?:ing)? along with) (?:my|the) ${partner}\\b[^!?]{0,60}\\b${duty}\\b`,
)
/** What tells it, and is nothing else. */
export const besideWords =
  /\b(?:meetings|congress|accompany(?:ing)?|tag(?:ging)?(?= along\b)|(?:me )?(?:alone|on my own|by myself))\b/
const athletic = /\b(?:marathon|race|tournament)\b/

/** Whether two travel, one of whom is at work by day; and whether it is for work. */
export function worksWhileOther(lower: string): { isBusiness: boolean } | undefined {
  const said = besideAWorker.exec(lower)?.[0]
  return said === undefined ? undefined : { isBusiness: !athletic.test(said) }
}

/** A trip for one's work, told by who sends or by what one is there for. */
export const forWork =
  /\b(?:(?:my|our|the|his|her) (?:company|boss|employer|firm|office|work|job)(?: is| are| will be|'s)? (?:sends?|sending|takes?|taking|flies|flying|pays|invites?|(?:wants?|needs?|expects?|has|have|asked) (?:me|us) (?:to be |to go |to fly |to come )?(?:in|to|at|over|there|on site)\b)|(?:company|office|staff|department|team) of (?:\d+|ten|twelve|fifteen|twenty)(?= from (?:our|my|the) (?:company|office|firm|work))|(?:from|of) (?:our|my|the) (?:company|office|firm)|(?:conference|congress|convention|symposium|seminar|trade (?:fair|show))[^.,;!?]{0,24}? (?:i|we) (?:must|have to|need to|should|will) attend|(?:our|my) company(?: team)?|company (?:(?:summer|christmas|annual|team|weekend) )?(?:team|trip|retreat|outing|event|party|off-?site)|(?:have|has|attend(?:s|ing)?|there for|here for|speak(?:s|ing)? at|go(?:ing|es)? to|be at|exhibit(?:s|ing)? at) (?:an?|the|my|his|her|our|some) (?:[a-z]+ ){0,2}?(?:conference|congress|convention|symposium|trade (?:fair|show)|seminar|training(?: course)?|summit|work (?:event|meeting|thing|trip)|(?:client|sales|board|business) meetings?|job interview)|(?:i|we) have meetings|meetings (?:daily|every day|each day|until|till|all day|from|9|in the (?:mornings?|afternoons?|day)))\b/

const parent =
  '(?:mum|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|gran|nan|aunt|uncle|(?:mother|father)-in-law)'
const toldOf = new RegExp(
  `(?:\\b(?:my|our) |(?<=^|[.!?,;(] ?|\\band |\\bbut ))(?<who>${parent})(?: \\((?:aged? )?[4-9]\\d\\)| ?,? (?:who )?(?:is|'s) [4-9]\\d)?,? (?:is|'s|has|uses|can'?t|cannot|doesn'?t|gets?|needs|turns|loves|wants|walks|likes|hates|tires|sits|can only)\\b(?! (?:lives|from|died|in [a-z]+ already))`,
  'g',
)
const agedKin = new RegExp(
  `^(?:my |our )?${parent}(?:,? (?:who )?(?:is|'s)|,)? \\(?[4-9]\\d\\)?(?!\\d)`,
)
const comesWithUs =
  /\b(?:we|us|our|with (?:him|her|them)|together|both|come along|comes too)\b|\bi (?:drive|take|bring|pay|want to take)\b/
/** "My parents visit me in Berlin": the two of them, and who shows them around. */
const hosts =
  /\b(?:my|our) (?:parents|in-?laws|grandparents|folks)\b[^.!?]{0,24}\b(?:visits?|visiting|come to see|coming to see) me\b/
const stays =
  /\b(?:visit(?:ing)?|without|live(?:s|d)?|passed|died|gave|told|taught|used to|stays? (?:at )?home)\b[^.!?]{0,24}$/

/** How many parents and the like are told of, where whoever writes goes with them. */
export function kinTold(lower: string): {
  count: number
  claims: { start: number; end: number }[]
} {
  const who = new Set<string>()
  const claims: { start: number; end: number }[] = []
  if (!(comesWithUs.test(lower) || hosts.test(lower))) return { count: 0, claims }
  for (const { index, groups } of lower.matchAll(toldOf)) {
    if (stays.test(lower.slice(Math.max(0, index - 40), index))) continue
    const words = agedKin.exec(lower.slice(index, index + 48))?.[0]
    if (words) claims.push({ start: index, end: index + words.length })
    who.add((groups?.who ?? '').replace(/^(?:mom|mother)$/, 'mum').replace(/^father$/, 'dad'))
  }
  return { count: hosts.test(lower) ? 2 : who.size, claims }
}

/** "38 pupils": counted with those who lead them, and heard. */
export const pupilsCounted = /\b\d{1,3} (?:pupils|school ?kids|school ?children)\b/

const kinTrip =
  /\b(?:mother|mum|mom|father|dad) (?:daughter|son) (?:trip|weekend|getaway|holiday|vacation|break|time|bonding|adventure|city ?break|days?|week)\b/
const youngAge =
  /\b(?:s?he(?:'s| is)|aged?|who is|daughter is|son is) \(?(?<age>1[0-7]|\d)\b(?! ?(?:days|nights|euro|hours))/

/** "Mother daughter trip, she is 16": two, and a child where the age says so. */
export function readKinTrip(reading: Reading, party: Party): boolean {
  const [found] = reading.find(kinTrip, 'length')
  if (!found) return false
  const kin = found.start + found.text.search(/(?:daughter|son) /)
  if (reading.isFree(found.start, kin)) reading.claim('party', found.start, kin)
  const young = youngAge.exec(reading.lower)
  const age = young?.groups?.age
  if (young && age && party.children === undefined) {
    reading.claim('party', young.index, young.index + young[0].length)
    party.childAges.push(Number(age))
    party.children = 1
    party.has.push('children')
  }
  const end = kin + (/^(?:daughter|son)/.exec(reading.lower.slice(kin))?.[0].length ?? 0)
  if (reading.isFree(kin, end)) reading.claim('party', kin, end)
  return true
}
