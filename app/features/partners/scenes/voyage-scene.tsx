import { ChartPlate } from '#app/ui/chart-plate.tsx'
import { Pin } from './pin.tsx'

/** A lateen-rigged boat between islands, half-way along its route. */
export function VoyageScene() {
  return (
    <ChartPlate>
      <g strokeWidth="2" className="stroke-foam">
        <path
          className="fill-violet"
          fillOpacity=".55"
          d="M36 92c14-26 44-34 66-24 16 8 12 22 28 28 18 8 16 30-4 36-24 8-42-6-60 4-22 10-42-16-30-44Z"
        />
        <path opacity=".6" d="m62 100 12-16 12 16M84 108l12-18 14 18" />
        <path
          className="fill-violet"
          fillOpacity=".55"
          d="M352 62c24-14 62-6 74 14 10 18-6 26 4 44 10 16-10 30-32 24-18-4-22-20-40-24-26-8-30-44-6-58Z"
        />
        <path opacity=".6" d="M374 96c8-12 24-12 32 0M390 118c6-8 16-8 22 0" />
        <path
          className="fill-violet"
          fillOpacity=".55"
          d="M52 284c22-14 58-8 70 10 8 14-8 26-30 28-28 2-58-22-40-38Z"
        />
        <path opacity=".6" d="m72 300 10-12 10 12" />
      </g>
      <path
        className="stroke-horizon"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        d="M92 280c30-46 66-66 118-60M298 214c46-6 76-40 88-82"
      />
      <path
        className="stroke-horizon"
        strokeWidth="2"
        strokeDasharray="2 9"
        opacity=".45"
        d="M372 70c-70-44-178-40-262 12"
      />
      <g strokeWidth="2" className="stroke-foam">
        <path className="fill-foam" fillOpacity=".95" d="M244 96c36 30 54 66 58 108h-58Z" />
        <path className="fill-horizon stroke-horizon-bright" d="M236 122c-20 22-34 48-40 82h40Z" />
        <path d="M240 84v138M240 86h18l-5 6 5 6h-18" />
        <path className="fill-dusk" d="M186 222h128c-4 22-18 36-38 36h-52c-20 0-34-14-38-36Z" />
        <path opacity=".6" d="M194 236h112" />
        <path
          className="stroke-mist-line"
          d="M156 268c10 0 10 6 20 6s10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6"
        />
        <path
          className="stroke-mist-line"
          opacity=".45"
          d="M190 288c10 0 10 5 20 5s10-5 20-5 10 5 20 5 10-5 20-5"
        />
      </g>
      <g transform="translate(408 276)" strokeWidth="1.5" className="stroke-mist-line">
        <circle r="30" opacity=".5" />
        <path
          className="fill-foam"
          stroke="none"
          d="M0 34V0l6 6ZM34 0H0l6-6ZM-34 0H0l-6 6ZM0 34V0l-6 6Z"
          opacity=".75"
        />
        <path className="fill-horizon" stroke="none" d="M0-38V0l-6-6Z" />
        <path className="fill-coral" stroke="none" d="M0-38V0l6-6Z" />
      </g>
      <Pin x={92} y={286} lit />
      <Pin x={388} y={126} />
    </ChartPlate>
  )
}
