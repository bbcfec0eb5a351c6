import { cx } from '#app/ui/class-names.ts'

/** The dotted course from one demo to the next, across the page. */
export function Course({ turned = false }: { turned?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 160"
      preserveAspectRatio="none"
      fill="none"
      className={cx('block h-28 w-full stroke-horizon lg:h-40', turned && '-scale-x-100')}
    >
      <path
        d="M860 8C860 120 620 60 460 74 300 88 120 70 120 152"
        strokeWidth="2.5"
        strokeDasharray="1 9"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        opacity="0.75"
      />
    </svg>
  )
}
