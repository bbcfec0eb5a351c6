import { useId } from 'react'
import { cx } from '#app/ui/class-names.ts'
import type { Trip } from '#domain/trip/schema.ts'

const paces = [
  ['slow', 'Slow'],
  ['balanced', 'Balanced'],
  ['fast', 'Packed'],
] as const satisfies readonly (readonly [Trip['pace'], string])[]

interface PaceChoiceProps {
  value: Trip['pace']
  onChange: (pace: Trip['pace']) => void
}

export function PaceChoice({ value, onChange }: PaceChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Pace</legend>
      <div className="flex gap-1 rounded-control border border-hairline bg-surface-sunken p-1">
        {paces.map(([pace, label]) => (
          <label
            key={pace}
            className={cx(
              'inline-flex min-h-touch grow cursor-pointer items-center justify-center rounded-chip px-3 font-semibold text-on-surface-muted',
              'has-checked:bg-surface has-checked:text-on-surface has-checked:shadow-soft',
              'has-focus-visible:outline-3 has-focus-visible:outline-violet',
            )}
          >
            <input
              type="radio"
              name={name}
              value={pace}
              checked={value === pace}
              onChange={() => onChange(pace)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
