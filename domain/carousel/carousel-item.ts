/** A carousel item: the slide that is shown, and the form that administrators fill in. */
import { z } from 'zod'
import { completeLink, linkAddress } from '#domain/pages/addresses.ts'
import { tooLong } from '#domain/pages/too-long.ts'

export interface CarouselSlide {
  id: string
  title: string
  description: string
  image_url: string
  itinerary_link: string | null
}

export const carouselLimits = { title: 120, description: 2_000 } as const

const text = (what: string, limit: number) =>
  z
    .string()
    .trim()
    .min(1, `Please enter a ${what}.`)
    .max(limit, { error: tooLong(what, limit) })

const fields = z.object({
  title: text('title', carouselLimits.title),
  description: text('description', carouselLimits.description),
  itinerary_link: z
    .string()
    .trim()
    .min(1, 'Please enter the link of an itinerary.')
    .pipe(linkAddress),
})

export type CarouselFields = z.output<typeof fields>
export type CarouselErrors = Partial<Record<keyof CarouselFields, string>>

export type ReadCarouselForm =
  | { ok: true; fields: CarouselFields }
  | { ok: false; errors: CarouselErrors }

/** Links to this site are stored as paths, so that they survive a change of host name. */
export function readCarouselForm(
  form: { get(name: string): unknown },
  ownHost: string,
): ReadCarouselForm {
  const given = (name: string) => String(form.get(name) ?? '')
  const parsed = fields.safeParse({
    title: given('title'),
    description: given('description'),
    itinerary_link: completeLink(given('itinerary_link'), ownHost),
  })
  if (parsed.success) return { ok: true, fields: parsed.data }
  const errors: CarouselErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as keyof CarouselFields
    errors[field] ??= message
  }
  return { ok: false, errors }
}
