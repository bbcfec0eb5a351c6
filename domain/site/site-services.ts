/** What the process gives the app on the server; the app's loaders read it from their context. */
import type { Brand } from '#domain/brand/brand.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import type { PlaceFinder } from '#domain/places/place-details.ts'
import type { PlannerExecutor } from '#domain/planner/executor.ts'
import type { RoutingProvider } from '#domain/routing/travel-table.ts'
import type { WeatherFinder } from '#domain/weather/day-weather.ts'
import type { Mailbox } from './mailbox.ts'
import type { ReencodePicture } from './pictures.ts'
import type { ResetDatabase } from './reset.ts'

/** How the backend is reached: the same for a browser and the server, but for the way there. */
export interface SupabaseAccess {
  url: string
  anonKey: string
  /** The name of the session's cookie, the same whatever host name a browser used to get here. */
  cookieName: string
  fetch?: typeof fetch
}

/** Whether a person can sign in with Google here, and who answers for it. */
export type GoogleSignIn = 'configured' | 'stand-in' | 'not-configured'

/** Where a person lets the product use their calendar, and who asks. */
export interface CalendarAuthorization {
  authorizationUrl: string
  clientId: string
}

/** What stands around the messages that visitors send to the team. */
export interface ContactServices {
  /**
   * Whether somebody at this address may send one more form, right or wrong; `null` is nobody in
   * particular. How many messages are stored is the database's to decide.
   */
  mayPost: (address: string | null) => Promise<boolean>
  /** Tells the team by mail; left out where no mail is configured. */
  notifyTeam?: ((message: ContactMessage) => Promise<void>) | undefined
}

/** What trips are planned with. */
export interface TripServices {
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
  /** Nothing where Google is not configured. */
  calendar?: CalendarAuthorization | undefined
  /** Only where no mail server is configured, in local mode. */
  mailbox?: Mailbox | undefined
  contact: ContactServices
  /** What the product refuses as a password because too many people use it. */
  commonPasswords: () => ReadonlySet<string>
  /** Makes an uploaded picture fit to publish. */
  reencodePicture: ReencodePicture
  /** Only in local mode, on a database of our own: elsewhere the procedure does not exist. */
  resetDatabase?: ResetDatabase | undefined
  now: () => Date
  /** Where a page's diagnostics go besides the screen. */
  report: (message: string, fields: Readonly<Record<string, unknown>>) => void
}
