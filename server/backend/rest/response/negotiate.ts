/** Which form the answer takes, from `Accept`. */
import { errors } from '../errors.ts'
import { type MediaType, parseAccept, parseMediaType } from '../grammar/media-type.ts'
import type { ExplainOptions } from '../sql/statement.ts'

export interface Answer {
  form: 'array' | 'object' | 'csv'
  stripNulls: boolean
  contentType: string
  /** The plan of the statement instead of its result. */
  explain?: ExplainOptions
}

const jsonTypes = new Set(['*/*', 'application/json', 'application/*'])
const objectTypes = new Set(['application/vnd.pgrst.object+json', 'application/vnd.pgrst.object'])
const arrayTypes = new Set(['application/vnd.pgrst.array+json', 'application/vnd.pgrst.array'])
const planType = /^application\/vnd\.pgrst\.plan(?:\+(text|json))?$/
const explainOptions = ['analyze', 'verbose', 'settings', 'buffers', 'wal'] as const

const utf8 = 'charset=utf-8'

const plainAnswer = ({ name, parameters }: MediaType): Answer | undefined => {
  const stripNulls = parameters.nulls === 'stripped'
  const stripped = stripNulls ? '; nulls=stripped' : ''
  if (jsonTypes.has(name)) {
    return { form: 'array', stripNulls: false, contentType: `application/json; ${utf8}` }
  }
  if (objectTypes.has(name)) {
    const contentType = `application/vnd.pgrst.object+json${stripped}; ${utf8}`
    return { form: 'object', stripNulls, contentType }
  }
  if (arrayTypes.has(name)) {
    const contentType = stripNulls
      ? `application/vnd.pgrst.array+json${stripped}; ${utf8}`
      : `application/json; ${utf8}`
    return { form: 'array', stripNulls, contentType }
  }
  if (name === 'text/csv')
    return { form: 'csv', stripNulls: false, contentType: `text/csv; ${utf8}` }
  return undefined
}

const planAnswer = ({ name, parameters }: MediaType): Answer | undefined => {
  const found = planType.exec(name)
  if (!found) return undefined
  const format = found[1] === 'json' ? 'json' : 'text'
  const asked = (parameters.options ?? '').split('|')
  const options = explainOptions.filter((option) => asked.includes(option))
  const of = plainAnswer(parseMediaType(parameters.for ?? 'application/json'))
  if (!of) return undefined
  const list = options.length === 0 ? '' : `; options=${options.join('|')}`
  return {
    ...of,
    contentType: `application/vnd.pgrst.plan+${format}; for="${parseMediaType(of.contentType).name}"${list}; ${utf8}`,
    explain: { format, options },
  }
}

export const negotiate = (accept: string | null, plans: boolean): Answer => {
  const types = parseAccept(accept)
  for (const type of types) {
    const answer = plainAnswer(type) ?? (plans ? planAnswer(type) : undefined)
    if (answer) return answer
  }
  throw errors.mediaType(types.map(({ name }) => name))
}
