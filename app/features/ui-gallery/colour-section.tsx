import { useEffect, useRef, useState } from 'react'
import { contrastRatio, fixedPairs, rolePairs, type TokenPair } from '#app/ui/contrast.ts'
import { GallerySection, SingleSpecimen, Specimen } from './specimen.tsx'

const palette = [
  { name: 'night', use: 'the sky overhead' },
  { name: 'dusk', use: 'the sky below it' },
  { name: 'violet', use: 'links on paper' },
  { name: 'horizon', use: 'the main action' },
  { name: 'coral', use: 'the last light' },
  { name: 'foam', use: 'text on night' },
  { name: 'ink', use: 'text on paper' },
  { name: 'paper', use: 'cards' },
]

export function ColourSection() {
  return (
    <GallerySection
      id="color"
      title="Color"
      intro="The hour after sunset. One accent at a time: horizon is for the main action. Every pair of text and ground keeps at least 4.5 to 1."
    >
      <SingleSpecimen name="Palette">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {palette.map(({ name, use }) => (
            <li key={name} className="overflow-hidden rounded-card border border-hairline">
              <div className="h-24" style={{ backgroundColor: `var(--color-${name})` }} />
              <div data-surface="paper" className="bg-surface px-4 py-3 text-on-surface">
                <p className="font-semibold">{name}</p>
                <p className="text-on-surface-muted text-sm">{use}</p>
              </div>
            </li>
          ))}
        </ul>
      </SingleSpecimen>
      <Specimen name="Roles" note="What components ask for; the surface answers.">
        <PairGrid pairs={rolePairs} />
      </Specimen>
      <SingleSpecimen name="Fixed pairs" note="The same everywhere, the stops of the sky included.">
        <PairGrid pairs={fixedPairs} />
      </SingleSpecimen>
    </GallerySection>
  )
}

function PairGrid({ pairs }: { pairs: readonly TokenPair[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
      {pairs.map((pair) => (
        <PairSwatch key={`${pair.text} ${pair.on}`} {...pair} />
      ))}
    </ul>
  )
}

/** Measures the contrast from the computed colours of the swatch itself. */
function PairSwatch({ text, on }: TokenPair) {
  const swatch = useRef<HTMLLIElement>(null)
  const [ratio, setRatio] = useState<string>()

  useEffect(() => {
    if (swatch.current === null) return
    const { color, backgroundColor } = getComputedStyle(swatch.current)
    setRatio(contrastRatio(toHex(color), toHex(backgroundColor)).toFixed(1))
  }, [])

  return (
    <li
      ref={swatch}
      style={{ color: `var(--${text})`, backgroundColor: `var(--${on})` }}
      className="rounded-control border border-hairline p-3 text-sm"
    >
      <span className="font-display text-2xl tabular-nums">{ratio ?? '…'}</span>
      <span className="block font-semibold">{text.replace('color-', '')}</span>
      <span className="block">on {on.replace('color-', '')}</span>
    </li>
  )
}

/** Browsers report painted colours as rgb(r, g, b). */
function toHex(rgb: string): string {
  const channels = rgb.match(/\d+/g)?.slice(0, 3) ?? []
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}
