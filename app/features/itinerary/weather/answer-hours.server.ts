/** Answers an open trip that asks for the weather by the hour of its places. */
import { z } from 'zod'
import { unreadableQuestion } from '#app/lib/json-refusal.server.ts'
import { limitRefusal } from '#app/lib/limit-refusal.server.ts'
import { readPostedJson } from '#app/lib/posted-json.server.ts'
import { coordinatesSchema } from '#domain/places/schema.ts'
import type { SiteServices } from '#domain/site/site-services.ts'
import { spotOf } from '#domain/weather/hour-weather.ts'

const mostMinutes = 14 * 24 * 60
const mostBytes = 10_000

const questionSchema = z
  .strictObject({
    spots: z.array(coordinatesSchema).min(1).max(40),
    from: z.int().min(0),
    to: z.int().min(0),
  })
  .refine(({ from, to }) => from <= to && to - from <= mostMinutes)

export async function answerHours(
  request: Request,
  { hourly, mayAskWeather }: Pick<SiteServices, 'hourly' | 'mayAskWeather'>,
  address: string | null,
): Promise<Response> {
  const refusal = limitRefusal(await mayAskWeather(address), 'questions')
  if (refusal) return refusal
  const read = await readPostedJson(request, questionSchema, mostBytes)
  if (!read) return unreadableQuestion()
  const { spots, from, to } = read
  // Rounded to whole hours, so that all who look at a trip within the hour ask the same, which is cached.
  const question = {
    spots: spots.map(spotOf),
    from: from - (from % 60),
    to: to + 59 - ((to + 59) % 60),
  }
  const answer = await hourly.hours(question)
  const { refreshMinutes } = hourly
  return Response.json({ ...answer, refreshMinutes }, { headers: { 'cache-control': 'no-store' } })
}
