import { useRef, useState } from 'react'
import { FormField } from '#app/ui/form-field.tsx'
import type { Coordinates } from '#domain/places/schema.ts'
import { SuggestInput } from '../create/fields/suggest-input.tsx'
import type { FoundPoint } from './messages.ts'
import { askRoad } from './road-reader.ts'

interface PointFieldProps {
  label: string
  hint?: string
  /** Whether the field is empty again after something was taken. */
  clears?: boolean
  /** Of several towns with one name the nearest to this is listed first. */
  near?: Coordinates | undefined
  value?: string
  onTake: (point: FoundPoint) => void
}

/** A town of the world by its name, with suggestions. */
export function PointField({ label, hint, clears = false, near, value, onTake }: PointFieldProps) {
  const [found, setFound] = useState<readonly FoundPoint[]>([])
  const [error, setError] = useState<string>()
  const asked = useRef(0)
  const pointsNamed = (text: string) => askRoad({ kind: 'points', text, ...(near ? { near } : {}) })
  const search = async (text: string): Promise<readonly FoundPoint[]> => {
    asked.current += 1
    const own = asked.current
    const points = text.trim() === '' ? [] : await pointsNamed(text)
    if (own === asked.current) setFound(points)
    return points
  }
  const nameOf = ({ name, hint: where }: FoundPoint) => (where ? `${name}, ${where}` : name)
  const take = async (text: string) => {
    if (text === '') return
    const points = await pointsNamed(text.split(',')[0] ?? text)
    const point = points.find((each) => nameOf(each) === text) ?? points[0]
    setError(point ? undefined : `No town called ${text} is known here.`)
    if (point) onTake(point)
  }
  return (
    <FormField label={label} error={error} {...(hint ? { hint } : {})}>
      <SuggestInput
        suggestions={found.map((each) => ({ value: nameOf(each) }))}
        onType={(text) => void search(text)}
        onTake={(text) => void take(text)}
        clears={clears}
        {...(value ? { defaultValue: value } : {})}
      />
    </FormField>
  )
}
