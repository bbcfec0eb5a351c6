import { ChartPlate } from '#app/ui/chart-plate.tsx'
import { Pin } from './pin.tsx'

/** A house with its lamp on, and the paths from its door to a café, a tree and a boat. */
export function HouseScene() {
  return (
    <ChartPlate>
      <path
        className="stroke-horizon"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        d="M240 292c-58 26-106 10-128-38M240 292c64 34 116 16 132-32M240 292c-6-14-4-18 0-24"
      />
      <g strokeWidth="2" className="stroke-foam">
        <path
          className="fill-violet"
          fillOpacity=".45"
          stroke="none"
          d="M130 284c20-44 58-70 110-70s92 24 114 70c-60 26-164 26-224 0Z"
        />
        <path className="fill-night" d="M180 266v-92l60-50 60 50v92Z" />
        <path d="m166 184 74-62 74 62" />
        <path className="fill-dusk" d="M272 142v-28h16v42" />
        <path opacity=".6" d="M280 102c-8-10 6-16 0-28-4-8 4-14 2-20" />
        <path
          className="fill-horizon stroke-horizon-bright"
          d="M200 196h26v26h-26ZM256 196h26v26h-26Z"
        />
        <path className="stroke-night" d="M213 196v26M200 209h26M269 196v26M256 209h26" />
        <path className="fill-dusk" d="M230 266v-28c0-12 20-12 20 0v28Z" />
        <circle cx="240" cy="164" r="9" className="fill-horizon stroke-horizon-bright" />
        <path className="fill-night" d="M86 212h52v20c0 14-10 22-26 22s-26-8-26-22Z" />
        <path d="M138 218c16-2 16 22-2 22M78 262h68" />
        <path
          className="stroke-horizon-bright"
          d="M102 202c-6-8 6-12 0-20M120 202c-6-8 6-12 0-20"
        />
        <path d="M372 256v-52" />
        <path
          className="fill-tide-deep"
          d="M372 214c-28 4-40-14-32-30-8-18 10-32 22-26 10-14 32-8 34 8 18 6 16 30-2 36-4 10-14 14-22 12Z"
        />
        <path opacity=".7" d="m372 226 12-12M372 214l-10-10M352 256h40" />
      </g>
      <path
        className="stroke-mist-line"
        strokeWidth="2"
        opacity=".55"
        d="M30 328c9 0 9 5 18 5s9-5 18-5 9 5 18 5M392 330c9 0 9 5 18 5s9-5 18-5 9 5 18 5"
      />
      <Pin x={112} y={176} />
      <Pin x={372} y={140} />
      <Pin x={240} y={104} lit />
    </ChartPlate>
  )
}
