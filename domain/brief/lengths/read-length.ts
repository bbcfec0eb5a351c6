/** How long the trip or a part of it is, and which days of it something takes. */
import { weekendPattern } from '../dates/date-grammar.ts'
import { countPattern, toCount } from '../grammar/numbers.ts'
import type { Found, Reading } from '../reading.ts'
import { withoutLengthsInPassing } from './lengths-in-passing.ts'

export interface LengthMention {
  start: number
  end: number
  days?: number
  nights?: number
  /** Said to be the whole: "in total", "altogether". */
  whole: boolean
  /** A part of the length before it: "5 days in Lisbon with one day in Sintra". */
  inside?: boolean
  /** Of less than a day. */
  hours?: number
  /** Of a trip whose length these days do not tell: "two days by the sea at the end". */
  part?: boolean
}

export interface DayWindowMention {
  start: number
  end: number
  first: number
  last: number
}

const windowPattern =
  /(?<!\d )\b(?:(?:between|from|during|on|over|for|throughout|in)\s+)?(?:the\s+)?days?\s*#?(?<first>\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:-|to|and|&|through|thru|until|till)\s*(?:the\s+)?(?:day\s*)?(?<last>\d{1,2})(?:st|nd|rd|th)?)?(?![\d:])/

export function readDayWindows(reading: Reading): DayWindowMention[] {
  return reading.find(windowPattern).flatMap((found) => {
    const first = Number(found.groups.first)
    const last = Number(found.groups.last ?? found.groups.first)
    if (first < 1 || last < first) return []
    return [{ start: found.start, end: found.end, first, last }]
  })
}

/** What days are called: by an ending of its own, or one of many words; "two beach days" are days of a kind. */
const adjectives =
  '(?:(?:[a-z]+(?:ful|less|ous|ible|able|-filled|-packed|-free)|special|unhurried|unrushed|gentle|calm|peaceful|restful|tranquil|memorable|co[sz]y|rainy|wintry|snowy|warm|festive|active|brilliant|fantastic|incredible|epic|ideal|intense|carefree|low-key|laid-back|unplanned|simple|proper|blissful|dreamy|luxurious|hot|cold|crisp|full|whole|nice|lovely|slow|relaxed|relaxing|lazy|long|solid|short|glorious|quiet|easy|busy|packed|fun|chill|entire|consecutive|more or less|travel|vacation|holiday|leisurely|sunny|cheap|amazing|magical|romantic|different|total|calendar|perfect|spare|precious|free|great|good|extra)[ -])*'
const unitPattern =
  '(?<unit>day|nite|night(?:er)?|week(?![ -]?end)|wk(?!-?e?nd)|weekend|month|mth|fortnight)'
/** "A day in the mountains", "one day at the beach": what is done on one of the days. */
const outing =
  '(?<=\\b(?:a|one|1) (?:[a-z]+ )?day) (?:(?:out )?(?:in|on|at|by|up in) (?:the |a )?(?:nearby |surrounding |local )?(?:mountains?|hills|countryside|woods|forests?|snow|desert|alps|nature|vineyards?|wine country|beach(?:es)?|sea(?:side)?|coast|lakes?|water|pool|spa|zoo|slopes|jungle|bush|islands?|parks?|theme park|museums?|country)\\b|trip\\b|out\\b|off\\b)'
