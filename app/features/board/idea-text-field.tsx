import type { ClipboardEvent, Ref } from 'react'
import { VoiceButton } from '#app/features/voice/index.ts'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'

interface IdeaTextFieldProps {
  ref: Ref<HTMLInputElement>
  value: string
  onChange: (text: string) => void
  /** Several lines at once: a list. */
  onPasteLines: (text: string) => void
  error: string | undefined
}

/** The text of an idea, typed, pasted or spoken. */
export function IdeaTextField({ ref, value, onChange, onPasteLines, error }: IdeaTextFieldProps) {
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (text.trim().split(/\n/).length < 2) return
    event.preventDefault()
    onPasteLines(text)
  }
  return (
    <div className="relative">
      <FormField label="Your idea" error={error}>
        <Input
          ref={ref}
          value={value}
          dir="auto"
          autoComplete="off"
          placeholder="Sunset at Cabo da Roca, or a link, or a list"
          onChange={({ target }) => onChange(target.value)}
          onPaste={paste}
          className="pr-14"
        />
      </FormField>
      <div className="absolute top-8.5 right-1">
        <VoiceButton
          label="Speak instead of typing"
          noteClassName="absolute top-full right-0 z-10 mt-1 w-max max-w-[70vw] rounded-chip bg-surface px-3 py-1.5 shadow-soft"
          onWords={onChange}
        />
      </div>
    </div>
  )
}
