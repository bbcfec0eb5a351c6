import { ChartPlate } from '#app/ui/chart-plate.tsx'

/** A drawing after the Piri Reis map of 1513: two coasts, the ocean and a compass rose. */
export function PiriReisMap() {
  return (
    <ChartPlate className="w-full">
      <g strokeWidth="2" className="stroke-foam">
        <path
          className="fill-violet"
          fillOpacity=".5"
          d="M-4 -4h116c10 24-10 34-2 52 10 22 34 22 30 46-4 22-32 20-38 42-8 26 22 36 18 62-4 24-34 26-38 52-4 28 22 44 12 74-6 20-26 26-30 44H-4Z"
        />
        <path
          className="fill-violet"
          fillOpacity=".5"
          d="M484 -4h-92c-6 18-30 20-32 42-2 20 24 26 22 46-2 18-26 22-26 42 0 16 20 18 20 34 0 26-40 30-38 62 2 34 46 34 56 66 8 28-4 50 8 76h82Z"
        />
        <path
          opacity=".5"
          d="m44 60 12-16 12 16M66 74l12-16 12 16M40 190c14-8 22 8 36 0M34 206c14-8 22 8 36 0M420 70l10-14 10 14M436 210c10-6 16 6 26 0M410 300l12-16 12 16"
        />
        <path
          className="fill-night"
          d="M196 58c10-10 24-6 24 4s-18 14-24 8-4-8 0-12ZM284 292c8-8 22-4 22 6s-16 12-22 6-4-8 0-12Z"
        />
      </g>
      <g transform="translate(240 176) scale(2.1)">
        <circle r="30" className="stroke-mist-line" opacity=".6" />
        <circle r="26" className="stroke-mist-line" opacity=".3" />
        <path
          className="fill-foam"
          opacity=".7"
          d="M0 0 17-17 6 0ZM0 0l17 17L0 6ZM0 0l-17 17L-6 0ZM0 0l-17-17L0-6Z"
        />
        <path className="fill-foam" d="M30 0H0l7 7ZM-30 0H0l-7-7ZM0 30V0l-7 7Z" />
        <path className="fill-foam" opacity=".55" d="M30 0H0l7-7ZM-30 0H0l-7 7ZM0 30V0l7 7Z" />
        <path className="fill-horizon" d="M0-32V0l-7-7Z" />
        <path className="fill-coral" d="M0-32V0l7-7Z" />
      </g>
      <path
        className="stroke-horizon"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        d="M378 132c-28 60-60 108-100 120-64 20-120-20-172 6"
      />
      <g strokeWidth="2" className="stroke-foam">
        <path className="fill-foam" d="M318 206c10 8 14 18 14 30h-14Z" />
        <path className="fill-horizon stroke-horizon-bright" d="M314 212c-6 6-10 14-12 24h12Z" />
        <path className="fill-dusk" d="M298 240h38c-2 8-8 12-14 12h-12c-6 0-10-4-12-12Z" />
      </g>
    </ChartPlate>
  )
}
