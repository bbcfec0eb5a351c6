import { ChartPlate } from '#app/ui/chart-plate.tsx'
import { Pin } from './pin.tsx'
import { Sea } from './sea.tsx'

/** A harbour town under its hill: a lighthouse, gables, and a route that calls at three of them. */
export function HarbourScene() {
  return (
    <ChartPlate>
      <circle cx="356" cy="92" r="30" className="fill-horizon-bright" opacity=".9" />
      <circle cx="356" cy="92" r="44" className="stroke-horizon" opacity=".35" />
      <g strokeWidth="2" className="stroke-foam">
        <path
          className="fill-violet"
          opacity=".55"
          stroke="none"
          d="M60 284c40-70 86-112 132-112 52 0 70 56 126 60 56 4 90 26 132 52Z"
        />
        <path className="fill-night" d="M40 284v-22l14-6v-84h24v84l14 6v22Z" />
        <path d="M54 200h24M54 226h24" />
        <path className="fill-horizon stroke-foam" d="M57 172v-16h18v16" />
        <path d="M52 172h28M60 156l6-12 6 12" />
        <path className="stroke-horizon-bright" opacity=".7" d="m82 160 62-16M82 168l70 6" />
        <path className="fill-night" d="M150 284v-58l24-22 24 22v58Z" />
        <path className="fill-dusk" d="M198 284v-84l18-18 18 18v84Z" />
        <path className="fill-night" d="M234 284v-48h46v48Z" />
        <path d="m228 236 29-20 29 20" />
        <path className="fill-dusk" d="M296 284v-66h14v-30l12-18 12 18v30h14v66Z" />
        <path d="M322 170v-14M317 160h10" />
        <path className="fill-night" d="M362 284v-52l20-18 20 18v52Z" />
        <path d="M168 262v22h12v-22ZM316 258c0-8 12-8 12 0v26h-12Z" />
        <path
          className="stroke-horizon-bright"
          d="M166 238h16M208 212v12M224 212v12M208 240v12M224 240v12M248 252h18M376 244h12"
        />
      </g>
      <Sea />
      <path
        className="stroke-horizon"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        d="M174 196c30-50 60-64 92-34M266 162c44-26 84-6 116 42"
      />
      <Pin x={174} y={202} />
      <Pin x={257} y={214} lit />
      <Pin x={382} y={212} />
    </ChartPlate>
  )
}
