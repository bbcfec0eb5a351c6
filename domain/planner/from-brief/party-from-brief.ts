/** The party of a brief and its text, as the planner takes it. */

import { needs } from '#domain/brief/needs/mobility-words.ts'
import { firstTeen } from '#domain/brief/party/settle-ages.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import { occasionIn } from '../party/occasion.ts'
import type { PlanRequest, PlanRequestInput, Traveller } from '../schema.ts'

/** Oldest age in years of a child that naps after lunch. */
const oldestToddler = 3
/** Number of people from which a party needs a long table. */
const oneLongTable = 8
const smallChildren =
  /\b(?:(?:son|daughter|child|kid|boy|girl|grandson|granddaughter|little one) (?:is|who is|aged?) (?:only |just )?(?:one|two|three|[123])\b(?!\d)|toddlers?|(?:one|two|three|[123])[- ]years?[- ]olds?)\b/i
const children =
  /\b(?:(?:son|daughter|child|kid|boy|girl|grandson|granddaughter) (?:is|who is|aged?) (?:only |just )?(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1[0-2])[- ]years?[- ]olds?)\b/i
const walksWithAStick =
  /\b(?:(?:easy|light|gentle|go easy) on (?:the )?(?:hills?|stairs|steps|climbs?|walking)|(?:no|few|avoid(?:ing)?|not (?:too )?many|without) (?:steep )?(?:hills?|stairs|steps|climbs?)|nothing (?:too )?(?:hilly|steep)|not (?:too )?(?:hilly|steep)|uses? (?:a )?(?:walking )?(?:stick|cane|walker|rollator|crutches)|(?:knees?|hips?) (?:was |were |been |just )?replaced|(?:knee|hip) (?:replacement|surgery|operation)|not (?:so |very |too )?good (?:with|on|at) (?:steep )?(?:hills?|stairs|steps|climbs?)|bad (?:knees?|hips?|back)|(?:knees?|hips?|legs) (?:is|are) (?:\w+ )?(?:bad|weak)|stairs are (?:a problem|hard|difficult)|(?:nothing|no|not|avoid|without|can't (?:do|climb|manage)|don't want)\b[^.;,!?]{0,24}? (?:steps|stairs)|(?:no|not|don't want to walk|can't walk|cannot (?:walk|manage))\b[^.;,!?]{0,12} more than (?:about )?(?:a|one|two|1|2|\d{3}) ?(?:km|kilomet(?:er|re)s?|m|meters|metres|miles?)\b|tired on (?:the )?(?:hills?|stairs))\b/i
