/** Answers both ways of asking: by an address, and by a body with a point in it. */

import { data } from 'react-router'
import { z } from 'zod'
import { unreadableQuestion } from '#app/lib/json-refusal.server.ts'
import { limitRefusal, waitWhenLimited } from '#app/lib/limit-refusal.server.ts'
import { readPostedJson } from '#app/lib/posted-json.server.ts'
import { pointSchema } from '#domain/restaurants/finder.ts'
import { type Device, deviceOf } from '#domain/restaurants/map-search.ts'
import { mealSetRequestSchema } from '#domain/restaurants/meal-set-request.ts'
import { readWish } from '#domain/restaurants/wish.ts'
import type { SiteServices } from '#domain/site/site-services.ts'

export interface Asking {
  request: Request
  services: Pick<SiteServices, 'restaurants' | 'now' | 'maySearchTables'>
  /** Of who asks; null where it is not known. */
  address: string | null
}

/** Null where the address may search now. */
export async function waitToSearch({ services, address }: Asking) {
  return waitWhenLimited(await services.maySearchTables(address), 'searches')
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

export const deviceAsking = ({ headers }: Request): Device =>
  deviceOf(headers.get('user-agent') ?? '')

export async function answerAddress(asking: Asking) {
  const { request, services } = asking
  const { searchParams } = new URL(request.url)
  const read = readWish(searchParams, dayOf(services.now()))
  const shown = { set: read.wish, device: deviceAsking(request) }
  // The list of towns needs no search, and so no limit.
  const wait = searchParams.size > 0 ? await waitToSearch(asking) : null
  if (wait) {
    const { words, headers } = wait
    return data({ ...shown, answer: null, refusal: words }, { status: 429, headers })
  }
  return data({ ...shown, answer: await services.restaurants.find(read), refusal: null })
}

const nearSchema = z.strictObject({ point: pointSchema, fields: z.string().max(12_000) })
/** Longer bodies are no question. */
const mostBytes = 100_000

/** The position stands in the body alone, so that it gets into no address, log or table. */
export async function answerNear(asking: Asking): Promise<Response> {
  const { restaurants, now } = asking.services
  return answerBody(asking, nearSchema, ({ fields, point }) =>
    restaurants.find(readWish(new URLSearchParams(fields), dayOf(now())), point),
  )
}

export const answerSet = (asking: Asking): Promise<Response> =>
  answerBody(asking, mealSetRequestSchema, asking.services.restaurants.mealSet)

async function answerBody<T>(
  asking: Asking,
  schema: z.ZodType<T>,
  answer: (body: T) => Promise<unknown>,
): Promise<Response> {
  const turn = await asking.services.maySearchTables(asking.address)
  const refusal = limitRefusal(turn, 'searches')
  if (refusal) return refusal
  const body = await readPostedJson(asking.request, schema, mostBytes)
  return body === null ? unreadableQuestion() : Response.json(await answer(body), noStore)
}

const noStore = { headers: { 'cache-control': 'no-store' } }
