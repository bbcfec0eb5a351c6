// First, so that it runs before anything that loads zod.
import '#app/lib/schemas-without-eval.client.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { HeldDataProvider } from '#app/data/held/held-data-provider.tsx'
import { AccountProvider } from '#app/features/auth/account-provider.tsx'
import { SignInPrompt } from '#app/features/auth/sign-in-prompt.tsx'
import { DeviceDataQuestions } from '#app/features/device-data/index.ts'
import { ErrorScreen } from '#app/features/shell/error-screen.tsx'
import { StarryPageFrame } from '#app/features/shell/frames.tsx'
import { NavigationProgress } from '#app/features/shell/navigation-progress.tsx'
import { RouteAnnouncer } from '#app/features/shell/route-announcer.tsx'
import { hasSession, signedInPerson } from '#app/lib/account/signed-in.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { servicesContext } from '#app/lib/services.server.ts'
import type { Site } from '#app/lib/site.ts'
import { supabaseMiddleware } from '#app/lib/supabase/context.server.ts'
import { themeColor } from '#app/lib/theme-color.ts'
import { fontPreloads } from '#app/ui/font-preloads.ts'
import { SkipLink } from '#app/ui/skip-link.tsx'
import styles from '#app/ui/styles.css?url'
import type { Route } from './+types/root.ts'

/** Loaded after hydration: toasts and the chat only open after an interaction. */
const AfterHydration = lazy(() =>
  import('#app/features/shell/after-hydration.tsx').then((after) => ({
    default: after.AfterHydration,
  })),
)

export async function loader(args: Route.LoaderArgs): Promise<Site> {
  const { brand, mode, publicUrl, now, google, calendar, map, voice, supabase, mailbox, evening } =
    args.context.get(servicesContext)
  const { anonKey, cookieName } = supabase
  return {
    brand,
    mode,
    publicUrl,
    year: now().getFullYear(),
    // A backend in this process is reached at the page's own origin, whatever its host name.
    supabase: { anonKey, cookieName, ...(supabase.fetch ? {} : { url: supabase.url }) },
    google,
    calendar,
    map: map(),
    voice,
    mailbox: mailbox !== undefined,
    eveningMails: evening !== undefined,
    hasSession: hasSession(args),
    person: await signedInPerson(args),
  }
}

export const middleware: Route.MiddlewareFunction[] = [supabaseMiddleware]

/** Navigations do not load the root's data again; only an explicit revalidation does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

/** The meta tags of pages that failed. */
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Something went wrong',
    description: 'This page could not be shown.',
    index: false,
  })

/**
 * Linked by its address. Imported for its effect, the stylesheet would belong to a script that lazy parts
 * depend on, and each page would fetch and apply it a second time with them.
 */
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  ...fontPreloads,
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/images/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <AccountProvider>
      <HeldDataProvider>
        <NavigationProgress />
        <RouteAnnouncer />
        <Outlet />
        <SignInPrompt />
        <DeviceDataQuestions />
        <Suspense>
          <AfterHydration />
        </Suspense>
      </HeldDataProvider>
    </AccountProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <StarryPageFrame>
      <ErrorScreen error={error} />
    </StarryPageFrame>
  )
}
