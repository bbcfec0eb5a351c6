/**
 * Answers a message with a language model: it looks things up with tools and hands in an answer. Every
 * end is a value: an answer, or why there is none; and in each case what it cost.
 */
import {
  APICallError,
  isStepCount,
  type LanguageModel,
  streamText,
  ToolChoiceViolationError,
} from 'ai'
import type { AssistantTurn, BrainAnswer, BrainOptions } from '#domain/assistant/brain.ts'
import type { Failure } from '#domain/outcome/outcome.ts'
import { AnswerAsItComes } from './answer-as-it-comes.ts'
import { assistantTools } from './assistant-tools.ts'
import { composeAnswer } from './compose-answer.ts'
import { conversationMessages } from './conversation-messages.ts'
import { Found } from './found.ts'
import { type ModelAnswer, modelAnswerSchema, readProse } from './model-answer.ts'
import { systemPrompt } from './system-prompt.ts'
import type { ModelKnowledge } from './tools/tool-context.ts'

/** The most requests to the model for one answer; in the last it can only hand one in. */
const mostSteps = 6
const mostTokensOfAnswer = 60_000
const mostTokensOfStep = 2000

export type ModelFailureReason =
  /** `left`: whoever asked has disconnected. */
  'left' | 'slow' | 'rate-limited' | 'down' | 'refused' | 'malformed' | 'too-many-steps'

export interface ModelCost {
  inputTokens: number
  outputTokens: number
  steps: number
  toolCalls: number
}

export type ModelOutcome = ({ ok: true; value: BrainAnswer } | Failure<ModelFailureReason>) & {
  cost: ModelCost
}

export interface AskModelOptions extends BrainOptions {
  model: LanguageModel
  /** Its name, for "How do you know?". */
  modelName: string
  knowledge: ModelKnowledge
  brand: string
  timeoutMs: number
  newId: () => string
}

export async function askModel(
  turn: AssistantTurn,
  options: AskModelOptions,
): Promise<ModelOutcome> {
  const { model, modelName, knowledge, brand, timeoutMs, newId, tell } = options
  const time = AbortSignal.timeout(timeoutMs)
  const signal = AbortSignal.any([options.signal, time])
  const found = new Found(turn.trip)
  const cost: ModelCost = { inputTokens: 0, outputTokens: 0, steps: 0, toolCalls: 0 }
  const coming = new AnswerAsItComes(found, tell)
  const tools = assistantTools({ knowledge, turn, found, tell, signal, newId })
  const messages = conversationMessages(turn)
  const failed = (reason: ModelFailureReason, message: string): ModelOutcome => {
    if (options.signal.aborted) return { ok: false, reason: 'left', message: 'Nobody waits', cost }
    return time.aborted
      ? { ok: false, reason: 'slow', message: `No answer in ${timeoutMs} ms`, cost }
      : { ok: false, reason, message, cost }
  }

  let answer: ModelAnswer | undefined
  let prose = ''
  let finish = ''
  let failure: ModelOutcome | undefined
  let answering: string | undefined
  let written = 0
  try {
    const { stream } = streamText({
      model,
      instructions: systemPrompt({ brand, today: turn.today }),
      messages,
      tools,
      toolCallConcurrency: 1,
      stopWhen: [
        isStepCount(mostSteps),
        () => cost.inputTokens + cost.outputTokens > mostTokensOfAnswer,
      ],
      prepareStep: ({ stepNumber }) =>
        stepNumber < mostSteps - 1
          ? {}
          : { activeTools: ['answer'], toolChoice: { type: 'tool', toolName: 'answer' } },
      maxOutputTokens: mostTokensOfStep,
      maxRetries: 0,
      abortSignal: signal,
      // Errors are parts of the stream, where they are handled; the default writes them to the console.
      onError: () => {},
    })
    for await (const part of stream) {
      switch (part.type) {
        case 'start-step':
          prose = ''
          written = 0
          break
        case 'text-delta':
          prose += part.text
          written += part.text.length
          break
        case 'tool-input-start':
          answering = part.toolName === 'answer' ? part.id : undefined
          if (answering) coming.startOver()
          break
        case 'tool-input-delta':
          written += part.delta.length
          if (part.id === answering) await coming.add(part.delta)
          break
        case 'tool-call': {
          cost.toolCalls += 1
          const read = part.toolName === 'answer' ? modelAnswerSchema.safeParse(part.input) : null
          if (read?.success) answer = read.data
          break
        }
        case 'finish-step': {
          const { inputTokens, outputTokens } = part.usage
          cost.steps += 1
          // Servers that report no tokens are counted by the length of the text.
          cost.inputTokens += inputTokens ?? Math.ceil(JSON.stringify(messages).length / 4)
          cost.outputTokens += outputTokens ?? Math.ceil(written / 4)
          finish = part.finishReason
          break
        }
        case 'error':
          failure = failureOf(part.error, failed)
          break
        case 'abort':
          failure = failed('slow', `No answer in ${timeoutMs} ms`)
          break
      }
      // After an answer only its cost is still read.
      if (failure || (answer && part.type === 'finish-step')) break
    }
  } catch (error) {
    failure = failureOf(error, failed)
  }
  if (!answer) {
    if (failure) return failure
    if (finish === 'content-filter') return failed('refused', 'The provider withheld the answer')
    if (finish === 'tool-calls') return failed('too-many-steps', `No answer in ${mostSteps} steps`)
    const read = finish === 'stop' ? readProse(prose) : undefined
    if (!read?.ok) return failed('malformed', `The model ended with "${finish}" and no answer`)
    answer = read.answer
  }
  const value = composeAnswer(answer, found, modelName)
  if (value.conversation.context === '') return failed('malformed', 'The answer had no words')
  coming.finish(value.conversation.context, answer.places)
  return { ok: true, value, cost }
}

/** In words that hold nothing of the conversation: messages of providers may quote it. */
function failureOf(
  error: unknown,
  failed: (reason: ModelFailureReason, message: string) => ModelOutcome,
): ModelOutcome {
  if (ToolChoiceViolationError.isInstance(error)) {
    return failed('too-many-steps', `No answer in ${mostSteps} steps`)
  }
  if (!APICallError.isInstance(error)) {
    return failed('malformed', error instanceof Error ? error.name : 'unknown error')
  }
  const { statusCode } = error
  if (statusCode === 429) return failed('rate-limited', 'The provider asked for patience (429)')
  if (statusCode === undefined || statusCode >= 500 || statusCode === 200) {
    return failed('down', `The provider failed (${statusCode ?? 'no answer'})`)
  }
  return failed('refused', `The provider refused the call (${statusCode})`)
}
