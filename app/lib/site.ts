/** The root loader's data, which every screen can use. */
import { useRouteLoaderData } from 'react-router'
import type { Person } from '#domain/account/person.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { defaultBrand } from '#domain/brand/default-brand.ts'
import type { CalendarAuthorization, GoogleSignIn, SiteMap } from '#domain/site/site-services.ts'
import type { SiteFacts } from './page-meta.ts'

export interface Site extends SiteFacts {
  mode: 'local' | 'production'
  year: number
  /** The backend as the browser reaches it; without `url` it is the page's own origin. */
  supabase: { url?: string; anonKey: string; cookieName: string }
  google: GoogleSignIn
  calendar?: CalendarAuthorization | undefined
  map: SiteMap
  /** What turns speech into text. */
  voice: 'browser' | 'openai'
  /** Whether mail lands in a mailbox of this machine, at `/__mail`. */
  mailbox: boolean
  /** Whether mails about the next day of a trip can be sent here. */
  eveningMails: boolean
  /**
   * Whether the request had a session's cookie. Without one the person is a visitor, and the account service
   * need not be asked.
   */
  hasSession: boolean
  person: Person | null
}

export function useSite(): Site | undefined {
  return useRouteLoaderData('root') as Site | undefined
}

export function useBrand(): Brand {
  return useSite()?.brand ?? defaultBrand
}
