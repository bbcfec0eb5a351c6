/** The stamps of the page for tour operators: pictures of 72 by 54, a flat colour for each plane, one light. */

export const calendar = (
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
)

export const boat = (
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
)

export const rose = (
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
      <path className="fill-mist-line" d="M0 0 9-9 3 0ZM0 0l9 9-9-6ZM0 0l-9 9 6-9ZM0 0l-9-9 9 6Z" />
      <path className="fill-foam" d="M15 0H0l4 4ZM-15 0H0l-4-4ZM0 15V0l-4 4Z" />
      <path className="fill-mist" d="M15 0H0l4-4ZM-15 0H0l-4 4ZM0 15V0l4 4Z" />
      <path className="fill-horizon" d="M0-21V0l-5-5Z" />
      <path className="fill-coral" d="M0-21V0l5-5Z" />
    </g>
  </>
)
