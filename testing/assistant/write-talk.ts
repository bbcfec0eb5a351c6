/** A conversation as a page that is read from top to bottom. */
import type { BrainAnswer } from '#domain/assistant/brain.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { BrainToGrade } from './brain-to-grade.ts'
import { tripAfter } from './graded-turn.ts'
import { converse, spoken, tripBeside } from './run-dialogues.ts'
import type { Talk } from './talks.ts'

export async function writeTalk(
  { file, card, trip, turns }: Talk,
  graded: BrainToGrade,
): Promise<string> {
  const conversation = converse(graded.brain, tripBeside(trip, graded))
  const lines = [`# ${file}`, '', card, '']
  if (conversation.trip)
    lines.push(`Open: ${conversation.trip.title}.`, '', ...tripLines(conversation.trip), '')
  for (const turn of turns) {
    const { say, accept } = typeof turn === 'string' ? { say: turn } : turn
    const said = spoken(say, conversation)
    const { response } = await conversation.say(said)
    lines.push(
      `> ${said}${typeof say === 'string' ? '' : ' *(tapped)*'}`,
      '',
      ...answerLines(response),
      '',
    )
    if (!accept) continue
    const { operations } = response
    if (response.trip) {
      conversation.trip = response.trip
      lines.push('*Opens the trip.*', '')
    } else if (conversation.trip && operations) {
      conversation.trip = tripAfter(conversation.trip, operations)
      lines.push('*Accepts.*', '')
    }
  }
  return `${lines.join('\n').trim()}\n`
}

export function answerLines(answer: BrainAnswer): string[] {
  const { conversation, suggestions, trip, operations } = answer
  const { context, next_question: question, follow_ups: followUps } = conversation
  return [
    ...context.split('\n'),
    ...(question ? ['', question] : []),
    ...(suggestions.length > 0
      ? ['', ...suggestions.map(({ title, reasoning }) => `- **${title}**: ${reasoning}`)]
      : []),
    ...(trip ? ['', ...tripLines(trip)] : []),
    ...(operations ? ['', `Proposes: ${operations.map(({ kind }) => kind).join(', ')}.`] : []),
    '',
    `[${followUps.join('] [')}]`,
  ]
}

function tripLines({ days }: Trip): string[] {
  return days.map(({ date, stops }) => {
    const names = stops.map(({ name, start }) => (start ? `${start.slice(11, 16)} ${name}` : name))
    return `- ${date}: ${names.join('; ') || 'free'}`
  })
}
