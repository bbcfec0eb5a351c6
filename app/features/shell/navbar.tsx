/** The bar at the top of most pages. On small screens its links live in the side panel. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { usePerson } from '#app/lib/account/account-context.ts'
import { useBrand } from '#app/lib/site.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { cx } from '#app/ui/class-names.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { barEntryClasses } from './bar-entry-classes.ts'
import { CompanyMenu } from './company-menu.tsx'
import { CurrentLink } from './current-link.tsx'
import { mainLinks } from './navigation-links.ts'
import { NavigationPanel } from './navigation-panel.tsx'
import { NavigationWithoutScript } from './navigation-without-script.tsx'

// Loaded lazily: visitors who are not signed in never need it.
const AccountMenu = lazy(() =>
  import('#app/features/auth/index.ts').then(({ AccountMenu: menu }) => ({ default: menu })),
)

export function Navbar() {
  const brand = useBrand()
  const place = usePlaceOfBar()
  return (
    <header
      data-surface="night"
      className={cx(
        'z-40 text-on-surface transition-[translate] duration-calm',
        place === 'top'
          ? 'relative'
          : 'sticky top-0 bg-night focus-within:translate-y-0 print:translate-y-0',
        place === 'back' && 'shadow-soft',
        place === 'away' && '-translate-y-full',
      )}
    >
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-gutter">
        <Link to="/" className="mr-auto inline-flex min-h-touch items-center rounded-control pr-2">
          <Logo name={brand.name} />
        </Link>
        <nav aria-label="Main" className="hidden items-center lg:flex noscript:hidden">
          <ul className="flex items-center">
            {mainLinks.map((link) => (
              <li key={link.to}>
                <CurrentLink link={link} className={barEntryClasses}>
                  {link.label}
                </CurrentLink>
              </li>
            ))}
          </ul>
          <CompanyMenu />
        </nav>
        {place === 'back' && (
          <LinkButton to="/itinerary/new/plan" size="sm" className="lg:hidden">
            Plan a Trip
          </LinkButton>
        )}
        <AccountCorner />
        <NavigationPanel />
      </div>
      <NavigationWithoutScript />
    </header>
  )
}

type PlaceOfBar = 'top' | 'away' | 'back'

/** Pixels of scrolling that count as a direction: less is a finger that rests. */
const aDirection = 8

/** Hides the bar while the page is scrolled down, and shows it with the first scroll up. */
function usePlaceOfBar(): PlaceOfBar {
  const [place, setPlace] = useState<PlaceOfBar>('top')
  useEffect(() => {
    // Not `scrollY`: reading it now would force a layout in the task that hydrates the page.
    let last = 0
    const follow = () => {
      const now = window.scrollY
      if (now > 0 && Math.abs(now - last) < aDirection) return
      const isUp = now < last
      last = now
      setPlace((before) => {
        if (now <= 0 || (now < 64 && before === 'top')) return 'top'
        return isUp ? 'back' : 'away'
      })
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return place
}

function AccountCorner() {
  const person = usePerson()
  const location = useLocation()
  if (!person) {
    return (
      <LinkButton
        to="/auth"
        state={{ from: location }}
        variant="outline"
        size="sm"
        className="max-lg:hidden noscript:hidden"
      >
        Sign in
      </LinkButton>
    )
  }
  return (
    <>
      <LinkButton to="/saved-trips" variant="outline" size="sm" className="max-lg:hidden">
        My Trips
      </LinkButton>
      <Suspense
        fallback={
          <span className="inline-flex size-touch items-center justify-center">
            <Avatar name={person.fullName} picture={person.picture} decorative />
          </span>
        }
      >
        <AccountMenu person={person} />
      </Suspense>
    </>
  )
}
