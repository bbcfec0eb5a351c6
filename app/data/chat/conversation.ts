/** One conversation with the assistant in this tab: what was said before, and what is being asked. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { newId } from '#app/data/new-id.ts'
import { Observable } from '#app/data/observable.ts'
import {
  type FunctionFailure,
  type FunctionOutcome,
  networkFailure,
} from '#app/lib/functions/function-outcome.ts'
import {
  type AssistantRequest,
  type AssistantResponse,
  type ChatMessage,
  mostHistoryMessages,
} from '#domain/assistant/contract.ts'
import { mergeMessages } from '#domain/chat/merge-messages.ts'
import { type AnswerPiece, askAssistant } from './ask-assistant.ts'
import {
  type ConversationState,
  emptyConversation,
  historyOf,
  joinSuggestions,
  type ShownMessage,
  withAnswer,
  withFailure,
  withMessage,
} from './conversation-state.ts'
import type {
  ConversationStore,
  KeptConversation,
  TripBeside,
  VotedSuggestion,
} from './conversation-store.ts'
import { boundedHistory } from './visitor-conversation.ts'
import { toggled, type Vote, withVote } from './votes.ts'

export interface ConversationOptions {
  store: ConversationStore
  client: () => Promise<SupabaseClient>
  /** After something was kept, or a new conversation was begun: the other tabs follow. */
  tell: (what: 'latest' | 'begun') => void
  now: () => Date
}

export type GivenVote = VotedSuggestion & { vote: Vote }

/** What became of a message; `unsent` where there is nothing to send, or an answer is on its way. */
export type Sent = 'answered' | 'stopped' | 'failed' | 'unsent'

type Answer = FunctionOutcome<AssistantResponse>

export class Conversation {
  readonly state = new Observable<ConversationState>({ ...emptyConversation, loading: true })
  private readonly options: ConversationOptions
  private asking: AbortController | undefined
  /** Messages of this tab: they are kept when the stored ones are read again. */
  private fresh: ShownMessage[] = []
  /** Counts what was said or voted in this tab: a load that began before the last count is out of date. */
  private settled = 0
  /** Votes are sent one after the other, so that the last one counts. */
  private voting: Promise<unknown> = Promise.resolve()

  constructor(options: ConversationOptions) {
    this.options = options
  }

  /** Loads what was said before; called again when another tab has changed it. */
  async load(): Promise<void> {
    const before = this.settled
    const read = await this.options.store.fetch()
    if (!read.ok) return this.change({ loading: false, loadFailed: true })
    // Something was said while the rows were on their way: they may be older than what is shown.
    if (before !== this.settled) return this.load()
    this.loaded(read.value)
  }

  private loaded({ messages, ...rest }: KeptConversation): void {
    this.change({
      // While an answer is on its way, the questions below it are those of the answer before.
      ...(this.asking ? {} : rest),
      messages: mergeMessages<ShownMessage>(keyed(messages), this.fresh),
      loading: false,
      loadFailed: false,
    })
  }

  async send(words: string, beside: TripBeside | Promise<TripBeside> = null): Promise<Sent> {
    const prompt = words.trim()
    if (prompt === '' || this.asking) return 'unsent'
    const asking = new AbortController()
    this.asking = asking
    const { sessionId, messages } = this.state.get()
    const history = boundedHistory(historyOf(messages), mostHistoryMessages)
    this.settle(withMessage(this.state.get(), { role: 'user', content: prompt, ...this.made() }))
    this.change({ followUps: [], pending: { doing: null, words: '', suggestions: [] } })
    const open = await beside
    const body = { prompt, session_id: sessionId, ...this.bodyWith(history, open) }
    const answer = await this.ask(body, asking.signal)
    // A new conversation was begun meanwhile: the answer belongs to none.
    if (this.asking !== asking) return 'stopped'
    this.asking = undefined
    const sent = this.answered(prompt, answer, open)
    await this.keep()
    return sent
  }

  private bodyWith(history: ChatMessage[], beside: TripBeside): Partial<AssistantRequest> {
    return this.options.store.requestWith(history, beside)
  }

  private ask(body: AssistantRequest, signal: AbortSignal): Promise<Answer> {
    return this.options.client().then(
      (client) => askAssistant(client, body, (piece) => this.heard(piece), signal),
      // The client itself could not be loaded.
      networkFailure,
    )
  }

  private answered(prompt: string, answer: Answer, beside: TripBeside): Exclude<Sent, 'unsent'> {
    if (answer.ok) {
      this.settle(withAnswer(this.state.get(), answer.value, this.made(), beside?.id ?? null))
      return 'answered'
    }
    if (answer.reason === 'aborted') {
      this.stopped()
      return 'stopped'
    }
    const failed = { prompt, reason: wordsOf(answer) }
    this.settle(withFailure(this.state.get(), failed, this.made()))
    return 'failed'
  }

