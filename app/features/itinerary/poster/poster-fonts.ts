/** The product's typefaces as `@font-face` rules with their data, because an image can't load files. */
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

const faces = [
  { family: 'Fraunces Variable', weights: '100 900', file: fraunces },
  { family: 'Instrument Sans Variable', weights: '400 700', file: instrumentSans },
]

export async function posterFonts(): Promise<string> {
  const rules = await Promise.all(
    faces.map(async ({ family, weights, file }) => {
      const response = await fetch(file)
      if (!response.ok) throw new Error(`${file} answered ${response.status}`)
      const data = toBase64(new Uint8Array(await response.arrayBuffer()))
      return `@font-face{font-family:'${family}';font-weight:${weights};src:url(data:font/woff2;base64,${data}) format('woff2')}`
    }),
  )
  return rules.join('')
}

function toBase64(bytes: Uint8Array): string {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}
