/** How the travellers move: needs on the way, and how fast the days may go. */

import { sleepsLate } from '../clock/sleep-late.ts'
import { readCelebrated } from '../party/celebrated.ts'
import { voyage } from '../places/cruise-words.ts'
import type { Reading } from '../reading.ts'
import type { TripBrief } from '../schema.ts'
import { readWords } from '../tastes/read-vocabulary.ts'
import { altitude, type Need, needs } from './mobility-words.ts'

/** "Step-free hotels": whoever sleeps without stairs goes without them by day. */
const stepFree = /\bstep[- ]free\b/

export function readMobility(reading: Reading): Need[] {
  const ofTheBed: Need[] = reading.find(stepFree, 'lodging').length > 0 ? ['no-stairs'] : []
  // "With my blind brother": who comes along brings a need, whoever read the words first.
  const brought = needs.flatMap(([pattern, need]) =>
    reading.find(pattern, 'party').length > 0 ? [need] : [],
  )
  const said = readWords(reading, needs, 'mobility')
  const found = [...said, ...listedNeeds(reading), ...ofTheBed, ...brought]
  // "Wheelchair accessible" is one need, not two.
  return [...new Set(found)].filter(
    (need) => need !== 'disability' || !found.includes('wheelchair'),
  )
}

/** What goes on behind a need as a list of what can't be done: "can't do stairs or steep hills". */
const listed: readonly (readonly [pattern: RegExp, need: Need])[] = [
  [
    /^(?:,? (?:or|nor|and) |, | ?\/ ?)(?:any |too many |lots of |the |long |big |very )*(?:steep )?(?:hills|slopes|climbs|inclines|uphills?|uphill walks|streets(?= (?:are|is)\b))\b/,
    'little-climbing',
  ],
  [
    /^(?:,? (?:or|nor|and) |, | ?\/ ?)(?:any |too many |lots of |the |many |steep )*(?:stairs|steps|staircases|flights of stairs)\b/,
    'no-stairs',
  ],
  [
    /^(?:,? (?:or|nor|and) |, | ?\/ ?)(?:any |too many |the |do |very )*(?:long (?:walks|distances)|much walking|walk(?:ing)? (?:far|long distances))\b/,
    'limited-walking',
  ],
]
/** "Step-free and hills are lovely" lists nothing: only what somebody can't do goes on. */
const isRefusing = /^(?:no|not|can|avoid|hates?|struggl|trouble|bad|without|nothing|few|does|do)/

function listedNeeds(reading: Reading): Need[] {
  const more: Need[] = []
  const open = reading.spans.filter(
    ({ slot, text }) => slot === 'mobility' && isRefusing.test(text.toLowerCase()),
  )
  for (let at = open.pop()?.end; at !== undefined; ) {
    const rest = reading.free().slice(at)
    const next = listed
      .map(([pattern, need]) => ({ need, said: pattern.exec(rest)?.[0] }))
      .find(({ said }) => said !== undefined)
    if (next?.said) {
      more.push(next.need)
      reading.claim('mobility', at, at + next.said.length)
      at += next.said.length
    } else at = open.pop()?.end
  }
  return more
}

type Pace = NonNullable<TripBrief['pace']>

