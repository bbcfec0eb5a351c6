import { cx } from '#app/ui/class-names.ts'
import { CurrentLink } from './current-link.tsx'
import type { CompanyLink } from './navigation-links.ts'

interface DescribedLinksProps {
  links: readonly CompanyLink[]
  /** Class of the list, which lays the links out. */
  className: string
  onChoose: () => void
}

/** Links with a line below each that says who they are for, where there is one. */
export function DescribedLinks({ links, className, onChoose }: DescribedLinksProps) {
  return (
    <ul className={className}>
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
  )
}
