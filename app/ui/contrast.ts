// Contrast as WCAG 2 defines it, and the pairs of tokens that have to keep it.

/** Relative luminance of a colour written as #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (the same) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export interface TokenPair {
  /** Custom properties, without the leading dashes. */
  text: string
  on: string
}

/** Text that components set on the roles of a surface: 4.5:1 on each of them. */
export const rolePairs: readonly TokenPair[] = [
  { text: 'on-surface', on: 'surface' },
  { text: 'on-surface', on: 'surface-sunken' },
  { text: 'on-surface', on: 'surface-control' },
  { text: 'on-surface', on: 'info-wash' },
  { text: 'on-surface-muted', on: 'surface' },
  { text: 'on-surface-muted', on: 'surface-sunken' },
  { text: 'on-surface-muted', on: 'surface-control' },
  { text: 'link', on: 'surface' },
  { text: 'link', on: 'surface-sunken' },
  { text: 'danger', on: 'surface' },
  { text: 'danger', on: 'danger-wash' },
  { text: 'success', on: 'surface' },
  { text: 'success', on: 'success-wash' },
  { text: 'warning', on: 'surface' },
  { text: 'warning', on: 'warning-wash' },
  { text: 'info', on: 'surface' },
  { text: 'info', on: 'info-wash' },
]

/** Text on colours that are the same everywhere, the stops of the sky included. */
export const fixedPairs: readonly TokenPair[] = [
  { text: 'color-ink', on: 'color-horizon' },
  { text: 'color-ink', on: 'color-horizon-bright' },
  { text: 'color-paper', on: 'color-coral-deep' },
  { text: 'color-paper', on: 'color-violet' },
  { text: 'color-foam', on: 'color-dusk' },
  { text: 'color-foam', on: 'color-violet' },
  { text: 'color-mist', on: 'color-dusk' },
  { text: 'color-mist', on: 'color-violet' },
  { text: 'color-horizon-bright', on: 'color-violet' },
  { text: 'color-coral-bright', on: 'color-violet' },
  { text: 'color-tide-bright', on: 'color-violet' },
  { text: 'color-violet-bright', on: 'color-violet' },
]

/** Edges that make a control recognisable: 3:1. */
export const edgePairs: readonly TokenPair[] = [
  { text: 'control-line', on: 'surface' },
  { text: 'control-line', on: 'surface-control' },
  { text: 'focus-ring', on: 'surface' },
  { text: 'progress', on: 'surface' },
  { text: 'color-mist-line', on: 'color-dusk' },
  { text: 'color-mist-line', on: 'color-violet' },
  { text: 'color-horizon', on: 'color-violet' },
]
