import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'

interface StepperProps {
  label: string
  name: string
  /** Undefined shows an empty field, which says nothing. */
  value: number | undefined
  least: number
  most: number
  onChange: (value: number) => void
}

/** A number with a button on either side; without script a field for a number. */
export function Stepper({ label, name, value, least, most, onChange }: StepperProps) {
  const id = useId()
  const within = (number: number) => Math.max(least, Math.min(most, number))
  const step = (by: number) => onChange(within((value ?? (by > 0 ? least - 1 : least)) + by))
  const quiet = '[@media(scripting:none)]:hidden'
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          size="icon"
          aria-label={`Fewer ${label.toLowerCase()}`}
          className={quiet}
          disabled={value === undefined || value <= least}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden="true" className="size-5" />
        </Button>
        <div className="w-20">
          <Input
            id={id}
            name={name}
            type="number"
            inputMode="numeric"
            min={least}
            value={value ?? ''}
            onChange={({ target }) => {
              const number = target.valueAsNumber
              if (Number.isInteger(number)) onChange(Math.max(least, Math.min(9999, number)))
            }}
            className="text-center tabular-nums"
          />
        </div>
        <Button
          variant="secondary"
          size="icon"
          aria-label={`More ${label.toLowerCase()}`}
          className={quiet}
          disabled={value !== undefined && value >= most}
          onClick={() => step(1)}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  )
}
