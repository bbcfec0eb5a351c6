import { ChartPlate } from '#app/ui/chart-plate.tsx'

const homes = [
  { x: 92, y: 226, kind: 'cabin' },
  { x: 236, y: 132, kind: 'tower' },
  { x: 384, y: 214, kind: 'house' },
] as const

/** Three homes on three shores, lamps on, joined by the courses between them. */
export function RemoteWorkDrawing() {
  return (
    <ChartPlate>
      <g strokeWidth="2" className="stroke-foam">
        <path
          className="fill-violet"
          fillOpacity=".5"
          d="M28 236c10-30 44-40 76-32 24 6 50 12 52 34 2 24-30 36-62 36-34 0-76-8-66-38Z"
        />
        <path
          className="fill-violet"
          fillOpacity=".5"
          d="M176 140c8-26 40-36 72-30 26 4 52 10 50 32-2 22-34 32-62 32-32 0-68-8-60-34Z"
        />
        <path
          className="fill-violet"
          fillOpacity=".5"
          d="M318 224c8-28 44-38 76-32 26 6 60 10 58 36-2 24-36 36-66 36-36 0-78-10-68-40Z"
        />
      </g>
      <path
        className="stroke-horizon"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        d="M112 190c14-56 50-82 96-86M266 104c56 2 92 30 110 74M118 262c70 56 180 60 244 6"
      />
      <g strokeWidth="2" className="stroke-foam">
        {homes.map(({ x, y, kind }) => (
          <g key={kind} transform={`translate(${x} ${y})`}>
            {kind === 'cabin' && (
              <>
                <path className="fill-night" d="M-24 18v-28L0-34l24 24v28Z" />
                <path d="M-32-4 0-36 32-4" />
                <path className="fill-horizon stroke-horizon-bright" d="M-9-10H9V6H-9Z" />
              </>
            )}
            {kind === 'tower' && (
              <>
                <path className="fill-night" d="M-18 20v-74h36v74Z" />
                <path d="M-24-54h48M0-54v-16" />
                <path
                  className="fill-horizon stroke-horizon-bright"
                  d="M-9-40h7v10h-7ZM3-18h7v10H3Z"
                />
                <path className="fill-dusk" d="M3-40h7v10H3ZM-9-18h7v10h-7ZM-5 20V6H5v14Z" />
              </>
            )}
            {kind === 'house' && (
              <>
                <path className="fill-night" d="M-34 20v-34h68v34Z" />
                <path className="fill-dusk" d="m-40-14 12-20h56l12 20Z" />
                <path
                  className="fill-horizon stroke-horizon-bright"
                  d="M-24-6h14v14h-14ZM10-6h14v14H10Z"
                />
                <path d="M-5 20V2H5v18" />
              </>
            )}
          </g>
        ))}
      </g>
      <g className="stroke-mist-line" strokeWidth="2" opacity=".5">
        <path d="M48 320c9 0 9 5 18 5s9-5 18-5 9 5 18 5M210 246c9 0 9 5 18 5s9-5 18-5 9 5 18 5M372 324c9 0 9 5 18 5s9-5 18-5 9 5 18 5M52 96c9 0 9 5 18 5s9-5 18-5" />
      </g>
      <circle cx="404" cy="78" r="20" className="fill-horizon-bright" opacity=".9" />
      <circle cx="404" cy="78" r="31" className="stroke-horizon" opacity=".35" />
    </ChartPlate>
  )
}
