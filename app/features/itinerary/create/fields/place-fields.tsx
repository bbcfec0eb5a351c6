import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { readCoordinates } from '#domain/brief/set-by-hand/coordinates.ts'
import { useSuggestions, useTown } from '../reading/use-reading.ts'
import type { FieldProps } from './field-props.ts'
import { PinMap } from './pin-map.tsx'
import { SuggestInput } from './suggest-input.tsx'
import { TokenList } from './token-list.tsx'

const withAdded = (tokens: readonly string[], text: string) => [
  ...new Set([...tokens, ...text.split(/\s*[;\n]\s*/).filter(Boolean)]),
]

/** The places to go to, as one list, however their names were separated. */
export function WhereField({ shown, onSet, prefix }: FieldProps) {
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(typed.trim() ? { kind: 'places', text: typed } : undefined)
  const where = shown.where ?? []
  return (
    <div className="flex flex-col gap-3">
      <TokenList
        label="Places"
        name={`${prefix}where`}
        tokens={where}
        onChange={(next) => onSet({ where: next })}
      />
      <FormField
        label={where.length === 0 ? 'Where' : 'Another place'}
        hint="A city, a region or a country. Several, in the order you would see them."
      >
        <SuggestInput
          name={`${prefix}where`}
          placeholder="Lisbon"
          suggestions={suggestions}
          onType={setTyped}
          onTake={(text) => onSet({ where: withAdded(where, text) })}
          clears
        />
      </FormField>
    </div>
  )
}

export function SeeField({ shown, onSet, slugs, prefix }: FieldProps) {
  const [typed, setTyped] = useState('')
  const ask = typed.trim() ? ({ kind: 'sights', text: typed, slugs } as const) : undefined
  const suggestions = useSuggestions(ask)
  const see = shown.see ?? []
  return (
    <div className="flex flex-col gap-3">
      <TokenList
        label="Must-sees"
        name={`${prefix}see`}
        tokens={see}
        onChange={(next) => onSet({ see: next })}
      />
      <FormField label="Must-sees" hint="By name. Several at once with a semicolon between them.">
        <SuggestInput
          name={`${prefix}see`}
          placeholder="Belém Tower"
          suggestions={suggestions}
          onType={setTyped}
          onTake={(text) => onSet({ see: withAdded(see, text) })}
          clears
        />
      </FormField>
    </div>
  )
}

export function StayField({ shown, onSet, slugs, prefix }: FieldProps) {
  const [typed, setTyped] = useState<string>()
  const suggestions = useSuggestions(
    typed === undefined || slugs.length === 0 ? undefined : { kind: 'areas', text: typed, slugs },
  )
  const [isPinning, setPinning] = useState(false)
  const town = useTown(isPinning ? slugs[0] : undefined)
  const stay = shown.stay === 'none' ? '' : (shown.stay ?? '')
  return (
    <div className="flex flex-col items-start gap-3">
      <FormField
        className="w-full"
        label="Where you sleep"
        hint="A part of town, a place nearby, or coordinates like 38.71,-9.14. Days begin and end there."
      >
        <SuggestInput
          key={stay}
          name={`${prefix}stay`}
          placeholder="Alfama"
          defaultValue={stay}
          suggestions={suggestions}
          onType={setTyped}
          onTake={(text) => {
            if (text !== stay) onSet({ stay: text || 'none' })
          }}
        />
      </FormField>
      {town ? (
        <PinMap
          town={town}
          pin={readCoordinates(stay)}
          onPin={(at) => onSet({ stay: at.join(',') })}
        />
      ) : (
        slugs.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            loading={isPinning}
            onClick={() => setPinning(true)}
          >
            Set a pin
          </Button>
        )
      )}
    </div>
  )
}
