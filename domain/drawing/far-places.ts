/**
 * Day trips that lie so far away that the rest of the trip would shrink to a dot: each gets a box
 * along one side of the sheet, with its distance.
 */
import { kilometres } from '#domain/places/distance.ts'
import { partOfTown } from './draw-sheet.ts'
import { type Area, degreesOf } from './projection.ts'
import type { ShownPlace, ShownTrip } from './trip-ways.ts'

export interface FarPlace {
  box: Area
  name: string
  kilometres: number
  shown: ShownTrip
}

interface Split {
  near: ShownTrip
  /** What is left of the sheet for what is near. */
  main: Area
  away: FarPlace[]
}

/** Kilometres within which stops belong to one place. */
const reachKm = 15
/** How many times wider than most stops need the rest may be. */
const bearable = 1.6
const mostBoxes = 3
/** The line above a box's sheet that names it. */
export const boxTitleHeight = 26
/** The smallest box: its title, and a marker that counts several stops. */
const leastBox = { width: 40, height: boxTitleHeight + 40 }

export function farPlaces(shown: ShownTrip, sheet: Area, unit: number): Split {
  const whole: Split = { near: shown, main: sheet, away: [] }
  const groups = neighbourhoods(shown.stops).sort((one, other) => other.length - one.length)
  const [home, ...others] = groups
  if (!home || others.length === 0 || others.length > mostBoxes) return whole
  if (home.length < 3 || home.length * 2 < shown.stops.length) return whole
  if (acrossKm(shown.stops) < Math.max(acrossKm(home), 4) * bearable) return whole
  const isWide = sheet.width >= sheet.height
  const few = others.every(({ length }) => length <= 3)
  const strip = isWide
    ? Math.min(sheet.width * 0.34, (few ? 200 : 250) * unit)
    : Math.min(sheet.height * 0.28, (few ? 120 : 190) * unit)
  const main = isWide
    ? { ...sheet, width: sheet.width - strip }
    : { ...sheet, height: sheet.height - strip }
  const boxed = others.map((stops, index) => ({
    stops,
    box: boxAt(index, others.length, { sheet, main, isWide, few, unit }),
  }))
  if (boxed.some(({ box }) => isTooSmall(box, unit))) return whole
  const isHome = new Set(home)
  return {
    near: {
      stops: home,
      points: [],
      ways: shown.ways.filter(({ from, to }) => isHome.has(from) || isHome.has(to)),
    },
    main,
    away: boxed.map(({ stops, box }) => ({
      box,
      name: nameOf(stops),
      kilometres: kilometres(degreesOf(middleOf(home)), degreesOf(middleOf(stops))),
      shown: {
        stops,
        points: [],
        ways: shown.ways.filter(({ from, to }) => stops.includes(from) && stops.includes(to)),
      },
    })),
  }
}

const isTooSmall = ({ width, height }: Area, unit: number): boolean =>
  width < leastBox.width * unit || height < leastBox.height * unit

/** Stops that can be reached from each other by steps of `reachKm`. */
function neighbourhoods(stops: readonly ShownPlace[]): ShownPlace[][] {
  const groups: ShownPlace[][] = []
  for (const stop of stops) {
    const at = degreesOf(stop.at)
    const near = groups.filter((group) =>
      group.some((other) => kilometres(at, degreesOf(other.at)) < reachKm),
    )
    const joined = [...near.flat(), stop]
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push(joined)
  }
  return groups
}

function acrossKm(stops: readonly ShownPlace[]): number {
  const [ys, xs] = [stops.map(({ at }) => at.y), stops.map(({ at }) => at.x)]
  return kilometres(
    degreesOf({ x: Math.min(...xs), y: Math.min(...ys) }),
    degreesOf({ x: Math.max(...xs), y: Math.max(...ys) }),
  )
}

function middleOf(stops: readonly ShownPlace[]) {
  const sum = (pick: (place: ShownPlace) => number) =>
    stops.reduce((all, stop) => all + pick(stop), 0)
  return { x: sum(({ at }) => at.x) / stops.length, y: sum(({ at }) => at.y) / stops.length }
}

/** A day trip is named by its first stop, unless all of them are in one place. */
function nameOf(stops: readonly ShownPlace[]): string {
  const parts = new Set(stops.map(({ area }) => partOfTown(area)))
  const [part] = parts
  return parts.size === 1 && part ? part : (stops[0]?.name ?? '')
}

interface Strip {
  sheet: Area
  main: Area
  isWide: boolean
  /** A few stops need no tall box. */
  few: boolean
  unit: number
}

function boxAt(index: number, count: number, { sheet, main, isWide, few, unit }: Strip): Area {
  const gap = 8 * unit
  if (isWide) {
    const room = (sheet.height - gap * (count + 1)) / count
    const height = few ? Math.min(room, 150 * unit) : room
    return {
      x: main.width,
      y: gap + index * (room + gap) + (room - height) / 2,
      width: sheet.width - main.width - gap,
      height,
    }
  }
  const width = (sheet.width - gap * (count + 1)) / count
  return {
    x: gap + index * (width + gap),
    y: main.height,
    width,
    height: sheet.height - main.height - gap,
  }
}
