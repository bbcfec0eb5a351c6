import { Check, Pipette } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#app/ui/class-names.ts'
import { defaultColor, presetColors } from '#domain/ideas/idea.ts'
import { colorName } from './color-names.ts'

interface ColorPickerProps {
  value: string
  onChange: (color: string) => void
  label?: string
}

/** White, the ten colours of the board, and any other. */
export function ColorPicker({ value, onChange, label = 'Color' }: ColorPickerProps) {
  const name = useId()
  const chosen = value.toLowerCase()
  const isCustom = ![defaultColor, ...presetColors].some((each) => each.toLowerCase() === chosen)
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-1">
        {[defaultColor, ...presetColors].map((color) => (
          <label
            key={color}
            className="relative inline-flex size-9 cursor-pointer items-center justify-center"
          >
            <input
              type="radio"
              name={name}
              value={color}
              checked={color.toLowerCase() === chosen}
              onChange={() => onChange(color)}
              className="peer absolute inset-0 z-1 cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: color }}
              className="inline-flex size-7 items-center justify-center rounded-full border border-ink/25 text-ink transition-transform peer-checked:scale-115 peer-focus-visible:outline-3 peer-focus-visible:outline-focus-ring peer-focus-visible:outline-offset-2 [&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100"
            >
              <Check className="size-4" />
            </span>
            <span className="sr-only">{colorName(color)}</span>
          </label>
        ))}
        <label
          className={cx(
            'relative inline-flex size-9 cursor-pointer items-center justify-center rounded-full border border-dashed',
            isCustom ? 'border-on-surface' : 'border-control-line',
          )}
          style={isCustom ? { backgroundColor: value } : undefined}
        >
          <Pipette aria-hidden="true" className="size-4" />
          <span className="sr-only">Custom color</span>
          <input
            type="color"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
    </fieldset>
  )
}
