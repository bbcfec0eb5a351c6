/** Wishes without a slot in the brief that the planner reads: told as understood, in the traveller's words. */
import type { BriefSpan, TripBrief } from '#domain/brief/schema.ts'
import { withoutAsides } from '../asked/asides.ts'
import { experiencesIn } from '../asked/heard-experiences.ts'
import type { PlanAnswer } from './answer.ts'

export interface HeardWishes {
  understood: PlanAnswer['understood']
  /** Whether words are part of one. */
  isPart: (words: string) => boolean
}

export function wishesUnderstood(
  text: string,
  spans: readonly BriefSpan[],
  names: readonly string[],
): HeardWishes {
  // A brief from a conversation has words of several messages, without positions.
  const isOfText = spans.every((span) => text.slice(span.start, span.end) === span.text)
  const plain = withoutAsides(text)
  const found = isOfText
    ? experiencesIn(plain, names, spans).flatMap(({ heard }) => {
        const said = heard.exec(plain)
        if (!said) return []
        const [head, end] = [said.index, said.index + said[0].length]
        // "Something festive": an adjective alone is no thing.
        const start = head - (/\bsomething $/i.exec(plain.slice(0, head))?.[0].length ?? 0)
        const isTold = spans.some((span) => span.start < end && start < span.end)
        return isTold ? [] : [{ start, text: plain.slice(start, end) }]
      })
    : []
  const lines = found
    .toSorted((a, b) => a.start - b.start)
    .filter(({ text: words }, at, all) => all.findIndex((each) => each.text === words) === at)
  return {
    understood: lines.map((line) => ({ slot: 'interest' as const, text: line.text })),
    isPart: (words) =>
      lines.some((line) =>
        line.text
          .toLowerCase()
          .split(/[\s-]+/)
          .includes(words.toLowerCase()),
      ),
  }
}

/** The manner of the visit, where the brief has no line for it. */
export function mannerUnderstood(
  text: string,
  spans: readonly BriefSpan[],
  said: readonly string[],
  slot: BriefSpan['slot'] = 'pace',
): PlanAnswer['understood'] {
  return [...new Set(said)].flatMap((words) => {
    const start = text.indexOf(words)
    const isTold = spans.some((span) => span.start < start + words.length && start < span.end)
    return start < 0 || isTold ? [] : [{ slot, text: words }]
  })
}

/** Slots that have no meaning within such words: the days of "nothing on Saturday that needs a ride". */
const ofTheTrip = new Set<BriefSpan['slot']>(['dates', 'length', 'pace'])

/** Spans that are not part of words about the days, which are told as a whole. */
export function besideManner(
  text: string,
  spans: readonly BriefSpan[],
  said: readonly string[],
): readonly BriefSpan[] {
  const runs = said.flatMap((words) => {
    const start = text.indexOf(words)
    return start < 0 ? [] : [{ start, end: start + words.length }]
  })
  return spans.filter(
    (span) =>
      !(
        ofTheTrip.has(span.slot) &&
        runs.some(
          ({ start, end }) =>
            start <= span.start && span.end <= end && end - start > span.end - span.start,
        )
      ),
  )
}

const isWithin = (words: string, said: readonly string[]) =>
  said.some((each) => each.toLowerCase().includes(words.toLowerCase()))
/** Slots with free words. */
const openSlots = new Set<BriefSpan['slot']>(['interest', 'dislike', 'mustAvoid'])

/** Words about the days or the manner, which are no thing to like: "we sleep late", "second time there". */
export function asManner(
  understood: PlanAnswer['understood'],
  said: readonly string[],
): PlanAnswer['understood'] {
  return understood.map((line) =>
    openSlots.has(line.slot) && isWithin(line.text, said)
      ? { ...line, slot: 'pace', text: withItsNo(line.text, said) }
      : line,
  )
}

/** Includes the negation: "No long evenings". */
function withItsNo(words: string, said: readonly string[]): string {
  const whole = said.find(
    (each) => refuses.test(each) && each.toLowerCase().endsWith(words.toLowerCase()),
  )
  return whole ?? words
}

const refuses = /^(?:no|not|nothing|without|don['’]?t|do not|doesn['’]?t|never|hate|avoid)\b/i

/** The brief without likings and refusals read from such words. */
export function withoutManner(brief: TripBrief, said: readonly string[]): TripBrief {
  const isThing = (words: string) => !isWithin(words, said)
  return {
    ...brief,
    tastes: brief.tastes.filter(isThing),
    mustAvoid: brief.mustAvoid.filter(isThing),
  }
}
