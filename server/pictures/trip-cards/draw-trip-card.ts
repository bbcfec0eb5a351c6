/** Draws the preview of a shared trip: its title beside the drawing of its days, as a JPEG. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Brand } from '#domain/brand/brand.ts'
import { loadCoasts } from '#domain/drawing/coast/load-coasts.ts'
import { coastsFor, drawingToSvg, drawTrip } from '#domain/drawing/draw-trip.ts'
import { isPosterSlug, plainPrint, posterFile } from '#domain/site/posters.ts'
import type { TripCard } from '#domain/site/trip-card.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { drawCard } from '../social-cards/draw-card.ts'
import { drawingFonts } from './drawing-fonts.ts'

/** As large as the picture of a card, with letters that read where a card is shown small. */
const frame = { width: 540, height: 630 }
const unit = 1.5
const longestTitle = 70

export async function drawTripCard(
  { trip, line }: TripCard,
  brand: Brand,
  posterFolder: string,
): Promise<Buffer> {
  const picture = (await drawing(trip)) ?? (await poster(trip, posterFolder))
  return drawCard({ title: shortened(trip.title), line }, brand, picture)
}

/** Undefined where nobody knows where its stops lie. */
async function drawing(trip: Trip): Promise<Buffer | undefined> {
  const bare = drawTrip(trip, frame, { unit })
  if (bare.empty) return undefined
  const shown = coastsFor(bare)
  const coasts = shown ? await loadCoasts(shown) : []
  const svg = drawingToSvg(drawTrip(trip, frame, { unit, coasts }))
  return new Resvg(svg, { font: await drawingFonts() }).render().asPng()
}

function poster({ stays }: Trip, folder: string): Promise<Buffer> {
  const slug = stays.find((stay) => stay.slug !== null && isPosterSlug(stay.slug))?.slug
  const print = { ...plainPrint, format: 'jpg' as const }
  const known = slug && isPosterSlug(slug) ? slug : 'default'
  return readFile(path.join(folder, posterFile(known, print)))
}

function shortened(title: string): string {
  const letters = [...title]
  return letters.length <= longestTitle
    ? title
    : `${letters
        .slice(0, longestTitle - 1)
        .join('')
        .trimEnd()}…`
}
