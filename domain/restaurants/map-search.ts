/** The address of a map search that the person's own device answers. */
import type { Coordinates } from '#domain/places/schema.ts'

export type Device = 'android' | 'apple' | 'other'

export function deviceOf(userAgent: string): Device {
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'other'
}

/** Without a point the device searches around itself: nobody else is told where that is. */
export function mapSearchAddress(device: Device, at: Coordinates | null): string {
  const point = at?.map((degrees) => degrees.toFixed(4)).join(',')
  switch (device) {
    case 'android':
      return `geo:${point ?? '0,0'}?q=restaurants`
    case 'apple':
      return `https://maps.apple.com/?q=restaurants${point ? `&near=${point}` : ''}`
    case 'other':
      return `https://www.openstreetmap.org/${at ? `#map=16/${at[0].toFixed(4)}/${at[1].toFixed(4)}` : ''}`
  }
}

/** Where one house is, on the device's own map. */
export function mapAddress(
  device: Device,
  { name, at }: { name: string; at: Coordinates },
): string {
  const point = at.map((degrees) => degrees.toFixed(5)).join(',')
  switch (device) {
    case 'android':
      return `geo:${point}?q=${point}(${encodeURIComponent(name)})`
    case 'apple':
      return `https://maps.apple.com/?ll=${point}&q=${encodeURIComponent(name)}`
    case 'other':
      return `https://www.openstreetmap.org/?mlat=${at[0].toFixed(5)}&mlon=${at[1].toFixed(5)}#map=18/${at[0].toFixed(5)}/${at[1].toFixed(5)}`
  }
}
