/** Distances from where somebody lives, and between towns that only the gazetteer knows. */
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import { wayReason } from '#domain/proposals/reasons.ts'
import { between } from '../practical/topics/ways.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { hereabouts } from './resolve-reference.ts'

/** "How long is the flight?", once it was said where one lives. */
export function wayFromHome(context: MessageContext): Reply | null {
  const { heard, brief } = context
  const asks =
    /\bhow (?:long|far)\b.*\b(?:flight|fly|flying|journey|trip there|get there)\b|\b(?:too )?(?:long|far) (?:a |of a )?(?:flight|fly|journey)\b|\btoo far\b/
  if (!brief.origin?.at || !asks.test(heard.lower) || heard.places.length > 0) return null
  const told = hereabouts(context)
    .slice(0, 3)
    .flatMap((destination) => wayReason(destination, brief).says ?? [])
  if (told.length === 0) return null
  return {
    meant: 'practical',
    words: `${told.join(' ')} These are estimates from the distance: which flights there are I don’t know.`,
    ask: null,
    followUps: [],
    grounds: told.map((claim) => ({ claim, source: estimatedFrom('distance') })),
  }
}

/** "How far is Dakar from Marrakesh?": the map knows towns that the catalogue has not. */
export function wayToStranger({ heard }: MessageContext): Reply | null {
  if (!/\bhow far\b|\bdistance\b|\bfar (?:apart|from|away)\b/.test(heard.lower)) return null
  const { origin, destinations } = heard.said
  const ends = [...(origin ? [origin] : []), ...destinations].flatMap(({ name, at, slug }) =>
    at ? [{ name, at, slug }] : [],
  )
  const [one, two] = ends
  if (!one || !two || ends.every(({ slug }) => slug)) return null
  const { words, grounds } = between(one, two, false)
  return { meant: 'practical', words, ask: null, followUps: [], grounds: [...grounds] }
}
