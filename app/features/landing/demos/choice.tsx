import { useId } from 'react'
import { cx } from '#app/ui/class-names.ts'

interface ChoiceProps<Value extends string> {
  question: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons that look like a switch, for two or three options. */
export function Choice<Value extends string>({
  question,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="inline-flex min-w-0 flex-wrap noscript:hidden rounded-[1.625rem] border border-control-line bg-surface-control p-0.5">
      <legend className="sr-only">{question}</legend>
      {options.map(([option, label]) => (
        <label
          key={option}
          className={cx(
            'inline-flex min-h-touch cursor-pointer items-center rounded-full px-4 text-sm has-focus-visible:outline-3 has-focus-visible:outline-focus-ring',
            option === value
              ? 'bg-dusk font-semibold text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
              : 'text-on-surface',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
