import { interestWords, paceWords } from '#domain/brief/set-by-hand/slots.ts'
import { ChoiceGroup } from './choice-group.tsx'
import type { FieldProps } from './field-props.ts'
import { Stepper } from './stepper.tsx'

const mostPeople = 99

export function WhoField({ shown, onSet, prefix }: FieldProps) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <Stepper
        label="Adults"
        name={`${prefix}adults`}
        value={shown.adults}
        least={0}
        most={mostPeople}
        onChange={(adults) => onSet({ adults, children: shown.children ?? 0 })}
      />
      <Stepper
        label="Children"
        name={`${prefix}children`}
        value={shown.children}
        least={0}
        most={mostPeople}
        onChange={(children) => onSet({ adults: shown.adults ?? 1, children })}
      />
    </div>
  )
}

export function PaceField({ shown, onSet, prefix }: FieldProps) {
  return (
    <ChoiceGroup
      legend="Pace"
      name={`${prefix}pace`}
      kind="radio"
      choices={paceWords}
      chosen={shown.pace ? [shown.pace] : []}
      onChange={([pace]) => pace && onSet({ pace })}
    />
  )
}

export function LikesField({ shown, onSet, prefix }: FieldProps) {
  return (
    <ChoiceGroup
      legend="What you enjoy"
      name={`${prefix}likes`}
      kind="checkbox"
      choices={interestWords}
      chosen={shown.likes ?? []}
      onChange={(likes) => onSet({ likes })}
    />
  )
}

const dietChoices = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  pescatarian: 'Pescatarian',
  halal: 'Halal',
  kosher: 'Kosher',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'nut-free': 'Nut-free',
  'shellfish-free': 'Shellfish-free',
} as const

export function DietField({ shown, onSet, prefix }: FieldProps) {
  return (
    <ChoiceGroup
      legend="What you eat"
      name={`${prefix}diet`}
      kind="checkbox"
      choices={dietChoices}
      chosen={shown.diets ?? []}
      onChange={(diets) => onSet({ diets })}
    />
  )
}

export function StepFreeField({ shown, onSet, prefix }: FieldProps) {
  return (
    <ChoiceGroup
      legend="Getting around"
      name={`${prefix}stepfree`}
      kind="checkbox"
      choices={{ yes: 'Step-free: no stairs, short walks' }}
      chosen={shown.stepFree ? ['yes'] : []}
      onChange={(chosen) => onSet({ stepFree: chosen.length > 0 })}
    />
  )
}
