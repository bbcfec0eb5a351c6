/** What a browser says of itself, as a person would call the device: "Safari on iPhone". */
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
  // The library refuses an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent.trim() || '-')
  // Only some models have a name that people use; the others are letters and digits.
  const device = /^(iPhone|iPad)$/.test(platform.model ?? '') ? platform.model : os.name
  const words = [browser.name, device].filter(Boolean).join(' on ')
  return { kind: kinds[platform.type ?? ''] ?? 'unknown', words: words || 'Unknown device' }
}
