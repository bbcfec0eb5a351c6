/** Turns a user agent into the name of a device: "Safari on iPhone". */
import Bowser from 'bowser'

export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'unknown'

export interface DeviceInWords {
  kind: DeviceKind
  words: string
}

const kinds: Readonly<Record<string, DeviceKind>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
}

export function deviceInWords(userAgent: string): DeviceInWords {
  // Bowser throws on an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent.trim() || '-')
  // Only these models have a well-known name; others are model numbers.
  const device = /^(iPhone|iPad)$/.test(platform.model ?? '') ? platform.model : os.name
  const words = [browser.name, device].filter(Boolean).join(' on ')
  return { kind: kinds[platform.type ?? ''] ?? 'unknown', words: words || 'Unknown device' }
}
