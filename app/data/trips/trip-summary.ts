/** What a list shows of a trip. The server has it in columns, and this browser works it out. */
import { z } from 'zod'
import { type TripId, tripIdSchema } from '#domain/trip/ids.ts'
import { isDriven } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'

export const tripKeepingSchema = z.enum(['draft', 'saved', 'archived'])
export type TripKeeping = z.infer<typeof tripKeepingSchema>

export const tripSummarySchema = z.object({
  id: tripIdSchema,
  title: z.string(),
  kind: z.enum(['city', 'cities', 'road']),
  /** Where it is opened. A list that an older version kept does not say. */
  driven: z.boolean().default(false),
  state: tripKeepingSchema,
  start: z.string(),
  end: z.string(),
  /** The zones of its first and its last day; null where it has none. */
  zone: z.string().nullable(),
  endZone: z.string().nullable(),
  /** The catalogue's name of where it first stays. */
  slug: z.string().nullable(),
  /** Where it stays, in words. */
  places: z.string(),
  days: z.number(),
  stops: z.number(),
  /** When it was last changed. */
  updated: z.string(),
  shared: z.enum(['private', 'group', 'link', 'public']),
})
export type TripSummary = z.infer<typeof tripSummarySchema>

const rowSchema = z
  .object({
    id: tripIdSchema,
    title: z.string(),
    kind: tripSummarySchema.shape.kind,
    is_driven: z.boolean(),
    state: tripKeepingSchema,
    starts_on: z.string(),
    ends_on: z.string(),
    zone: z.string().nullable(),
    end_zone: z.string().nullable(),
    place_slug: z.string().nullable(),
    places: z.string(),
    day_count: z.number(),
    stop_count: z.number(),
    updated_at: z.string(),
    group_id: z.string().nullable(),
  })
  .transform(
    ({ id, title, kind, state, zone, places, ...row }): TripSummary => ({
      id,
      title,
      kind,
      driven: row.is_driven,
      state,
      start: row.starts_on,
      end: row.ends_on,
      zone,
      endZone: row.end_zone,
      slug: row.place_slug,
      places,
      days: row.day_count,
      stops: row.stop_count,
      updated: row.updated_at,
      shared: row.group_id === null ? 'private' : 'group',
    }),
  )

export const summaryColumns =
  'id, title, kind, is_driven, state, starts_on, ends_on, zone, end_zone, place_slug, places, day_count, stop_count, updated_at, group_id'

/** Undefined for an invalid row. `shared` is not in it: links are in a table of their own. */
export const readSummaryRow = (row: unknown): TripSummary | undefined =>
  rowSchema.safeParse(row).data

export function summaryOf(trip: Trip, id: TripId, updated: string): TripSummary {
  const { title, kind, start, days, stays } = trip
  return {
    id,
    title,
    kind,
    driven: isDriven(trip),
    state: 'draft',
    start,
    end: days.at(-1)?.date ?? start,
    zone: days[0]?.zone ?? null,
    endZone: days.at(-1)?.zone ?? null,
    slug: stays[0]?.slug ?? null,
    places: stays.map(({ name }) => name).join(', '),
    days: days.length,
    stops: days.reduce((sum, { stops }) => sum + stops.length, 0),
    updated,
    shared: 'private',
  }
}
