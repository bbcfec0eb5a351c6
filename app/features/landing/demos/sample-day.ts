/** A Thursday in Paris, dry and wet. Opening hours and walks are true to the best of our knowledge. */
import {
  Armchair,
  Church,
  Landmark,
  type LucideIcon,
  Palette,
  Trees,
  UtensilsCrossed,
} from 'lucide-react'
import type { TravelMode } from '#app/ui/trip/leg.tsx'

export type Weather = 'dry' | 'wet'

interface SampleStop {
  start: number
  end: number
  name: string
  area: string
  icon: LucideIcon
  why: string
  leg?: { mode: TravelMode; minutes: number }
  /** Replaces an outdoor stop on a wet day. */
  movedIndoors?: boolean
}

interface SampleDay {
  title: string
  stops: readonly SampleStop[]
}

const chapel: SampleStop = {
  start: 9 * 60,
  end: 10 * 60,
  name: 'Sainte-Chapelle',
  area: 'Île de la Cité',
  icon: Church,
  why: 'It opens at nine, and the morning sun is behind the glass.',
}

const garden: SampleStop = {
  start: 10 * 60 + 20,
  end: 11 * 60 + 40,
  name: 'Jardin du Luxembourg',
  area: '6th arrondissement',
  icon: Trees,
  why: 'Dry until the afternoon. A green chair before the next hill.',
  leg: { mode: 'walk', minutes: 20 },
}

const museum: SampleStop = {
  start: 10 * 60 + 15,
  end: 11 * 60 + 40,
  name: 'Musée de Cluny',
  area: 'Latin Quarter',
  icon: Landmark,
  why: 'Rain from ten: unicorns under a roof, in the garden’s hour.',
  leg: { mode: 'walk', minutes: 10 },
  movedIndoors: true,
}

const rest: readonly SampleStop[] = [
  {
    start: 12 * 60,
    end: 13 * 60 + 15,
    name: 'Lunch by Rue Mouffetard',
    area: '5th arrondissement',
    icon: UtensilsCrossed,
    why: 'Where your feet will be at noon. Two of you eat no meat.',
    leg: { mode: 'walk', minutes: 18 },
  },
  {
    start: 13 * 60 + 15,
    end: 17 * 60 + 30,
    name: 'Nothing at all',
    area: 'Wherever you like',
    icon: Armchair,
    why: 'You asked for slow afternoons, so this one is yours.',
  },
  {
    start: 18 * 60,
    end: 20 * 60,
    name: 'Musée d’Orsay',
    area: '7th arrondissement',
    icon: Palette,
    why: 'Thursday is its late evening: open until 9:45 PM.',
    leg: { mode: 'transit', minutes: 25 },
  },
]

export const sampleDay: Readonly<Record<Weather, SampleDay>> = {
  dry: { title: 'Glass, green, late light', stops: [chapel, garden, ...rest] },
  wet: { title: 'Glass, unicorns, late light', stops: [chapel, museum, ...rest] },
}

export const minutesOnFoot = (stops: readonly SampleStop[]): number =>
  stops.reduce((sum, { leg }) => sum + (leg?.mode === 'walk' ? leg.minutes : 0), 0)
