/**
 * Which land a point lies on: what can be driven between without a ship. Boxes of latitude and
 * longitude, islands first; bridges and tunnels for cars count as land.
 */
import type { RoadPoint } from './road-trip-schema.ts'

interface Box {
  land: string
  /** As one would say it. */
  name: string
  south: number
  north: number
  west: number
  east: number
}

const box = (
  land: string,
  name: string,
  south: number,
  north: number,
  west: number,
  east: number,
): Box => ({ land, name, south, north, west, east })

const islands: readonly Box[] = [
  box('ireland', 'Ireland', 51.3, 55.5, -10.8, -5.35),
  box('man', 'the Isle of Man', 54, 54.5, -4.9, -4.2),
  box('shetland', 'Shetland', 59.8, 61, -2.5, -0.6),
  box('orkney', 'Orkney', 58.7, 59.5, -3.5, -2.3),
  box('britain', 'Great Britain', 49.8, 58.7, -8.7, 1.8),
  box('faroe', 'the Faroe Islands', 61.3, 62.5, -7.8, -6.2),
  box('iceland', 'Iceland', 63, 66.8, -25, -13),
  box('svalbard', 'Svalbard', 76, 81, 10, 34),
  box('gotland', 'Gotland', 56.8, 58.1, 18, 19.5),
  box('corsica', 'Corsica', 41.33, 43.1, 8.5, 9.7),
  box('sardinia', 'Sardinia', 38.8, 41.32, 8, 9.9),
  box('malta', 'Malta', 35.7, 36.2, 14.1, 14.7),
  box('sicily', 'Sicily', 36.5, 38.33, 12.3, 15.61),
  box('mallorca', 'Mallorca', 39.2, 40, 2.3, 3.5),
  box('ibiza', 'Ibiza', 38.6, 39.2, 1.1, 1.7),
  box('menorca', 'Menorca', 39.8, 40.1, 3.7, 4.4),
  box('canaries', 'the Canary Islands', 27.5, 29.5, -18.3, -13.3),
  box('madeira', 'Madeira', 32.3, 33.2, -17.4, -16.2),
  box('azores', 'the Azores', 36.8, 39.8, -31.5, -24.9),
  box('crete', 'Crete', 34.8, 35.7, 23.4, 26.4),
  box('corfu', 'Corfu', 39.3, 39.85, 19.6, 20.12),
  box('rhodes', 'Rhodes', 35.8, 36.5, 27.6, 28.3),
  box('cyclades', 'the Cyclades', 36.3, 37.7, 24.3, 26),
  box('cyprus', 'Cyprus', 34.5, 35.75, 32.2, 34.7),
  box('zanzibar', 'Zanzibar', -6.5, -5.6, 39.1, 39.6),
  box('madagascar', 'Madagascar', -26, -11.8, 43, 50.6),
  box('mauritius', 'Mauritius', -20.6, -19.9, 57.2, 57.9),
  box('reunion', 'Réunion', -21.5, -20.8, 55.1, 55.9),
  box('seychelles', 'the Seychelles', -5, -4, 55, 56.2),
  box('ceylon', 'Sri Lanka', 5.8, 9.9, 79.6, 82),
  box('maldives', 'the Maldives', -1, 7.5, 72.5, 74),
  box('taiwan', 'Taiwan', 21.8, 25.4, 119.9, 122.1),
  box('hainan', 'Hainan', 18.1, 20.2, 108.6, 111.1),
  box('jeju', 'Jeju', 33.1, 33.6, 126.1, 127),
  box('hokkaido', 'Hokkaido', 41.35, 45.6, 139.3, 146),
  box('okinawa', 'Okinawa', 24, 27.2, 122.9, 128.5),
  // Honshu, Kyushu and Shikoku are joined by bridges and a tunnel.
  box('honshu', 'Honshu', 30.9, 41.34, 129.4, 142.3),
  box('luzon', 'Luzon', 12.5, 18.7, 119.7, 124.3),
  box('visayas', 'the Visayas', 9, 12.5, 121.8, 126),
  box('borneo', 'Borneo', -4.3, 7.1, 108.8, 119.3),
  box('bali', 'Bali', -8.9, -8.05, 114.43, 115.72),
  box('lombok', 'Lombok', -9, -8.2, 115.8, 116.8),
  box('java', 'Java', -8.9, -5.8, 105.1, 114.42),
  box('sumatra', 'Sumatra', -6, 5.9, 95, 106.1),
  box('tasmania', 'Tasmania', -43.8, -40.6, 144.5, 148.6),
  box('kangaroo', 'Kangaroo Island', -36.2, -35.55, 136.5, 138.13),
  box('new-zealand-south', 'the South Island', -47.4, -40.4, 166, 174.45),
  box('new-zealand-north', 'the North Island', -41.7, -34.3, 172.6, 178.7),
  box('fiji', 'Fiji', -19.5, -15.7, 176.8, 180),
  box('kauai', 'Kauai', 21.8, 22.3, -159.9, -159.2),
  box('oahu', 'Oahu', 21.2, 21.8, -158.4, -157.6),
  box('maui', 'Maui', 20.5, 21.1, -156.75, -155.95),
  box('hawaii', 'Hawaii', 18.8, 20.4, -156.2, -154.7),
  box('tahiti', 'Tahiti', -18, -17.3, -150, -149),
  box('vancouver-island', 'Vancouver Island', 48.25, 50.9, -128.5, -123.26),
  box('newfoundland', 'Newfoundland', 46.5, 51.7, -59.5, -52.5),
  box('cuba', 'Cuba', 19.7, 23.3, -85, -74.1),
  box('jamaica', 'Jamaica', 17.6, 18.6, -78.5, -76.1),
  box('hispaniola', 'Hispaniola', 17.5, 20.1, -74.6, -68.2),
  box('puerto-rico', 'Puerto Rico', 17.8, 18.6, -67.4, -65.5),
  box('bahamas', 'the Bahamas', 22.5, 27.3, -78.9, -73),
  box('bermuda', 'Bermuda', 32.2, 32.5, -65, -64.5),
  box('chiloe', 'Chiloé', -43.5, -41.83, -74.5, -73.35),
  box('tierra-del-fuego', 'Tierra del Fuego', -55.2, -52.5, -71, -65),
  box('falklands', 'the Falkland Islands', -52.5, -51, -61.5, -57.5),
  box('galapagos', 'the Galápagos', -1.6, 0.8, -92, -89),
  box('greenland', 'Greenland', 59.5, 84, -73, -12),
]

