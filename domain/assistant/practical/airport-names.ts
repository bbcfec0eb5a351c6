/** Airports by the names that people call them, and not by their city. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bheathrow\b/, 'LHR'],
  [/\bgatwick\b/, 'LGW'],
  [/\bstansted\b/, 'STN'],
  [/\bluton\b/, 'LTN'],
  [/\bhaneda\b/, 'HND'],
  [/\bnarita\b/, 'NRT'],
  [/\b(?:charles de gaulle|roissy|cdg)\b/, 'CDG'],
  [/\borly\b/, 'ORY'],
  [/\bfiumicino\b/, 'FCO'],
  [/\bciampino\b/, 'CIA'],
  [/\bschiphol\b/, 'AMS'],
  [/\bbarajas\b/, 'MAD'],
  [/\bel prat\b/, 'BCN'],
  [/\bmalpensa\b/, 'MXP'],
  [/\blinate\b/, 'LIN'],
  [/\b(?:jfk|kennedy airport)\b/, 'JFK'],
  [/\bnewark\b/, 'EWR'],
  [/\bla ?guardia\b/, 'LGA'],
  [/\bo ?hare\b/, 'ORD'],
  [/\bsuvarnabhumi\b/, 'BKK'],
  [/\bdon muea?ng\b/, 'DMK'],
  [/\bincheon\b/, 'ICN'],
  [/\bgimpo\b/, 'GMP'],
  [/\bkansai (?:airport|international)\b/, 'KIX'],
  [/\bchangi\b/, 'SIN'],
  [/\bsabiha\b/, 'SAW'],
  [/\barlanda\b/, 'ARN'],
  [/\bgardermoen\b/, 'OSL'],
  [/\bkastrup\b/, 'CPH'],
  [/\bezeiza\b/, 'EZE'],
  [/\bgaleao\b/, 'GIG'],
]

/** In folded words: its code, and where in them it stands. */
export function airportNamed(words: string): { code: string; at: number } | null {
  for (const [name, code] of names) {
    const at = words.search(name)
    if (at >= 0) return { code, at }
  }
  return null
}
