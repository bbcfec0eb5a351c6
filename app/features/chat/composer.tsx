import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { VoiceButton } from '#app/features/voice/index.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { mostPromptCharacters } from '#domain/assistant/contract.ts'

interface ComposerProps {
  isWaiting: boolean
  onSend: (words: string) => void
  onStop: () => void
  inputRef: RefObject<HTMLTextAreaElement | null>
  /** Leaves room for the resize handle in the window's corner. */
  hasCorner: boolean
}

/** Enter sends, Shift and Enter begins a new line. What was typed stays until it was sent. */
export function Composer({ isWaiting, onSend, onStop, inputRef, hasCorner }: ComposerProps) {
  const [words, setWords] = useState('')
  const isEmpty = words.trim() === ''
  const isTooLong = words.length > mostPromptCharacters
  const canSend = !isWaiting && !isEmpty && !isTooLong
  function send() {
    if (!canSend) return
    onSend(words)
    setWords('')
  }
  function press(event: KeyboardEvent) {
    // Enter that ends the composition of an input method does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={cx(
        'flex shrink-0 flex-col gap-1 border-hairline border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        hasCorner && 'pr-8',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isTooLong && (
        <p role="alert" className="px-1 text-danger text-sm">
          That is too long by {(words.length - mostPromptCharacters).toLocaleString('en-US')}{' '}
          characters.
        </p>
      )}
      <div className="flex flex-wrap items-end gap-1">
        <label className="min-w-0 grow basis-0">
          <VisuallyHidden>Your message</VisuallyHidden>
          <textarea
            ref={inputRef}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={press}
            rows={1}
            placeholder="Where to, and for how long?"
            enterKeyHint="send"
            className="field-sizing-content block max-h-40 min-h-touch w-full resize-none rounded-control border border-control-line bg-surface-control px-3.5 py-2.5 [font-kerning:none]"
          />
        </label>
        <VoiceButton
          label="Dictate"
          noteClassName="order-first basis-full px-1"
          onWords={(heard) => {
            setWords((before) => [before.trim(), heard].filter(Boolean).join(' '))
            inputRef.current?.focus()
          }}
        />
        {isWaiting ? (
          <Button variant="secondary" size="icon" aria-label="Stop" onClick={onStop}>
            <Square aria-hidden="true" className="size-4 fill-current" />
          </Button>
        ) : (
          <Button type="submit" size="icon" aria-label="Send" disabled={!canSend}>
            <ArrowUp aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
    </form>
  )
}
