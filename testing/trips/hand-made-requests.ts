/** What somebody may try who has a link and knows the product's API by heart. */
import { z } from 'zod'

interface Share {
  trip: { id: string }
  id: string
  secret: string
  digest: string
}

interface HandMade {
  method: string
  path: string
  body?: unknown
}

/** Names under which a careless policy might look for the secret. */
export function headersWith(secret: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    prefer: 'return=representation',
    'x-share-secret': secret,
    'x-secret': secret,
    cookie: `secret=${secret}`,
  }
}

/** `functions`: rows of a function's name and the names of its arguments, as JSON. */
export function requestsWith(
  share: Share,
  functions: readonly (readonly (string | null)[])[],
): HandMade[] {
  return [
    ...['trips', 'trip_operations', 'trip_shares', 'trip_suggestions'].flatMap((table) =>
      onTable(table, share),
    ),
    { method: 'GET', path: 'profiles?select=*,trips(*),trip_operations(*)' },
    { method: 'GET', path: 'groups?select=*,trips(*,trip_operations(*),trip_shares(*))' },
    ...functions.map(([name, args]) => ({
      method: 'POST',
      path: `rpc/${name}`,
      body: argumentsOf(args ?? '[]', share),
    })),
  ]
}

function onTable(table: string, { trip, secret, digest }: Share): HandMade[] {
  const row = `${table}?${table === 'trips' ? 'id' : 'trip_id'}=eq.${trip.id}`
  return [
    { method: 'GET', path: `${table}?select=*` },
    { method: 'GET', path: `${table}?secret=eq.${secret}` },
    { method: 'GET', path: row },
    { method: 'HEAD', path: `${table}?select=*` },
    { method: 'POST', path: table, body: { trip_id: trip.id, id: trip.id, secret, digest } },
    { method: 'PATCH', path: row, body: { state: 'saved' } },
    { method: 'DELETE', path: row },
  ]
}

function argumentsOf(names: string, { trip, id, secret }: Share): Record<string, unknown> {
  const known: Readonly<Record<string, unknown>> = {
    p_trip: trip.id,
    p_share: id,
    p_secret: secret,
    p_base: 1,
    p_operations: [],
    p_snapshot: trip,
    p_words: 'Tram 28',
    p_name: secret,
    p_version: 1,
    p_from: 0,
    p_to: 1,
    p_first: trip,
    p_rights: 'read',
    p_includes: ['notes'],
    p_limit: 10,
  }
  const wanted = z.array(z.string()).parse(JSON.parse(names))
  return Object.fromEntries(wanted.flatMap((name) => (name in known ? [[name, known[name]]] : [])))
}
