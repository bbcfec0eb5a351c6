/**
 * Labels beside what they name: each takes the best free place around its point, the most important
 * first, and one for which no place is free is left out. No label lies over another, over a marker
 * or outside of the sheet.
 */
import { type Area, isInside, type SheetPoint } from './projection.ts'
import { shortened, textWidth } from './text-width.ts'

export type LabelKind = 'hub' | 'stop' | 'area' | 'edge'

export interface WantedLabel {
  kind: LabelKind
  text: string
  /** A second, smaller line. */
  under: string | null
  at: SheetPoint
  /** Distance between the point and its label. */
  away: number
  /** Larger is placed first. */
  weight: number
}

export interface DrawnLabel {
  kind: LabelKind
  text: string
  under: string | null
  box: Area
  /** Where the lines begin, end or have their middle. */
  anchor: 'start' | 'middle' | 'end'
}

/** Sizes of letters, in pixels of a sheet whose unit is 1. */
export const letterSizes: Readonly<Record<LabelKind, number>> = {
  hub: 15,
  stop: 12,
  area: 12,
  edge: 12,
}
export const underSize = 11
/** Names of towns and parts of them are set in the display typeface. */
export const isSerif = (kind: LabelKind): boolean => kind === 'hub' || kind === 'area'

const mostLetters: Readonly<Record<LabelKind, number>> = { hub: 24, stop: 26, area: 22, edge: 24 }

interface Room {
  area: Area
  /** Boxes that nothing may lie on. */
  taken: readonly Area[]
  /** Points that labels avoid if possible: of the ways. */
  rather: readonly SheetPoint[]
  unit: number
  /** The share of the sheet that labels may fill. */
  share: number
}

export function placeLabels(wanted: readonly WantedLabel[], room: Room): DrawnLabel[] {
  const { area, rather, unit, share } = room
  const taken = [...room.taken]
  const placed: DrawnLabel[] = []
  let left = area.width * area.height * share
  const inOrder = wanted
    .map((label, index) => ({ label, index }))
    .sort((one, other) => other.label.weight - one.label.weight || one.index - other.index)
  for (const { label } of inOrder) {
    const best = candidates(label, unit)
      .filter(({ box }) => liesIn(box, area) && !taken.some((other) => meet(box, other)))
      .map((candidate) => ({
        ...candidate,
        cost: candidate.cost + rather.filter((point) => isInside(point, candidate.box)).length,
      }))
      .reduce<Candidate | null>((min, each) => (min && min.cost <= each.cost ? min : each), null)
    if (!best) continue
    const size = best.box.width * best.box.height
    if (size > left && label.kind !== 'hub') continue
    left -= size
    taken.push(grown(best.box, 2 * unit))
    placed.push({
      kind: label.kind,
      text: shortened(label.text, mostLetters[label.kind]),
      under: label.under === null ? null : shortened(label.under, mostLetters.hub),
      box: best.box,
      anchor: best.anchor,
    })
  }
  return placed
}

interface Candidate {
  box: Area
  anchor: DrawnLabel['anchor']
  cost: number
}

function candidates({ kind, text, under, at, away }: WantedLabel, unit: number): Candidate[] {
  const size = letterSizes[kind] * unit
  // Names of areas are set with space between the letters.
  const spaced = kind === 'area' ? 1.16 : 1.04
  const width = Math.max(
    textWidth(shortened(text, mostLetters[kind]), size) * spaced,
    under === null ? 0 : textWidth(shortened(under, mostLetters.hub), underSize * unit) * 1.04,
  )
  const height = size * 1.35 + (under === null ? 0 : underSize * unit * 1.35)
  const places = kind === 'area' ? areaPlaces : kind === 'hub' ? hubPlaces : besidePlaces
  return places.map(({ east, south, cost, far = 1 }) => {
    const gap = (away + 3 * unit) * far
    const x = at.x + east * gap + (east < 0 ? -width : 0) - (east === 0 ? width / 2 : 0)
    const y = at.y + south * gap + (south < 0 ? -height : 0) - (south === 0 ? height / 2 : 0)
    const anchor = east < 0 ? 'end' : east > 0 ? 'start' : 'middle'
    return { box: { x, y, width, height }, anchor, cost }
  })
}

interface Beside {
  east: number
  south: number
  cost: number
  far?: number
}

const diagonal = 0.75
const besidePlaces: readonly Beside[] = [
  { east: 1, south: 0, cost: 0 },
  { east: -1, south: 0, cost: 0.5 },
  { east: 0, south: -1, cost: 0.8 },
  { east: 0, south: 1, cost: 0.8 },
  { east: diagonal, south: -diagonal, cost: 1 },
  { east: diagonal, south: diagonal, cost: 1 },
  { east: -diagonal, south: -diagonal, cost: 1.2 },
  { east: -diagonal, south: diagonal, cost: 1.2 },
]
/** Positions tried for the name of a city: more than for others. */
const hubPlaces: readonly Beside[] = [1, 1.6, 2.4, 3.4].flatMap((far) =>
  besidePlaces.map((place) => ({ ...place, far, cost: place.cost + (far - 1) * 4 })),
)
const areaPlaces: readonly Beside[] = [1, 2, 3].flatMap((far) =>
  besidePlaces
    .filter(({ south }) => south !== 0)
    .map(({ east, south, cost }) => ({ east, south, far, cost: cost + far * 2 })),
)

export const meet = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const liesIn = (box: Area, { x, y, width, height }: Area): boolean =>
  box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height

const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
