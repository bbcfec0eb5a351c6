/** Coordinates as people paste them: `38.71,-9.14`, `38.71° N, 9.14° W`, `38.7139; -9.1394`. */
import type { Coordinates } from '#domain/places/schema.ts'

const pair =
  /^\(?\s*(?<latitude>[+-]?\d{1,2}(?:\.\d+)?)\s*°?\s*(?<northSouth>[ns])?\s*[,;\s]\s*(?<longitude>[+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*(?<eastWest>[ew])?\s*\)?$/i

/** Undefined where the words are no point on earth. Kept to about ten metres. */
export function readCoordinates(text: string): Coordinates | undefined {
  const groups = pair.exec(text.trim())?.groups
  if (!groups) return undefined
  const { latitude: north = '', longitude: east = '', northSouth, eastWest } = groups
  const latitude = turned(Number(north), northSouth, 's')
  const longitude = turned(Number(east), eastWest, 'w')
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  return [rounded(latitude), rounded(longitude)]
}

const turned = (degrees: number, letter: string | undefined, negative: string) =>
  letter?.toLowerCase() === negative ? -Math.abs(degrees) : degrees
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000
