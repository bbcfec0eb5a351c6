/** Created on first use: building `Intl` objects is slow on phones while a page starts. */
let regionNames: Intl.DisplayNames | undefined

/** Groups of islands, unions and the like, of which English speaks with an article. */
const withArticle = new Set([
  ...['AE', 'BS', 'CF', 'CK', 'DO', 'FK', 'FO', 'GB', 'GM', 'KM', 'KY', 'MH', 'MP', 'MV', 'NL'],
  ...['PH', 'SB', 'SC', 'TC', 'US', 'VG', 'VI'],
])

/** "The Netherlands", as one says it in a sentence. */
export function countryName(code: string): string {
  regionNames ??= new Intl.DisplayNames(['en'], { type: 'region' })
  const name = code === 'HK' ? 'Hong Kong' : (regionNames.of(code) ?? code)
  return withArticle.has(code) ? `the ${name}` : name
}
