/**
 * What planning a wish in plain words answers, whatever it asks for: what was understood and what
 * was not, what was taken for granted, which wishes the plan does not keep, and a trip; or a question
 * or proposals in its stead.
 */
import { z } from 'zod'
import { spanSlots } from '#domain/brief/slots.ts'
import { tripSchema } from '#domain/trip/schema.ts'

const sentence = z.string().min(1)

export const planAnswerSchema = z.strictObject({
  /** The words that were read, and as what. */
  understood: z.array(z.strictObject({ slot: z.enum(spanSlots), text: z.string() })),
  /** Words that say something, but nobody knows what. */
  notUnderstood: z.array(z.string()),
  assumed: z.array(sentence),
  unmet: z.array(sentence),
  /** What to know before one goes, and what a change would buy. */
  notes: z.array(sentence),
  question: sentence.nullable(),
  /** Trips that could be meant, each as words that can be asked for. */
  proposals: z.array(z.strictObject({ says: sentence, wish: sentence })),
  /** What to change where wishes can't hold together: each is enough; some as words to ask with. */
  waysOut: z.array(z.strictObject({ says: sentence, wish: sentence.optional() })),
  /** Null where there is a question or a proposal instead. */
  trip: tripSchema.nullable(),
})
export type PlanAnswer = z.infer<typeof planAnswerSchema>

export function emptyAnswer(): PlanAnswer {
  return {
    understood: [],
    notUnderstood: [],
    assumed: [],
    unmet: [],
    notes: [],
    question: null,
    proposals: [],
    waysOut: [],
    trip: null,
  }
}

/** Words that join others and wish for nothing by themselves. */
const fillers = new Set(
  (
    'a about all along also am an and any anything are as at be been but by can could do for from get ' +
    'give go going had has have having help hello hey hi i id if im in is it its just kindly know let ' +
    'lets like looking love make maybe me my need next of off ok on or our out over plan planning ' +
    'please really should so some somewhere something take thank thanks that the their them then ' +
    'there these they things this through to too trip travel traveling travelling us very visit want ' +
    'wanted wants was we were what when where which while who will with within would you your around ' +
    'see holiday vacation days day night nights week weeks weekend people person stay staying spend ' +
    'near between each every more most no not only than up via during starting'
  ).split(' '),
)

/** The runs of words outside everything that was understood. */
export function notUnderstood(
  text: string,
  spans: readonly { start: number; end: number }[],
): string[] {
  const covered = new Uint8Array(text.length)
  for (const { start, end } of spans) covered.fill(1, start, end)
  const open = Array.from(text, (letter, index) => (covered[index] ? '\n' : letter)).join('')
  return open
    .split(/[\n.,;:!?()]+/)
    .map((run) => trimmed(run.split(/\s+/).filter(Boolean)).join(' '))
    .filter((run) => /\p{L}/u.test(run))
}

function trimmed(words: readonly string[]): readonly string[] {
  const says = (word: string) => !fillers.has(word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const first = words.findIndex(says)
  return first < 0 ? [] : words.slice(first, words.findLastIndex(says) + 1)
}
