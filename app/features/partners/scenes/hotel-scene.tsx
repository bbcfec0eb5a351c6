import { ChartPlate } from '#app/ui/chart-plate.tsx'
import { Sea } from './sea.tsx'

const floors = [150, 186, 222]
const columns = [176, 212, 248, 284]
/** Positions of the windows that are lit. */
const lit = new Set(['150 212', '186 284', '222 176', '222 248'])

/** A grand hotel by the water in the evening, palms at its door and lights in some of its windows. */
export function HotelScene() {
  return (
    <ChartPlate>
      <path
        className="fill-horizon-bright"
        opacity=".9"
        d="M96 74a26 26 0 1 0 30 34 30 30 0 0 1-30-34Z"
      />
      <g strokeWidth="2" className="stroke-foam">
        <path
          className="fill-violet"
          opacity=".5"
          stroke="none"
          d="M0 284c50-52 92-70 138-64 70 10 108-20 170-8 66 12 112 40 172 72Z"
        />
        <path className="fill-night" d="M160 284V132h160v152Z" />
        <path className="fill-dusk" d="M150 132h180M168 132v-14h144v14M196 118c0-30 88-30 88 0" />
        <path d="M240 95V66M240 68h26l-7 8 7 8h-26" />
        {floors.map((y) =>
          columns.map((x) => (
            <path
              key={`${y} ${x}`}
              className={lit.has(`${y} ${x}`) ? 'fill-horizon stroke-horizon-bright' : 'fill-dusk'}
              d={`M${x} ${y + 20}v-12c0-8 16-8 16 0v12Z`}
            />
          )),
        )}
        <path opacity=".6" d="M160 178h160M160 214h160M160 250h160" />
        <path className="fill-horizon stroke-horizon-bright" d="M228 284v-18c0-14 24-14 24 0v18Z" />
        <path className="fill-dusk" d="M330 284v-46h84v46Z" />
        <path d="M324 238h96M346 284v-24M372 284v-24M398 284v-24" />
        <path
          className="stroke-horizon-bright"
          d="M344 232c0-10 14-10 14 0M372 232c0-10 14-10 14 0"
        />
        <path d="M104 284c4-34 2-56-6-84" />
        <path
          className="fill-night"
          d="M98 200c-20-10-36-4-42 12 14-8 28-10 42-12ZM98 200c-12-18-6-34 8-40 0 16-2 28-8 40ZM98 200c18-14 36-10 44 4-16-4-30-6-44-4ZM98 200c14 0 24 12 22 28-8-12-14-20-22-28Z"
        />
        <path d="M440 284c-2-26 0-42 6-62" />
        <path
          className="fill-night"
          d="M446 222c-14-10-28-6-34 6 12-4 22-6 34-6ZM446 222c-6-14 0-26 12-30 0 12-4 22-12 30ZM446 222c12-8 20-4 24 6-8-4-16-6-24-6Z"
        />
      </g>
      <Sea />
      <g className="stroke-horizon" strokeWidth="2" opacity=".7">
        <path d="M226 294h28M232 302h18M236 312h10" />
      </g>
    </ChartPlate>
  )
}
