import { cx } from '#app/ui/class-names.ts'
import { ridgePath } from '#app/ui/ridge.ts'

/**
 * The path of one shore line at this height; `swell` shifts its waves against those of the land.
 */
const line = (level: number, swell: number) =>
  ridgePath(
    {
      length: 1440,
      step: 24,
      level,
      waves: [
        { times: 1, height: 8, shift: 0.1 },
        { times: 3, height: 8, shift: 0.45 + swell },
        { times: 8, height: 3, shift: 0.8 + swell },
      ],
    },
    64,
  )

const deep = line(20, 0.09)
const shallow = line(28, 0.05)
const land = line(35, 0)

/** The transition between the dark sections and the paper ones, drawn as a shore. */
export function ShoreLine({ side }: { side: 'north' | 'south' }) {
  return (
    <div aria-hidden="true" className="overflow-hidden bg-night">
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 64"
        preserveAspectRatio="none"
        className={cx('block h-16 w-full min-w-360', side === 'south' && '-scale-100')}
      >
        <path d={deep} fill="color-mix(in oklab, var(--color-dusk) 62%, var(--color-night))" />
        <path d={shallow} fill="color-mix(in oklab, var(--color-dusk) 72%, var(--color-violet))" />
        <path d={land} className="fill-sand" />
      </svg>
    </div>
  )
}
