import { Link } from 'react-router'
import { useBrand, useSite } from '#app/lib/site.ts'

const links = [
  { to: '/about', label: 'About' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
]

export function Footer() {
  const brand = useBrand()
  const year = useSite()?.year
  return (
    // Below its line is room for the chat's button, which would cover a link at the end of a page.
    <footer data-surface="night" className="text-on-surface">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-gutter pt-6 pb-24 text-sm min-[100rem]:pb-6 print:pb-6">
        <p className="text-on-surface-muted">
          © {year} {brand.name}
        </p>
        <nav aria-label="Footer">
          <ul className="-mx-3 flex flex-wrap gap-x-2">
            {links.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="inline-flex min-h-touch items-center rounded-control px-3 underline-offset-4 hover:underline"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
