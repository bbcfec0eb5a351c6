/** A day's weather in words. Apart from its schema, which pages that only show it do not load. */
import type { FactSource } from '#domain/facts/fact-source.ts'
import type { DayWeather } from './day-weather.ts'

/** In words, for a reader who wants to know whether it is a forecast. */
export function weatherInWords({ rain, high, low, source }: DayWeather): string {
  const degrees =
    high === null || low === null ? '' : `${Math.round(low)} to ${Math.round(high)} °C, `
  return `${degrees}${Math.round(rain * 100)} % chance of rain (${sourceInWords(source)})`
}

function sourceInWords({ kind, name, asOf }: FactSource): string {
  if (kind === 'estimate') return name ?? 'an estimate'
  const said = kind === 'traveller' ? 'as you said' : `forecast${name ? ` by ${name}` : ''}`
  return asOf ? `${said}, ${asOf}` : said
}
