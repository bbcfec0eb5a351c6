/** Ways drawn with arrows, "Dublin → Porto → Lisbon → home": which end of one is where the journey begins. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { isAskedFor } from './asked-places.ts'
import { betweenNames } from './place-mentions.ts'

const arrow = '(?:-{1,2}>|→|=>|⇒|➔|➡️?| >{1,2} )'
/** An arrow, or two with a name between them that nobody knows: a road, most likely. */
const joint = new RegExp(`^\\s*${arrow}(?:[^.!?;>→\\n]{2,30}${arrow})?\\s*$`)
const aside = /\([^()]*\)/g
const nights =
  '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven) ?(?:n|nts?|nights?|d|days?|weeks?)'
const stayBehind = new RegExp(`^[,:]? ?\\(?(?:for )?${nights}\\b`)
const stayLead = new RegExp(`\\b${nights} (?:in |at |on )?(?:the )?$`)
/** "→ home", "> back home", "→ home to Ottawa". */
const goesHome = new RegExp(`^\\s*${arrow}\\s*(?:and )?(?:back )?home\\b(?! (?:of|from)\\b)`)
const turns = /\b\d{1,2}(?: ?(?:nights?|days?|n|d))?(?: ?\/ ?\d{1,2}(?: ?(?:nights?|days?|n|d))?)+/

/** Takes the role of a goal from where an arrow chain sets out, and from where it is closed. */
export function originOfChain(mentions: AssignedMention[], reading: Reading): void {
  if (mentions.some(({ role }) => role === 'origin')) return
  for (const [index, first] of mentions.entries()) {
    const chain = chainFrom(mentions, index, reading)
    if (chain.length < 2 || first.role !== 'destination') continue
    if (setsOut(chain, mentions, reading)) {
      first.role = 'origin'
      for (const each of chain.slice(1)) if (isSame(each, first)) each.role = 'home'
    }
    return
  }
}

function chainFrom(
  mentions: readonly AssignedMention[],
  index: number,
  reading: Reading,
): AssignedMention[] {
  const chain = mentions.slice(index, index + 1)
  for (const next of mentions.slice(index + 1)) {
    const gap = reading.lower.slice(chain.at(-1)?.end, next.start)
    if (!joint.test(betweenNames(gap).replace(aside, ''))) break
    chain.push(next)
  }
  return chain
}

/** Whether one only leaves from the first place of a chain: no time is spent there, and it is no stop between others. */
function setsOut(
  chain: readonly AssignedMention[],
  mentions: readonly AssignedMention[],
  reading: Reading,
): boolean {
  const [first, ...others] = chain
  const last = chain.at(-1)
  if (!(first && last)) return false
  const isStayed = (each: AssignedMention) =>
    reading.follows(stayBehind, each.end) || reading.leads(stayLead, each.start, 24)
  // The length behind a way that is closed is that of all of it.
  const itsOwn = mentions.filter(
    (each) => isSame(each, first) && !(each === last && last !== first),
  )
  if (itsOwn.some((each) => isStayed(each) || isAskedFor(reading, each))) return false
  const next = mentions[mentions.indexOf(last) + 1]
  if (next?.role === 'home' && goesHome.test(reading.lower.slice(last.end, next.start)))
    return false
  const stops = others.filter((each) => !isSame(each, first))
  // "Melbourne → Adelaide, 2 nights Port Fairy, 2 nights Robe", "→ home. 3 nights / 1 night".
  const counted = turns.exec(reading.lower.slice(last.end))?.[0].match(/\d+/g)?.length
  const stayed = mentions.filter((each) => each.role === 'destination' && isStayed(each))
  if (counted !== undefined) return counted === stops.length
  if (stayed.length > 1) return true
  // "Muscat → Salalah": from the one to the other, as "Muscat to Salalah" is.
  if (chain.length === 2) return true
  const closes = isSame(first, last) || reading.follows(goesHome, last.end)
  return closes && stops.every(({ ref }) => ref.country !== first.ref.country)
}

function isSame(one: AssignedMention, other: AssignedMention): boolean {
  return one === other || foldName(one.ref.name) === foldName(other.ref.name)
}
