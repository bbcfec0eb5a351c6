/** The `Prefer` header: what is understood, what is not, and what to say was applied. */

const choices = {
  return: ['representation', 'headers-only', 'minimal'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const

type Choices = typeof choices
type ChoiceName = keyof Choices

export type Preferences = {
  [K in ChoiceName]?: Choices[K][number]
} & {
  maxAffected?: number
  timezone?: string
  /** Parts of the header that mean nothing here; refused under `handling=strict`. */
  invalid: readonly string[]
}

interface PreferContext {
  /** Whether a client may choose how its transaction ends. */
  txOverride: boolean
  isTimezone: (name: string) => boolean
}

const isChoiceName = (name: string): name is ChoiceName => Object.hasOwn(choices, name)

const readChoice = <K extends ChoiceName>(name: K, value: string): Choices[K][number] | undefined =>
  (choices[name] as readonly Choices[K][number][]).find((choice) => choice === value)

export const parsePrefer = (header: string | null, context: PreferContext): Preferences => {
  const found: Partial<Record<ChoiceName, string>> = {}
  const invalid: string[] = []
  let maxAffected: number | undefined
  let timezone: string | undefined

  for (const part of (header ?? '').split(',').map((piece) => piece.trim())) {
    if (part === '') continue
    const equals = part.indexOf('=')
    const name = equals < 0 ? part : part.slice(0, equals).trim()
    const value = equals < 0 ? '' : part.slice(equals + 1).trim()
    if (isChoiceName(name) && readChoice(name, value) !== undefined) {
      if (name !== 'tx' || context.txOverride) found[name] ??= value
    } else if (name === 'max-affected' && /^\d{1,9}$/.test(value)) {
      maxAffected ??= Number(value)
    } else if (name === 'timezone' && context.isTimezone(value)) {
      timezone ??= value
    } else {
      invalid.push(part)
    }
  }
  return {
    ...(found as Omit<Preferences, 'invalid' | 'maxAffected' | 'timezone'>),
    ...(maxAffected === undefined ? {} : { maxAffected }),
    ...(timezone === undefined ? {} : { timezone }),
    invalid,
  }
}

/** The value of `Preference-Applied`, in PostgREST's order; null when nothing was. */
export const appliedPreferences = (
  preferences: Preferences,
  relevant: readonly ChoiceName[],
): string | null => {
  const order = ['resolution', 'missing', 'return', 'count', 'tx', 'handling'] as const
  const applied = order
    .filter((name) => relevant.includes(name) && preferences[name] !== undefined)
    .map((name) => `${name}=${preferences[name]}`)
  if (preferences.timezone !== undefined) applied.push(`timezone=${preferences.timezone}`)
  if (preferences.maxAffected !== undefined && preferences.handling === 'strict') {
    applied.push(`max-affected=${preferences.maxAffected}`)
  }
  return applied.length === 0 ? null : applied.join(', ')
}
