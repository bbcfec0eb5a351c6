/** The services of the server process; loaders get them from their context. */
import type { Brand } from '#domain/brand/brand.ts'
import type { ReadSlots } from '#domain/brief/set-by-hand/slots.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import type { PlaceFinder } from '#domain/places/place-details.ts'
import type { PlannerExecutor } from '#domain/planner/execution/executor.ts'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import type { WishProgress } from '#domain/planner/wish/progress.ts'
import type { RestaurantFinder } from '#domain/restaurants/finder.ts'
import type { RoutingProvider } from '#domain/routing/travel-table.ts'
import type { WeatherFinder } from '#domain/weather/day-weather.ts'
import type { HourlyFinder } from '#domain/weather/hour-weather.ts'
import type { EveningServices } from './evening-mails.ts'
import type { Mailbox } from './mailbox.ts'
import type { ReencodePicture } from './pictures.ts'
import type { ResetDatabase } from './reset.ts'
import type { DrawTripCard } from './trip-card.ts'

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

/** What pages show a trip on: the tiles of a style, or the drawing. */
export type SiteMap = { kind: 'tiles'; style: string } | { kind: 'drawing'; failed: boolean }

/** Services of the contact form. */
export interface ContactServices {
  /**
   * Limits posted forms by client address, valid or not; `null` is an unknown address. The database
   * limits stored messages.
   */
  mayPost: (address: string | null) => Promise<LimitAnswer>
  /** Tells the team by mail; left out where no mail is configured. */
  notifyTeam?: ((message: ContactMessage) => Promise<void>) | undefined
}

export interface WishOptions {
  /** What was set in a form or on a chip: it wins over the words. */
  set?: ReadSlots
  /** Once aborted, planning ends and the call rejects with its reason. */
  signal?: AbortSignal
  onProgress?: (progress: WishProgress) => void
}

/** Whether an address may go on now, and if not, when. */
export type LimitAnswer = { granted: true } | { granted: false; waitSeconds: number }

/** What trips are planned with. */
export interface TripServices {
  /** From a wish in plain words to a trip, a question or proposals. */
  planWish: (text: string, options?: WishOptions) => Promise<PlanAnswer>
  /** The same answer for everybody who asks for it on the same day: for wishes of ours, such as samples. */
  planOnceADay: (text: string) => Promise<PlanAnswer>
  /** Days, several cities and road trips, beside the requests that are being answered. */
  planner: PlannerExecutor
  places: PlaceFinder
  weather: WeatherFinder
  /** By the hour, with how many minutes it holds; an open trip asks again then. Not live, nothing is asked. */
  hourly: HourlyFinder & { refreshMinutes: number; isLive: boolean }
  restaurants: RestaurantFinder
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
  /** As far as it is known by now. */
  map: () => SiteMap
  /** What turns speech into text: the browser's own recognition, or a service. */
  voice: 'browser' | 'openai'
  /** Only where no mail server is configured, in local mode. */
  mailbox?: Mailbox | undefined
  contact: ContactServices
  /** The links in mails of the evening; left out where none are sent. */
  evening?: EveningServices | undefined
  /** Limits plans by client address; `null` is an unknown address. */
  mayPlan: (address: string | null) => Promise<LimitAnswer>
  /** Limits searches for tables in the same way. */
  maySearchTables: (address: string | null) => Promise<LimitAnswer>
  /** Limits questions for the weather by the hour, and for measured drives. */
  mayAskWeather: (address: string | null) => Promise<LimitAnswer>
  mayMeasureDrives: (address: string | null) => Promise<LimitAnswer>
  /** Limits how often one calendar address is asked for. */
  mayReadFeed: (secret: string) => Promise<LimitAnswer>
  /** The passwords that are refused as too common. */
  commonPasswords: () => ReadonlySet<string>
  reencodePicture: ReencodePicture
  drawTripCard: DrawTripCard
  /** Only in local mode, on a database of our own: elsewhere the procedure does not exist. */
  resetDatabase?: ResetDatabase | undefined
  now: () => Date
  /** Writes to the server's log. */
  report: (message: string, fields: Readonly<Record<string, unknown>>) => void
}
