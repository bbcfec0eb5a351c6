/**
 * Lands in which no trains lead from city to city, or hardly any that travelers take: there one goes by bus or flies. Boxes by
 * their south, west, north and east, and within them the parts that do have trains.
 */
import type { Coordinates } from '#domain/places/schema.ts'
import type { Box } from './waters.ts'

const withoutRails: readonly Box[] = [
  // South America, Central America and the islands of the Caribbean.
  [-56, -82, 12.8, -34],
  [7, -92.3, 17.9, -77],
  [10, -85, 27.3, -59],
  // Mexico but for Yucatán.
  [14.5, -112, 25.8, -92.3],
  // Iceland, the Faroe Islands and Greenland.
  [59.8, -73, 84, -13],
  [61.3, -7.8, 62.5, -6.2],
  // Alaska but for its one line, Tasmania, and the islands of the Pacific.
  [-43.8, 144.3, -39.9, 148.6],
  [-25, 154, 25, 180],
  [-25, -180, 25, -134],
  // Africa south of the Sahara.
  [-35, -18, 20, 52],
  [-26, 43, -11.8, 50.6],
  // Jordan, Lebanon, Syria and the south of Arabia.
  [29.1, 35, 36, 42],
  [12, 42, 26.5, 60],
  // Nepal, Bhutan and Ladakh; Laos but for its new line, Cambodia, Borneo and the Philippines.
  [26.4, 80, 30.5, 92.2],
  [32.4, 76, 36, 80],
  [10.3, 102.4, 14.7, 105.9],
  [-4.3, 108.8, 7.1, 119.3],
  [4.5, 116.9, 19, 126.7],
]

const withRails: readonly Box[] = [
  // Central Chile, and the plain around Buenos Aires.
  [-41.6, -73.6, -32.8, -70.3],
  [-38.2, -61, -31.3, -57.4],
  // Cusco to the gates of Machu Picchu, and Puno.
  [-16, -72.7, -13, -70],
  // The south of Florida.
  [24.9, -82.5, 27.3, -79.9],
  // Jerusalem to the coast.
  [31.2, 34, 33.1, 35.3],
  // South Africa, Kenya from Nairobi to the coast, and Tanzania to its capital.
  [-34.5, 18, -22.2, 32.9],
  [-4.2, 36.6, -1, 40],
  [-7.2, 35.5, -6, 39.5],
  // The cities of the emirates and of the Hejaz.
  [24, 51, 25.6, 56.5],
  [21, 38.8, 25, 40],
  // The plains of India below the Himalayas.
  [21, 80, 27.3, 88],
  [21, 88, 26.9, 96],
]

export function hasRails(at: Coordinates): boolean {
  const isIn = ([south, west, north, east]: Box) =>
    at[0] >= south && at[0] <= north && at[1] >= west && at[1] <= east
  return withRails.some(isIn) || !withoutRails.some(isIn)
}
