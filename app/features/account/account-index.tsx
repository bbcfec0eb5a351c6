import { useEffect, useState } from 'react'
import { cx } from '#app/ui/class-names.ts'
import { type AccountPartName, accountParts } from './sections.ts'

interface AccountIndexProps {
  parts: readonly AccountPartName[]
}

/** Links to the parts of the page: beside them on a wide screen, in one row above them on a phone. */
export function AccountIndex({ parts }: AccountIndexProps) {
  const current = usePartInView(parts)
  return (
    <nav aria-label="On this page">
      <ul className="flex gap-2 max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:pb-2 lg:flex-col lg:gap-1">
        {parts.map((part) => {
          const { id, title, icon: Icon } = accountParts[part]
          return (
            <li key={part} className="shrink-0">
              <a
                href={`#${id}`}
                aria-current={part === current ? 'location' : undefined}
                className={cx(
                  'flex min-h-touch items-center gap-3 rounded-control px-3 text-sm transition-colors max-lg:border max-lg:border-control-line',
                  part === current
                    ? 'bg-surface-sunken font-semibold text-on-surface lg:shadow-[inset_3px_0_0_var(--color-horizon)]'
                    : 'text-on-surface-muted hover:bg-hover hover:text-on-surface',
                )}
              >
                <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                {title}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The last part that begins in the upper third of the window; at the end of the page, the last of all. */
function usePartInView(parts: readonly AccountPartName[]): AccountPartName | undefined {
  const [current, setCurrent] = useState(parts[0])
  useEffect(() => {
    const find = () => {
      const { scrollY, innerHeight } = window
      const isBegun = (name: AccountPartName) => {
        const top = document.getElementById(accountParts[name].id)?.getBoundingClientRect().top
        return top !== undefined && top < innerHeight / 3
      }
      const { scrollHeight } = document.documentElement
      const isAtTheEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
      setCurrent((isAtTheEnd ? parts.at(-1) : parts.findLast(isBegun)) ?? parts[0])
    }
    // Parts grow when what they ask for arrives.
    const observer = new ResizeObserver(find)
    observer.observe(document.body)
    addEventListener('scroll', find, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', find)
    }
  }, [parts])
  return current
}
