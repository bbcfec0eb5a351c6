import { cx } from '#app/ui/class-names.ts'

interface ChoiceGroupProps<Value extends string> {
  legend: string
  name: string
  choices: Readonly<Record<Value, string>>
  /** One of them, or any number. */
  kind: 'radio' | 'checkbox'
  chosen: readonly string[]
  onChange: (chosen: readonly Value[]) => void
}

/** Radio buttons or checkboxes that look like chips; ordinary fields of a form underneath. */
export function ChoiceGroup<Value extends string>({
  legend,
  name,
  choices,
  kind,
  chosen,
  onChange,
}: ChoiceGroupProps<Value>) {
  const values = Object.keys(choices) as Value[]
  const toggle = (value: Value, isOn: boolean) => {
    if (kind === 'radio') onChange([value])
    else onChange(values.filter((each) => (each === value ? isOn : chosen.includes(each))))
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <label
            key={value}
            className={cx(
              'relative inline-flex min-h-touch cursor-pointer items-center rounded-full border border-control-line px-4 text-sm',
              'hover:border-on-surface has-checked:border-transparent has-checked:bg-info-wash has-checked:font-semibold has-checked:text-info has-checked:ring-2 has-checked:ring-info',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring',
            )}
          >
            <input
              type={kind}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {choices[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
