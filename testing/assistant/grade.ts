/**
 * Grades the answers to a dialogue: each expectation right or wrong, with the reason. Pure, and
 * without a line of any assistant: it sees the answers that a person would see. An answer that is
 * missing or malformed has every expectation of its turn wrong, so that totals can be compared.
 */
import type { Trip } from '#domain/trip/schema.ts'
import { changeRules, changesNothing } from './grade-changes.ts'
import { mannerRules } from './grade-manners.ts'
import { placeRules, suggestRules } from './grade-places.ts'
import { wordRules } from './grade-words.ts'
import { type GradedTurn, offeredPlaces, type Rule, tripAfter } from './graded-turn.ts'
import { keptAt, toldAt } from './kept-constraints.ts'
import {
  type Answer,
  answerSchema,
  type Changes,
  type Dialogue,
  type DialogueClass,
  dialogueClasses,
  type Keeps,
  type Suggests,
  type Turn,
} from './notation.ts'
import type { PlaceBook } from './place-book.ts'

/** One turn as it went: what was sent, with which trip beside it, and what came back. */
export interface Exchange {
  said: string
  trip?: Trip | undefined
  response: unknown
}

export interface Verdict {
  dialogue: string
  class: DialogueClass
  /** From 1. */
  turn: number
  rule: string
  right: boolean
  /** Why it is wrong; empty where it is right. */
  reason: string
}

export function gradeDialogue(
  dialogue: Dialogue,
  exchanges: readonly Exchange[],
  book: PlaceBook,
): readonly Verdict[] {
  const [kept, told] = [keptAt(dialogue), toldAt(dialogue)]
  const earlier: { said: string; answer: Answer }[] = []
  return dialogue.turns.flatMap((turn, index) => {
    const exchange = exchanges[index]
    const read = answerSchema.safeParse(exchange?.response)
    const keeps = kept[index] ?? {}
    const verdicts = rulesOf(turn, keeps).map(([rule, grade]) => {
      const reason = graded(grade)
      const { id, class: sort } = dialogue
      return { dialogue: id, class: sort, turn: index + 1, rule, right: !reason, reason }
    })
    if (exchange && read.success) earlier.push({ said: exchange.said, answer: read.data })
    return verdicts

    function graded(grade: Rule): string {
      if (!exchange) return 'there is no answer'
      if (!read.success) return `not an answer: ${read.error.issues[0]?.message}`
      const before = exchange.trip
      return (
        grade({
          turn,
          said: exchange.said,
          answer: read.data,
          earlier,
          kept: keeps,
          told: told[index] ?? new Set(),
          before,
          after: before && tripAfter(before, read.data.operations),
          book,
        }) ?? ''
      )
    }
  })
}

/** The same rules for a turn whatever is answered. */
function rulesOf(turn: Turn, kept: Keeps): readonly (readonly [string, Rule])[] {
  const { suggests, changes } = turn
  const words = keysOf(wordRules).filter((rule) => turn[rule] !== undefined)
  return [
    ['well-formed', () => undefined],
    ...Object.entries(mannerRules),
    ...words.map((rule) => [rule, wordRules[rule]] as const),
    ...(Object.values(kept).some((value) => value !== null)
      ? [['keeps', placeRules.keeps] as const]
      : []),
    ...(turn.plans ? [['plans', placeRules.plans] as const] : []),
    ...(turn.asks ? [['asks', placeRules.asks] as const] : []),
    ...(suggests === 'nothing'
      ? [['suggests.nothing', placeRules['suggests.nothing']] as const]
      : suggests
        ? suggestionRules(suggests)
        : []),
    ...(changes === 'nothing'
      ? [['changes.nothing', changesNothing] as const]
      : changes
        ? editRules(changes)
        : []),
  ]
}

function suggestionRules(suggests: Suggests): readonly (readonly [string, Rule])[] {
  const fields = keysOf(suggestRules).filter(
    (field) => field === 'atLeast' || suggests[field] !== undefined,
  )
  return fields.map((field) => [
    `suggests.${field}`,
    (graded) => suggestRules[field](offeredPlaces(graded), suggests),
  ])
}

function editRules(changes: Changes): readonly (readonly [string, Rule])[] {
  return keysOf(changeRules)
    .filter((field) => changes[field] !== undefined)
    .map((field) => [
      `changes.${field}`,
      (graded: GradedTurn) => {
        const { before, after } = graded
        if (!before || !after) return 'no trip was beside the conversation'
        return changeRules[field]({ graded, before, after }, changes)
      },
    ])
}

export interface ClassTotal {
  class: DialogueClass
  right: number
  all: number
  /** Dialogues in which everything is right. */
  dialoguesRight: number
  dialogues: number
}

/** Totals by class, in the order of the classes; a class without a verdict is left out. */
export function totalsByClass(verdicts: readonly Verdict[]): readonly ClassTotal[] {
  return dialogueClasses.flatMap((sort) => {
    const own = verdicts.filter((verdict) => verdict.class === sort)
    if (own.length === 0) return []
    const ids = new Set(own.map(({ dialogue }) => dialogue))
    const faulty = new Set(own.filter(({ right }) => !right).map(({ dialogue }) => dialogue))
    return [
      {
        class: sort,
        right: own.filter(({ right }) => right).length,
        all: own.length,
        dialoguesRight: ids.size - faulty.size,
        dialogues: ids.size,
      },
    ]
  })
}

function keysOf<Value extends object>(value: Value): (keyof Value & string)[] {
  return Object.keys(value) as (keyof Value & string)[]
}
