/** What is celebrated, with its number: "for her 30th", "mum turns 60", "our 25th wedding anniversary". */
import type { Reading } from '../reading.ts'
import type { TripBrief } from '../schema.ts'

export interface Celebrated {
  occasion: Extract<TripBrief['occasions'][number], 'birthday' | 'anniversary'>
  /** "30th birthday". */
  called: string
}

const tens =
  'first|tenth|fifteenth|sixteenth|eighteenth|twentieth|twenty-?first|twenty-?fifth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth|hundredth'
const nth = `(?<nth>\\d{1,3}(?:st|nd|rd|th)|${tens})`
const jewel = '(?<jewel>silver|golden|ruby|pearl|diamond|coral|emerald|sapphire)'
const notADate =
  '(?! (?:of |day|night|floor|evening|morning|afternoon|grade|row|century|time|trip|visit|district|arrondissement|until|till|to |-|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b)'
const birthday = new RegExp(
  `\\b${nth}(?: |-)?(?:birthday|bday|b-day|b'day)(?: (?:party|trip|weekend|dinner))?(?![a-z])`,
)
const anniversary = new RegExp(
  `\\b(?:${nth}|${jewel}) (?:(?:wedding )?anniversary|wedding(?! (?:day|party|guests?|dress)))\\b`,
)
/** "Our 10th" is of the two, "her 30th" of one. */
const bare = new RegExp(
  `\\b(?<whose>my|our|his|her|their|(?:mum|mom|mother|dad|father|husband|wife|hubby|partner|girlfriend|boyfriend|friend|bestie|mate|sister|brother|son|daughter|aunt|uncle|grandma|grandpa|gran|nan|granddad|grandad|in-law|boss|cousin|twin)'?s|(?:parents|grandparents|folks|in-laws)'?) (?:big )?(?:(?<tens>[1-9]0|18|21|16|65|75)(?:st|nd|rd|th)|(?<word>${tens}))(?![a-z'-])${notADate}`,
)
const turns =
  /\b(?:turn(?:s|ing|ed)?|will be|becomes?) (?:the big )?(?<age>\d{1,2})\b(?! ?(?:degrees|days?|nights?|weeks?|people|euros?|km|hours?|of us|in total|%|adults?|kids|this (?:spring|summer) and))(?=[^.!?]{0,60}\b(?:so|celebrat|party|that (?:day|week|weekend)|on (?:that|the|\d|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday))|[^.!?]{0,8}(?:,|$|\.| in | and ))/
const yearsMarried =
  /\b(?:celebrat(?:e|es|ing) )?(?<n>[1-9]\d?) years (?:of )?(?:married|marriage|being married|of being married|together|as a couple)\b|(?<=\b(?:we|us|(?:husband|wife|partner) and (?:i|me))(?: are|'re| will be| want to)? )celebrat(?:e|ing) (?:our )?(?<c>[1-9]\d?) years(?! (?:old|of (?!us|love)))\b|\b(?:wedding )?anniversary,? \(?(?<a>[1-9]\d?) years(?: together)?(?=\)|,|\.|$)|\bmarried (?:for )?(?<m>\d\d?) years(?= (?:this|in|on)\b)/
const isTurning = /^turn/

function ordinal(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 14
  const end = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${end}`
}

export function readCelebrated(reading: Reading): Celebrated | undefined {
  const day = dayNamed(reading)
  const at = day && reading.spans.at(-1)?.start
  // "Celebrating our 25th anniversary": the verb says no more than its day.
  const verb = celebrating.exec(reading.lower.slice(0, at))
  if (verb && reading.isFree(verb.index, verb.index + (verb[1] ?? '').length)) {
    reading.claim('occasion', verb.index, verb.index + (verb[1] ?? '').length)
  }
  return day
}

const celebrating = /\b(celebrat(?:e|es|ing|ion of)) (?:[a-z']+ ){0,2}$/

function dayNamed(reading: Reading): Celebrated | undefined {
  const [day] = reading.find(birthday)
  if (day) {
    reading.claim('occasion', day.start, day.end)
    return { occasion: 'birthday', called: `${day.groups.nth} birthday` }
  }
  const [wedding] = reading.find(anniversary)
  if (wedding) {
    const { nth: number, jewel: stone } = wedding.groups
    reading.claim('occasion', wedding.start, wedding.end)
    return {
      occasion: 'anniversary',
      called: stone ? `${stone} wedding` : `${number} anniversary`,
    }
  }
  const [years] = reading.find(yearsMarried)
  if (years) {
    reading.claim('occasion', years.start, years.end)
    return {
      occasion: 'anniversary',
      called: `${ordinal(Number(years.groups.n ?? years.groups.m ?? years.groups.c ?? years.groups.a))} anniversary`,
    }
  }
  const [plain] = reading.find(bare)
  if (plain) {
    const { whose = '', tens: number, word } = plain.groups
    const said = word ?? ordinal(Number(number))
    const at = plain.end - (number ? number.length + 2 : said.length)
    reading.claim('occasion', at, plain.end)
    const isOfTwo =
      !/\btwins?\b/.test(reading.lower) &&
      /^(?:our|their|parents|grandparents|folks|in-laws)/.test(whose)
    return isOfTwo
      ? { occasion: 'anniversary', called: `${said} anniversary` }
      : { occasion: 'birthday', called: `${said} birthday` }
  }
  const [turning] = reading
    .findSaid(turns)
    .filter(({ text, start, end }) => isTurning.test(text) && reading.isFree(start, end))
  if (!turning) return undefined
  reading.claim('occasion', turning.start, turning.end)
  return { occasion: 'birthday', called: `${ordinal(Number(turning.groups.age))} birthday` }
}
