// Ridge lines of repeating landscapes: start and end have the same height, so that copies join
// without a seam.

interface Wave {
  /** Periods per length: a whole number, so that start and end match. */
  times: number
  height: number
  /** Phase, in turns. */
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

/** The ridge's height at `x`, rounded so that every machine renders the same digits. */
export function ridgeHeight({ length, level, waves }: Omit<Ridge, 'step'>, x: number): number {
  const rise = waves.reduce(
    (sum, { times, height, shift }) =>
      sum + height * Math.sin(2 * Math.PI * ((times * x) / length + shift)),
    0,
  )
  return Math.round((level - rise) * 10) / 10
}

/**
 * The area below a ridge as a closed path down to `bottom`; one unit longer than its length, to
 * overlap the next copy.
 */
export function ridgePath(ridge: Ridge, bottom: number): string {
  const points = Array.from({ length: ridge.length / ridge.step }, (_, index) => {
    const x = (index + 1) * ridge.step
    return `L${x} ${ridgeHeight(ridge, x)}`
  })
  const start = ridgeHeight(ridge, 0)
  return `M0 ${start}${points.join('')}H${ridge.length + 1}V${bottom}H0Z`
}
