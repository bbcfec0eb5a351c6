/** The schema of a brand, and of overrides of it. */
import { z } from 'zod'

export const brandSchema = z.object({
  name: z.string().trim().min(1).max(40),
  email: z.email(),
  careersEmail: z.email(),
  host: z.string().regex(/^[a-z0-9.-]+$/i),
})

export type Brand = z.infer<typeof brandSchema>
