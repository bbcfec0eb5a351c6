import type { ReactNode } from 'react'
import { StampPaper } from '#app/ui/stamp-paper.tsx'
import type { StampName } from '#domain/restaurants/cuisines.ts'

/** Pictures of 48 by 48, a flat colour for each plane and the light from the upper left. */
const pictures: Readonly<Record<StampName, ReactNode>> = {
  bowl: (
    <>
      <path className="fill-coral" d="M0 0h48v48H0z" />
      <circle cx="24" cy="20" r="13" className="fill-horizon" />
      <path
        className="stroke-paper"
        strokeWidth="1.6"
        d="M17 12q3-4 0-7M24 11q3-4 0-7M31 12q3-4 0-7"
      />
      <path className="fill-paper" d="M7 22h34c0 10-6 16-12 18v3H19v-3C13 38 7 32 7 22Z" />
      <path className="fill-foam" d="M24 22h17c0 10-6 16-12 18v3h-5Z" />
      <path className="stroke-dusk" strokeWidth="2" d="M12 29h24" />
      <path
        className="stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
        d="m30 22 9-14M34 22l9-12"
      />
    </>
  ),
  bread: (
    <>
      <path className="fill-dusk" d="M0 0h48v48H0z" />
      <path
        className="fill-horizon-deep"
        d="M6 33c0-11 8-20 18-20s18 9 18 20c0 3-2 4-4 4H10c-2 0-4-1-4-4Z"
      />
      <path
        className="fill-horizon"
        d="M6 30c0-10 8-18 18-18s18 8 18 18c0 3-2 4-4 4H10c-2 0-4-1-4-4Z"
      />
      <path
        className="stroke-horizon-wash"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="m15 19 4 8M23 16l4 8M31 17l4 8"
      />
    </>
  ),
  chilli: (
    <>
      <path className="fill-horizon" d="M0 0h48v48H0z" />
      <circle cx="36" cy="12" r="7" className="fill-horizon-wash" />
      <path className="fill-coral-deep" d="M12 15c-3 14 4 26 28 27-13-4-18-12-18-26Z" />
      <path className="fill-coral" d="M12 15c0 13 8 24 28 27-16-1-30-9-28-27Z" />
      <path
        className="stroke-tide-deep"
        strokeWidth="3"
        strokeLinecap="round"
        d="M16 15c0-4 2-6 5-8"
      />
      <path className="fill-tide-deep" d="M10 16c2-3 10-3 13 0-3 2-10 2-13 0Z" />
    </>
  ),
  cup: (
    <>
      <path className="fill-violet" d="M0 0h48v48H0z" />
      <path
        className="stroke-violet-bright"
        strokeWidth="2"
        strokeLinecap="round"
        d="M18 14q4-4 0-8M26 14q4-4 0-8"
      />
      <path className="fill-paper" d="M10 18h24v9c0 7-5 11-12 11s-12-4-12-11Z" />
      <path className="fill-foam" d="M24 18h10v9c0 7-5 11-11 11 3-4 1-12 1-20Z" />
      <path className="stroke-paper" strokeWidth="3" d="M34 21c6-1 7 8-1 9" />
      <path className="fill-horizon" d="M7 39h32v3H7z" />
    </>
  ),
  fish: (
    <>
      <path className="fill-tide-deep" d="M0 0h48v48H0z" />
      <circle cx="38" cy="10" r="5" className="fill-horizon" />
      <path className="fill-tide-bright" d="M5 25c8-12 22-12 29 0-7 12-21 12-29 0Z" />
      <path className="fill-foam" d="M5 25c8-12 22-12 29 0Z" />
      <path className="fill-tide-bright" d="m32 25 12-9v18Z" />
      <circle cx="13" cy="22" r="1.8" className="fill-ink" />
      <path className="stroke-foam" strokeWidth="1.6" d="M0 42q6-4 12 0t12 0 12 0 12 0" />
    </>
  ),
  flame: (
    <>
      <path className="fill-night" d="M0 0h48v48H0z" />
      <path
        className="fill-coral"
        d="M24 5c2 8 11 12 11 22 0 7-5 12-11 12s-11-5-11-12c0-6 4-8 5-13 3 2 4 4 4 7 2-4 3-9 2-16Z"
      />
      <path className="fill-horizon" d="M24 21c1 5 6 7 6 12 0 4-3 6-6 6s-6-2-6-6c0-5 5-6 6-12Z" />
      <path
        className="stroke-mist-line"
        strokeWidth="2"
        strokeLinecap="round"
        d="M6 42h36M12 42v3M36 42v3"
      />
    </>
  ),
  glass: (
    <>
      <path className="fill-coral-deep" d="M0 0h48v48H0z" />
      <circle cx="11" cy="12" r="6" className="fill-horizon" />
      <path className="fill-foam" d="M17 7h18c1 10-2 17-8 18v12h6v3H19v-3h6V25c-6-1-9-8-8-18Z" />
      <path className="fill-violet" d="M17 13h18c-1 7-4 12-9 12s-8-5-9-12Z" />
      <path className="fill-coral" d="M26 13h9c-1 7-4 12-9 12Z" />
    </>
  ),
  leaf: (
    <>
      <path className="fill-tide-bright" d="M0 0h48v48H0z" />
      <path className="fill-tide-deep" d="M9 38C8 19 19 8 41 8c0 20-11 31-32 30Z" />
      <path className="fill-tide-wash" d="M9 38C8 19 19 8 41 8 27 14 17 24 9 38Z" opacity=".55" />
      <path
        className="stroke-paper"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M6 43C14 30 24 19 36 12M19 27l-1-8M26 21l0-7M17 30l9 1M24 23l9 1"
      />
    </>
  ),
  pan: (
    <>
      <path className="fill-horizon-wash" d="M0 0h48v48H0z" />
      <path className="fill-ink" d="M5 22h29c0 9-6 15-14.500 15S5 31 5 22Z" />
      <path className="fill-coral" d="M8 22c2-7 21-7 23 0Z" />
      <path className="fill-horizon" d="M12 21c3-4 9-5 13-2Z" />
      <path className="stroke-ink" strokeWidth="4" strokeLinecap="round" d="m33 24 11-6" />
      <path className="stroke-coral-deep" strokeWidth="1.8" d="M14 14q3-4 0-8M21 13q3-4 0-8" />
    </>
  ),
  pizza: (
    <>
      <path className="fill-tide-deep" d="M0 0h48v48H0z" />
      <path className="fill-horizon-deep" d="M6 12c12-7 25-7 37 0l-3 5H9Z" />
      <path className="fill-horizon" d="M9 16c10-5 21-5 31 0L25 43Z" />
      <circle cx="20" cy="20" r="3.500" className="fill-coral" />
      <circle cx="30" cy="22" r="3.500" className="fill-coral-deep" />
      <circle cx="25" cy="31" r="3" className="fill-coral" />
      <path className="fill-tide-bright" d="M24 24c2-2 4-1 4 1-2 1-3 1-4-1Z" />
    </>
  ),
  plate: (
    <>
      <path className="fill-dusk" d="M0 0h48v48H0z" />
      <circle cx="24" cy="25" r="14" className="fill-mist-line" />
      <circle cx="24" cy="24" r="14" className="fill-paper" />
      <circle cx="24" cy="24" r="9" className="fill-foam" />
      <path
        className="stroke-horizon"
        strokeWidth="2"
        strokeLinecap="round"
        d="M5 10v9c0 3 1 4 1 4v18M43 10c-4 4-4 11-1 14v17M3 10v8M8 10v8"
      />
    </>
  ),
  pot: (
    <>
      <path className="fill-horizon" d="M0 0h48v48H0z" />
      <path
        className="stroke-paper"
        strokeWidth="2"
        strokeLinecap="round"
        d="M18 12q3-4 0-8M27 12q3-4 0-8"
      />
      <path className="fill-coral-deep" d="M8 22h32v12c0 5-4 8-8 8H16c-4 0-8-3-8-8Z" />
      <path className="fill-coral" d="M8 22h16v20h-8c-4 0-8-3-8-8Z" />
      <path className="fill-violet" d="M6 18h36v5H6zM21 14h6v4h-6z" />
      <path className="stroke-violet" strokeWidth="3" d="M8 27H4M40 27h4" />
    </>
  ),
  rice: (
    <>
      <path className="fill-coral-wash" d="M0 0h48v48H0z" />
      <circle cx="36" cy="12" r="6" className="fill-coral" />
      <path className="fill-horizon-deep" d="M7 28h34v10c0 3-2 4-4 4H11c-2 0-4-1-4-4Z" />
      <path className="stroke-horizon" strokeWidth="1.800" d="M7 33h34M7 38h34" />
      <path className="fill-paper" d="M9 28c1-8 6-11 8-11 3 0 4 3 7 3s4-3 7-3c3 0 7 3 8 11Z" />
      <path className="stroke-mist-line" strokeWidth="1.400" d="M17 18v5M31 18v5M24 21v5" />
    </>
  ),
  scoop: (
    <>
      <path className="fill-violet-bright" d="M0 0h48v48H0z" />
      <path className="fill-horizon-deep" d="m14 25 10 19 10-19Z" />
      <path className="fill-horizon" d="m14 25 10 19V25Z" />
      <circle cx="18" cy="19" r="8" className="fill-coral" />
      <circle cx="30" cy="19" r="8" className="fill-paper" />
      <circle cx="24" cy="12" r="8" className="fill-tide-bright" />
    </>
  ),
  skewer: (
    <>
      <path className="fill-dusk" d="M0 0h48v48H0z" />
      <path className="fill-violet" d="M0 36c12-6 30-6 48 0v12H0Z" />
      <path className="stroke-mist" strokeWidth="2" strokeLinecap="round" d="m6 40 36-34" />
      <g transform="rotate(-43 24 23)">
        <rect x="8" y="18" width="8" height="10" rx="3" className="fill-coral" />
        <rect x="17" y="18" width="6" height="10" rx="3" className="fill-tide-bright" />
        <rect x="24" y="18" width="8" height="10" rx="3" className="fill-horizon" />
        <rect x="33" y="18" width="6" height="10" rx="3" className="fill-coral-deep" />
      </g>
    </>
  ),
}

/** A stamp for what a house cooks, a little crooked by its place in the list. */
export function CuisineStamp({ name, tilt = 0 }: { name: StampName; tilt?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-8 -8 64 64"
      fill="none"
      className="size-14 shrink-0 sm:size-20"
      style={{ rotate: `${tilt}deg` }}
    >
      <StampPaper width={48} height={48} />
      {pictures[name]}
    </svg>
  )
}
