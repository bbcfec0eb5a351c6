/** `Accept` and `Content-Type`, as far as this service can produce and read them. */

export interface MediaType {
  /** Lower-case `type/subtype`. */
  name: string
  parameters: Readonly<Record<string, string>>
}

const parameterPattern = /;\s*([\w-]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;,\s]*)/g

export const parseMediaType = (text: string): MediaType => {
  const name = (text.split(';', 1)[0] ?? '').trim().toLowerCase()
  const parameters: Record<string, string> = {}
  for (const [, key = '', value = ''] of text.matchAll(parameterPattern)) {
    parameters[key.toLowerCase()] = value.startsWith('"') ? value.slice(1, -1) : value
  }
  return { name, parameters }
}

/** Splits at commas that stand in no quotes. */
const splitList = (header: string): string[] => header.match(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g) ?? []

/** The accepted types, best first. Nothing said means anything goes. */
export const parseAccept = (header: string | null): MediaType[] => {
  const types = splitList(header ?? '')
    .map((part) => parseMediaType(part.trim()))
    .filter(({ name }) => name !== '')
  if (types.length === 0) return [{ name: '*/*', parameters: {} }]
  const quality = ({ parameters }: MediaType) => {
    const q = Number(parameters.q ?? '1')
    return Number.isNaN(q) ? 1 : q
  }
  return types.sort((a, b) => quality(b) - quality(a))
}
