/** Where the nights are spent: rooms, kind of house, what it must allow and have. */

import { countPattern, toCount } from '../grammar/numbers.ts'
import type { Found, Reading } from '../reading.ts'
import type { Lodging } from '../schema.ts'
import { isTaste } from '../tastes/read-tastes.ts'
import { readWords } from '../tastes/read-vocabulary.ts'
import { claimFree } from '../told-labels.ts'
import { bedList } from './bed-facilities.ts'
import { bedsNamed, type readBedWishes, singularBed } from './read-bed.ts'

const roomPattern = new RegExp(
  `\\b(?<n>${countPattern}|an?|separate) (?:(?:hotel|double|twin|single|separate|connecting|adjoining|family|standard|king|queen|triple|quiet|ensuite|nice|cheap|big|large|small|non-smoking|own) ?(?:or )?)*(?:bed)?rooms?(?:\\(s\\))?(?! (?:type|rate|service|rule|mate))`,
)

const bedrooms = new RegExp(
  `\\b(?<n>${countPattern})[ -]?(?:bed(?:room)?|br|bdr)s? (?:[a-z]+ )?(?=(?<house>houses?)\\b|apartment|flat|house|villa|place|airbnb|cottage|condo|chalet|cabin|home|rental)`,
)
const apartRooms =
  /\b(?:separate|our own|individual) (?:bed)?rooms?\b|\b(?:a|one|single) rooms? (?:each|for each)\b|\brooms? each\b|\b(?:each|everyone|everybody)(?: of us)?(?: (?:wants?|needs?|has|have|gets?|with|in|to have|would like))+ (?:his|her|their|our|an?) own (?:bed)?rooms?\b/

