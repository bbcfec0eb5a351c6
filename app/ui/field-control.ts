// The context by which a form field gives its control the ids of label, hint and error.
import { createContext, use } from 'react'

interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

export const FieldControlContext = createContext<FieldControl | null>(null)

/** The attributes for the control of the surrounding field; a control outside of one gets none. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldControlContext) ?? {}
}

/** The classes of inputs, textareas and selects. Below 16 px, phones would zoom in on focus. */
export const controlClasses =
  'w-full rounded-control border border-control-line bg-surface-control px-4 text-base text-on-surface transition-colors placeholder:text-on-surface-muted hover:border-on-surface disabled:cursor-not-allowed disabled:opacity-55 [&[readonly]]:bg-surface-sunken aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger'
