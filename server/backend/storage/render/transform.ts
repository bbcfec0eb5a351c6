/** What may be done to a picture, read from a query or a signed address, within hosted's bounds. */
import { z } from 'zod'
import { errors } from '../errors.ts'

const side = z.coerce.number().int().min(1).max(2500).optional()

export const transformSchema = z.object({
  width: side,
  height: side,
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  format: z.enum(['origin', 'avif', 'webp']).optional(),
})
export type Transform = z.infer<typeof transformSchema>

const names = ['height', 'width', 'resize', 'quality', 'format'] as const

/** As it stands in a signed address; empty where nothing is to be done. */
export function describeTransform(transform: Transform): string {
  return names
    .flatMap((name) => (transform[name] === undefined ? [] : `${name}:${transform[name]}`))
    .join(',')
}

export function transformIn(description: string): Transform {
  const pairs = description.split(',').filter(Boolean)
  return checked(Object.fromEntries(pairs.map((pair) => pair.split(':'))))
}

export function transformFrom(query: URLSearchParams): Transform {
  return checked(
    Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : []))),
  )
}

function checked(given: unknown): Transform {
  const parsed = transformSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw errors.invalidRequest(`querystring/${issue?.path.join('/')} ${issue?.message}`)
}

const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' } as const

/** The `X-Transformations` header, in the words of the image proxy that hosted runs. */
export function transformationsHeader(transform: Transform): string {
  const { height, width, resize = 'cover', quality, format } = transform
  return [
    height && `height:${height}`,
    width && `width:${width}`,
    (height || width) && `resizing_type:${resizingTypes[resize]}`,
    quality && `quality:${quality}`,
    format && format !== 'origin' && `format:${format}`,
  ]
    .filter(Boolean)
    .join(',')
}
