import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { usePerson } from '#app/lib/account/account-context.ts'
import { buttonClasses } from '#app/ui/button-classes.ts'
import { cx } from '#app/ui/class-names.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Sheet, SheetContent, SheetTrigger } from '#app/ui/sheet.tsx'
import { DescribedLinks } from './described-links.tsx'
import { companyGroups, mainLinks } from './navigation-links.ts'

/** The navigation links in a side panel, for small screens. It closes on navigation. */
export function NavigationPanel() {
  const location = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  /**
   * Renders nothing before the first opening, because Radix renders even a closed panel a second time, in one
   * long task.
   */
  const [wasOpened, setWasOpened] = useState(false)
  const close = () => setOpenAt(undefined)
  const signedIn = usePerson() !== null
  return (
    <Sheet
      open={openAt === location.key}
      onOpenChange={(open) => {
        setWasOpened(true)
        setOpenAt(open ? location.key : undefined)
      }}
    >
      <SheetTrigger
        aria-label="Open navigation menu"
        className={cx(
          buttonClasses({ variant: 'ghost', size: 'icon' }),
          // Negative margin: the icon, not its larger touch target, aligns with the page's column.
          '-mr-2.5 lg:hidden noscript:hidden',
        )}
      >
        <Menu aria-hidden="true" className="size-6" />
      </SheetTrigger>
      {wasOpened && (
        <SheetContent title="Navigation Menu">
          <nav aria-label="Navigation Menu" className="flex flex-col gap-5">
            <DescribedLinks links={mainLinks} className="-mx-3" onChoose={close} />
            {companyGroups.map((group) => (
              <section key={group.title} aria-label={group.title}>
                <h2 className="font-sans text-xs font-semibold text-on-surface-muted">
                  {group.title}
                </h2>
                <DescribedLinks links={group.links} className="-mx-3" onChoose={close} />
              </section>
            ))}
            {/* Sticky at the bottom, so that it is reachable where the links above it scroll. */}
            <div className="before:-top-5 before:pointer-events-none sticky -bottom-6 -mx-6 -mb-6 bg-surface px-6 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))] before:absolute before:inset-x-0 before:h-5 before:bg-linear-to-t before:from-surface">
              {signedIn ? (
                <LinkButton to="/saved-trips" fullWidth onClick={close}>
                  My Trips
                </LinkButton>
              ) : (
                <LinkButton to="/auth" state={{ from: location }} fullWidth onClick={close}>
                  Sign in
                </LinkButton>
              )}
            </div>
          </nav>
        </SheetContent>
      )}
    </Sheet>
  )
}
