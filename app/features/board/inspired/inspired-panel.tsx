import { Sparkles, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { SuggestionCard } from '#app/features/suggestions/index.ts'
import { VoiceButton } from '#app/features/voice/index.ts'
import { useBrand } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { Input } from '#app/ui/input.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { BoardId } from '#domain/ideas/ids.ts'
import { AddToBoard } from './add-to-board.tsx'
import type { Inspiration } from './use-inspiration.ts'

interface InspiredPanelProps {
  inspiration: Inspiration
  isSignedIn: boolean
  boardId: BoardId | null
}

/** The assistant beside the board: it covers a corner, so that one sees what lands on the board. */
export function InspiredPanel({ inspiration, isSignedIn, boardId }: InspiredPanelProps) {
  const { name: product } = useBrand()
  const titleId = useId()
  const { messages, suggestions, followUps, nextQuestion, thinking, ask, close } = inspiration
  const listRef = useRef<HTMLDivElement>(null)
  // The newest message is in view.
  useEffect(() => {
    if (messages.length > 0) listRef.current?.scrollTo({ top: listRef.current.scrollHeight })
  }, [messages.length])
  return (
    <section
      role="dialog"
      aria-labelledby={titleId}
      data-surface="paper"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="fixed inset-x-0 bottom-0 z-50 flex max-h-[80vh] flex-col gap-4 overflow-y-auto overscroll-contain rounded-t-card bg-surface p-5 text-on-surface shadow-soft ring-1 ring-hairline motion-safe:animate-from-bottom md:inset-x-auto md:right-6 md:bottom-26 md:max-h-[min(80vh,calc(100vh-8rem))] md:w-110 md:rounded-card print:hidden"
    >
      <header className="flex items-start justify-between gap-3">
        <div>
          <h2 id={titleId} className="font-display text-xl">
            Get Inspired with {product}
          </h2>
          <p className="text-on-surface-muted text-sm">
            {nextQuestion ?? "Let's plan your perfect trip together"}
          </p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close"
          onClick={close}
          className="-mt-2 -mr-2"
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </header>
      <div ref={listRef} className="max-h-96 shrink-0 overflow-y-auto rounded-chip">
        <div role="log" aria-label="Conversation" className="flex flex-col gap-3">
          {messages.map(({ role, content, timestamp }) => (
            <p
              key={`${role} ${timestamp}`}
              dir="auto"
              className={cx(
                'max-w-[85%] whitespace-pre-line break-words rounded-card px-4 py-2.5 text-sm',
                role === 'user' ? 'self-end bg-violet text-paper' : 'self-start bg-surface-sunken',
              )}
            >
              <VisuallyHidden>{role === 'user' ? 'You: ' : `${product}: `}</VisuallyHidden>
              {content}
            </p>
          ))}
          {thinking && (
            <p className="animate-breathe self-start rounded-card bg-surface-sunken px-4 py-2.5 text-on-surface-muted text-sm">
              {product} is thinking...
            </p>
          )}
        </div>
      </div>
      {suggestions.length > 0 && (
        <section aria-label={`${product}'s Suggestions`}>
          <h3 className="mb-3 font-semibold">{product}'s Suggestions:</h3>
          <ul className="flex flex-col gap-4">
            {suggestions.map((suggestion) => (
              <SuggestionCard key={suggestion.id} suggestion={suggestion} heading="h4">
                <AddToBoard suggestion={suggestion} isSignedIn={isSignedIn} boardId={boardId} />
              </SuggestionCard>
            ))}
          </ul>
        </section>
      )}
      {followUps.length > 0 && (
        <section aria-label="Follow-up Questions">
          <h3 className="mb-2 font-semibold">Follow-up Questions:</h3>
          <ul className="flex flex-wrap gap-2">
            {followUps.map((question) => (
              <li key={question}>
                <Button variant="secondary" size="sm" onClick={() => void ask(question)}>
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AskForm thinking={thinking} ask={ask} onClose={close} />
    </section>
  )
}

interface AskFormProps {
  thinking: boolean
  ask: Inspiration['ask']
  onClose: () => void
}

function AskForm({ thinking, ask, onClose }: AskFormProps) {
  const { name: product } = useBrand()
  const [words, setWords] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '' || thinking) return
    // What was typed stays where there was no answer.
    if (await ask(words)) setWords('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <div className="relative">
        <Input
          aria-label={`Ask ${product} anything about your trip...`}
          placeholder={`Ask ${product} anything about your trip...`}
          dir="auto"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="pr-14"
        />
        <div className="absolute top-0.5 right-1">
          <VoiceButton
            label="Speak your question"
            noteClassName="absolute right-0 bottom-full z-10 mb-1 w-max max-w-[70vw] rounded-chip bg-surface px-3 py-1.5 shadow-soft"
            onWords={setWords}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          loading={thinking}
          loadingLabel="Thinking..."
          iconStart={<Sparkles aria-hidden="true" className="size-5" />}
          className="grow"
        >
          Get Inspired with {product}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}
