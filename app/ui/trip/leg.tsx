import {
  Bike,
  Bus,
  Car,
  CarTaxiFront,
  Footprints,
  Plane,
  Route,
  Ship,
  TrainFront,
  TramFront,
} from 'lucide-react'
import { formatDuration } from './format.ts'

const modes = {
  walk: { icon: Footprints, words: 'on foot' },
  transit: { icon: TramFront, words: 'by public transport' },
  drive: { icon: Car, words: 'by car' },
  bicycle: { icon: Bike, words: 'by bicycle' },
  taxi: { icon: CarTaxiFront, words: 'by taxi' },
  train: { icon: TrainFront, words: 'by train' },
  bus: { icon: Bus, words: 'by bus' },
  ferry: { icon: Ship, words: 'by ferry' },
  flight: { icon: Plane, words: 'by plane' },
  other: { icon: Route, words: 'on the way' },
} as const

export type TravelMode = keyof typeof modes

interface LegProps {
  mode: TravelMode
  minutes: number
  /** Set when the time is an estimate, not a routing service's. */
  estimated?: boolean
  /** After the time: how far, and who says so. */
  note?: string
}

/** The travel from one stop to the next. */
export function Leg({ mode, minutes, estimated = false, note }: LegProps) {
  const { icon: Icon, words } = modes[mode]
  return (
    <p className="grid grid-cols-[2.5rem_1fr] gap-x-4 text-on-surface-muted text-sm">
      <span
        aria-hidden="true"
        className="justify-self-center border-control-line border-l-2 border-dotted"
      />
      <span className="flex items-center gap-2 pb-4">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {estimated && 'about '}
        {formatDuration(minutes)} {words}
        {note && ` · ${note}`}
      </span>
    </p>
  )
}
