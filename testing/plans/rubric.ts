/** Ten questions to a plan that was read from top to bottom, and the answers of who read it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

export const questions = {
  icons: 'Does it have what a visit of this length must not miss, and nothing dull in its stead?',
  wishes: 'Is everything that was named planned, or said at the top with the reason?',
  meals: 'Is every meal at a sensible hour, near where one is, and fit for who eats?',
  walking: 'Are days kept to an area, with short ways and no zigzag?',
  light: 'Is what is outdoors visited by daylight, and sunset, heat, cold and season minded?',
  closures: 'Is everything open when it is visited, holidays included, or marked to be checked?',
  pace: 'Would this party enjoy these days: not rushed, not empty, rest where it is due?',
  words: 'Does it read as a person would write it, with a reason to go for every stop?',
  honesty: 'Is what was assumed, estimated, not understood or not met said, and nothing untrue?',
  wayOut:
    'Where something does not work, is there a next step; where all does, a worthwhile choice?',
} as const
export type Question = keyof typeof questions
export const questionNames = Object.keys(questions) as Question[]

const answersSchema = z.record(
  z.string(),
  z.strictObject({
    /** Which plan was read: see `fingerprint`. */
    read: z.string(),
    /** Why not, for each question that is answered with no. */
    no: z.partialRecord(z.enum(questionNames as [Question, ...Question[]]), z.string().min(10)),
  }),
)
export type Answers = z.infer<typeof answersSchema>[string]

export const answers = answersSchema.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'answers.json'), 'utf8')),
)

export const scoreOf = ({ no }: Answers): number => questionNames.length - Object.keys(no).length

/** FNV-1a over a plan's text: tells whether answers were given to the plan as it is. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
