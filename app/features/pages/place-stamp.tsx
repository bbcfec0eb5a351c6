import { StampPaper } from '#app/ui/stamp-paper.tsx'
import { posterColours } from '#domain/site/posters.ts'
import { posterOf } from './content-image.tsx'

interface PlaceStampProps {
  /** Counted from one. */
  number: number
  /** The number of stamps; the sun's position follows from `number` and `of`. */
  of: number
  /** The place's picture. For one of our posters, its colours are the sky's. */
  image: string | null | undefined
}

const evening = ['#0b1030', '#1e2a5e', '#4a3b8f', '#8a4f8a', '#f2735b', '#f2a65a']

/** A postage stamp in the colours of the place, whose value is the number of the card. */
export function PlaceStamp({ number, of, image }: PlaceStampProps) {
  const poster = image && posterOf(image)
  const sky = poster ? posterColours(poster) : evening
  // Whole numbers, so that the server and every browser write the same digits.
  const height = Math.ceil(44 / sky.length)
  const bands = sky.map((colour, index) => ({ top: index * height, colour }))
  const passed = of > 1 ? (number - 1) / (of - 1) : 0.5
  return (
    <svg
      aria-hidden="true"
      viewBox="-8 -8 64 76"
      fill="none"
      className="-mt-2 -mr-2 h-19 w-16 shrink-0"
    >
      <StampPaper width={48} height={60} />
      {bands.map(({ top, colour }) => (
        <path key={top} fill={colour} d={`M0 ${top}h48V60H0z`} />
      ))}
      <circle
        cx={Math.round(9 + 30 * passed)}
        cy={Math.round(24 - 12 * Math.sin(Math.PI * passed))}
        r="6"
        className="fill-paper"
        opacity=".9"
      />
      <path className="fill-night" d="M0 36l11-6 10 5 12-9 15 9v25H0z" />
      <text
        x="24"
        y="54"
        textAnchor="middle"
        className="fill-paper font-display"
        fontSize="17"
        fontWeight="560"
      >
        {number}
      </text>
    </svg>
  )
}
