/** The poster of a trip as a file of this browser's, made anew when its look changes. */
import { useEffect, useState } from 'react'
import { useBrand } from '#app/lib/site.ts'
import { loadCoasts } from '#domain/drawing/coast/load-coasts.ts'
import { coastsFor, drawTrip } from '#domain/drawing/draw-trip.ts'
import {
  type PosterSize,
  type PosterWords,
  posterFrame,
  tripPoster,
} from '#domain/drawing/poster/trip-poster.ts'
import { stopNumbers } from '#domain/drawing/stop-numbers.ts'
import { night, paper } from '#domain/drawing/themes.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { datesInWords, dayInWords, dayTitle } from '../trip/trip-words.ts'
import { posterFonts } from './poster-fonts.ts'

export type PosterLook = 'night' | 'paper'

interface Poster {
  file: Blob
  url: string
}

/** Letters and markers of a poster are larger than a screen's. */
const unit = 1.35

export function usePoster(trip: Trip, look: PosterLook, size: PosterSize): Poster | null {
  const { name } = useBrand()
  const [poster, setPoster] = useState<Poster | null>(null)
  useEffect(() => {
    let isWanted = true
    let url: string | undefined
    void posterSvg(trip, look, size, name).then((svg) => {
      if (!isWanted) return
      const file = new Blob([svg], { type: 'image/svg+xml' })
      url = URL.createObjectURL(file)
      setPoster({ file, url })
    })
    return () => {
      isWanted = false
      setPoster(null)
      if (url) URL.revokeObjectURL(url)
    }
  }, [trip, look, size, name])
  return poster
}

async function posterSvg(
  trip: Trip,
  look: PosterLook,
  size: PosterSize,
  brand: string,
): Promise<string> {
  const frame = posterFrame(size)
  const shown = coastsFor(drawTrip(trip, frame, { unit }))
  // Without a network the poster does without coasts and typefaces.
  const [coasts, fontFaces] = await Promise.all([
    shown ? loadCoasts(shown).catch(() => []) : [],
    posterFonts().catch(() => ''),
  ])
  return tripPoster(wordsOf(trip, brand), drawTrip(trip, frame, { unit, coasts }), {
    size,
    theme: look === 'night' ? night : paper,
    fontFaces,
  })
}

function wordsOf(trip: Trip, brand: string): PosterWords {
  return {
    title: trip.title,
    when: datesInWords(trip),
    brand: `Planned with ${brand}`,
    days: trip.days.map((day, index) => {
      const numbers = stopNumbers(day)
      return {
        label: `Day ${index + 1} · ${dayInWords(day.date)}`,
        title: dayTitle(day, trip),
        stops: day.stops.map(({ id, name }) => `${numbers.get(id) ?? '·'}  ${name}`),
      }
    }),
  }
}