const lengthPattern = new RegExp(
  `(?<![\\w.,$€£/-])(?:x ?)?(?:(?=[a-z0-9]+ (?:days?|nights?)\\b)|(?<!\\b(?:baby|babies|infant|newborn|toddler|child|son|daughter|boy|girl|twins)(?: is| of|,)? ?\\(?(?:aged? )?))(?<low>${countPattern}|(?:first|second|third|last|final|other)(?= week (?:in|at|on)\\b|(?<=\\bfirst week .*(?:second|other|last|next)) week,? (?!of\\b)[a-z]|(?<=first) week,? (?!of\\b)[a-z].*\\b(?:second|other|last|next) week\\b)|(?<=for )an?(?= (?:night|day)\\b)|(?:(?<!half )a|one|the|another|an)(?=[ -](?:[a-z]+[ -]){0,2}(?:week|wk|month|fortnight|day in|night in|day and a half)))(?<more> and a half)?(?:\\s?(?:-|to|or|~)\\s?(?<high>${countPattern}))?(?:-?ish)?(?: ?x(?= ))?[\\s-]?${adjectives}${unitPattern}(?:s|'s|s')?(?<half> and a half)?\\b(?!${outing})(?!-old| old| (?:before|after(?!(?:wards)?(?: (?:that|this|it))?(?:,? (?:that )?(?:in|at)\\b|\\s*(?:[.,;!?)]|$)))|ago|notice|earlier|later|prior|beforehand|in advance|per|a week|ahead|pregnant|along|from now|of notice)\\b|'? time\\b)`,
)
const fixedPattern = new RegExp(
  [
    '\\b(?<fixed>half (?:a|the) week(?![ -]?end)|week[- ]?long|month[- ]?long|(?:a |the |long |four-day |three-day ){0,4}long WEEKEND',
    "(?:a|one|the|quick|short|romantic|over the) (?:(?:quick|short|romantic|relaxing|girls'?|boys'?|cheap|fun|little|lovely) )*WEEKEND",
    "(?:girls'?|boys'?|lads'?|hen|stag|bachelor(?:ette)?|spa|romantic) WEEKEND",
    'WEEKEND (?:trip|getaway|break|away|escape|in)|weekender|city WEEKEND',
    "(?:(?:family|beach|ski(?:ing)?|city|walking|hiking|diving|yoga|surf|wine|cycling|girls'?|lads'?|quiet|cheap|lazy|relaxing) )week(?![ -]?end)(?!'?s\\b)",
    '(?<=\\b(?:detox|retreat|wellness|spa|painting|cooking|language|sailing|riding|golf|climbing) )week(?![ -]?end|s)',
    '(?<=\\b(?:stay|sleep)(?:ing|s)? (?:over )?(?:just |only )?(?:for )?)(?:that|the) (?:one |same )?night(?! (?:before|after|of|in|at)\\b)',
    '^WEEKEND (?=[a-z])|(?<=^[a-z]+(?: [a-z]+){0,3}[ ,]+)WEEKEND(?=[,.]|$)|(?<=[,;] ?)WEEKEND(?=[,;])',
    '(?<!\\b(?:this|next|last|per|every|each|first|second|third|the|of|\\d) )week (?=in\\b|on\\b|at\\b|around\\b|for\\b)',
    'fortnight|day[- ]trip|one-day trip|overnight(?:er)?(?! (?:cruise|hike|trek|safari|camp(?:ing)?|tour|lay-?over|flight|train|bus|ferry|stop|boat|sleeper|connection|transit)))(?<=\\b|week )',
  ]
    .join('|')
    .replaceAll('WEEKEND', weekendPattern),
)
/** Less than a day, which takes a day of the calendar; only where nothing else tells the length. */
const shortPattern =
  /\b(?:half a day|(?:free|spare) (?:afternoon|morning|evening) (?=(?:in|at|between)\b)|(?:an?|the|one|single) (?:full |whole |free |quick )?(?:afternoon|morning|evening|day) (?=(?:in|at) (?!an? |the |nature\b))|(?<!\b(?:no|without|avoid(?:ing)?|any|hate) (?:long |short )?)(?:lay-?over|stop-?over(?!s)|port (?:call|day|stop)|cruise (?:stop|call|port|ship)|shore (?:leave|excursion|day)))\b/

/** "Quick Chicago architecture weekend": of any kind, but no day when things are dear or shut. */
const kindOfWeekend = new RegExp(
  `(?<=[a-z] )(?<!\\b(?:this|next|last|past|per|every|each|any|all|the|of|on|at|over|during|or|not|no|first|second|third|fourth|coming|following|(?:mon|tues|wednes|thurs|fri|satur|sun)day|previous|same|that|bank holiday) )${weekendPattern}(?! ?(?:rates?|prices?|crowds?|hours|hordes|market|brunch|bag|warriors?|traffic|closures?|of (?:the )?\\d|before|after|ticket|night|evening|morning|day)|s\\b)`,
)

const unitLengths: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  wk: 7,
  fortnight: 14,
  month: 30,
  mth: 30,
  weekend: 2,
}
/** "1.5 weeks", "2½ days". */
const withHalf =
  /(?<![\w.,$€£/-])(?<n>\d{1,2})(?:[.,]5|½) ?-?(?<unit>day|week|wk|month)s?\b(?! (?:ago|old|each|per|a))/

/** "Two days are enough, they say. We have three": the unit is not said again. */
const sameUnit = new RegExp(
  `\\b(?:we|i)(?:'ve| have)?(?: have| take| took| get| got| need| want)(?: only| just)? (?<n>${countPattern})(?=\\s*(?:[.,;!?)]|$))`,
)

