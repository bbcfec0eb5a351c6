// Ridge lines for landscapes that pass by: they end as high as they began, so that copies join unseen.

interface Wave {
  /** How often it rises and falls within one length: a whole number, so that the ends meet. */
  times: number
  height: number
  /** Where in its course it begins, in turns. */
  shift: number
}

interface Ridge {
  length: number
  /** The mean height of the ridge, measured from the top of the canvas. */
  level: number
  waves: readonly Wave[]
  /** Distance between two points of the line. */
  step: number
}

/** The height of the ridge at a place along it, rounded: every machine writes the same digits. */
export function ridgeHeight({ length, level, waves }: Omit<Ridge, 'step'>, x: number): number {
  const rise = waves.reduce(
    (sum, { times, height, shift }) =>
      sum + height * Math.sin(2 * Math.PI * ((times * x) / length + shift)),
    0,
  )
  return Math.round((level - rise) * 10) / 10
}

/** The land under a ridge as a closed path, down to `bottom`; one unit longer than its length, to overlap. */
export function ridgePath(ridge: Ridge, bottom: number): string {
  const points = Array.from({ length: ridge.length / ridge.step }, (_, index) => {
    const x = (index + 1) * ridge.step
    return `L${x} ${ridgeHeight(ridge, x)}`
  })
  const start = ridgeHeight(ridge, 0)
  return `M0 ${start}${points.join('')}H${ridge.length + 1}V${bottom}H0Z`
}
