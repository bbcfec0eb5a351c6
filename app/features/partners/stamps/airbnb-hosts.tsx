/** The stamps of the page for hosts: pictures of 72 by 54, a flat colour for each plane, one light. */

export const book = (
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
)

export const night = (
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
)

export const cup = (
  <>
    <path className="fill-horizon" d="M0 0h72v54H0z" />
    <path className="fill-horizon-deep" d="M0 41h72v13H0z" />
    <path className="stroke-paper" strokeWidth="4" d="M49 25c9-2 10 11-2 11" />
    <path className="fill-paper" d="M20 20h30v9c0 8-6 13-15 13s-15-5-15-13Z" />
    <path className="fill-horizon-wash" d="M20 20h6v12c0 4 2 7 5 9.5-7-1-11-6-11-12.5Z" />
    <path className="fill-foam" d="M12 42h46l-5 5H17Z" />
    <path className="stroke-violet" strokeWidth="2" d="M30 15c-3-4 3-6 0-10M39 15c-3-4 3-6 0-10" />
  </>
)
