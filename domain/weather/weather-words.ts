/** A day's weather in words. Apart from its schema, which pages that only show it do not load. */
import type { FactSource } from '#domain/facts/fact-source.ts'
import type { DayWeather } from './day-weather.ts'

/** In words, for a reader who wants to know whether it is a forecast. */
export function weatherInWords({ rain, high, low, source }: DayWeather): string {
  const degrees = degreesInWords({ high, low })
  return `${degrees ? `${degrees}, ` : ''}${Math.round(rain * 100)} % chance of ${fallsAs({ high, low })} (${sourceInWords(source)})`
}

/** °C by day and night up to which precipitation is snow, and in which it may be either. */
const whiteBelow = 1
const mixedBelow = { high: 6, low: 1 }

/** "rain", "snow", or what it is between the two. */
export function fallsAs({ high, low }: Pick<DayWeather, 'low' | 'high'>): string {
  if (high === null || low === null) return 'rain'
  if (high <= whiteBelow) return 'snow'
  return high <= mixedBelow.high && low <= mixedBelow.low ? 'rain or snow' : 'rain'
}

/** "12 to 18 °C", or null where nobody said. */
export function degreesInWords({ low, high }: Pick<DayWeather, 'low' | 'high'>): string | null {
  if (high === null || low === null) return null
  const [from, to] = [Math.round(low), Math.round(high)]
  return from === to ? `${to} °C` : `${from} to ${to} °C`
}

function sourceInWords({ kind, name, asOf }: FactSource): string {
  if (kind === 'estimate') return name ?? 'an estimate'
  const said = kind === 'traveller' ? 'as you said' : `forecast${name ? ` by ${name}` : ''}`
  return asOf ? `${said}, ${asOf}` : said
}
