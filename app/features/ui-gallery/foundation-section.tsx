import { GallerySection, SingleSpecimen, Specimen, Surface } from './specimen.tsx'

const sizes = [
  { name: 'text-5xl', className: 'text-5xl font-display' },
  { name: 'text-4xl', className: 'text-4xl font-display' },
  { name: 'text-3xl', className: 'text-3xl font-display' },
  { name: 'text-2xl', className: 'text-2xl font-display' },
  { name: 'text-xl', className: 'text-xl font-display' },
  { name: 'text-lg', className: 'text-lg' },
  { name: 'text-base', className: 'text-base' },
  { name: 'text-sm', className: 'text-sm' },
  { name: 'text-xs', className: 'text-xs' },
]

const steps = [
  { name: '2', pixels: 8 },
  { name: '4', pixels: 16 },
  { name: '6', pixels: 24 },
  { name: '8', pixels: 32 },
  { name: 'touch', pixels: 44 },
  { name: '12', pixels: 48 },
  { name: '16', pixels: 64 },
  { name: '24', pixels: 96 },
]

export function TypeSection() {
  return (
    <GallerySection
      id="type"
      title="Type"
      intro="Fraunces speaks, Instrument Sans explains. Lines stay under seventy characters, figures for times and money stand in columns."
    >
      <SingleSpecimen name="Scale">
        <Surface surface="paper">
          <dl className="flex flex-col gap-4">
            {sizes.map(({ name, className }) => (
              <div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[6rem_1fr]">
                <dt className="text-on-surface-muted text-sm">{name}</dt>
                <dd className={className}>Ferries at first light</dd>
              </div>
            ))}
          </dl>
        </Surface>
      </SingleSpecimen>
      <Specimen name="Reading">
        <h4 className="text-2xl">The slow road to Kaş</h4>
        <p className="mt-3 max-w-measure">
          The coast road leaves Fethiye in the cool of the morning and takes its time. Stop at
          Patara for the dunes, swim at Kaputaş before noon, and be in the harbor when the lamps
          come on.
        </p>
        <p className="mt-3 max-w-measure text-on-surface-muted">
          About 3 h 10 min without stops. Travel times are estimates.
        </p>
        <table className="mt-5 w-full max-w-sm">
          <caption className="sr-only">Figures stand in columns</caption>
          <tbody>
            {[
              ['09:05', 'Ferry to Meis', '€ 35.00'],
              ['11:40', 'Blue Cave', '€ 111.50'],
              ['18:15', 'Way back', '€ 7.10'],
            ].map(([time, what, price]) => (
              <tr key={time} className="border-hairline border-b">
                <td className="py-2">{time}</td>
                <th scope="row" className="py-2 text-left font-normal">
                  {what}
                </th>
                <td className="py-2 text-right">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Specimen>
    </GallerySection>
  )
}

export function SpaceSection() {
  return (
    <GallerySection
      id="space"
      title="Space, radius, shadow"
      intro="An eight-pixel rhythm, roomy cards, sixteen on cards and twelve on controls, one soft shadow, hairlines in eight percent ink."
    >
      <SingleSpecimen name="Steps">
        <Surface surface="paper">
          <ul className="flex flex-col gap-3">
            {steps.map(({ name, pixels }) => (
              <li key={name} className="flex items-center gap-4">
                <span className="w-12 text-on-surface-muted text-sm">{name}</span>
                <span className="h-4 rounded-full bg-violet" style={{ width: pixels }} />
                <span className="text-sm tabular-nums">{pixels} px</span>
              </li>
            ))}
          </ul>
        </Surface>
      </SingleSpecimen>
      <Specimen name="Shapes">
        <div className="grid gap-4 sm:grid-cols-3">
          <Shape className="rounded-card shadow-soft" label="card, soft shadow" />
          <Shape className="rounded-control" label="control" />
          <Shape className="rounded-chip" label="chip" />
        </div>
      </Specimen>
    </GallerySection>
  )
}

function Shape({ className, label }: { className: string; label: string }) {
  return (
    <div
      className={`flex h-24 items-center justify-center border border-hairline bg-surface-control px-3 text-center text-sm ${className}`}
    >
      {label}
    </div>
  )
}
