import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'

interface StepperProps {
  label: string
  hint?: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

/** A small number by two buttons; the number itself is a field for those who type. */
export function Stepper({ label, hint, value, least, most, onChange }: StepperProps) {
  const id = useId()
  const within = (next: number) => Math.min(most, Math.max(least, next))
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="font-semibold">
        {label}
        {hint && <span className="block font-normal text-on-surface-muted text-sm">{hint}</span>}
      </label>
      <div className="flex items-center gap-1">
        <Button
          variant="outline"
          size="icon"
          aria-label={`Fewer: ${label}`}
          disabled={value <= least}
          onClick={() => onChange(within(value - 1))}
        >
          <Minus aria-hidden="true" className="size-5" />
        </Button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          value={value}
          onChange={({ target }) => {
            const typed = Number.parseInt(target.value, 10)
            onChange(Number.isNaN(typed) ? least : within(typed))
          }}
          className="h-touch w-12 rounded-chip bg-transparent text-center font-semibold text-lg tabular-nums"
        />
        <Button
          variant="outline"
          size="icon"
          aria-label={`More: ${label}`}
          disabled={value >= most}
          onClick={() => onChange(within(value + 1))}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  )
}
