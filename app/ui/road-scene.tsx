import { type CSSProperties, type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { ridgeHeight, ridgePath } from './ridge.ts'
import './road-scene.css'

/** The landscape repeats after this many pixels. */
const length = 1920
/**
 * The roadside repeats at a shorter length, because it moves fast and all of it is kept painted.
 */
const vergeLength = 480
/** The largest screen width that the scene covers. */
const widest = 3840

const mountains = {
  length,
  step: 32,
  level: 84,
  waves: [
    { times: 2, height: 30, shift: 0.12 },
    { times: 5, height: 17, shift: 0.4 },
    { times: 13, height: 7, shift: 0.7 },
    { times: 29, height: 3, shift: 0.2 },
  ],
}
const hills = {
  length,
  step: 32,
  level: 58,
  waves: [
    { times: 3, height: 22, shift: 0.55 },
    { times: 7, height: 9, shift: 0.1 },
  ],
}
const fields = {
  length,
  step: 48,
  level: 74,
  waves: [
    { times: 2, height: 10, shift: 0.3 },
    { times: 5, height: 6, shift: 0.8 },
  ],
}
const grass = {
  length: vergeLength,
  step: 8,
  level: 15,
  waves: [
    { times: 1, height: 3, shift: 0.2 },
    { times: 17, height: 2.5, shift: 0 },
    { times: 28, height: 2.5, shift: 0.4 },
  ],
}

const villages = [150, 190, 216, 700, 726, 1240, 1268, 1290, 1330, 1700]
const groves = [60, 84, 100, 330, 352, 560, 586, 604, 640, 960, 1010, 1180, 1204, 1420, 1450, 1760]
const poles = [0, 480, 960, 1440]
const houses = villages.map((x, index) => house(x, ridgeHeight(hills, x), index % 4 === 2))

interface RoadSceneProps {
  className?: string
}

/** A road at dusk with parallax: far layers move slowly, near ones quickly. */
export function RoadScene({ className }: RoadSceneProps) {
  return (
    <div
      aria-hidden="true"
      className={cx('pointer-events-none relative select-none overflow-hidden', className)}
    >
      <Passing seconds={240} height={180} className="bottom-20">
        <path
          fill="color-mix(in oklab, var(--color-violet) 72%, var(--color-coral))"
          d={ridgePath(mountains, 180)}
        />
      </Passing>
      <Passing seconds={96} height={130} className="bottom-16">
        <path
          fill="color-mix(in oklab, var(--color-violet) 62%, var(--color-night))"
          d={ridgePath(hills, 130)}
        />
        <path
          fill="color-mix(in oklab, var(--color-violet) 40%, var(--color-night))"
          d={houses.map(({ walls }) => walls).join('')}
        />
        <path className="fill-horizon-bright" d={houses.map(({ window }) => window).join('')} />
      </Passing>
      <Passing seconds={30} height={170} className="bottom-14">
        <g fill="color-mix(in oklab, var(--color-dusk) 55%, var(--color-night))">
          <path transform="translate(0 60)" d={ridgePath(fields, 110)} />
          <path
            d={groves
              .map((x, index) => cypress(x, ridgeHeight(fields, x) + 64, index % 3))
              .join('')}
          />
        </g>
        <g
          fill="none"
          strokeWidth="3"
          stroke="color-mix(in oklab, var(--color-dusk) 30%, var(--color-night))"
        >
          <path d={poles.map((x) => `M${x + 40} 170V24m-13 12h26`).join('')} />
          <path
            strokeWidth="1"
            d={poles.map((x) => `M${x + 28} 36q240 44 480 0M${x + 52} 36q240 44 480 0`).join('')}
          />
        </g>
      </Passing>
      <Road />
      <Passing often every={vergeLength} seconds={1.1} height={28} className="bottom-0">
        <path className="fill-night" d={ridgePath(grass, 28)} />
      </Passing>
    </div>
  )
}

interface PassingProps {
  /** The length of what repeats, and the time it takes to pass. */
  every?: number
  seconds: number
  /** Passes twenty times in one animation. */
  often?: boolean
  height: number
  className: string
  children: ReactNode
}

function Passing({
  every = length,
  seconds,
  often = false,
  height,
  className,
  children,
}: PassingProps) {
  const id = useId()
  const copies = Array.from({ length: widest / every }, (_, index) => (index + 1) * every)
  return (
    <svg
      aria-hidden="true"
      width={widest + every}
      height={height}
      className={cx(
        'road-passing absolute left-0 max-w-none',
        often && 'road-passing-often',
        className,
      )}
      style={
        {
          animationDuration: `${often ? 20 * seconds : seconds}s`,
          '--every': `${every}px`,
        } as CSSProperties
      }
    >
      <g id={id}>{children}</g>
      {copies.map((x) => (
        <use key={x} href={`#${id}`} x={x} />
      ))}
    </svg>
  )
}

/** A house with a lit window; a tall one is a tower. */
function house(x: number, y: number, tall: boolean) {
  const wall = tall ? 30 : 13
  const roof = tall ? 'l5-12 5 12' : 'l12-9 12 9'
  const ground = Math.round((y + 4) * 10) / 10
  return {
    walls: `M${x - (tall ? 5 : 12)} ${ground}v-${wall}${roof}v${wall}Z`,
    window: `M${x - 2} ${Math.round((ground - wall + 3) * 10) / 10}h4v5h-4Z`,
  }
}

function cypress(x: number, y: number, kind: number): string {
  const tall = 30 + kind * 14
  return `M${x} ${y}c-9-4-8-${tall - 12} 0-${tall}c8 12 9 ${tall - 4} 0 ${tall}Z`
}

function Road() {
  return (
    <div className="absolute inset-x-0 bottom-0 h-18 border-mist-line/25 border-t bg-[color-mix(in_oklab,var(--color-dusk)_46%,var(--color-night))]">
      <div className="road-dashes absolute top-5 left-0 h-[3px] w-[calc(100%+120px)] bg-[repeating-linear-gradient(90deg,color-mix(in_oklab,var(--color-horizon)_70%,transparent)_0_56px,transparent_56px_120px)]" />
      <div className="absolute bottom-6 left-[10%] sm:left-[22%] lg:left-[30%]">
        <div className="road-shadow absolute -bottom-1.5 -left-1 h-4 w-[150px]" />
        <div className="road-beam absolute -bottom-2 left-[134px] h-14 w-[min(40vw,24rem)]" />
        <Car />
      </div>
    </div>
  )
}

function Car() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 148 76"
      className="road-car relative block h-[72px] w-[140px]"
    >
      <path className="fill-coral-deep" d="M48 8h30a3 3 0 0 1 3 3v9H45v-9a3 3 0 0 1 3-3Z" />
      <path className="fill-horizon" d="M84 12h22a3 3 0 0 1 3 3v5H81v-5a3 3 0 0 1 3-3Z" />
      <path className="stroke-foam" strokeWidth="2" d="M38 21h76" />
      <path
        className="fill-foam"
        d="M6 60c-3-12 0-20 12-22l14-2c8-10 16-14 30-14h30c14 0 22 6 30 15l12 3c9 2 12 9 11 20Z"
      />
      <path
        className="fill-horizon-bright"
        d="M40 37c6-7 12-10 22-10h6v11H39Zm34-10h18c9 0 15 4 21 11H74Z"
      />
      <path className="fill-coral" d="M4 50h141c1 4 1 8 0 12H6c-2-4-3-8-2-12Z" />
      <circle cx="141" cy="48" r="4" className="fill-paper" />
      <path className="fill-coral-bright" d="M4 42h5v9H3Z" />
      {[34, 114].map((x) => (
        <g key={x}>
          <circle cx={x} cy="62" r="13" className="fill-ink" />
          <circle cx={x} cy="62" r="5.5" className="fill-mist" />
        </g>
      ))}
    </svg>
  )
}
