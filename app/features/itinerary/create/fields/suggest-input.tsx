import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Input } from '#app/ui/input.tsx'
import type { Suggestion } from '../reading/messages.ts'

interface SuggestInputProps
  extends Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'defaultValue'> {
  suggestions: readonly Suggestion[]
  onType: (text: string) => void
  /** Chosen from the list, or typed and left. */
  onTake: (text: string) => void
  /** Whether the field is empty again after something was taken. */
  clears?: boolean
}

/** A text field with a list of suggestions: arrows choose, Enter takes, Escape closes. */
export function SuggestInput({
  suggestions,
  onType,
  onTake,
  clears = false,
  ...rest
}: SuggestInputProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = isOpen ? suggestions : []

  const take = (input: HTMLInputElement, text: string) => {
    const words = text.trim()
    setOpen(false)
    setActive(-1)
    onType('')
    input.value = clears ? '' : words
    if (words !== '' || !clears) onTake(words)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((at) => Math.max(-1, Math.min(suggestions.length - 1, at + step)))
    } else if (event.key === 'Enter' && input.value.trim() !== '') {
      // Takes what is written instead of sending the form.
      event.preventDefault()
      take(input, shown[active]?.value ?? input.value)
    } else if (event.key === 'Escape' && shown.length > 0) {
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <div className="relative">
      <Input
        {...rest}
        ref={field}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        onFocus={({ currentTarget }) => onType(currentTarget.value)}
        onChange={({ target }) => {
          onType(target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={press}
        onBlur={({ currentTarget }) => take(currentTarget, currentTarget.value)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Suggestions"
        hidden={shown.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-control border border-hairline bg-surface p-1.5 shadow-soft"
      >
        {shown.map(({ value, hint }, index) => (
          <div
            key={value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Prevents the blur that would take the text typed so far.
            onPointerDown={(event) => event.preventDefault()}
            onPointerUp={() => field.current && take(field.current, value)}
            className="flex min-h-touch cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-chip px-3 py-1.5 aria-selected:bg-info-wash"
          >
            <span>{value}</span>
            {hint && <span className="text-on-surface-muted text-sm">{hint}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}
