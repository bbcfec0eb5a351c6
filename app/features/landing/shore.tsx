import { cx } from '#app/ui/class-names.ts'
import { ridgePath } from '#app/ui/ridge.ts'

const land = ridgePath(
  {
    length: 1440,
    step: 12,
    level: 34,
    waves: [
      { times: 1, height: 8, shift: 0.1 },
      { times: 3, height: 8, shift: 0.45 },
      { times: 8, height: 3, shift: 0.8 },
    ],
  },
  64,
)

/** Where the dark sea ends and the sand begins, with a line of foam before it. */
export function Shore({ side }: { side: 'north' | 'south' }) {
  return (
    <div aria-hidden="true" className="overflow-hidden bg-night">
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 64"
        preserveAspectRatio="none"
        className={cx('block h-16 w-full min-w-360', side === 'south' && '-scale-100')}
      >
        <path d={land} transform="translate(0 -14)" className="fill-foam" opacity="0.14" />
        <path d={land} transform="translate(0 -6)" className="fill-foam" opacity="0.3" />
        <path d={land} className="fill-sand" />
      </svg>
    </div>
  )
}
