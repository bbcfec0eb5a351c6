import { useLocation } from 'react-router'
import { cx } from '#app/ui/class-names.ts'
import { HoverMenu } from '#app/ui/hover-menu.tsx'
import { barEntryClasses } from './bar-entry-classes.ts'
import { CurrentLink } from './current-link.tsx'
import { companyGroups, isCurrent } from './navigation-links.ts'

const timings = { openDelayMs: 200, skipDelayMs: 300, closeDelayMs: 150 }

export function CompanyMenu() {
  const { pathname } = useLocation()
  const current = companyGroups.some(({ links }) => links.some((link) => isCurrent(link, pathname)))
  return (
    <HoverMenu
      label="Company"
      timings={timings}
      buttonClassName={barEntryClasses(current)}
      className="w-100"
    >
      {(close) =>
        companyGroups.map((group) => <CompanyGroup key={group.title} {...group} onChoose={close} />)
      }
    </HoverMenu>
  )
}

type CompanyGroupProps = (typeof companyGroups)[number] & { onChoose: () => void }

function CompanyGroup({ title, links, onChoose }: CompanyGroupProps) {
  return (
    <section
      aria-label={title}
      className="not-first:mt-2 not-first:border-t not-first:border-hairline not-first:pt-2"
    >
      <h2 className="px-3 py-1 font-sans text-xs font-semibold text-on-surface-muted">{title}</h2>
      <ul className="grid grid-cols-2">
        {links.map((link) => (
          <li key={link.to}>
            <CurrentLink
              link={link}
              onClick={onChoose}
              className={(current) =>
                cx(
                  'flex h-full min-h-touch flex-col justify-center rounded-control px-3 py-2 transition-colors hover:bg-hover',
                  current && 'bg-horizon-wash',
                )
              }
            >
              <span className="leading-6 font-semibold">{link.label}</span>
              {link.description && (
                <span className="text-xs text-on-surface-muted">{link.description}</span>
              )}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
