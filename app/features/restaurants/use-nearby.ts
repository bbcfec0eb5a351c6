/** Asks for houses around a position or a stop of a trip, by a body: such points never get into an address. */
import { useRef, useState } from 'react'
import type { RestaurantAnswer } from '#domain/restaurants/answer.ts'
import type { Point } from '#domain/restaurants/finder.ts'
import { rounded } from '#domain/restaurants/position.ts'
import { postJson } from './post-json.ts'

export type Nearby =
  | { state: 'none' }
  | { state: 'asking'; point: Point | null }
  | { state: 'failed'; point: Point | null; message: string }
  | { state: 'found'; point: Point; answer: RestaurantAnswer }

export interface NearbyAsking {
  nearby: Nearby
  /** With the fields of the form. */
  ask: (point: Point, fields: URLSearchParams) => Promise<void>
  /** Asks the browser where it is, on a tap. */
  askHere: (fields: URLSearchParams) => void
  clear: () => void
}

const offline = 'Please check your internet connection and try again.'

export function useNearby(): NearbyAsking {
  const [nearby, setNearby] = useState<Nearby>({ state: 'none' })
  const latest = useRef(0)
  async function ask(point: Point, fields: URLSearchParams) {
    latest.current += 1
    const own = latest.current
    const show = (next: Nearby) => own === latest.current && setNearby(next)
    show({ state: 'asking', point })
    // Rounded before it leaves the browser.
    const question = { point: { ...point, at: rounded(point.at) }, fields: fields.toString() }
    const asked = await postJson<RestaurantAnswer>('/restaurants/near', JSON.stringify(question))
    if (asked.ok) show({ state: 'found', point, answer: asked.value })
    else {
      const message = asked.reason === 'too-often' ? asked.message : offline
      show({ state: 'failed', point, message })
    }
  }
  return {
    nearby,
    ask,
    askHere(fields) {
      latest.current += 1
      const own = latest.current
      setNearby({ state: 'asking', point: null })
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          if (own !== latest.current) return
          void ask({ at: [latitude, longitude], label: 'where you are', isOwn: true }, fields)
        },
        ({ code, PERMISSION_DENIED }) =>
          own === latest.current &&
          setNearby({
            state: 'failed',
            point: null,
            message:
              code === PERMISSION_DENIED
                ? 'Your browser does not tell where you are. You can name a place instead.'
                : 'Your position could not be found. You can name a place instead.',
          }),
        { timeout: 10_000 },
      )
    },
    clear: () => {
      latest.current += 1
      setNearby({ state: 'none' })
    },
  }
}
