// Every piece of the design system in every state, on both surfaces: the place to look before building.
import { ActionSection } from './action-section.tsx'
import { ColourSection } from './colour-section.tsx'
import { ContainerSection } from './container-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FormSection } from './form-section.tsx'
import { SpaceSection, TypeSection } from './foundation-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { OverlaySection } from './overlay-section.tsx'
import { TripSection } from './trip-section.tsx'

const contents = [
  { id: 'identity', label: 'Identity' },
  { id: 'color', label: 'Color' },
  { id: 'type', label: 'Type' },
  { id: 'space', label: 'Space' },
  { id: 'actions', label: 'Actions' },
  { id: 'forms', label: 'Forms' },
  { id: 'containers', label: 'Cards, tabs, badges' },
  { id: 'overlays', label: 'Dialogs, panels, menus' },
  { id: 'feedback', label: 'Feedback' },
  { id: 'trip', label: 'Trips, ideas, groups' },
]

interface UiGalleryProps {
  /** The wordmark to show. */
  name?: string
}

/** Expects a page body in the starry frame around it, and a Toaster at the root. */
export function UiGallery({ name = 'Piri' }: UiGalleryProps) {
  return (
    <div data-surface="night" className="text-on-surface">
      <header>
        <h1 className="max-w-[16ch] text-5xl">Postcards on an evening sky</h1>
        <p className="mt-6 max-w-measure text-lg text-on-surface-muted">
          The design system of {name}: every piece in every state, on paper and on night. If a
          screen needs something that is not here, it is added here first.
        </p>
      </header>
      <div className="mt-14 grid gap-12 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <Contents />
        <div className="flex min-w-0 flex-col gap-section">
          <IdentitySection name={name} />
          <ColourSection />
          <TypeSection />
          <SpaceSection />
          <ActionSection />
          <FormSection />
          <ContainerSection />
          <OverlaySection />
          <FeedbackSection />
          <TripSection />
        </div>
      </div>
    </div>
  )
}

function Contents() {
  return (
    <nav aria-label="Contents" className="-ml-3 self-start lg:sticky lg:top-6">
      <ul className="flex flex-wrap gap-x-2 lg:flex-col">
        {contents.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-touch items-center rounded-control px-3 text-on-surface-muted transition-colors hover:bg-hover hover:text-on-surface"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
