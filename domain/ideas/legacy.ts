/**
 * Ideas that an earlier version of the board kept in the browser: groups `{date, ideas}`, or a plain
 * list of ideas. Untrusted: whatever reads as an idea is taken, what does not is counted and left.
 */
import { z } from 'zod'
import { readClock } from './clock.ts'
import { defaultColor, type IdeaDraft, isColor, isDate } from './idea.ts'
import { writeIdea } from './write-idea.ts'

const ideaLikeSchema = z.object({
  title: z.union([z.string(), z.number()]).transform(String),
  description: z.string().nullish().catch(null),
  time: z.string().nullish().catch(null),
  color: z.string().nullish().catch(null),
  date: z.string().nullish().catch(null),
})
const groupSchema = z.object({ date: z.unknown(), ideas: z.array(z.unknown()) })

export interface SavedIdeas {
  ideas: readonly IdeaDraft[]
  /** How many entries were no idea. */
  unreadable: number
}

/** Null where the text is no list at all. */
export function readSavedIdeas(text: string): SavedIdeas | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!Array.isArray(value)) return null
  const read = value.flatMap((entry) => {
    const { data: group } = groupSchema.safeParse(entry)
    return group ? group.ideas.map((idea) => readIdea(idea, group.date)) : [readIdea(entry, null)]
  })
  const ideas = read.flatMap((each) => each ?? [])
  return { ideas, unreadable: read.filter((each) => each === null).length }
}

function readIdea(value: unknown, groupDate: unknown): IdeaDraft[] | null {
  const { data } = ideaLikeSchema.safeParse(value)
  if (!data) return null
  const date = [data.date, groupDate].find(isDate) ?? null
  const time = data.time ? readClock(data.time) : null
  // Values that do not fit their field are kept in the description.
  const asides = [
    data.description,
    data.time && time === null ? `Time: ${data.time}` : null,
    date === null &&
    typeof groupDate === 'string' &&
    groupDate !== 'unscheduled' &&
    groupDate !== ''
      ? `Date: ${groupDate}`
      : null,
  ]
  const written = writeParts(data.title, asides.filter(Boolean).join('\n\n'))
  if (!written) return null
  const color = isColor(data.color) ? data.color : defaultColor
  return written.map((part) => ({ ...part, color, date, time }))
}

/** As many ideas as the text needs: the browser's storage knew no limit. */
function writeParts(title: string, description: string) {
  const whole = writeIdea(title, description)
  if (whole.ok) return [whole.value]
  if (whole.reason === 'empty') return null
  const letters = Array.from(`${title.trim()}\n\n${description}`)
  const parts: string[] = []
  for (let from = 0; from < letters.length; from += 5000) {
    parts.push(letters.slice(from, from + 5000).join(''))
  }
  return parts.flatMap((part) => {
    const written = writeIdea(part)
    return written.ok ? [written.value] : []
  })
}
