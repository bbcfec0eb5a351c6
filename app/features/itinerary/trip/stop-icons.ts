/** The icon of each kind of stop. */
import {
  Armchair,
  Binoculars,
  CalendarClock,
  Castle,
  Church,
  Coffee,
  Drama,
  FerrisWheel,
  Landmark,
  type LucideIcon,
  MapPin,
  Music,
  Palette,
  Route,
  ShoppingBag,
  Sparkles,
  TreePine,
  Utensils,
  Waves,
} from 'lucide-react'
import type { Stop } from '#domain/trip/schema.ts'

const byCategory: Record<NonNullable<Stop['category']>, LucideIcon> = {
  landmark: Landmark,
  museum: Palette,
  gallery: Palette,
  worship: Church,
  palace: Castle,
  ruins: Castle,
  square: MapPin,
  bridge: Route,
  viewpoint: Binoculars,
  park: TreePine,
  garden: TreePine,
  nature: TreePine,
  beach: Waves,
  neighbourhood: MapPin,
  market: ShoppingBag,
  shopping: ShoppingBag,
  stage: Drama,
  nightlife: Music,
  zoo: TreePine,
  'theme-park': FerrisWheel,
  spa: Sparkles,
  activity: Sparkles,
  restaurant: Utensils,
  cafe: Coffee,
}

export function iconOf({ kind, category }: Pick<Stop, 'kind' | 'category'>): LucideIcon {
  if (kind === 'journey') return Route
  if (kind === 'appointment') return CalendarClock
  if (kind === 'free') return Armchair
  if (category) return byCategory[category]
  return kind === 'meal' ? Utensils : MapPin
}
