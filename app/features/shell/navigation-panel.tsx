import { Menu } from 'lucide-react'
import { useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { usePerson } from '#app/lib/account/account-context.ts'
import { buttonClasses } from '#app/ui/button-classes.ts'
import { cx } from '#app/ui/class-names.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Sheet, SheetContent, SheetTrigger } from '#app/ui/sheet.tsx'
import { type CompanyLink, companyGroups, mainLinks } from './navigation-links.ts'

/** The links of the navigation bar on small screens; choosing one closes the panel. */
export function NavigationPanel() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const signedIn = usePerson() !== null
  const location = useLocation()
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger
        aria-label="Open navigation menu"
        className={cx(
          buttonClasses({ variant: 'ghost', size: 'icon' }),
          'lg:hidden noscript:hidden',
        )}
      >
        <Menu aria-hidden="true" className="size-6" />
      </SheetTrigger>
      <SheetContent title="Navigation Menu">
        <nav aria-label="Navigation Menu" className="flex flex-col gap-6">
          <PanelLinks links={mainLinks} onChoose={close} />
          {companyGroups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <h2 className="px-3 font-sans text-xs font-semibold text-on-surface-muted">
                {group.title}
              </h2>
              <PanelLinks links={group.links} onChoose={close} />
            </section>
          ))}
          {signedIn ? (
            <LinkButton to="/saved-trips" fullWidth onClick={close}>
              My Trips
            </LinkButton>
          ) : (
            <LinkButton to="/auth" state={{ from: location }} fullWidth onClick={close}>
              Sign in
            </LinkButton>
          )}
        </nav>
      </SheetContent>
    </Sheet>
  )
}

function PanelLinks({ links, onChoose }: { links: readonly CompanyLink[]; onChoose: () => void }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <NavLink
            to={link.to}
            onClick={onChoose}
            className={({ isActive }) =>
              cx(
                'flex min-h-touch items-center justify-between gap-4 rounded-control px-3 py-2 transition-colors hover:bg-hover',
                isActive && 'bg-horizon-wash font-semibold',
              )
            }
          >
            {link.label}
            {link.description && (
              <span className="text-xs font-normal text-on-surface-muted">{link.description}</span>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
