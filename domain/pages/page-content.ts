/** The schema of a destination page, for the editor and for saving. */
import { z } from 'zod'
import { callAddress, imageAddress } from './addresses.ts'
import { slugProblem } from './slug.ts'
import { tooLong } from './too-long.ts'

export const pageLimits = {
  name: 120,
  title: 120,
  description: 5_000,
  callText: 80,
  sections: 50,
} as const

/** Empty texts become null. */
const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.trim() || null)
    .pipe(schema.nullable())

const section = z
  .object({
    id: z.uuid(),
    image_url: optional(imageAddress),
    title: optional(
      z.string().max(pageLimits.title, { error: tooLong('title', pageLimits.title) }),
    ),
    description: optional(
      z.string().max(pageLimits.description, {
        error: tooLong('description', pageLimits.description),
      }),
    ),
    cta_text: optional(
      z.string().max(pageLimits.callText, { error: tooLong('text', pageLimits.callText) }),
    ),
    cta_link: optional(callAddress),
  })
  .superRefine(({ cta_text, cta_link }, { addIssue }) => {
    const missing = (path: 'cta_text' | 'cta_link', message: string) =>
      addIssue({ code: 'custom', path: [path], message })
    if (cta_text && !cta_link) missing('cta_link', 'Please say where the call to action leads.')
    if (cta_link && !cta_text) missing('cta_text', 'Please say what the call to action reads.')
  })

export const pageContentSchema = z.object({
  slug: z.string().superRefine((slug, { addIssue }) => {
    const message = slugProblem(slug)
    if (message) addIssue({ code: 'custom', message })
  }),
  friendly_name: z
    .string()
    .trim()
    .min(1, 'Please enter a name.')
    .max(pageLimits.name, { error: tooLong('name', pageLimits.name) }),
  is_published: z.boolean(),
  sections: z
    .array(section)
    .max(pageLimits.sections, `A page has at most ${pageLimits.sections} sections.`),
})

export type PageContent = z.output<typeof pageContentSchema>
export type SectionContent = PageContent['sections'][number]

/** The first message for each field, by its path: `friendly_name`, `sections.2.cta_link`. */
export type PageErrors = Readonly<Record<string, string>>

export function pageErrors(content: unknown): PageErrors {
  const { error } = pageContentSchema.safeParse(content)
  const errors: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}

/** A stored draft or version; missing fields become empty. */
const kept = z.object({
  slug: z.string().catch(''),
  friendly_name: z.string().catch(''),
  is_published: z.boolean().catch(false),
  sections: z
    .array(
      z.object({
        id: z.uuid(),
        image_url: z.string().nullable().catch(null),
        title: z.string().nullable().catch(null),
        description: z.string().nullable().catch(null),
        cta_text: z.string().nullable().catch(null),
        cta_link: z.string().nullable().catch(null),
      }),
    )
    .catch([]),
})

export function keptContent(content: unknown): PageContent {
  return kept.parse(content ?? {})
}
