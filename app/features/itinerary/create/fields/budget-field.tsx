import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import type { FieldProps } from './field-props.ts'

const levels = { low: 'On a budget', medium: 'Mid-range', high: 'Splash out' } as const

/** How dear it may be, or a sum in words: one of the two. */
export function BudgetField({ shown, onSet, prefix }: FieldProps) {
  const budget = shown.budget === 'none' ? '' : (shown.budget ?? '')
  const isLevel = Object.hasOwn(levels, budget)
  const sum = isLevel ? '' : budget
  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup
        legend="Budget"
        name={`${prefix}budget`}
        kind="radio"
        choices={levels}
        chosen={isLevel ? [budget] : []}
        onChange={([level]) => level && onSet({ budget: level })}
      />
      <FormField label="Or a sum" hint="With its currency, in total, per person or per day.">
        <Input
          key={sum}
          name={`${prefix}budget`}
          defaultValue={sum}
          maxLength={60}
          placeholder="1200 EUR per person"
          autoComplete="off"
          onBlur={({ target }) => {
            const said = target.value.trim()
            if (said !== sum) onSet({ budget: said || 'none' })
          }}
        />
      </FormField>
    </div>
  )
}
