/** The stamps of the page for destinations: pictures of 72 by 54, a flat colour for each plane, one light. */

export const chart = (
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
)

export const ticket = (
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
)

export const lane = (
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
)
