import { usePerson } from '#app/lib/account/account-context.ts'
import { companyGroups, mainLinks } from './navigation-links.ts'

/**
 * The same links for browsers without scripts, where menu and panel can't open. Rendered by the server only:
 * React skips what is inside `noscript`.
 */
export function NavigationWithoutScript() {
  return <noscript>{import.meta.env.SSR && <AllPages />}</noscript>
}

function AllPages() {
  const signedIn = usePerson() !== null
  const links = [
    ...mainLinks,
    ...companyGroups.flatMap((group) => group.links),
    signedIn ? { to: '/saved-trips', label: 'My Trips' } : { to: '/auth', label: 'Sign in' },
  ]
  return (
    <nav aria-label="All pages" className="mx-auto max-w-page px-gutter pb-4">
      <ul className="flex flex-wrap gap-x-4">
        {links.map((link) => (
          <li key={link.to}>
            <a href={link.to} className="inline-flex min-h-touch items-center underline">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
