/** What every answer keeps, whatever was asked. */

import { shownText } from './grade-words.ts'
import { type GradedTurn, type Rule, suggestedName } from './graded-turn.ts'
import { mostCharacters } from './notation.ts'
import { folded } from './place-book.ts'
import { topicsOf } from './question-topics.ts'

const most = { followUps: 5, followUpLength: 90, suggestions: 20 } as const

export const mannerRules = {
  length: ({ turn, answer }) => {
    const { length } = answer.conversation.context.trim()
    if (length === 0) return 'says nothing'
    const limit = turn.atMost ?? mostCharacters
    return length > limit ? `${length} characters, more than ${limit}` : undefined
  },
  'follow-ups': followUpFault,
  'no-repetition': ({ turn, answer, earlier }) => {
    const names = answer.suggestions.map((each) => folded(suggestedName(each)))
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice) return `suggests ${twice} twice`
    if (turn.repeats) return undefined
    const before = new Set(
      earlier.flatMap((each) => each.answer.suggestions.map((one) => folded(suggestedName(one)))),
    )
    const again = names.find((name) => before.has(name))
    if (again) return `suggests ${again} again`
    const same = earlier.some(
      (each) => folded(each.answer.conversation.context) === folded(answer.conversation.context),
    )
    return same ? 'says word for word what it said before' : undefined
  },
  'next-question': ({ answer, earlier, told }) => {
    const question = answer.conversation.next_question ?? ''
    const known = [...topicsOf(question)].find((slot) => told.has(slot))
    if (known) return `asks for ${known}, which was told: ${question}`
    const same = earlier.some(
      (each) =>
        question.trim() !== '' &&
        folded(each.answer.conversation.next_question ?? '') === folded(question),
    )
    return same ? `asks the same again: ${question}` : undefined
  },
  'real-places': ({ answer, book }) => {
    if (answer.suggestions.length > most.suggestions) return 'more suggestions than are shown'
    const invented = answer.suggestions.find((each) => {
      const name = suggestedName(each)
      return each.placeDetails && book.places(name).length === 0 && !book.destination(name)
    })
    return invented && `the catalogue has no ${suggestedName(invented)}`
  },
  'clean-text': ({ answer }) => {
    const text = [shownText(answer), ...answer.conversation.follow_ups].join('\n')
    const slip = /\bundefined\b|\bNaN\b|\[object|\$\{|\bnull\b/.exec(text)
    return slip ? `shows “${slip[0]}”` : undefined
  },
} satisfies Record<string, Rule>

function followUpFault({ said, answer, earlier }: GradedTurn): string | undefined {
  const followUps = answer.conversation.follow_ups.map(folded)
  if (followUps.length === 0) return 'no follow-ups'
  if (followUps.length > most.followUps) return `${followUps.length} follow-ups`
  if (new Set(followUps).size < followUps.length) return 'two follow-ups are the same'
  const long = followUps.find((each) => each === '' || each.length > most.followUpLength)
  if (long !== undefined) return `a follow-up has ${long.length} characters`
  const words = new Set([said, ...earlier.map((each) => each.said)].map(folded))
  const parroted = followUps.find((each) => words.has(each))
  return parroted && `offers what was said already: ${parroted}`
}