  /** Keeps the part of the answer that has come, as a message. */
  private stopped(): void {
    const state = this.state.get()
    const content = state.pending?.words.trim() ?? ''
    const message: ShownMessage = { role: 'assistant', content, ...this.made() }
    this.settle({ ...(content === '' ? state : withMessage(state, message)), pending: null })
  }

  stop(): void {
    this.asking?.abort()
  }

  /** Asks again what was not answered, without typing it anew. */
  async retry(key: string, beside: TripBeside | Promise<TripBeside> = null): Promise<Sent> {
    const { messages } = this.state.get()
    const apology = messages.find((message) => message.key === key)
    if (!apology?.failed || this.asking) return 'unsent'
    const asked = messages[messages.indexOf(apology) - 1]
    const gone = new Set([apology.key, ...(asked?.role === 'user' ? [asked.key] : [])])
    this.fresh = this.fresh.filter((message) => !gone.has(message.key))
    this.change({ messages: messages.filter((message) => !gone.has(message.key)) })
    return this.send(apology.failed.prompt, beside)
  }

  /** Shown at once; the same vote again clears it. False where it could not be kept, and is as before. */
  async vote({ suggestionId, sessionId, vote }: GivenVote): Promise<boolean> {
    const { votes } = this.state.get()
    const before = votes[suggestionId] ?? null
    const wanted = toggled(votes[suggestionId], vote)
    this.settled += 1
    this.change({ votes: withVote(votes, suggestionId, wanted) })
    const sent = this.voting.then(() =>
      this.options.store.vote({ suggestionId, sessionId, vote: wanted }),
    )
    this.voting = sent
    const { ok } = await sent
    if (ok) await this.keep()
    else this.change({ votes: withVote(this.state.get().votes, suggestionId, before) })
    return ok
  }

  /** A new conversation: the old one ends, and stays where it was kept. */
  async begin(): Promise<void> {
    this.clear()
    this.options.store.forget()
    this.options.tell('begun')
    await this.end()
  }

  /** Empties what is shown; also when another tab has begun a new conversation. */
  clear(): void {
    this.stop()
    this.asking = undefined
    this.fresh = []
    this.settled += 1
    this.state.set(emptyConversation)
  }

  /** The chat was closed: a person's session ends, and the next message begins another. */
  async end(): Promise<boolean> {
    const { ok } = await this.options.store.end()
    return ok
  }

  private heard(piece: AnswerPiece): void {
    const { pending } = this.state.get()
    if (!pending) return
    if (piece.kind === 'doing') this.change({ pending: { ...pending, doing: piece.text } })
    if (piece.kind === 'words') {
      this.change({ pending: { ...pending, doing: null, words: pending.words + piece.text } })
    }
    if (piece.kind === 'suggestion') {
      const suggestions = joinSuggestions(pending.suggestions, [piece.suggestion])
      this.change({ pending: { ...pending, suggestions } })
    }
  }

  private settle(next: ConversationState): void {
    const known = new Set(this.state.get().messages.map(({ key }) => key))
    this.fresh = [...this.fresh, ...next.messages.filter(({ key }) => !known.has(key))]
    this.settled += 1
    this.state.set(next)
  }

  private async keep(): Promise<void> {
    const { store, tell } = this.options
    if (store.isInBrowser) {
      // Another tab may have gone on: what it kept stays.
      const read = await store.fetch()
      const stored = read.ok ? keyed(read.value.messages) : []
      this.change({ messages: mergeMessages<ShownMessage>(stored, this.fresh) })
      this.change({ isKept: store.write(this.state.get()) })
    }
    tell('latest')
  }

  private change(more: Partial<ConversationState>): void {
    this.state.set({ ...this.state.get(), ...more })
  }

  private made(): { key: string; timestamp: string } {
    return { key: newId(), timestamp: this.options.now().toISOString() }
  }
}

const keyed = (messages: readonly ChatMessage[]): ShownMessage[] =>
  messages.map((message, index) => ({ ...message, key: `earlier ${index}` }))

const refusalSchema = z.object({ message: z.string().min(1).max(400) })

/** What a person can do about it; the function's own words where it refused. */
function wordsOf({ reason, message, body }: FunctionFailure): string {
  if (reason === 'network') return 'Please check your internet connection and try again.'
  if (reason === 'structure') return message
  return refusalSchema.safeParse(body).data?.message ?? ''
}