const roomTypes: readonly (readonly [pattern: RegExp, type: NonNullable<Lodging['roomType']>])[] = [
  [
    /\b(?:(?:not|no|(?:do|does|wo|ca|is|are|would)n'?t|can'?t|cannot|avoid|rather not|without|don'?t want(?: to)?|other than|instead of|never|hates?)[^.,;]{0,24}\b(?:shar(?:ed?|ing)(?: (?:a )?rooms?| dorms?| accommodations?| bathrooms?)?|dorms?)|non-?shared(?: rooms?)?|unshared)\b/,
    'not-shared',
  ],
  [
    /\b(?:entire|whole) (?:rooms?|homes?|place|places|apartments?|houses?|flats?|units?|villas?|cottages?|cabins?|chalets?|farm ?houses?|lodges?|riads?|bungalows?|castles?|barns?|boats?)(?: (?:all )?(?:to|for) (?:ourselves|myself|us))?\b|\b(?:place|house|apartment|rooms?|flat|villa|riad|cottage|cabin|chalet|lodge|airbnb|farmhouse|boat|home|bungalow|gulet|dorm|castle|ch[aâ]teau|one|it) (?:all |entirely |just |only )?(?:to|for) (?:ourselves|myself|just us|us alone)\b|\bexclusive(?:[- ]use| hire)\b/,
    'entire',
  ],
  [
    /\b(?:private (?:hotel )?rooms?|rooms? (?:that are|must be|to be|should be) private|own (?:private )?rooms?)\b/,
    'private',
  ],
  [
    /\b(?:shared (?:rooms?|accommodations?|lodgings?|spaces?)|dorm(?:s|itor(?:y|ies))?(?: beds?)?|sharing (?:a )?rooms?|(?:fine|ok|okay|happy) (?:with|to) shar(?:ing|e))\b/,
    'shared',
  ],
]

type Rule = Lodging['houseRules'][number]
const allowing =
  '(?:allow(?:s|ed|ing)?|permit(?:s|ted|ting)?|permissible|accepts?|accepted|welcom(?:e|es|ing)|suitable|accommodat(?:e|es|ing)|friendly|conducive|hosting|host|ok with|okay with|fine with|tolerat(?:e|es|ing)|possible|can (?:bring|have|host|smoke|stay|come|sleep|join)|let(?:s|ting)? us|cater(?:s|ing)? (?:to|for)|open to|lenient|amenable|takes?|do not mind|happy with)'
const subjects: readonly (readonly [subject: string, rule: Rule])[] = [
  ['(?:pets?|dogs?|cats?)', 'pets'],
  ['smok(?:e|ing|ers?)', 'smoking'],
  ['part(?:y|ies|ying)(?! of)', 'parties'],
  ['(?:children|kids|child)(?: (?:who are )?(?:under|below)(?: the age of)? \\d+)?', 'children'],
  ['(?:visitors?|guests|guests over)', 'visitors'],
]
const rulePatterns = subjects.map(
  ([subject, rule]) =>
    [
      new RegExp(
        `\\b${subject}[- ]friendly\\b|\\b${allowing}\\b[^.;!?]{0,40}\\b${subject}\\b|(?<!non-)(?<!non )\\b${subject}\\b(?: \\w+){0,3}? (?:is|are|be|being|to be)? ?${allowing}\\b`,
      ),
      rule,
    ] as const,
)

/** What the travellers want to do there, which the house must allow. */
const doings: readonly (readonly [pattern: RegExp, rule: Rule])[] = [
  [/\b(?:can|could|may|able to|allowed to|okay to|ok to) (?:still )?smoke\b/, 'smoking'],
  [
    /\b(?:throw|host|hold|have) (?:a |an |some |our )?(?:small |big |little |house |birthday )?part(?:y|ies)\b/,
    'parties',
  ],
  [
    /\b(?:friends|people|family|mates|visitors|guests|others)(?: can| could| to| may| might)? (?:come (?:over|by|round)|drop (?:by|in)|pop (?:in|by|round)|visit us|stay over)\b|\bhav(?:e|ing) (?:people|friends|guests|family|mates|visitors) (?:over|round)\b/,
    'visitors',
  ],
  [/\b(?:bring|take) (?:along )?(?:our|my|the) (?:dogs?|cats?|pets?|pupp(?:y|ies))\b/, 'pets'],
]

const kinds: readonly (readonly [pattern: RegExp, kind: NonNullable<Lodging['kind']>])[] = [
  [/\b(?:(?:youth |backpackers?'? )?hostels?|dorms?)\b/, 'hostel'],
  [
    /\b(?:camper ?vans?|rv|motor ?homes?|van ?life|(?<=\b(?:our|an?|the|vw|old|hired|rented|by|in) )camper(?! (?:site|park|shoes))|(?<=\bsleep(?:ing|s)? in (?:an? |our |my |the )?(?:old |own |converted )?)vans?)\b/,
    'camper',
  ],
  [
    /\b(?:camping|(?<!summer |base |boot )camp(?! fire)|campsites?|campgrounds?|(?:roof(?:top)? )?tents?|glamping|(?:sleep(?:ing)?|nights?) under canvas)\b/,
    'campsite',
  ],
  [
    /\b(?:air ?bnbs?|apartments?|condos?|condominiums?|flats?|vrbo|self[- ]catering(?! (?:[a-z]+ )?(?:cottages?|houses?|cabins?|chalets?|bungalows?|villas?)\b))\b/,
    'apartment',
  ],
  [
    /\b(?:villas?|cottages?|cabins?|(?:holiday|vacation|whole|entire) (?:home|house|rental|let)s?|(?:converted|old) barns?|barn conversions?|houses?(?= (?:all |entirely |just |only )?to (?:ourselves|myself))|chalets?|farmhouses?|agriturismo)\b/,
    'house',
  ],
  [/\b(?:(?:all[- ]inclusive )?resorts?|all[- ]inclusive)\b/, 'resort'],
  [
    /\b(?:guest ?houses?|b ?& ?bs?|b and bs?|b ?'?n'? ?bs?|bed (?:and|&) breakfasts?|(?<=\b(?:an?|the|country|village|coaching|old|cosy|cozy|little|small|nice|historic|in|at) )inns?(?! of court)|pensions?|riads?|ryokans?|homestays?)\b/,
    'guesthouse',
  ],
  [/\b(?:hotels?)\b/, 'hotel'],
]

const wishes: readonly (readonly [pattern: RegExp, wish: string])[] = [
  [
    /(?<!\b(?:fairy|natural|rock|thermal|tide|tidal|hot|car) )\b(?:swimming |private |heated |own |shared |indoor |outdoor )*pools?\b/,
    'pool',
  ],
  [/\bbreakfast (?:included|incl)\b|\bwith breakfast\b|\bfree breakfast\b/, 'breakfast'],
  [
    /\b(?:central(?:ly located)?(?! (?:asia|america|europe|park))|city cent(?:er|re)|downtown|(?<!in |within )walking distance(?! (?:to|of|from))|in the cent(?:er|re))\b/,
    'central',
  ],
  [
    /\bquiet(?: (?:area|room|hotel|neighbou?rhood|place))?\b(?! (?:gardens?|parks?|beach(?:es)?|caf[eé]s?|bars?|pubs?|streets?|corners?|villages?|islands?|spots?|temples?|museums?|evenings?|mornings?|walks?))/,
    'quiet',
  ],
  [
    /\b(?:sea|ocean|lake|mountain|city)[- ]views?(?: rooms?)?\b(?! (?:from|of|over)\b)|\broom with a view\b/,
    'view',
  ],
  [/\bkitchen(?:ette)?\b/, 'kitchen'],
  [/\b(?:free )?parking\b/, 'parking'],
  [/\bwi-?fi\b/, 'wifi'],
  [/\bbalcon(?:y|ies)\b/, 'balcony'],
  [/\bgym\b/, 'gym'],
  [
    /\b(?:air[- ]?con(?:ditioning|ditioned)?|a\/c)\b(?! (?:(?:places?|stops?|things|stuff|activities|for|in|during|the) ){0,3}(?:mornings?|afternoons?|middays?|days|hours|museums?|malls?|places|stops|things|activities))/,
    'air conditioning',
  ],
  [
    /\b(?:near|close to|next to|by|on) the (?:beach|sea)\b|\b(?:near|close to|next to) a beach\b|\bbeachfront\b|\bseafront\b/,
    'near the beach',
  ],
  [
    /\b(?:near|close to|next to) (?:the |a )?(?:metro|subway|tube|train station|station|public transport)\b/,
    'near the station',
  ],
  [/\b(?:baby )?(?:crib|cot(?! (?:is )?not needed)|baby bed|travel cot)\b/, 'cot'],
  [/\b(?:washing machine|laundry)\b/, 'laundry'],
  [/\b(?:non-?smoking|no smoking|smoke[- ]free)(?: rooms?)?\b/, 'non-smoking'],
  [/\b(?:connecting|adjoining) rooms?\b/, 'connecting rooms'],
  [
    /\b(?:eco[- ]?friendly|sustainable|green) (?:hotel|lodging|accommodation|place)s?\b/,
    'eco-friendly',
  ],
]

/** "A few lazy days on the beach": what is done there, and no house; days may have been read as a length by now. */
const doneThere =
  /\b(?:sit(?:ting)?|walk(?:s|ing)?|stroll(?:s|ing)?|lie|lying|relax(?:ing)?|read(?:ing)?|eat(?:ing)?|dinners?|lunch(?:es)?|drinks?|coffee|days?|nights?|times?|hours?|afternoons?|mornings?|evenings?|picnics?|cycl(?:e|ing)|run(?:ning)?) $/

/** "Staying near the cathedral": where one sleeps, and no wish for churches. */
const besideASight =
  /\b(?:stay(?:ing)?|sleep(?:ing)?|based|hotel|hostel|airbnb|apartment|flat|lodging|accommodation|place|rooms?) (?:(?:is|are|right|quite|very|somewhere|booked|will be) ){0,3}(?:near|close to|next to|by|beside|opposite|behind|across from|around the corner from|not far from) (?:the |a )?(?<what>[a-z]+(?: [a-z]+)?)\b/

function readSightBeside(reading: Reading): void {
  for (const { start, end, groups } of reading.find(besideASight)) {
    const { what = '' } = groups
    const [first = ''] = what.split(' ')
    const whole = isTaste(what) ? what : first
    if (isTaste(whole)) reading.claim('lodging', start, end - what.length + whole.length)
  }
}

/** "Two rooms per couple is not needed, nine rooms in total". */
const ofAllRooms =
  /^ (?:in (?:total|all)|altogether|all told|total|for (?:all of us|everybody|everyone))\b/
const ofEachRooms =
  /^ (?:per|each|for each|for every) [a-z]+|^ (?:is|are) not (?:needed|necessary)\b/
/** Of so many travellers, where they are counted: rooms of their own are as many. */
export function readLodging(
  reading: Reading,
  people?: number,
  { ownWords = [], ...ofBed }: ReturnType<typeof readBedWishes> = { wishes: [], ownWords: [] },
): Lodging {
  const isOfBed = ({ start, text }: Found) =>
    !(/\b(?:beach|sea)$/.test(text) && reading.leads(doneThere, start, 16))
  const lodging: Lodging = { houseRules: [], ...ofBed }
  const named = new Set([...ofBed.wishes, ...readWords(reading, wishes, 'lodging', isOfBed)])
  // What stands beside the beach in its own words is near the beach as well, and said once.
  lodging.wishes = [...new Set([...named, ...ownWords.filter((wish) => !named.has(wish))])]
  for (const [pattern, type] of roomTypes) {
    for (const found of reading.find(pattern)) {
      lodging.roomType ??= type
      reading.claim('lodging', found.start, found.end)
    }
  }
  readSightBeside(reading)
  const ofRooms = readBeds(reading, lodging)
  const counted = reading.find(roomPattern, 'lodging')
  const inAll = counted.find(({ end }) => reading.follows(ofAllRooms, end))
  for (const found of inAll ? [inAll] : counted) {
    if (lodging.rooms !== undefined) break
    if (reading.follows(ofEachRooms, found.end)) continue
    const rooms = found.groups.n === 'separate' ? undefined : toCount(found.groups.n)
    if (rooms === undefined) continue
    lodging.rooms = rooms
    if (/\bhotel\b/.test(found.text)) lodging.kind = 'hotel'
    if (reading.isFree(found.start, found.end)) reading.claim('lodging', found.start, found.end)
  }
  const [apart] = reading.find(apartRooms, 'lodging')
  if (apart && lodging.rooms === undefined && people !== undefined && people > 1 && people < 9)
    lodging.rooms = people
  readRules(reading, lodging)
  readKind(reading, lodging)
  if (ofRooms) lodging.kind ??= ofRooms
  const stars = reading.find(
    /\b(?<n>[1-5](?:[.,][05])?|three|four|five)[- ]?(?:(?:\+ ?)?stars?\b|\*(?= |[.,;)]|$))/,
  )[0]
  if (stars) {
    lodging.stars ??= toCount(stars.groups.n) ?? Number(stars.groups.n?.replace(',', '.'))
    reading.claim('lodging', stars.start, stars.end)
  }
  return lodging
}

/** The kind of house that is told with its bedrooms, where the word alone would be none: "a three-bedroom house in Devon". */
function readBeds(reading: Reading, lodging: Lodging): Lodging['kind'] {
  let kind: Lodging['kind']
  for (const { start, end, groups } of [
    ...reading.find(bedrooms),
    ...reading.find(bedList, 'lodging'),
  ]) {
    const rooms = groups.n ?? groups.only
    const sum = rooms
      ? toCount(rooms)
      : (toCount(groups.first) ?? 0) + (toCount(groups.second) ?? 0)
    if (!sum || lodging.rooms !== undefined) continue
    lodging.rooms = sum
    const { house } = groups
    if (house) kind = 'house'
    claimFree(reading, 'lodging', start, end + (house?.length ?? 0))
  }
  return kind
}

const refusedKind =
  /\b(?:no|not|without|avoid|hate|don'?t want|(?:don'?t|do not|won'?t|no) need(?: for)?|than|instead of|forget|scrap|skip|drop|ditch|cancel)(?: about)?(?: (?:really|too|so|very))?(?: (?:into|keen on|fans? of))?(?: (?:stay(?:ing)? )?(?:in|at))?(?: an?| any| the| that)?(?: big| large| chain| fancy| luxury| expensive| posh| huge| crowded| noisy| modern| shared| mixed| bunk)? $/

/** The first kind that is said, in the words that it was said in; the name of a house may hold another. */
function readKind(reading: Reading, lodging: Lodging): void {
  const said: {
    kind: NonNullable<Lodging['kind']>
    start: number
    end: number
    called?: string
  }[] = [
    ...bedsNamed(reading),
    ...kinds.flatMap(([pattern, kind]) =>
      reading.find(pattern, 'lodging').map(({ start, end }) => ({ kind, start, end })),
    ),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
  for (const { kind, start, end, called } of said) {
    if (reading.leads(refusedKind, start, 36)) continue
    if (reading.follows(refusedBehind, end)) {
      if (!reading.isFree(start, end)) continue
      lodging.wishes.push(`no ${called ?? kind}`)
      reading.claim('lodging', start, end)
      continue
    }
    // "Walks that are flat": no place to sleep.
    if (reading.lower.slice(start, end) === 'flat' && reading.leads(isLevel, start, 24)) continue
    if (beerTent.test(reading.lower.slice(Math.max(0, start - 16), end))) continue
    if (reading.leads(ofAMove, start, 24)) continue
    // "At a friend's flat": somebody's home, and none that is let.
    if (reading.leads(ofSomebody, start, 20)) continue
    if (!lodging.kind) {
      const either = eitherBed(reading, said, { start, end })
      if (either ?? called) lodging.called = either ?? called
    }
    lodging.kind ??= kind
    if (reading.isFree(start, end)) reading.claim('lodging', start, end)
  }
}

/** "Ryokan no", "a hostel? No thanks". */
const refusedBehind =
  /^[?:,]? no(?:,? thanks?(?: you)?)?(?= ?(?:[.,;:!?)]|$))|^ (?:is|are) not for (?:us|me)\b/
const isLevel =
  /\b(?:is|are|be|mostly|only|quite|everything|it|rather|fairly|very|pretty|too|so|walks?|streets|routes?|paths?|trails?) $/
const beerTent = /\b(?:beer|oktoberfest|wiesn|circus|festival|wedding|party) tents?$/
/** "Not change hotel every night" names no kind of bed. */
const ofAMove = /\b(?:chang(?:e|es|ing)(?: of)?|switch(?:ing)?|mov(?:e|ing)|fewer)(?: the)? $/
const ofSomebody = /[a-z](?:'s?|s') (?:(?:old|spare|big|small) )?$/

/** "Youth hostel or caravan": either will do, and both are kept in the words for the bed. */
function eitherBed(
  { lower }: Reading,
  said: readonly { kind: string; start: number; end: number }[],
  first: { start: number; end: number },
): string | undefined {
  const other = said.find(
    ({ start }) => start > first.end && eitherOr.test(lower.slice(first.end, start)),
  )
  if (!other) return undefined
  const plain = (start: number, end: number) => singularBed(lower.slice(start, end))
  return `${plain(first.start, first.end)} or ${plain(other.start, other.end)}`
}

const eitherOr = /^,? or (?:an? |the |some )?$/

const lodgingSentence =
  /\b(?:accommodations?|lodgings?|hotels?|motels?|hostels?|inns?|lodges?|riads?|b&bs?|flats?|campsites?|bungalows?|farmhouses?|rooms?|stay(?:s|ing)?|house rules?|places?|cottages?|cabins?|villas?|chalets?|guest ?houses?|airbnbs?|apartments?|housing|rentals?|hosts?|properties|property)\b/

function readRules(reading: Reading, lodging: Lodging): void {
  for (const [pattern, rule] of [...rulePatterns, ...doings]) {
    for (const found of reading.find(pattern, 'party')) {
      const sentence = reading.sentenceAt(found.start)
      if (
        !lodgingSentence.test(sentence.text) &&
        !(rule === 'parties' && reading.says(lodgingSentence))
      )
        continue
      const before = reading.lower.slice(Math.max(sentence.start, found.start - 16), found.start)
      if (/\b(?:no|not|don'?t|non)[- ](?:need |require |have to )?$/.test(before)) continue
      if (/\b(?:not|no|n't) (?:allow|permit)/.test(reading.lower.slice(found.start - 4, found.end)))
        continue
      if (!lodging.houseRules.includes(rule)) lodging.houseRules.push(rule)
      if (reading.isFree(found.start, found.end)) {
        reading.claim('lodging', found.start, found.end)
      }
    }
  }
}
