/**
 * Answers with a language model, and with the embedded brain within the same request where the model
 * is slow, failing, malformed or used up. The log tells which it was; the answer need not.
 */
import type { AssistantTurn, Brain, BrainOptions } from '#domain/assistant/brain.ts'
import type { ModelOutcome } from './ask-model.ts'
import type { ModelBudget } from './usage-limits.ts'

export interface ModelOrEmbedded {
  ask: (turn: AssistantTurn, options: BrainOptions) => Promise<ModelOutcome>
  embedded: Brain
  budget: ModelBudget
  now: () => number
  /** Numbers and reasons, and nothing of what was said. */
  log: (line: Readonly<Record<string, unknown>>) => void
}

export function modelOrEmbedded({ ask, embedded, budget, now, log }: ModelOrEmbedded): Brain {
  return {
    name: 'model',
    async answer(turn, options) {
      const since = now()
      const isGranted = await budget.take().catch(uncounted(log))
      if (!isGranted) {
        log({ event: 'assistant-model', outcome: 'budget', ms: Math.round(now() - since) })
        return embedded.answer(turn, options)
      }
      let spoke = false
      const tell: BrainOptions['tell'] = (event) => {
        spoke ||= event.kind === 'words'
        options.tell(event)
      }
      const outcome = await ask(turn, { ...options, tell })
      const { cost } = outcome
      await budget.settle(cost.inputTokens + cost.outputTokens).catch(uncounted(log))
      log({
        event: 'assistant-model',
        outcome: outcome.ok ? 'answered' : outcome.reason,
        ...(!outcome.ok && { detail: outcome.message }),
        ms: Math.round(now() - since),
        ...cost,
      })
      options.signal.throwIfAborted()
      // Without a memory of its own: the embedded brain reads the history when it answers again.
      if (outcome.ok) return outcome.value
      return embedded.answer(turn, spoke ? withoutWords(options) : options)
    },
  }
}

/**
 * Where the model's budget can't be counted the model is not used: the embedded brain answers, and
 * the log says why.
 */
const uncounted = (log: ModelOrEmbedded['log']) => (error: unknown) => {
  log({ event: 'assistant-model', outcome: 'not-counted', detail: String(error) })
  return false
}

/** Does not stream words: those of two brains would run into each other. The whole answer comes at the end. */
function withoutWords(options: BrainOptions): BrainOptions {
  return {
    ...options,
    tell: (event) => {
      if (event.kind !== 'words') options.tell(event)
    },
  }
}
