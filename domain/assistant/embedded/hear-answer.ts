/** Short messages that only mean something as the answer to our question, or as a choice among what was shown. */
import { refOf } from './hear.ts'
import type { Memory } from './memory.ts'
import type { EmbeddedKnowledge, Heard } from './message-context.ts'

/** "2", after "how many of you?"; "7, from 28 December". */
export function asAnswer(prompt: string, { open }: Memory): string {
  const slot = open?.kind === 'slot' ? open.slot : null
  const bare = /^\W*(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\W*$/i.exec(
    prompt,
  )
  const number = bare?.groups?.number
  if (number && slot === 'party') return `${number} people`
  if (number && slot === 'days') return `${number} days`
  return prompt.replace(
    /\b(take|make it|say|need) (\d{1,2})(?=,? (?:from|until|starting)\b)/i,
    (_, verb: string, days: string) => `${verb} ${days} days`,
  )
}

/** "Something closer, we're in London": while the destination is open, the town named is where the trip starts. */
const whereFrom =
  /\b(?:we|i)(?:'re| are|'m| am)(?: based| living| staying)? (?:in|near|from)\b|\b(?:we|i) live in\b/

export function withHome(heard: Heard, memory: Memory): Heard {
  const [home, ...others] = heard.said.destinations
  const isOpen =
    memory.meant === 'proposals' && memory.brief.destinations.every(({ slug }) => !slug)
  if (!isOpen || !home || others.length > 0 || !whereFrom.test(heard.lower)) return heard
  return { ...heard, destinations: [], said: { ...heard.said, destinations: [], origin: home } }
}

const ordinals = ['first', 'second', 'third', 'fourth']
const counts = ['one', 'two', 'three', 'four']

/** "The first one", of cities that were proposed or compared. */
export function withShownCity(heard: Heard, memory: Memory, knowledge: EmbeddedKnowledge): Heard {
  if (heard.destinations.length > 0 || heard.places.length > 0) return heard
  const said =
    /\b(?:the )?(?<which>first|second|third|fourth|last|former|latter)(?: (?:one|city|place|option)\b|(?=\W*$)|(?= (?!day|night|week|time|evening|morning|trip|visit)\w))|\b(?:number|option|no\.?) (?<number>\d|one|two|three|four)\b/.exec(
      `${heard.lower} `,
    )?.groups
  const which =
    ordinals[Number(said?.number ?? Number.NaN) - 1] ??
    ordinals[counts.indexOf(said?.number ?? '')] ??
    said?.which
  if (!which) return heard
  const index = which === 'former' ? 0 : ordinals.indexOf(which)
  const thing = index < 0 ? memory.shown.at(-1) : memory.shown[index]
  if (!thing || thing.placeId !== null) return heard
  const city = knowledge.catalogue.bySlug.get(thing.slug)
  if (!city) return heard
  return {
    ...heard,
    destinations: [city],
    said: { ...heard.said, destinations: [refOf(city)] },
  }
}
