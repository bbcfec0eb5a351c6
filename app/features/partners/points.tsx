import { Card } from '#app/ui/card.tsx'
import type { Benefit, Point } from './content/partner.ts'
import { Stamp } from './stamp.tsx'

/** Three cards, each with a stamp. */
export function BenefitCards({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {benefits.map(({ stamp, title, text }, index) => (
        <Card
          key={title}
          as="li"
          className="flex flex-col gap-6 sm:max-lg:flex-row-reverse sm:max-lg:justify-between"
        >
          <div className="sm:max-lg:w-48 sm:max-lg:shrink-0">
            <Stamp picture={stamp} nth={index} />
          </div>
          <div className="max-w-measure">
            <h2 className="font-display text-xl">{title}</h2>
            <p className="mt-3 text-on-surface-muted">{text}</p>
          </div>
        </Card>
      ))}
    </ul>
  )
}

interface PointListProps {
  points: readonly Point[]
}

/** A list of points with their reasons, divided by hairlines. */
export function PointList({ points }: PointListProps) {
  return (
    <ul className="border-hairline border-b">
      {points.map(({ icon: Icon, title, text }) => (
        <li
          key={title}
          className="grid gap-x-6 gap-y-2 border-hairline border-t py-6 md:grid-cols-2"
        >
          <div className="flex gap-4">
            <Icon
              aria-hidden="true"
              className="mt-0.5 size-6 shrink-0 text-horizon-bright"
              strokeWidth={1.75}
            />
            <h3 className="font-display text-xl">{title}</h3>
          </div>
          <p className="max-w-measure text-balance pl-10 text-on-surface-muted md:pl-0">{text}</p>
        </li>
      ))}
    </ul>
  )
}
