import { Mic } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { notify } from '#app/ui/notify.ts'
import type { Heard } from './dictation.ts'
import { useDictation } from './use-dictation.ts'

interface VoiceButtonProps {
  label: string
  onWords: (words: string) => void
  /** Class of the note that says, while recording, who hears it. */
  noteClassName: string
}

/** Dictation, where there is any. It says who may hear, before and while it records. */
export function VoiceButton({ label, onWords, noteClassName }: VoiceButtonProps) {
  const noteId = useId()
  const { heardBy, isRecording, toggle } = useDictation((heard) => {
    if (heard.ok) onWords(heard.value)
    else tell(heard)
  })
  if (heardBy === null) return null
  const note = `While it records, ${heardBy} may hear you.`
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={isRecording ? 'Stop recording' : label}
        aria-pressed={isRecording}
        aria-describedby={noteId}
        title={note}
        onClick={toggle}
        className={cx(isRecording && 'bg-coral-wash text-coral-deep!')}
      >
        <Mic
          aria-hidden="true"
          className={cx('size-5', isRecording && 'motion-safe:animate-breathe')}
        />
      </Button>
      <p
        id={noteId}
        role="status"
        className={isRecording ? cx('text-coral-deep text-sm', noteClassName) : 'sr-only'}
      >
        {isRecording ? `Recording. ${note}` : note}
      </p>
    </>
  )
}

function tell({ reason, message }: Exclude<Heard, { ok: true }>): void {
  if (reason === 'silent') notify.info(message)
  else {
    notify.error(
      'Speech recognition failed. Please try again.',
      message === '' ? {} : { description: message },
    )
  }
}