/** Ages of the very old, as said: "we are 76 and 79", "both in our eighties". */
const ofAGreatAge =
  /\b(?:(?:we(?:'re| are)|i(?:'m| am)|they(?:'re| are)|he is|she is|(?:parents|grandparents|mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|granny|aunt|uncle|in-laws)(?:,? who)?(?: (?:is|are)|,|(?= \())|aged?)(?: both)? ?\(?(?:6\d(?:,| and| &) )?(?:7\d|8\d|9\d)\b(?! (?:of|people|in total|euros?|dollars?|pounds?))|in (?:our|their|his|her|my) (?:late |early |mid[- ])?(?:seventies|eighties|nineties|70s|80s|90s))/i

/** Walking aids whose users take days as the very old do. */
const onAFrame =
  /\b(?:rollator|zimmer(?: frame)?|walking frame|(?:uses?|using|with|on|has|needs?) (?:a|her|his|my|the) walker)\b/i

/** Age of sixty or more, said or celebrated. */
const ofSixty =
  /\b(?:(?:we(?:'re| are)|i(?:'m| am)|they(?:'re| are)|he is|she is|who is|who are|(?:parents|mother|father|mum|mom|dad|aunt|uncle|in-laws)(?: (?:is|are)|,|(?= \())|aged?)(?: both)? ?\(?6\d\b(?! (?:of|people|in total|euros?|dollars?|pounds?))|in (?:our|their|his|her|my) (?:late |early |mid[- ])?(?:sixties|60s)|(?:3[5-9]|[4-6]\d)th (?:wedding )?anniversary|(?:ruby|golden|diamond) wedding)/i

/** Needs that change which places suit, and not how far one walks. */
const shortensNoWalk = new Set<TripBrief['mobility'][number]>(['no-stairs', 'stroller', 'altitude'])

export function partyFromBrief(
  brief: TripBrief,
  text = '',
): NonNullable<PlanRequestInput['party']> {
  const { party, mobility, occasions } = brief
  // Babies of animals are not counted by the brief. A nap tells the age of a child.
  const isUntold =
    party.has.includes('children') && party.childAges.length < Math.max(1, party.children ?? 0)
  const isToddler =
    (party.infants ?? 0) > 0 ||
    party.has.includes('infants') ||
    party.childAges.some((age) => age <= oldestToddler) ||
    smallChildren.test(text) ||
    (isUntold && /\bnaps?\b/i.test(text))
  const hasTeens =
    party.has.includes('teenagers') || party.childAges.some((age) => age >= firstTeen)
  const hasChildren =
    isToddler ||
    children.test(text) ||
    party.childAges.some((age) => age < firstTeen) ||
    // Unknown ages mean children, unless only teenagers were mentioned, or a mother and her daughter.
    (!(hasTeens || areGrownUp(brief, text)) &&
      ((party.children ?? 0) > 0 || party.has.some((each) => /children|infants/.test(each))))
  // With children along, the occasion does not shape the days.
  const occasion = hasChildren || hasTeens ? null : occasionIn(brief, text)
  const isCouple = party.kinds.includes('couple') || (party.total === 2 && ofACouple.test(text))
  const isTwo = isCouple && !hasChildren && !hasTeens
  // At sixty-eight the brief counts a senior, who walks like others unless said otherwise.
  const isOfSixty = ofSixty.test(text) && (party.elderly ?? 1) <= 1 && !walksWithAStick.test(text)
  const isElderly =
    (party.has.includes('elderly') && !isOfSixty) ||
    ofAGreatAge.test(text) ||
    onAFrame.test(text) ||
    /\b(?:grand(?:parents|mother|father|ma|pa)|granny|grandad)\b/i.test(text)
  const told: readonly (readonly [Traveller, boolean])[] = [
    ['toddler', isToddler],
    ['children', hasChildren],
    ['teenagers', hasTeens],
    ['seniors', isElderly && !hasTeens && !hasChildren],
    ['sixties', !isElderly && !hasTeens && !hasChildren && ofSixty.test(text)],
    ['couple', isTwo],
    ['celebration', occasion !== null],
    [
      'friends',
      party.kinds.includes('friends') ||
        occasions.includes('bachelor') ||
        (among.test(text) && !(hasChildren || hasTeens || isTwo)),
    ],
    ['bachelors', occasions.includes('bachelor') && !hasChildren],
  ]
  const nap = isToddler ? napSaid(text) : null
  return {
    children: hasChildren,
    naps: isToddler,
    ...(nap ? { nap } : {}),
    ...(occasion ? { occasion } : {}),
    stepFree: mobility.some((need) => need === 'wheelchair' || need === 'no-stairs'),
    shortWalks:
      mobility.some((need) => !shortensNoWalk.has(need) && !isOfOneExpecting(need, brief, text)) ||
      // In pregnancy walks are short.
      occasions.includes('babymoon') ||
      walksWithAStick.test(text),
    elderly: isElderly,
    who: told.flatMap(([who, is]) => (is ? [who] : [])),
    ...((party.total ?? 0) >= oneLongTable && { large: true }),
    ...(party.total === 2 && { two: true }),
  }
}

/** Fewest travellers of whom one who is pregnant does not set the pace: she is spared what is hot or strong instead. */
const aGroup = 3
const expecting = /\b(?:\d{1,2} (?:weeks|months) )?pregnant\b|\bexpecting\b/gi

/** Whether a need for short walks was only read from the pregnancy of one of a group. */
function isOfOneExpecting(
  need: TripBrief['mobility'][number],
  { party, occasions }: TripBrief,
  text: string,
): boolean {
  if (need !== 'limited-walking' || (party.total ?? 0) < aGroup) return false
  const rest = text.toLowerCase().replace(expecting, '')
  if (rest === text.toLowerCase() || occasions.includes('babymoon')) return false
  return !needs.some(([pattern, told]) => told === need && pattern.test(rest))
}

/** Whether children mentioned are adults: "mother and daughter" by themselves and without an age. */
function areGrownUp({ party }: TripBrief, text: string): boolean {
  if (party.childAges.length > 0 || ofTheYoung.test(text)) return false
  // Whoever has a mother of 78 and writes of "my daughter" has a grown-up one.
  return ofTwoAges.test(text) || (ofGreatParents.test(text) && ofAChild.test(text))
}

const ofGreatParents =
  /\bmy (?:mother|mum|mom|father|dad|parents|mother-in-law|father-in-law|in-laws)\b[^.;!?]{0,24}\b(?:7[2-9]|8\d|9\d)\b/i
const ofAChild = /\bmy (?:daughter|son)s?\b/i

const ofTwoAges =
  /\b(?:mother|mum|mom|father|dad)(?: and |-and-| & |\/|-)(?:(?:her|his|my|adult|grown-up) )*(?:daughter|son)\b/i
const ofTheYoung =
  /\b(?:kids?|child(?:ren)?|little|small|toddlers?|bab(?:y|ies)|teen\w*|school|years?[- ]old|aged?)\b/i
const ofACouple = /\bmy (?:wife|husband|girlfriend|boyfriend|fianc[eé]e?|spouse)\b/i
/** Groups of friends: "4 guys", "three girlfriends", "a lads' weekend", "six of us, friends in our thirties". */
const among =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|couple of|bunch of|group of)(?: \w+)? (?:guys|lads|mates|dudes|blokes|girlfriends|buddies|pals|bros)\b|\b(?:guys|girls|lads|boys)['’]? (?:trip|weekend|night|getaway)\b|\b(?:of us|we(?:'re| are)),? (?:all |old |good |college |school )*friends\b|[,;(] ?(?:old |good |college |school )?friends (?:in (?:our|their)|from) /i

const napHours =
  /\bnaps?\b[^.;]{0,30}?\b(?:from |between )?(?<from>\d{1,2})(?::(?<fromMinute>\d\d))?\s*(?:am|pm)?\s*(?:to|until|till|and|-|–)\s*(?<to>\d{1,2})(?::(?<toMinute>\d\d))?/i
const noon = 12
const shortest = 30
const longest = 240

/** The nap as said, in the afternoon: "She naps from 1 to 3". */
function napSaid(text: string): { from: number; to: number } | null {
  const said = napHours.exec(text)?.groups
  if (!said) return null
  const clock = (hour = '', minute = '0') =>
    60 * (Number(hour) < 8 ? Number(hour) + noon : Number(hour)) + Number(minute)
  const from = clock(said.from, said.fromMinute)
  const to = clock(said.to, said.toMinute)
  return to - from >= shortest && to - from <= longest ? { from, to } : null
}

/** The pace of a party without a said one: slower for the very young and the very old. */
export function paceOfParty({
  who = [],
  elderly,
  shortWalks,
}: NonNullable<PlanRequestInput['party']>): PlanRequest['pace'] {
  const isSlow =
    who.includes('toddler') ||
    who.includes('seniors') ||
    (shortWalks && (elderly || who.includes('children')))
  return isSlow ? 'slow' : 'balanced'
}
