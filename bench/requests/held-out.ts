/** Grades the held-out requests and dialogues: by class, and what was wrong without a question. */
import type { BriefContext } from '#domain/brief/brief-context.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import { applyFollowUp } from '#domain/follow-up/follow-up.ts'
import { dayIdSchema } from '#domain/trip/ids.ts'
import { blindRequests } from '#testing/requests/held-out/blind.ts'
import { heldOutClasses } from '#testing/requests/held-out/corpus.ts'
import { type HeldOutDialogue, heldOutDialogues } from '#testing/requests/held-out/dialogues.ts'
import { type Grade, gradeReading, type Reading } from '#testing/requests/held-out/grade.ts'
import { percentOf } from '../figures.ts'

type Read = (text: string) => TripBrief

interface Score {
  /** Requests, or dialogues. */
  count: number
  slots: number
  /** In per cent of the slots that are stated. */
  slotsRight: number
  whollyRight: number
  wrongDestinations: number
}

const readingOf = (brief: TripBrief): Reading => ({ brief, notUnderstood: brief.notUnderstood })

export function judgeHeldOut(read: Read): Score & { classes: Record<string, Score> } {
  const byClass = heldOutClasses.map(({ name, requests }) => ({
    name,
    grades: requests.map(([text, expected]) => [gradeReading(readingOf(read(text)), expected)]),
  }))
  return {
    ...scoreOf(byClass.flatMap(({ grades }) => grades)),
    classes: Object.fromEntries(byClass.map(({ name, grades }) => [name, scoreOf(grades)])),
  }
}

export function judgeBlind(read: Read): Score {
  return scoreOf(
    blindRequests.map(([text, expected]) => [gradeReading(readingOf(read(text)), expected)]),
  )
}

/** A dialogue is wholly right when it is so after each of its turns. */
export function judgeHeldOutDialogues(read: Read, context: BriefContext): Score {
  return scoreOf(heldOutDialogues.map((dialogue) => gradesOf(dialogue, read, context)))
}

function gradesOf(dialogue: HeldOutDialogue, read: Read, context: BriefContext): Grade[] {
  const [opening, ...later] = dialogue
  const briefs = [read(opening.says)]
  const grades = [gradeReading(readingOf(briefs[0] ?? read(opening.says)), opening.gives)]
  for (const { says, gives } of later) {
    const before = briefs.at(-1) ?? read(opening.says)
    const days = Array.from({ length: before.days ?? 0 }, (_, index) =>
      dayIdSchema.parse(`day-${index + 1}`),
    )
    const followUp = applyFollowUp(before, says, context, days)
    if (followUp.undo && briefs.length > 1) briefs.pop()
    else briefs.push(followUp.brief)
    grades.push(gradeReading(readingOf(briefs.at(-1) ?? followUp.brief), gives))
  }
  return grades
}

/** Each item is a request with one grade, or a dialogue with a grade for each turn. */
function scoreOf(items: readonly (readonly Grade[])[]): Score {
  const grades = items.flat()
  const sum = (of: (grade: Grade) => number) => grades.reduce((all, grade) => all + of(grade), 0)
  const slots = sum(({ stated }) => stated)
  const whole = items.filter((item) => item.every(({ wrong }) => wrong.length === 0))
  return {
    count: items.length,
    slots,
    slotsRight: percentOf(
      sum(({ right }) => right),
      slots,
    ),
    whollyRight: percentOf(whole.length, items.length),
    wrongDestinations: sum(({ wrongDestination }) => Number(wrongDestination)),
  }
}
