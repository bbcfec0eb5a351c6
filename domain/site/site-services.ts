/** The services of the server process; loaders get them from their context. */
import type { Brand } from '#domain/brand/brand.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import type { PlaceFinder } from '#domain/places/place-details.ts'
import type { PlannerExecutor } from '#domain/planner/executor.ts'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import type { WishProgress } from '#domain/planner/wish/progress.ts'
import type { RoutingProvider } from '#domain/routing/travel-table.ts'
import type { WeatherFinder } from '#domain/weather/day-weather.ts'
import type { Mailbox } from './mailbox.ts'
import type { ReencodePicture } from './pictures.ts'
import type { ResetDatabase } from './reset.ts'

/** How the backend is reached. */
export interface SupabaseAccess {
  url: string
  anonKey: string
  /** The session cookie's name, independent of the host name. */
  cookieName: string
  fetch?: typeof fetch
}

/** Whether Google sign-in is available: real, by the local stand-in, or not at all. */
export type GoogleSignIn = 'configured' | 'stand-in' | 'not-configured'

/** The endpoint and the client id of calendar authorizations. */
export interface CalendarAuthorization {
  authorizationUrl: string
  clientId: string
}

/** Services of the contact form. */
export interface ContactServices {
  /**
   * Limits posted forms by client address, valid or not; `null` is an unknown address. The database
   * limits stored messages.
   */
  mayPost: (address: string | null) => Promise<boolean>
  /** Tells the team by mail; left out where no mail is configured. */
  notifyTeam?: ((message: ContactMessage) => Promise<void>) | undefined
}

export interface WishOptions {
  /** Once aborted, planning ends and the call rejects with its reason. */
  signal?: AbortSignal
  onProgress?: (progress: WishProgress) => void
}

/** Whether an address may plan now, and if not, when. */
export type PlanTurn = { granted: true } | { granted: false; waitSeconds: number }

/** What trips are planned with. */
export interface TripServices {
  /** From a wish in plain words to a trip, a question or proposals. */
  planWish: (text: string, options?: WishOptions) => Promise<PlanAnswer>
  /** Days, several cities and road trips, beside the requests that are being answered. */
  planner: PlannerExecutor
  places: PlaceFinder
  weather: WeatherFinder
  /** Real travel times; nothing where no routing server is configured, and then they are estimates. */
  routing?: RoutingProvider | undefined
}

export interface SiteServices extends TripServices {
  brand: Brand
  /** `local` also shows what exists on a laptop only: stand-ins, the gallery, the reset screen. */
  mode: 'local' | 'production'
  publicUrl: string
  supabase: SupabaseAccess
  google: GoogleSignIn
  /** Undefined where Google is not configured. */
  calendar?: CalendarAuthorization | undefined
  /** Only where no mail server is configured, in local mode. */
  mailbox?: Mailbox | undefined
  contact: ContactServices
  /** Limits plans by client address; `null` is an unknown address. */
  mayPlan: (address: string | null) => Promise<PlanTurn>
  /** The passwords that are refused as too common. */
  commonPasswords: () => ReadonlySet<string>
  reencodePicture: ReencodePicture
  /** Only in local mode, on a database of our own: elsewhere the procedure does not exist. */
  resetDatabase?: ResetDatabase | undefined
  now: () => Date
  /** Writes to the server's log. */
  report: (message: string, fields: Readonly<Record<string, unknown>>) => void
}
