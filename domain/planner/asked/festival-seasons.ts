/** Festivals of the town that a request names: their next days become the dates of the trip where none were said. */
import type { BriefSpan, TripBrief } from '#domain/brief/schema.ts'
import type { DayRange } from '#domain/holidays/feasts.ts'
import { festivalDays } from '#domain/holidays/festival-days.ts'
import type { Destination } from '#domain/places/schema.ts'

interface FestivalMeant {
  name: string
  /** Its name as it stands in the request. */
  said: { start: number; end: number; text: string }
  windows: DayRange[]
  /** The sentence on the dates, to stand after "Days chosen for your wish: ". */
  says: string
}

type Town = Pick<Destination, 'festivals'>

/** Words before a one-word feast name: alone, Pride and Carnival may mean something else. */
const isFor =
  "(?:during|for|over|around|at|while|see(?:ing)?|attend(?:ing)?|catch(?:ing)?|experienc(?:e|ing)|celebrat(?:e|ing)|in time for|coincid\\w+ with|visit(?:ing)?)(?: (?:the|this year['’]s|its|their|some of the))? "
const against =
  '(?:\\b(?:no|not|avoid(?:ing)?|outside|clear of|except|without|before|after|miss(?:ing|ed)?|skip)(?: \\w+){0,2} )'
/** Sights that are called like a feast and are there all year. */
const standing =
  '(?! (?:museum|monument|square|house|memorial|street|avenue|park|hall|center|centre))'
/** Variants of a name: "Jazz Festival" is also said as "Jazz Fest". */
const asSaid = (name: string) =>
  name
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]?")
    .replace(/ Fest(?:ival)?$/, ' Fest(?:ival)?')

export function festivalMeant(
  text: string,
  { festivals = [] }: Town,
  today: string,
): FestivalMeant | null {
  const [found] = festivals.flatMap(({ name, on }) => {
    const said = saidIn(text, name)
    return said ? [{ name, on, said }] : []
  })
  if (!found) return null
  const year = Number(today.slice(0, 4))
  const windows = [year, year + 1].flatMap((each) => festivalDays(found.on, each))
  const isExact = windows.every(({ exact }) => exact)
  return {
    name: found.name,
    said: found.said,
    windows,
    says: isExact ? `${found.name} is kept then` : `${found.name} usually lies in these weeks`,
  }
}

function saidIn(text: string, name: string): FestivalMeant['said'] | null {
  // "Fallas: the Cremà" is a day of one that has its own row.
  if (name.includes(':')) return null
  const lead = name.includes(' ') ? '' : isFor
  const found = new RegExp(
    `(?<against>${against})?\\b${lead}(?<said>${asSaid(name)})\\b${standing}`,
    'iu',
  ).exec(text)
  const said = found?.groups?.said
  if (!found || said === undefined || found.groups?.against !== undefined) return null
  const end = found.index + found[0].length
  return { start: end - said.length, end, text: said }
}

/** The brief with the festival as what says when: it is no sight that could be missing, and no word that nobody knows. */
export function withFestival(brief: TripBrief, { name, said }: FestivalMeant): TripBrief {
  const isOther = (words: string) => !name.toLowerCase().includes(words.toLowerCase())
  const isBeside = ({ start, end }: BriefSpan) => end <= said.start || said.end <= start
  const spans = [...brief.spans.filter(isBeside), { slot: 'dates' as const, ...said }]
  return {
    ...brief,
    mustSee: brief.mustSee.filter(isOther),
    notUnderstood: brief.notUnderstood.filter(isOther),
    tastes: [...brief.tastes.filter(isOther), name],
    spans: spans.toSorted((a, b) => a.start - b.start),
  }
}
