import { useLocation } from 'react-router'
import { HoverMenu } from '#app/ui/hover-menu.tsx'
import { barEntryClasses } from './bar-entry-classes.ts'
import { DescribedLinks } from './described-links.tsx'
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
      <DescribedLinks links={links} className="grid grid-cols-2" onChoose={onChoose} />
    </section>
  )
}
