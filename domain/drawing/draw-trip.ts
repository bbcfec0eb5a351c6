/**
 * The one drawing of a trip, for the screen, covers, previews and print: a sketch of where its stops
 * are, from their coordinates alone. It is a value; `drawingToSvg` writes it down, and the
 * map of a trip's page draws it with buttons.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { Box, Coast } from './coast/coast.ts'
import { drawSheet, partOfTown } from './draw-sheet.ts'
import type { Drawing, Frame } from './drawing.ts'
import { boxTitleHeight, type FarPlace, farPlaces } from './far-places.ts'
import type { Marker } from './place-markers.ts'
import {
  type Area,
  degreesOf,
  inset,
  metersOfPixel,
  type SheetPoint,
  type View,
  viewOf,
  worldPoint,
} from './projection.ts'
import { type DrawnScale, drawScale } from './scale.ts'
import { type ShownPlace, type ShownTrip, shownTrip } from './trip-ways.ts'

export { drawingToSvg } from './to-svg.ts'

export interface DrawOptions {
  /** Days to show, from 0; all of them without it. */
  days?: ReadonlySet<number>
  /** What to show; everything without it. */
  view?: View
  /** What `coastsFor` asked for. */
  coasts?: readonly Coast[]
  /** How large letters and markers are; 1 for a screen. */
  unit?: number
}

/** Least metres across the shorter side of a drawing. */
const leastMeters = 900
/** Kilometres from a city's middle within which a stop is in it. */
const cityKm = 18
/** Metres across a sheet from which it shows coasts. */
const coastMeters = 120_000

export function drawTrip(trip: Trip, frame: Frame, options: DrawOptions = {}): Drawing {
  const { coasts = [], unit = 1 } = options
  const { shown, far, area, view: sheetView } = laidOut(trip, frame, options)
  const scaleBox = { x: area.x + 10 * unit, y: area.y + area.height - 40 * unit }
  const scale = drawScale(sheetView, scaleBox, area.width * 0.3, unit)
  const nameOf = namer(trip, showsCoasts(sheetView, area))
  const common = { unit, nameOf }
  return {
    ...frame,
    title: trip.title,
    unit,
    scale,
    empty: shown.stops.length + shown.points.length === 0,
    sheet: drawSheet(far.near, {
      ...common,
      area,
      view: sheetView,
      coasts: showsCoasts(sheetView, area) ? coasts : [],
      taken: scaleAndCompassAreas(scale, area, unit),
      elsewhere: new Map(
        far.away.flatMap(({ box, shown: { stops } }) => stops.map((stop) => [stop, middleOf(box)])),
      ),
    }),
    insets: far.away.map((place) => {
      const room = {
        ...place.box,
        y: place.box.y + boxTitleHeight * unit,
        height: place.box.height - boxTitleHeight * unit,
      }
      const own = viewOf(
        place.shown.stops.map(({ at }) => at),
        inset(room, 20 * unit),
        leastMeters,
      )
      return {
        ...place,
        sheet: drawSheet(place.shown, {
          ...common,
          area: room,
          view: own,
          coasts: [],
          taken: [],
          elsewhere: new Map(),
        }),
      }
    }),
  }
}

/** The layout: what is shown, how large and where, before anything is drawn. */
function laidOut(trip: Trip, frame: Frame, { days, view, unit = 1 }: DrawOptions) {
  const shown = shownTrip(trip, days)
  const whole: Area = { x: 0, y: 0, width: frame.width, height: frame.height }
  const isOneTown = trip.kind === 'city' || days?.size === 1
  const far = view || !isOneTown ? noFarPlaces(shown, whole) : farPlaces(shown, whole, unit)
  const area = far.main
  return { shown, far, area, view: view ?? fitted(far.near, area, unit, isOneTown) }
}

/** The part of the world whose coasts the drawing would show; null where it shows none. */
export const coastsFor = ({ sheet }: Drawing): Box | null => coastsIn(sheet)

/** The same before it is drawn, which is the longer work. */
export const coastsOfTrip = (trip: Trip, frame: Frame): Box | null =>
  coastsIn(laidOut(trip, frame, {}))

function coastsIn({ view, area }: { view: View; area: Area }): Box | null {
  if (!showsCoasts(view, area)) return null
  const [halfX, halfY] = [area.width / 2 / view.scale, area.height / 2 / view.scale]
  const { x, y } = view.centre
  const [north, west] = degreesOf({ x: x - halfX, y: y - halfY })
  const [south, east] = degreesOf({ x: x + halfX, y: y + halfY })
  return { west, south, east, north }
}

const showsCoasts = (view: View, { width, height }: Area): boolean =>
  metersOfPixel(view) * Math.max(width, height) > coastMeters

const middleOf = ({ x, y, width, height }: Area): SheetPoint => ({
  x: x + width / 2,
  y: y + height / 2,
})

function noFarPlaces(near: ShownTrip, main: Area) {
  return { near, main, away: [] as FarPlace[] }
}

function fitted(shown: ShownTrip, area: Area, unit: number, isOneTown: boolean): View {
  const places =
    shown.stops.length > 0 && isOneTown ? shown.stops : [...shown.stops, ...shown.points]
  const roads = isOneTown ? [] : shown.ways.flatMap(({ line }) => line ?? [])
  const points = [...places.map(({ at }) => at), ...roads]
  const room = inset(area, Math.min(46 * unit, Math.min(area.width, area.height) / 6))
  return viewOf(points.length > 0 ? points : [worldPoint([20, 0])], room, leastMeters)
}

/** The areas of the scale, the compass needle and the note that it is a sketch. */
function scaleAndCompassAreas(scale: DrawnScale, area: Area, unit: number): Area[] {
  return [
    {
      x: scale.x - 6 * unit,
      y: scale.y - 8 * unit,
      width: scale.length + 60 * unit,
      height: 50 * unit,
    },
    { x: area.x + area.width - 42 * unit, y: area.y, width: 42 * unit, height: 52 * unit },
    {
      x: area.x + area.width - 66 * unit,
      y: area.y + area.height - 28 * unit,
      width: 66 * unit,
      height: 28 * unit,
    },
  ]
}

/** Names of markers with several stops: the city on a wide sheet, else the quarter. */
function namer(trip: Trip, isWide: boolean) {
  const stays = trip.stays.flatMap(({ name, at }) => (at ? [{ name, at }] : []))
  const nameOf = ({ at, area, name }: ShownPlace): string => {
    const city = isWide && stays.find((stay) => kilometres(stay.at, degreesOf(at)) < cityKm)
    return city ? city.name : partOfTown(area) || (isWide ? name : '')
  }
  return ({ spots }: Marker): { text: string; under: string | null } => {
    const places = spots.map(({ place }) => place)
    const name = mostCommon(places.map(nameOf).filter(Boolean))
    return { text: name ?? `${places.length} stops`, under: daysInWords(places) }
  }
}

function daysInWords(places: readonly ShownPlace[]): string | null {
  const days = [...new Set(places.map(({ day }) => day + 1))].sort((a, b) => a - b)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  if (first === last) return `Day ${first}`
  return last - first === days.length - 1
    ? `Days ${first}–${last}`
    : `Days ${days.slice(0, 4).join(', ')}${days.length > 4 ? '…' : ''}`
}

function mostCommon(texts: readonly string[]): string | null {
  const counted = Map.groupBy(texts, (text) => text)
  let best: string | null = null
  for (const [text, same] of counted) {
    if (same.length > (best === null ? 0 : (counted.get(best)?.length ?? 0))) best = text
  }
  return best
}