const paces: readonly (readonly [pattern: RegExp, pace: Pace])[] = [
  [
    /\b(?:(?:not|n'?t|nothing|never) (?:be |being |feel |feeling |get |to be |to feel )?(?:too |super |so |very |want (?:it |things |a )?(?:too |to be )?)?(?:rush(?:ed|ing)?|hectic|packed|busy|fast|stressful|crammed|full[- ]on)(?:[- ]?paced?)?|(?:hate|dislike|don'?t like|can'?t stand) (?:to be |being |feeling |to feel )?(?:rush(?:ed|ing)|hurr(?:ied|ying))|(?:in )?no (?:rush(?:ing)?|hurry)|(?:not|never|n'?t) in (?:a |any )?(?:big |great |real |huge |mad )?(?:hurry|rush)|without (?:a |any )?(?:rush(?:ing)?|hurry(?:ing)?)|(?:not|never) (?:be |to be |feel )?hurried|don'?t (?:want to |wanna )?(?:be |feel )?rush(?:ed)?|no stress)\b/,
    'slow',
  ],
  [altitude, 'slow'],
  [/\b(?:(?:not|n'?t) (?:too |very )?(?:slow|lazy))\b/, 'balanced'],
  [
    /\b(?:balanced|moderate pace|medium pace|normal pace|mix of (?:busy|sightseeing) and|average pace)\b/,
    'balanced',
  ],
  [
    /\b(?:slow(?:ly|er)?(?:[- ](?:paced?|travel|down))?(?! (?:mornings?|starts?)\b)|relaxed(?! (?:mornings?|starts?)\b)|relaxing (?:pace|trip|holiday|vacation|break|getaway|weekend|days?|week|time)|leisurely|laid[- ]back|easy[- ]?going|take (?:it|things) (?:easy|slow)|unhurried|unrushed|lazy(?! (?:mornings?|starts?)\b)|chilled?(?:[- ]out)?(?! (?:wine|beer))|gentle(?: pace)?|easy pace|late starts?|calm (?:trip|holiday|break|week|weekend|babymoon|days?|pace|plan)|(?:afternoon|midday|mid-?day|daily) (?:rests?|naps?|breaks?|siestas?)|siestas?|(?:(?:not|no) more than |at most |max(?:imum)?\.? |only |just )?(?:one|two|1|2|one or two|1-2)(?: [a-z]+)? (?:things?|outings?|activit(?:y|ies)|sights?|stops?) (?:a|per|each|every) day(?: max| than ten)?|nothing (?:too )?far|slow rhythm|(?:can'?t|don'?t|doesn'?t|do not) walk (?:so |very |too )?(?:fast|quickly))\b/,
    'slow',
  ],
  [
    // Who rests, naps or tires has days with less in them.
    /\b(?:slow mornings?|low[- ]key|nothing (?:too )?(?:strenuous|hectic|exhausting)|tires? (?:easily|quickly|after|out|fast)|gets? tired (?:easily|quickly|fast)|naps?(?: ?time| breaks?)?(?: (?:is |are )?(?:from |between |at |around )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? ?(?:to|-|and|until|till) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?: every day| daily)?| (?:at|every|after|from)\b(?: lunch)?| ?time|(?=[ .,;!]|$))|(?:with|take|takes|taking|need|needs|lots of|plenty of|regular|frequent) breaks|(?:proper|real|good|much[- ]needed|bit of) rest|needs? (?:a |some |to |our |my )?rest(?! (?:day|stop|room|of))|want(?:s)? (?:to )?rest|to rest (?:our|my|the) (?:feet|legs)|burn(?:ed|t)[- ]?out|recover(?:ing)?(?! from (?:surgery|illness))|nothing before (?:9|10|11|nine|ten|eleven)|(?:not|nothing|n'?t)(?: too| so)? (?:packed|crammed|tight)|one thing in the morning|(?:calm|quiet|restful|peaceful) (?:days?|trip|break|week|weekend|holiday|time|babymoon|getaway)|walks? slowly|slow walkers?|early bed(?:times?)?|quiet hours|(?:like|love|want|time|room|prefer) to (?:linger|dawdle|potter|meander)|lingering|less is more|(?:have|has|need|needs|want) to pace (?:myself|ourselves|himself|herself|themselves)|pottering|down ?time|breathing (?:space|room)|room to breathe|mellow|(?:not|no|n'?t|never|without)(?: [a-z]+){0,3} (?:check-?lists?|tick(?:ing)?[- ]box(?:es)?|box[- ]ticking|forced march(?:es)?|route march|whistle-?stop|marched(?: around| about)?|herded)(?: (?:holidays?|trips?|tours?))?|(?:mornings?|afternoons?) off|no alarm(?: clock)?s?)(?![a-z])/,
    'slow',
  ],
  [new RegExp(`\\b${sleepsLate}`), 'slow'],
  [
    /\b(?:fast(?:er)?[- ]paced|fast pace|action[- ]packed|jam[- ]packed|packed(?: schedule| itinerary| days)?|busy (?:schedule|days|itinerary)|(?<!\b(?:eat|eating|drink|drinking|rest|sleep|relax|avoid|avoiding|help) )as much as (?:(?:is |humanly |physically )*possible|we can|i can)|pack (?:it (?:all )?in|(?:it|everything) in|in as much|as much in)|(?:at )?full (?:throttle|speed|tilt)|dawn (?:to|till|until) dusk|sleep (?:at home|when we(?:'re| are) (?:home|dead|back))|see everything|see it all|whirlwind|intens(?:e|ive)|cram|hectic|power through|make the most of every|non-?stop sightseeing|full[- ]on|hit all the)\b/,
    'fast',
  ],
]

/** "One slow beach day": of that day, and not of the trip. */
function isOfADay({ lower }: Reading, { start, end }: { start: number; end: number }): boolean {
  return (
    /\b(?:an?|one|the (?:first|last)) $/.test(lower.slice(0, start)) &&
    /^(?: [a-z]+)? (?:day|morning|afternoon|evening|lunch|dinner|night)\b/.test(lower.slice(end))
  )
}

export function readPace(reading: Reading): Pace | undefined {
  let pace: Pace | undefined
  for (const [pattern, meaning] of paces) {
    // "Four slow days" is a length, "walks slowly" a need: both tell the pace all the same.
    for (const found of reading.find(pattern, 'length', 'mobility', 'mustAvoid', 'lodging')) {
      if (!isOfADay(reading, found)) pace ??= meaning
      if (reading.isFree(found.start, found.end)) reading.claim('pace', found.start, found.end)
    }
  }
  return pace
}

const occasionWords: readonly (readonly [
  pattern: RegExp,
  occasion: TripBrief['occasions'][number],
])[] = [
  [/\bhoneymoon(?:ers|ing)?\b/, 'honeymoon'],
  [/\bbaby-?moon(?:ers|ing)?\b/, 'babymoon'],
  [
    /\b(?:celebrat(?:e|es|ing) )?(?:(?:our|my|their|the) )?(?:(?:\d{1,2}(?:st|nd|rd|th)|[a-z]*(?:first|second|third|fifth|tenth|fifteenth|twentieth|thirtieth|fortieth|fiftieth)|silver|golden|ruby|pearl|diamond|coral|emerald) )?(?:wedding )?anniversary\b|\b(?:celebrat(?:e|es|ing) )?(?:our |my |their |the )?(?:silver|golden|ruby|pearl|diamond) wedding\b/,
    'anniversary',
  ],
  [
    /\b(?:celebrat(?:e|es|ing) (?:(?:my|our|his|her) (?:[a-z]+'?s )?)?(?:\d{1,2}(?:st|nd|rd|th) )?birthday|birthday|\d0th(?= (?:bday|birthday))|bday|b-day)\b/,
    'birthday',
  ],
  [
    /\b(?:(?:bachelor(?!,? \(?(?:aged )?\d\d(?:[,.)]|$))(?:ette)?|(?:stag|hen)(?! (?:harriers?|house|eggs?|beetles?|and chicks)))(?: (?:party|do|weekend|trip|night))?|(?:bucks?['’]?s?|hens['’]?) (?:party|do|weekend|trip|night)|(?:the|our) groom(?:smen)?(?= (?:and|plus|with) ))\b/,
    'bachelor',
  ],
  [
    /\bgraduation\b|\bgraduat(?:es|ing)\b|\b(?:just|have|has|recently|all|'ve|we|to celebrate having) graduated\b(?! (?:in|years|\d))/,
    'graduation',
  ],
  [
    /\b(?:for (?:an?|the|my) |romantic |marriage |surprise |wedding |engagement |for |occasion: )proposal\b|\b(?:boyfriend|girlfriend|partner|bf|gf|he|she)(?: proposes\b|(?: is|'s) (?:proposing|going to propose|planning to propose)\b)|\bproposing to (?:my|her|him)\b|\b(?:to|will|going to|gonna|want to) propose(?= to (?:my|her|him)|[.,;!]|$| (?:there|at|on|in|during)\b)|\bproposal (?:trip|weekend|getaway|holiday|break|dinner|plans?)\b|\bpop(?:ping)? the question\b|\bask(?:ing)? (?:him|her|my (?:girlfriend|boyfriend|partner|gf|bf)) to marry me\b/,
    'proposal',
  ],
  [/\breunion\b/, 'reunion'],
  [/\bweddings?\b|\b(?:gets?|getting) married\b/, 'wedding'],
  [/\bconference\b/, 'conference'],
  [/\b(?:road[- ]?trip(?:s|ping)?|driving (?:holiday|tour|trip))\b/, 'road-trip'],
  [/\bcity[- ]?(?:break|trip)s?\b/, 'city-break'],
  [/\b(?:backpack(?:ing|ers?)?|inter-?rail(?:ing)?)\b/, 'backpacking'],
  [new RegExp(voyage), 'cruise'],
]

/** A weekend has been read as a length by now, and still says what it is for. */
export const partyWeekend =
  /(?<!\b(?:no|not a|without a) )\b(?:bachelor(?:ette)?|stag|hen) weekend\b/

const attended = ['wedding', 'conference', 'reunion', 'graduation'] as const

export function readOccasions(
  reading: Reading,
  appointments: TripBrief['appointments'],
): Pick<TripBrief, 'occasions' | 'celebrated'> {
  const isParty = reading.says(partyWeekend)
  const day = readCelebrated(reading)
  return {
    occasions: [
      ...new Set([
        ...(isParty ? (['bachelor'] as const) : []),
        ...(day ? [day.occasion] : []),
        // A wedding that has its day and hour is why one goes as well.
        ...attended.filter((each) => appointments.some(({ what }) => what.endsWith(each))),
        ...occasionsSaid(reading),
      ]),
    ],
    ...(day && { celebrated: day.called }),
  }
}

/** "No cruises", "we don't like big cities or cruises": the words may be the end of a list that is refused. */
const turnedDown =
  /\b(?:(?:no|not|never|without|isn'?t|hates?|dislikes?|avoid|skip)|(?:(?:do|does) not|(?:do|does)n'?t|nobody|no one|none of us) (?:really )?(?:likes?|wants?|enjoys?|fanc(?:y|ies))(?: (?:to )?go(?:ing)? on)?)(?: an?| the| our| any)?(?: (?!(?:for|on|in|with|to|but|during|as|we|i|is|it)\b)[a-z-]+){0,3}(?:(?:(?: or| nor| and|,)(?: an?| the| our| any)?)+)? $/

function occasionsSaid(reading: Reading): TripBrief['occasions'] {
  return readWords(
    reading,
    occasionWords,
    'occasion',
    ({ start, end }) =>
      !/^ (?:isn'?t|is not|aren'?t) (?:for|our|my)\b/.test(reading.lower.slice(end)) &&
      !turnedDown.test(reading.lower.slice(reading.sentenceAt(start).start, start)),
  )
}
