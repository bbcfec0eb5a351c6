/** The stamps of the page for hotels: pictures of 72 by 54, a flat colour for each plane, one light. */

export const bell = (
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
)

export const windows = (
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
)

export const lanterns = (
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
)
