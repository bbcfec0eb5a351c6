/** Finds which wishes a request speaks of: neither inside a name, nor inside the words of a narrower wish. */
import type { BriefSpan } from '#domain/brief/schema.ts'
import type { Place } from '#domain/places/schema.ts'
import { type Experience, experiences } from './experiences.ts'
import { isRefused } from './words-around.ts'

export function experiencesIn(
  text: string,
  names: readonly string[],
  spans: readonly BriefSpan[] = [],
  /** Wishes that only this town has words for. */
  own: readonly Experience[] = [],
): Experience[] {
  // The brief knows more ways to refuse than one can look for here: "techno is not our thing".
  const wanted = withoutRefused(text, spans)
  const said = [...own, ...experiences].filter(
    ({ heard }) => heard.test(wanted) && !isRefused(text, heard) && !isOfAName(heard, text, names),
  )
  let rest = wanted
  const narrow = said.filter((each) => {
    if (!(each.narrow && each.heard.test(rest))) return false
    rest = rest.replaceAll(everywhere(each.heard), ' ')
    return true
  })
  return said.filter((each) => narrow.includes(each) || (!each.narrow && each.heard.test(rest)))
}

/** The words without those that the brief read as refused; all of them where nothing tells where they stood. */
export function withoutRefused(text: string, spans: readonly BriefSpan[]): string {
  return spans
    .filter(({ slot, start, end, text: words }) => {
      return slot === 'dislike' && text.slice(start, end) === words
    })
    .reduce((left, { start, end }) => {
      return `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`
    }, text)
}

/** The names in a request: those read as such, and places whose names have two words or more. */
export function namesIn(text: string, named: readonly string[], places: readonly Place[]) {
  const said = text.toLowerCase()
  const called = places.map(({ name }) => name).filter((name) => name.includes(' '))
  return [...named, ...called].filter((name) => said.includes(name.toLowerCase()))
}

/** Whether a pattern matches only within names: "Wat Pho" is a temple, and no soup. */
function isOfAName(heard: RegExp, text: string, names: readonly string[]): boolean {
  const said = text.toLowerCase()
  const spans = names.flatMap((name) => spansOf(name.toLowerCase(), said))
  return [...text.matchAll(everywhere(heard))].every(({ index, 0: words }) =>
    spans.some(
      ({ from, to }) => from <= index && index + words.length <= to && to - from > words.length,
    ),
  )
}

function spansOf(name: string, text: string): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = []
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
    spans.push({ from, to: from + name.length })
  }
  return spans
}

function everywhere({ source, flags }: RegExp): RegExp {
  return new RegExp(source, `${flags.replace('g', '')}g`)
}
