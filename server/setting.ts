/** What a setting is, and the kinds of values that several have. */
import { z } from 'zod'

export type Mode = 'local' | 'production'

export interface Setting {
  schema: z.ZodType
  /** What a valid value looks like, in the words of the error message. */
  allowed: string
  purpose: string
  /** The text that stands in when the variable is not set. */
  fallback?: string | Partial<Record<Mode, string>>
  /** Required in these modes, with no default to stand in. */
  required?: readonly Mode[]
  /** Never printed, not even in an error. */
  secret?: boolean
  /** Given to the product's functions as well: here by the server, on Supabase as a secret. */
  functions?: boolean
  /** Checked like any other, but the site does not use it yet. */
  notYet?: boolean
}

export const text = z.string().min(1)
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((n) => n >= min && n <= max)
export const address = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))
export const webAddress = address('http:', 'https:')
/** Scheme, host and port as a browser writes them in `Origin`, which forms are compared with. */
export const siteAddress = webAddress
  .refine((value) => {
    const { pathname = '', search, hash, username } = URL.parse(value) ?? {}
    return /^\/+$/.test(pathname) && !search && !hash && !username
  })
  .transform((value) => new URL(value).origin)
export const secretText = z.string().min(32)
export const onOff = z.enum(['0', '1']).transform((value) => value === '1')
export const emailList = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.email()))
