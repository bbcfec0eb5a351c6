/** Single questions with their answers, as a page that is read. Each begins a conversation of its own. */
import type { BrainToGrade } from './brain-to-grade.ts'
import { converse } from './run-dialogues.ts'
import { singleQuestions } from './single-questions.ts'
import { answerLines } from './write-talk.ts'

export async function writeQuestions({ brain }: BrainToGrade): Promise<string> {
  const lines = ['# Single questions', '']
  for (const { kind, asked } of singleQuestions) {
    lines.push(`## ${kind}`, '')
    for (const question of asked) {
      const { response } = await converse(brain, null).say(question)
      lines.push(`> ${question}`, '', ...answerLines(response), '')
    }
  }
  return `${lines.join('\n').trim()}\n`
}
