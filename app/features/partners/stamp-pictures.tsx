import type { ReactNode } from 'react'

/** Little pictures on a canvas of 72 by 54: a flat colour for each plane, one light. */
export const stampPictures = {
  chart: (
    <>
      <path className="fill-dusk" d="M0 0h72v54H0z" />
      <path className="fill-paper" d="m9 14 18-6v33L9 47Z" />
      <path className="fill-violet-bright" d="m27 8 18 6v33l-18-6Z" />
      <path className="fill-paper" d="m45 14 18-6v33l-18 6Z" />
      <path
        className="stroke-coral-deep"
        strokeWidth="2"
        strokeDasharray="0 4"
        d="M15 39c4-12 12-3 19-9s6-2 17-2"
      />
      <path className="fill-coral" d="M53 29c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11Z" />
      <circle cx="53" cy="18" r="2.2" className="fill-paper" />
    </>
  ),
  ticket: (
    <>
      <path className="fill-coral" d="M0 0h72v54H0z" />
      <g transform="rotate(-12 36 27)">
        <path
          className="fill-paper"
          d="M9 14h54v8.5a4.5 4.5 0 0 0 0 9V40H9v-8.5a4.5 4.5 0 0 0 0-9Z"
        />
        <path className="stroke-slate" strokeWidth="2" strokeDasharray="0 4" d="M46 17v22" />
        <path className="stroke-violet" strokeWidth="2.5" d="M19 23h19M19 31h12" />
        <path
          className="fill-horizon-deep"
          d="m54.5 21 1.7 4.3L60.5 27l-4.3 1.7-1.7 4.3-1.7-4.3-4.3-1.7 4.3-1.7Z"
        />
      </g>
    </>
  ),
  lane: (
    <>
      <path className="fill-horizon" d="M0 0h72v54H0z" />
      <circle cx="17" cy="16" r="8" className="fill-horizon-wash" />
      <path className="fill-coral" d="M0 31c12-10 24-8 34-2s24 0 38-10v35H0Z" />
      <path className="fill-paper" d="M43 32V20h15v12Z" />
      <path className="fill-coral-deep" d="m40 21 10.5-9L61 21Z" />
      <path className="fill-ink" d="M49 32v-7h4v7Z" />
      <path className="fill-violet" d="M0 40c18-10 44-12 72-8v22H0Z" />
      <path
        className="fill-horizon-wash"
        d="M24 54c-4-9 20-9 20-15 0-3-4-4-3-8l8 1c-1 4 6 5 5 9-2 7-16 6-14 13Z"
      />
    </>
  ),
  bell: (
    <>
      <path className="fill-violet" d="M0 0h72v54H0z" />
      <path className="fill-night" d="M0 43h72v11H0z" />
      <path className="fill-horizon" d="M17 37a19 19 0 0 1 38 0Z" />
      <path className="fill-horizon-bright" d="M22 37c0-9 5-15 12-16-4 4-6 9-6 16Z" />
      <path className="fill-horizon-deep" d="M13 38h46v5H13z" />
      <circle cx="36" cy="16" r="3" className="fill-horizon" />
      <path
        className="stroke-violet-bright"
        strokeWidth="2"
        d="m11 22-5-3M17 13l-3-5M61 22l5-3M55 13l3-5"
      />
    </>
  ),
  windows: (
    <>
      <path className="fill-night" d="M0 0h72v54H0z" />
      <path className="fill-foam" d="M14 8a8 8 0 1 0 7 13A9 9 0 0 1 14 8Z" />
      <path className="fill-violet" d="M26 54V17h36v37Z" />
      <path className="fill-dusk" d="M12 54V30h14v24Z" />
      <path className="fill-coral" d="M23 13h42v5H23z" />
      <path
        className="fill-horizon"
        d="M31 22h6v7h-6ZM41 22h6v7h-6ZM51 22h6v7h-6ZM31 33h6v7h-6ZM41 33h6v7h-6ZM51 33h6v7h-6ZM16 35h6v6h-6Z"
      />
      <path className="fill-horizon-bright" d="M40 54V44h8v10Z" />
    </>
  ),
  lanterns: (
    <>
      <path className="fill-coral" d="M0 0h72v54H0z" />
      <path className="fill-coral-deep" d="M0 44c16-8 28-6 40-2s22 0 32-4v16H0Z" />
      <path
        className="stroke-ink"
        strokeWidth="1.5"
        d="M0 7c22 16 50 16 72 0M14 14v4M36 19v4M58 14v4"
      />
      <g className="fill-paper">
        <ellipse cx="14" cy="26" rx="8.5" ry="8" />
        <ellipse cx="58" cy="26" rx="8.5" ry="8" />
      </g>
      <ellipse cx="36" cy="31" rx="8.5" ry="8" className="fill-horizon" />
      <path
        className="stroke-coral-deep"
        d="M14 18v16M36 23v16M58 18v16M9 21q-2.5 5 0 10M31 26q-2.5 5 0 10M53 21q-2.5 5 0 10M19 21q2.5 5 0 10M41 26q2.5 5 0 10M63 21q2.5 5 0 10"
      />
      <path
        className="stroke-ink"
        strokeWidth="2"
        d="M11 18h6M11 34h6M33 23h6M33 39h6M55 18h6M55 34h6"
      />
    </>
  ),
  calendar: (
    <>
      <path className="fill-horizon" d="M0 0h72v54H0z" />
      <path className="fill-horizon-deep" opacity=".35" d="M20 12h38v38H20z" />
      <path className="fill-paper" d="M17 9h38v38H17z" />
      <path className="fill-coral" d="M17 9h38v10H17z" />
      <path className="stroke-ink" strokeWidth="2.5" d="M27 6v7M45 6v7" />
      <path className="fill-horizon" d="M26 38a10 10 0 0 1 20 0Z" />
      <path
        className="stroke-ink"
        strokeWidth="2"
        d="M22 38h28M36 23v2M26 27l1.5 1.5M46 27l-1.5 1.5"
      />
    </>
  ),
  boat: (
    <>
      <path className="fill-dusk" d="M0 0h72v54H0z" />
      <circle cx="56" cy="13" r="6" className="fill-horizon-bright" />
      <g className="fill-violet-bright">
        <circle cx="20" cy="20" r="4" />
        <path d="M14 34c0-7 2-10 6-10s6 3 6 10Z" />
      </g>
      <g className="fill-coral">
        <circle cx="32" cy="17" r="4" />
        <path d="M26 34c0-9 2-13 6-13s6 4 6 13Z" />
      </g>
      <g className="fill-tide-bright">
        <circle cx="43" cy="20" r="4" />
        <path d="M37 34c0-7 2-10 6-10s6 3 6 10Z" />
      </g>
      <circle cx="53" cy="25" r="3.2" className="fill-horizon" />
      <path className="fill-horizon" d="M48 34c0-4 2-6 5-6s5 2 5 6Z" />
      <path className="fill-paper" d="M8 33h56c-2 8-7 12-14 12H22c-7 0-12-4-14-12Z" />
      <path
        className="fill-tide-deep"
        d="M0 43c6 0 6-3 12-3s6 3 12 3 6-3 12-3 6 3 12 3 6-3 12-3 6 3 12 3v11H0Z"
      />
    </>
  ),
  rose: (
    <>
      <path className="fill-violet" d="M0 0h72v54H0z" />
      <path
        className="stroke-violet-bright"
        opacity=".35"
        d="m36 27 36-27M36 27 0 0M36 27 0 54M36 27l36 27M36 27H0M36 27h36M36 27V0M36 27v27"
      />
      <circle cx="36" cy="27" r="17" className="fill-night" />
      <circle cx="36" cy="27" r="17" className="stroke-horizon" strokeWidth="1.5" />
      <g transform="translate(36 27)">
        <path
          className="fill-mist-line"
          d="M0 0 9-9 3 0ZM0 0l9 9-9-6ZM0 0l-9 9 6-9ZM0 0l-9-9 9 6Z"
        />
        <path className="fill-foam" d="M15 0H0l4 4ZM-15 0H0l-4-4ZM0 15V0l-4 4Z" />
        <path className="fill-mist" d="M15 0H0l4-4ZM-15 0H0l-4 4ZM0 15V0l4 4Z" />
        <path className="fill-horizon" d="M0-21V0l-5-5Z" />
        <path className="fill-coral" d="M0-21V0l5-5Z" />
      </g>
    </>
  ),
  book: (
    <>
      <path className="fill-coral" d="M0 0h72v54H0z" />
      <path className="fill-coral-deep" d="M6 15h60v33H6z" />
      <path className="fill-paper" d="M36 15c-8-6-17-6-27-4v33c10-2 19-2 27 4Z" />
      <path className="fill-horizon-wash" d="M36 15c8-6 17-6 27-4v33c-10-2-19-2-27 4Z" />
      <path
        className="stroke-slate"
        strokeWidth="2"
        d="M15 19c5-.7 10 0 15 2M15 26c5-.7 10 0 15 2M15 33c4-.6 7-.2 10 .7"
      />
      <path
        className="fill-coral"
        d="M49.5 34c-5-4-8-6.5-8-10 0-5 6-6 8-2 2-4 8-3 8 2 0 3.5-3 6-8 10Z"
      />
    </>
  ),
  night: (
    <>
      <path className="fill-night" d="M0 0h72v54H0z" />
      <path className="fill-horizon-bright" d="M16 8a9 9 0 1 0 9 14A11 11 0 0 1 16 8Z" />
      <path className="fill-foam" d="M33 10h2v2h-2ZM63 8h2v2h-2ZM8 31h2v2H8Z" />
      <path className="fill-violet" d="M0 45c20-8 50-8 72-2v11H0Z" />
      <path className="fill-dusk" d="M31 48V29h28v19Z" />
      <path className="fill-coral" d="m26 31 19-16 19 16Z" />
      <path className="fill-horizon" d="M35 34h8v8h-8Z" />
      <path className="fill-night" d="M48 48V36h7v12Z" />
    </>
  ),
  cup: (
    <>
      <path className="fill-horizon" d="M0 0h72v54H0z" />
      <path className="fill-horizon-deep" d="M0 41h72v13H0z" />
      <path className="stroke-paper" strokeWidth="4" d="M49 25c9-2 10 11-2 11" />
      <path className="fill-paper" d="M20 20h30v9c0 8-6 13-15 13s-15-5-15-13Z" />
      <path className="fill-horizon-wash" d="M20 20h6v12c0 4 2 7 5 9.5-7-1-11-6-11-12.5Z" />
      <path className="fill-foam" d="M12 42h46l-5 5H17Z" />
      <path
        className="stroke-violet"
        strokeWidth="2"
        d="M30 15c-3-4 3-6 0-10M39 15c-3-4 3-6 0-10"
      />
    </>
  ),
} satisfies Record<string, ReactNode>

export type StampName = keyof typeof stampPictures
