// How the gallery lays things out: sections, and specimens shown on both surfaces.
import type { ReactNode } from 'react'

interface GallerySectionProps {
  id: string
  title: string
  intro: string
  children: ReactNode
}

export function GallerySection({ id, title, intro, children }: GallerySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-on-surface-muted">{intro}</p>
      <div className="mt-8 flex flex-col gap-8">{children}</div>
    </section>
  )
}

interface SpecimenProps {
  name: string
  note?: string
  children: ReactNode
}

/** The same piece on paper and on night, side by side where there is room. */
export function Specimen({ name, note, children }: SpecimenProps) {
  return (
    <article>
      <SpecimenName name={name} note={note} />
      <div className="grid gap-4 xl:grid-cols-2">
        <Surface surface="paper">{children}</Surface>
        <Surface surface="night">{children}</Surface>
      </div>
    </article>
  )
}

/** A piece that brings its own surface, shown once. */
export function SingleSpecimen({ name, note, children }: SpecimenProps) {
  return (
    <article>
      <SpecimenName name={name} note={note} />
      {children}
    </article>
  )
}

function SpecimenName({ name, note }: Pick<SpecimenProps, 'name' | 'note'>) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h3 className="text-xl">{name}</h3>
      {note !== undefined && <p className="text-on-surface-muted text-sm">{note}</p>}
    </div>
  )
}

interface SurfaceProps {
  surface: 'paper' | 'night'
  children: ReactNode
}

export function Surface({ surface, children }: SurfaceProps) {
  return (
    <div
      data-surface={surface}
      className="min-w-0 rounded-card border border-hairline bg-surface p-6 text-on-surface"
    >
      {children}
    </div>
  )
}

/** A row of variants that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>
}
