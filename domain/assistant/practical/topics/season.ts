/** When something can be seen that has its season: blossom, red leaves, Christmas markets. */

import { monthNames } from '#domain/calendar/english-dates.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { Ask, Said, Topic } from '../practical-answer.ts'
import { claim, joined, unknown } from '../said.ts'

interface Season {
  asked: RegExp
  /** Words by which our notes speak of it. */
  noted: RegExp
  name: string
}

const seasons: readonly Season[] = [
  {
    asked: /\b(?:(?:cherry )?blossoms?|sakura|cherries bloom|cherry trees)\b/,
    noted: /\bcherry[- ]blossom|\bin blossom\b/i,
    name: 'the blossom',
  },
  {
    asked:
      /\b(?:autumn (?:leaves|colou?rs)|fall (?:leaves|colou?rs|foliage)|foliage|maples?|red leaves|leaves (?:turn|change|fall)|(?:are|see) the leaves)\b/,
    noted: /\bmaples?\b|\bautumn (?:leaves|colou?rs)\b/i,
    name: 'the autumn leaves',
  },
  { asked: /\btulips?\b/, noted: /\btulips\b/i, name: 'the tulips' },
  { asked: /\bjacarandas?\b/, noted: /\bjacarandas\b/i, name: 'the jacarandas' },
  {
    asked:
      /\b(?:christmas|xmas|advent) markets?\b|\b(?:do|does|when) the markets? (?:start|open|begin)/,
    noted: /\b(?:christmas|advent|christkindl\w*) ?market/i,
    name: 'the Christmas markets',
  },
]

const asksWhen =
  /\b(?:when|what time of (?:the )?year|best (?:time|month|season)|which (?:month|week)|how long (?:do|does|are|is)|until when|from when|(?:start|open|begin|end)s?$)\b/
/** A note answers a when-question only if it names a month. */
const dated = new RegExp(`\\b(?:${monthNames.join('|')})\\b`)

export const season: Topic = {
  name: 'season',
  asked: ({ words }) => (asksWhen.test(words) ? words.search(seasonIn(words)?.asked ?? /$^/) : -1),
  answer: (ask) => {
    const meant = seasonIn(ask.words)
    if (!meant) return null
    const cities = ask.where.flatMap(({ destination }) => destination ?? [])
    if (cities.length > 0) return joined(cities.slice(0, 2).map((city) => inCity(city, meant)))
    return anywhere(ask, meant)
  },
}

/** When it is there, as our notes say it: "early April". Null where they name no month. */
export function whenInSeason(text: string, { facts, about }: Destination): string | null {
  const meant = seasonIn(text.toLowerCase())
  if (!meant) return null
  const clauses = [...facts.goodToKnow, about].flatMap((each) => each.split(/[.;,]/))
  const told = clauses.find((clause) => meant.noted.test(clause) && dated.test(clause))
  return told ? (inMonth.exec(told)?.[0] ?? null) : null
}

const inMonth = new RegExp(
  `(?:(?:early|mid|late|the (?:first|second) half of)[ -])?(?:${monthNames.join('|')})\\b`,
)

const seasonIn = (words: string) => seasons.find(({ asked }) => asked.test(words))

function inCity(city: Destination, meant: Season): Said {
  const told = notesIn(city, meant)
  return told.length > 0
    ? claim(`In ${city.name}: ${told.slice(0, 2).join(' ')} The days differ from year to year.`)
    : unknown(
        `When ${meant.name} can be seen in ${city.name} our notes don’t say; its tourist office does.`,
      )
}

/** The answer where no city was named: the cities that have a note on it. */
function anywhere({ question }: Ask, meant: Season): Said | null {
  const told = (question.catalogue ?? [])
    .flatMap((city) => {
      const [note] = notesIn(city, meant)
      return note ? [{ city, note }] : []
    })
    .slice(0, 3)
  if (told.length === 0) return null
  return joined([
    claim(
      `That depends on the city. ${told.map(({ city, note }) => `${city.name}: ${note}`).join(' ')}`,
    ),
    claim('The days differ from year to year.'),
  ])
}

/** The parts of our notes that speak of it with a month. */
function notesIn({ facts, about, places }: Destination, { noted }: Season): string[] {
  const general = [...facts.goodToKnow, about]
    .flatMap((text) => text.split(/(?<=[.;]) /))
    .filter((note) => noted.test(note) && dated.test(note))
    .map((note) => note.replace(/;$/, '.'))
    .map((note) => `${note.charAt(0).toUpperCase()}${note.slice(1)}`)
  const houses = places
    .map((place) => ({ ...place, told: allSaid(place) }))
    .filter(({ name, told }) => noted.test(`${name} ${told}`))
    .toSorted((a, b) => b.essential - a.essential)
    .flatMap(({ name, hours, told }) => {
      const range = noted.test(name) ? seasonOf(hours) : null
      if (range) return [`${name} is open ${range}, by our notes.`]
      return dated.test(told) ? [`${name}: ${told}`] : []
    })
  return [...general, ...houses]
}

/** "Nov 20-Dec 23 10:00-21:30" as "from November 20 to December 23". */
function seasonOf(hours: string | null): string | null {
  const dates = [...(hours ?? '').matchAll(/\b([A-Z][a-z]{2}) (\d{1,2})(?![:\d])/g)].map(
    ([, month = '', day = '']) => {
      const name = monthNames.find((each) => each.startsWith(month))
      return name ? `${name} ${day}` : null
    },
  )
  const [first, ...rest] = dates.filter((each) => each !== null)
  const last = rest.at(-1)
  return first && last ? `from ${first} to ${last}` : null
}
