import { ChartPlate } from '#app/ui/chart-plate.tsx'

/** A drawing for the not-found page: a boat on an empty chart. */
export function NotFoundDrawing() {
  return (
    <ChartPlate className="w-full max-w-md lg:max-w-none">
      <g strokeWidth="2" className="stroke-foam">
        <path
          className="fill-violet"
          fillOpacity=".55"
          d="M-8 272c26-18 58-14 76 6 12 14 34 8 42 28 8 22-10 34-8 60H-8Z"
        />
        <path opacity=".6" d="m24 314 12-16 12 16M50 336l12-16 12 16" />
      </g>
      <path
        className="stroke-horizon"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        d="M104 300c40-4 52-46 26-66-24-18-58 6-40 30 22 30 84 18 118-24"
      />
      <path
        className="stroke-horizon"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        opacity=".5"
        d="M342 178c22-8 36-22 44-42"
      />
      <path className="stroke-coral" strokeWidth="3" d="m384 92 20 20M404 92l-20 20" />
      <g transform="rotate(-7 268 196)" strokeWidth="2" className="stroke-foam">
        <path className="fill-foam" fillOpacity=".95" d="M276 92c24 26 36 56 38 92h-38Z" />
        <path className="fill-horizon stroke-horizon-bright" d="M268 114c-14 18-24 40-28 70h28Z" />
        <path d="M272 80v122M272 82h-16l5 6-5 6h16" />
        <path className="fill-dusk" d="M226 202h96c-4 18-14 28-30 28h-36c-16 0-26-10-30-28Z" />
        <path opacity=".6" d="M234 213h80" />
      </g>
      <g strokeWidth="2" className="stroke-mist-line">
        <path d="M206 240c10 0 10 6 20 6s10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6" />
        <path opacity=".45" d="M236 258c10 0 10 5 20 5s10-5 20-5 10 5 20 5" />
        <path
          opacity=".45"
          d="M366 250c8 0 8 4 16 4s8-4 16-4M58 96c8 0 8 4 16 4s8-4 16-4M150 60c8 0 8 4 16 4s8-4 16-4"
        />
      </g>
      <g transform="translate(410 300) rotate(38)" strokeWidth="1.5" className="stroke-mist-line">
        <circle r="26" opacity=".5" />
        <path
          className="fill-foam"
          stroke="none"
          opacity=".75"
          d="M0 30V0l5 5ZM30 0H0l5-5ZM-30 0H0l-5 5ZM0 30V0l-5 5Z"
        />
        <path className="fill-horizon" stroke="none" d="M0-34V0l-5-5Z" />
        <path className="fill-coral" stroke="none" d="M0-34V0l5-5Z" />
      </g>
    </ChartPlate>
  )
}
