/** The worker's side: answers the questions of its page, each in its own time. */
import type { Call, Question, Reply } from './messages.ts'

export function answerQuestions<Ask extends Question, Answer>(
  answerTo: (question: Ask) => Promise<Answer>,
): void {
  const send = (reply: Reply<Answer>) => postMessage(reply)
  addEventListener('message', ({ data }: MessageEvent<Call<Ask>>) => {
    const { id } = data
    answerTo(data).then(
      (value) => send({ id, outcome: { ok: true, value } }),
      (error: unknown) =>
        send({ id, outcome: { ok: false, reason: 'failed', message: String(error) } }),
    )
  })
}
