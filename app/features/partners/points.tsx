import { Card } from '#app/ui/card.tsx'
import { cx } from '#app/ui/class-names.ts'
import type { Point } from './content/partner.ts'

interface PointsProps {
  points: readonly Point[]
}

/** Three things worth a card each. */
export function PointCards({ points }: PointsProps) {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {points.map(({ icon: Icon, title, text }) => (
        <Card key={title} as="li" className="flex flex-col">
          <span className="flex size-12 items-center justify-center rounded-control bg-violet-wash text-violet">
            <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
          </span>
          <h2 className="mt-5 font-display text-xl">{title}</h2>
          <p className="mt-3 text-on-surface-muted">{text}</p>
        </Card>
      ))}
    </ul>
  )
}

/** Points laid straight on the sky, divided by hairlines; two columns when they are four. */
export function PointList({ points }: PointsProps) {
  return (
    <ul className={cx('grid gap-x-12', points.length === 4 && 'sm:grid-cols-2')}>
      {points.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-5 border-hairline border-t py-6">
          <Icon
            aria-hidden="true"
            className="mt-1 size-6 shrink-0 text-horizon-bright"
            strokeWidth={1.75}
          />
          <div>
            <h3 className="font-display text-xl">{title}</h3>
            <p className="mt-2 max-w-measure text-on-surface-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
