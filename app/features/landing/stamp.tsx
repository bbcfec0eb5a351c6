import type { ReactNode } from 'react'
import { StampPaper } from '#app/ui/stamp-paper.tsx'

/** Small pictures on a canvas of 48 by 60, a flat colour for each plane and one light. */
const pictures = {
  clock: (
    <>
      <path className="fill-dusk" d="M0 0h48v60H0z" />
      <circle cx="24" cy="27" r="14" className="fill-paper" />
      <path className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" d="M24 18v9l6 5" />
      <path className="fill-violet" d="M0 60V48l14-7 12 8 22-11v22Z" />
    </>
  ),
  letter: (
    <>
      <path className="fill-coral" d="M0 0h48v60H0z" />
      <path className="fill-paper" d="M8 20h32v23H8z" />
      <path className="stroke-ink" strokeWidth="2" strokeLinejoin="round" d="m8 20 16 13 16-13" />
      <path className="fill-horizon" d="m38 6 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" />
    </>
  ),
  road: (
    <>
      <path className="fill-horizon" d="M0 0h48v60H0z" />
      <path className="fill-violet" d="m0 32 16-14 12 10 20-16v48H0Z" />
      <path className="fill-ink" d="M22 34h4l16 26H6Z" />
      <path className="stroke-horizon" strokeWidth="2" d="M24 38v4M24 46v5M24 55v5" />
    </>
  ),
  board: (
    <>
      <path className="fill-tide-deep" d="M0 0h48v60H0z" />
      <path className="fill-paper" d="m9 12 14-2 2 16-14 2Z" />
      <path className="fill-horizon" d="m27 22 13 2-2 14-13-2Z" />
      <path className="fill-tide-bright" d="m10 36 12-1 1 13-12 1Z" />
    </>
  ),
  table: (
    <>
      <path className="fill-violet" d="M0 0h48v60H0z" />
      <circle cx="24" cy="31" r="13" className="fill-horizon" />
      <g className="fill-paper">
        <circle cx="24" cy="11" r="5" />
        <circle cx="24" cy="51" r="5" />
        <circle cx="6" cy="31" r="5" />
        <circle cx="42" cy="31" r="5" />
      </g>
    </>
  ),
  coin: (
    <>
      <path className="fill-night" d="M0 0h48v60H0z" />
      <circle cx="20" cy="36" r="13" className="fill-horizon-deep" />
      <circle cx="28" cy="26" r="13" className="fill-horizon" />
      <path className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" d="M23 23h10M23 29h10" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type StampName = keyof typeof pictures

/** A postage stamp with its perforation, cancelled by a postmark. */
export function Stamp({ name }: { name: StampName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 84"
      preserveAspectRatio="xMaxYMin"
      fill="none"
      className="-mt-2 -mr-3 h-26 w-30 max-w-2/5 shrink-0"
    >
      <g transform="translate(36 8)">
        <StampPaper width={48} height={60} />
        {pictures[name]}
      </g>
      <g className="stroke-ink" strokeWidth="1.25" opacity=".55">
        <circle cx="28" cy="56" r="17" />
        <circle cx="28" cy="56" r="12" />
        <path d="M45 49q7-4 14 0t14 0 14 0M46 55q7-4 14 0t14 0 14 0M46 61q7-4 14 0t14 0 14 0" />
      </g>
    </svg>
  )
}
