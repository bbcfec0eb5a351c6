/** The forecast by the hour for an open trip: asked once it is open, again when it is old or somebody asks. */
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import {
  type HourlyQuestion,
  type SpotForecast,
  spotForecastSchema,
} from '#domain/weather/hour-weather.ts'

const answerSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    spots: z.array(spotForecastSchema),
    refreshMinutes: z.number(),
  }),
  z.object({ ok: z.literal(false), reason: z.string(), refreshMinutes: z.number() }),
])

export type Forecast =
  | { state: 'asking' }
  | { state: 'known'; spots: readonly SpotForecast[] }
  /** No provider is configured: there are only climate normals. */
  | { state: 'normals' }
  | { state: 'failed' }

const leastMinutes = 1
const usualMinutes = 30

export function useForecast(question: HourlyQuestion | null): {
  forecast: Forecast
  askAgain: () => void
} {
  const key = question ? JSON.stringify(question) : null
  const [known, setKnown] = useState<Forecast>({ state: 'asking' })
  const [count, setCount] = useState(0)
  const askAgain = useCallback(() => setCount((before) => before + 1), [])

  useEffect(() => {
    // `count` makes the same question run again.
    if (key === null || count < 0) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const { forecast, refreshMinutes } = await askFor(key, leaving.signal)
      if (leaving.signal.aborted) return
      setKnown(forecast)
      timer = setTimeout(ask, Math.max(leastMinutes, refreshMinutes) * 60_000)
    }
    void ask()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [key, count])
  return { forecast: known, askAgain }
}

async function askFor(
  body: string,
  signal: AbortSignal,
): Promise<{ forecast: Forecast; refreshMinutes: number }> {
  try {
    const response = await fetch('/view-itinerary/weather', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal,
    })
    const answer = answerSchema.safeParse(await response.json()).data
    if (!answer) return failed
    const { refreshMinutes } = answer
    if (answer.ok) return { forecast: { state: 'known', spots: answer.spots }, refreshMinutes }
    const state = answer.reason === 'no-forecast' ? 'normals' : 'failed'
    return { forecast: { state }, refreshMinutes }
  } catch {
    // No network, or an answer of another shape: the screen says that there is no forecast.
    return failed
  }
}

const failed = { forecast: { state: 'failed' as const }, refreshMinutes: usualMinutes }