const mainlands: Readonly<Record<string, string>> = {
  'north-america': 'North America',
  'south-america': 'South America',
  australia: 'Australia',
  africa: 'Africa',
  eurasia: 'Europe and Asia',
}

export function landOf({ at, country }: Pick<RoadPoint, 'at' | 'country'>): string {
  const [latitude, longitude] = at
  const island = islands.find(
    ({ south, north, west, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
  // Calais and Boulogne lie in the box that holds Kent.
  if (island && !(island.land === 'britain' && country && country !== 'GB')) return island.land
  return mainlandOf(latitude, longitude)
}

export function landName(land: string): string {
  return islands.find((each) => each.land === land)?.name ?? mainlands[land] ?? land
}

function mainlandOf(latitude: number, longitude: number): string {
  if (longitude < -30) {
    const isSouth = latitude < 12.6 && longitude > -77.4 && !(latitude > 8.7 && longitude < -77.3)
    return isSouth || (latitude < 6 && longitude > -82) ? 'south-america' : 'north-america'
  }
  if (latitude < -10 && longitude > 112 && longitude < 155) return 'australia'
  return isAfrica(latitude, longitude) ? 'africa' : 'eurasia'
}

/** South of the Mediterranean and west of Suez and the Red Sea. */
function isAfrica(latitude: number, longitude: number): boolean {
  if (longitude < -18.5 || longitude > 52) return false
  if (latitude < 12.4) return longitude < 43.4 || latitude < 12
  if (latitude < 28) return longitude < 34.9 + (28 - latitude) * 0.55
  if (latitude < 31.6) return longitude < 32.6
  if (latitude < 33.5) return longitude < 25.2
  if (longitude < 8) return latitude < 35.95
  return latitude < 37.6 && longitude < 11.4
}
