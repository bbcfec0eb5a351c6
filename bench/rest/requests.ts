/** What is asked of the server: four kinds of request, each in as many variants. */

export interface BenchRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
}

export const kinds = ['byKey', 'list', 'insert', 'upsert'] as const
export type Kind = (typeof kinds)[number]

/** More than requests are under way at once, so that no two upserts wait for each other's rows. */
const variants = 25
const rowsOfUpsert = 100
const stopsOfTrip = 5
const people = 4

/** Who asks. His are the trips whose number is a multiple of four. */
export const user = { id: id('9000', 0), sessionId: id('a000', 0), email: 'traveller@example.com' }

export function requestsOf(kind: Kind): BenchRequest[] {
  return Array.from({ length: variants }, (_, variant) => make[kind](variant))
}

const make: Record<Kind, (variant: number) => BenchRequest> = {
  byKey: (variant) => read(`/bench_trips?select=*&id=eq.${tripId(variant * 7)}`),
  list: (variant) =>
    read(
      '/bench_trips?select=id,title,status,starts_on,bench_stops(id,position,name,minutes)' +
        `&status=eq.planned&starts_on=gte.2026-0${1 + (variant % 9)}-01&order=starts_on&limit=20`,
    ),
  insert: (variant) =>
    write('/bench_trips?select=*', 'return=representation', {
      owner_id: user.id,
      title: `Written trip ${variant}`,
      status: 'draft',
      starts_on: '2027-01-01',
    }),
  upsert: (variant) =>
    write(
      '/bench_stops?on_conflict=id',
      'resolution=merge-duplicates,return=minimal',
      Array.from({ length: rowsOfUpsert }, (_, row) => stop(variant * rowsOfUpsert + row)),
    ),
}

/** The user's stops, counted from 0. */
function stop(index: number) {
  const trip = Math.floor(index / stopsOfTrip)
  const position = index % stopsOfTrip
  return {
    id: trip * people * stopsOfTrip + position,
    trip_id: tripId(trip),
    position,
    name: `Changed stop ${position}`,
    minutes: 45,
  }
}

function read(path: string): BenchRequest {
  return { method: 'GET', path: `/rest/v1${path}`, headers: { accept: 'application/json' } }
}

function write(path: string, prefer: string, rows: object): BenchRequest {
  const body = JSON.stringify(rows)
  const headers = { 'content-type': 'application/json', prefer }
  return { method: 'POST', path: `/rest/v1${path}`, headers, body }
}

/** The user's trips, counted from 0. */
function tripId(index: number): string {
  return id('8000', index * people)
}

function id(group: string, number: number): string {
  return `00000000-0000-4000-${group}-${number.toString(16).padStart(12, '0')}`
}