const shortNights = /(?<![\w.,$€£/-])(?<n>\d{1,2}) ?(?:n|nts?)\b(?!')/
/** "4d": but "3D" is how some films are shown. */
const shortDays =
  /(?<![\w.,$€£/-])(?<n>\d{1,2}) ?d\b(?!'| ?[/&]? ?\d{1,2} ?n| (?:cinema|movies?|films?|print|museum))/
/** "36 hours in Oslo", "a six hour layover": a length as well, in days of the calendar. */
const hoursPattern = new RegExp(
  `(?<![\\w.,$€£/-])(?<hours>${countPattern})[ -]?(?:h|hrs?|hours?)(?: long)?(?=,? (?:in (?!an? |the |each|every|total|between)|lay-?over|stop-?over|stop\\b|transit\\b|in port|between (?:flights|trains)|ashore|to (?:kill|spend) in\\b))`,
)
/** "Edinburgh, 48 hours": only usual figures, since other hours are of a flight or a tour. */
const usualHours =
  /(?<![\w.,$€£/-])(?<hours>24|36|48|60|72|96) ?(?:h|hrs|hours)\b(?! (?:before|after|flight|ahead|in advance|notice|ago|later|each|a week))/

/** "Layover in Doha, 20 hours". */
const hoursBehind = new RegExp(
  `(?<=\\b(?:lay-?over|stop-?over|transit|port call)\\b[^.!?;]{0,28}[ (])(?<hours>${countPattern})[ -]?(?:h|hrs?|hours?)\\b(?! (?:before|after|flight|earlier|later|drive))`,
)

const packagePattern =
  /\b(?<days>\d{1,2}) ?d(?:ays?)? ?[/,&-]? ?(?<nights>\d{1,2}) ?n(?:ights?|ts?)?\b/

/** "Not three days but five". */
const notButPattern = new RegExp(
  `\\bnot (?:for )?${countPattern} (?<unit>day|night|week)s?,? (?:but|only|just|rather)(?: only| just)? (?:for )?(?<n>${countPattern})\\b(?: (?:days|nights|weeks))?`,
)

const wholePattern =
  /^\s*(?:\(?(?:in total|total|altogether|all in all|overall|in all|all told|all up|door to door|max)\b)/

const moves = /(?:\+\/?-|±|\bplus or minus|\bgive or take|\bflexible by(?: about)?) ?$/
const refusedLead = /\b(?:w\/o|without|not|skip(?:ping)?) (?:the|an?|that|any) $/

export function readLengths(reading: Reading): LengthMention[] {
  const mentions: LengthMention[] = []
  for (const found of reading.find(packagePattern)) {
    const { days, nights } = found.groups
    mentions.push(mention(reading, found, { days: Number(days), nights: Number(nights) }))
  }
  for (const found of reading.find(notButPattern)) {
    const days = toCount(found.groups.n) ?? 0
    const unit = found.groups.unit ?? 'day'
    const length = unit === 'night' ? { nights: days } : { days: unit === 'week' ? 7 * days : days }
    if (days > 0) mentions.push(mention(reading, found, length))
  }
  for (const found of reading.find(lengthPattern)) {
    const length = lengthOf(found)
    // "Without the 4 day hike" tells no length of the trip.
    const refused = reading.leads(refusedLead, found.start, 18)
    // "I'll be 26 weeks by then": how long somebody is expecting.
    const expecting =
      (length?.days ?? 0) > 83 &&
      /\b(?:be|am|i'm|is) (?:about |around |nearly )?$/.test(
        reading.lower.slice(Math.max(0, found.start - 18), found.start),
      )
    // "The Sunday of the week after".
    const weekAfter =
      /^(?:the|an?)$/.test(found.groups.low ?? '') &&
      /^ after\b/.test(reading.lower.slice(found.end))
    // "5 March +/- 2 days".
    const flexible = reading.leads(moves, found.start, 24)
    if (
      length &&
      !flexible &&
      !expecting &&
      !weekAfter &&
      !(refused && /^ [a-z]/.test(reading.lower.slice(found.end)))
    )
      mentions.push(mention(reading, found, length))
  }
  for (const found of reading.find(withHalf)) {
    const days = (Number(found.groups.n) + 0.5) * (unitLengths[found.groups.unit ?? ''] ?? 1)
    mentions.push(mention(reading, found, { days: Math.round(days) }))
  }
  for (const found of reading.find(sameUnit)) {
    const said = mentions.findLast(({ end }) => end <= found.start && found.start - end < 70)
    const n = toCount(found.groups.n)
    if (!(said && n)) continue
    mentions.push(mention(reading, found, said.nights === undefined ? { days: n } : { nights: n }))
  }
  for (const found of reading.find(shortNights)) {
    mentions.push(mention(reading, found, { nights: Number(found.groups.n) }))
  }
  for (const found of reading.find(shortDays)) {
    mentions.push(mention(reading, found, { days: Number(found.groups.n) }))
  }
  for (const found of [
    ...reading.find(hoursPattern),
    ...reading.find(hoursBehind),
    ...reading.find(usualHours),
  ]) {
    if (!reading.isFree(found.start, found.end)) continue
    const hours = toCount(found.groups.hours) ?? 0
    if (hours > 0) {
      const days = Math.ceil(hours / 24)
      mentions.push({ ...mention(reading, found, { days }), ...(hours < 24 && { hours }) })
    }
  }
  for (const found of reading.find(fixedPattern)) {
    if (!reading.isFree(found.start, found.end)) continue
    if (/day[- ]trip/.test(found.text) && mentions.length > 0) continue
    const isLong = /\blong (?:[a-z']+ )?$/.test(
      reading.lower.slice(Math.max(0, found.start - 16), found.start),
    )
    const length = fixedLength(found.text)
    mentions.push(mention(reading, found, isLong && length.days === 2 ? { days: 3 } : length))
  }
  const [short] = mentions.length === 0 ? reading.find(shortPattern) : []
  if (short) mentions.push(mention(reading, short, { days: 1 }))
  const [kind] = mentions.length === 0 ? reading.find(kindOfWeekend) : []
  if (kind) mentions.push(mention(reading, kind, { days: 2 }))
  const sorted = mentions.sort((a, b) => a.start - b.start)
  return together(withoutLengthsInPassing(reading, sorted), reading)
}

function mention(
  reading: Reading,
  { start, end }: Found,
  length: { days?: number; nights?: number },
): LengthMention {
  const after = reading.lower.slice(end, end + 16)
  const before = reading.lower.slice(Math.max(0, start - 22), start)
  const whole =
    wholePattern.test(after) ||
    /(?<!spread )\bover $|\brest of (?:the|our|these|those|my) $/.test(before) ||
    /(?<!in )\b(?:total(?: of)?|altogether|overall)[ :]*$/.test(before)
  const part =
    reading.follows(partBehind, end, 60) ||
    (length.nights === 1 && (stopLead.test(before) || reading.follows(stopBehind, end, 60)))
  const inside =
    /^,? of (?:it|them|that|those)\b/.test(after) ||
    /\b(?:with|including|incl\.?|of which|inside|and within that)\s+$/.test(before)
  reading.claim('length', start, end)
  return { start, end, ...length, whole, ...(inside && { inside }), ...(part && { part }) }
}

/** "We stop for a night on the way": no length of the whole. */
const stopLead = /\b(?:stop(?:ping|s)?|break|pause)(?: (?:off|over|there))? for $/
const stopBehind = /^(?: (?:in|at) [a-z]+(?: [a-z]+)?)? (?:on (?:the|our|my) way|en route)\b/

/** "Two days by the sea at the end": of the trip that was told otherwise. */
const partBehind =
  /^(?: (?:by|at|on|in|of) (?:the )?[a-z]+(?: [a-z]+)?)?,? (?:at|in|to|towards) (?:the )?(?:very )?(?:end|beginning|start|middle|finish)\b(?! of\b)/

function lengthOf({ groups, text }: Found): { days?: number; nights?: number } | undefined {
  const low = toCount(
    /^(?:the|first|second|third|last|final|other)$/.test(groups.low ?? '') ? 'one' : groups.low,
  )
  const high = toCount(groups.high) ?? low
  if (!(low && high) || high < low) return undefined
  if (/^nig?/.test(groups.unit ?? '')) return { nights: high }
  if (/\blong weekend/.test(text)) return { days: 3 }
  const each = unitLengths[groups.unit ?? ''] ?? 1
  return { days: Math.round(high * each + (groups.half || groups.more ? each / 2 : 0)) }
}

function fixedLength(text: string): { days?: number; nights?: number } {
  if (/day[- ]trip/.test(text)) return { days: 1 }
  if (/overnight/.test(text)) return { nights: 1 }
  if (/fortnight/.test(text)) return { days: 14 }
  if (/\bnight$/.test(text)) return { nights: 1 }
  if (/^half/.test(text)) return { days: 4 }
  if (/month/.test(text)) return { days: 30 }
  if (/week[- ]?long/.test(text)) return { days: 7 }
  if (/\bweek ?$/.test(text)) return { days: 7 }
  return { days: /long weekend/.test(text) ? 3 : 2 }
}

/** "5 days, 4 nights" is one length, said twice. */
function together(mentions: LengthMention[], reading: Reading): LengthMention[] {
  const joined: LengthMention[] = []
  for (const each of mentions) {
    const last = joined.at(-1)
    const gap = last && reading.lower.slice(last.end, each.start)
    const half = last && (last.days === undefined) !== (each.days === undefined)
    if (last && half && gap !== undefined && /^\s*[,/(&]?\s*(?:and |with )?$/.test(gap)) {
      const near = Math.abs((last.days ?? each.days ?? 0) - (last.nights ?? each.nights ?? 0)) <= 1
      if (near) {
        Object.assign(last, { ...each, ...last, end: each.end, whole: last.whole || each.whole })
        continue
      }
    }
    joined.push(each)
  }
  return joined
}
