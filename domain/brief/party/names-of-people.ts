/** Names behind a word for people, "our daughter Maisie (8)", "our kids Tom and Ella", as signs which the sum of a party passes over. */
import type { Reading } from '../reading.ts'

/** The first letter of a name is told from the others, so that names can be counted. */
export const nameStart = '\u0002'
const nameRest = '\u0003'
/** A part of a pattern: one of them. */
export const namePattern = `${nameStart}${nameRest}*`

const singular =
  'wife|husband|partner|girl ?friend|boy ?friend|gf|bf|fiance|fiancee|spouse|hubby|mum|mom|mother|dad|father|sister|brother|aunt(?:ie)?|uncle|cousin|friend|mate|bestie|colleague|son|daughter|boy|girl|kid|child|baby|toddler|teen|teenager|niece|nephew|grandson|granddaughter|grandchild|grandkid|godson|goddaughter|godmother|godfather|gran|grandma|grandmother|grandpa|grandfather|grandad|nan|nana|nonna|oma|opa|(?:mother|father|sister|brother)-in-law|flatmate|roommate|housemate|stepson|stepdaughter|little'
const plural =
  'kids|children|boys|girls|sons|daughters|twins|teens|teenagers|nieces|nephews|grandkids|grandchildren|friends|mates|sisters|brothers|cousins|parents'
const whose = new RegExp(
  `\\b(?:(?<one>${singular})|(?<many>${plural})(?<told>:|,(?= [a-z])| called|,? named)?)(?=[ ,])`,
  'g',
)
const noName =
  '(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|I|In|On|At|To|From|For|And|The|We|With|Our|My|Budget|Not|No|Flying|Hotel)\\b)'
const name = `${noName}[A-Z][a-z'-]{1,14}(?![A-Za-z])`
const firstName = new RegExp(` ${name}`, 'y')
const nextName = new RegExp(`(?:, and |, | and | & )${name}`, 'y')
const age =
  / ?\((?:aged? |who is |who's |now |nearly |almost )?\d{1,2}(?: ?(?:years?|yrs?|yo|y\/o)(?: old)?)?\)/y
const bareAge = /,? \d{1,2}(?=,? and |, | & |[.;)]|$)/y
/** In small letters only an age in brackets tells a name. */
const smallName = / [a-z]{2,12}(?= \((?:aged? )?\d{1,2}\))/y
/** "Sam (41), Jo (39), Milo (6) and Ruby (3)": those who travel, by nothing but their names. */
const roll = new RegExp(
  `(?<![A-Za-z'-] |[A-Za-z'-])${name} ?\\(\\d{1,2}\\)(?:(?:, and |, | and | & |,? \\+ ?)${name} ?\\(\\d{1,2}\\))+`,
  'g',
)
/** "Bob and I", "me and Bob". */
const besideWriter = new RegExp(
  `(?<![A-Za-z'-] |[A-Za-z'-])(?!(?:Yes|No|Ok|Okay|Hello|Hi|Hey|Thanks|Work|Now|So|Well|Sorry|Please|You|It|He|She|They|This|That|Both|All|Just|Me|Us|Mum|Mom|Dad|Hubby|Wife|Husband|Partner|Dog|Cat|Pup|Puppy)\\b)${name}(?= (?:and|&|\\+) (?:I|me|myself)\\b)|(?<=\\b[Mm]e(?: and| &| \\+) )${name}`,
  'g',
)
/** "Sarah, Priya and me", "me, Tom and Ellie": those who travel with whoever writes. */
const severalBeside = new RegExp(
  `(?<![A-Za-z'-] |[A-Za-z'-])${name}(?:, ${name})+(?=,? (?:and|&|\\+) (?:I|me|myself)\\b)|(?<=\\b[Mm]e(?:,| and| &| \\+|, and) )${name}(?:(?:, and |, | and | & )${name})+(?![a-z'-])`,
  'g',
)
const inRoll = new RegExp(`(?<name>${name}) ?\\((?<age>\\d{1,2})\\)`, 'g')
/** Nights in a row of towns are fewer. */
const grown = 25

type WrittenNames = Pick<Reading, 'lower' | 'plain' | 'spans'>

function at(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start
  return pattern.exec(text)
}

/** The request in small letters, with signs for names. What was read as anything but people is no name, unless an age tells it. */
export function withNamesFilled({ lower, plain, spans }: WrittenNames): string {
  let text = lower
  const isFree = (from: number, to: number) =>
    !spans.some(({ slot, start, end }) => slot !== 'party' && start < to && from < end)
  const fill = (start: number, end: number) => {
    text = text.slice(0, start) + nameStart + nameRest.repeat(end - start - 1) + text.slice(end)
  }
  for (const { index, 0: word, groups } of lower.matchAll(whose)) {
    const start = index + word.length
    if (groups?.one === undefined) {
      for (const each of namesBehind(start, groups?.told)) fill(each.start, each.end)
      continue
    }
    const [found] = at(firstName, plain, start) ?? at(smallName, lower, start) ?? []
    if (found === undefined) continue
    const end = start + found.length
    if (at(age, plain, end) !== null || isFree(start, end)) fill(start, end)
  }
  for (const { index, 0: who } of plain.matchAll(besideWriter))
    if (isFree(index, index + who.length)) fill(index, index + who.length)
  for (const { index, 0: words } of plain.matchAll(severalBeside)) {
    const each = [...words.matchAll(new RegExp(name, 'g'))].map((found) => index + found.index)
    const lengths = words.match(new RegExp(name, 'g')) ?? []
    const ends = each.map((start, at) => start + (lengths[at] ?? '').length)
    if (each.every((start, at) => isFree(start, ends[at] ?? start)))
      for (const [at, start] of each.entries()) fill(start, ends[at] ?? start)
  }
  for (const { index, 0: words } of plain.matchAll(roll)) {
    const named = [...words.matchAll(inRoll)]
    const isOurs = named.every((each) => {
      const start = index + each.index
      return isFree(start, start + (each.groups?.name ?? '').length)
    })
    if (!isOurs || !named.some(({ groups }) => Number(groups?.age) >= grown)) continue
    for (const each of named) {
      const start = index + each.index
      fill(start, start + (each.groups?.name ?? '').length)
    }
  }
  return text

  /** The names behind a word for several, each with an age or none with one. */
  function namesBehind(from: number, told: string | undefined): { start: number; end: number }[] {
    const names: { start: number; end: number; isAged: boolean }[] = []
    const years = told === ':' ? [age, bareAge] : [age]
    let start = from
    for (;;) {
      const found = at(names.length === 0 && told !== ',' ? firstName : nextName, plain, start)
      if (!found) break
      const end = start + found[0].length
      const said = years.map((pattern) => at(pattern, plain, end)).find(Boolean)
      const isAged = said !== undefined
      if (names.length > 0 && names[0]?.isAged !== isAged) break
      if (!isAged && !isFree(start, end)) break
      names.push({ start, end, isAged })
      start = end + (said?.[0].length ?? 0)
    }
    // "My friends, Rome and Florence": behind a comma an age tells that they are names.
    const isSure = names[0]?.isAged === true || told === undefined || told.length > 1
    return names.length > 1 && isSure ? names : []
  }
}
