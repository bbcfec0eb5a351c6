import { Avatar } from '#app/ui/avatar.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { StarryFrame } from '#app/ui/starry-frame.tsx'
import { GallerySection, Row, SingleSpecimen, Specimen } from './specimen.tsx'

/** A picture as a data URL, so that it needs no network. */
const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Crect width="64" height="64" fill="%231E2A5E"/%3E%3Ccircle cx="44" cy="22" r="10" fill="%23F2A65A"/%3E%3Cpath d="M0 64V46l18-16 16 14 10-8 20 18v10z" fill="%230B1030"/%3E%3C/svg%3E'

export function IdentitySection({ name }: { name: string }) {
  return (
    <GallerySection
      id="identity"
      title="Identity"
      intro="A compass rose from the portolan charts, the wordmark beside it, and the sky behind every page."
    >
      <Specimen name="Logo" note="Takes the color of its surface; north keeps its glow.">
        <div className="flex flex-col items-start gap-6">
          <Logo name={name} size="lg" />
          <Logo name={name} />
          <Logo name={name} size="sm" />
          <Row>
            <LogoMark className="size-6" />
            <LogoMark className="size-8" />
            <LogoMark className="size-12" />
            <LogoMark className="size-20" />
          </Row>
        </div>
      </Specimen>
      <SingleSpecimen
        name="Starry frame"
        note="On wide screens stars twinkle for under five seconds and rest; they never move for reduced motion."
      >
        <div className="h-144 overflow-hidden rounded-card border border-hairline">
          <StarryFrame
            fill="parent"
            className="h-full"
            footer={
              <p className="px-6 pb-6 text-on-surface-muted text-sm">The sea carries the footer</p>
            }
          >
            <p className="p-6 font-display text-3xl">The sky carries the page</p>
          </StarryFrame>
        </div>
      </SingleSpecimen>
      <Specimen name="Avatar" note="Picture, broken picture, initials, no name, three sizes.">
        <Row>
          <Avatar name="Ada Lovelace" picture={portrait} />
          <Avatar name="Ada Lovelace" picture="data:image/png,broken" />
          <Avatar name="Ada King, Countess of Lovelace" />
          <Avatar name="Piri" />
          <Avatar />
          <Avatar name="Ada Lovelace" size="sm" />
          <Avatar name="Ada Lovelace" size="lg" picture={portrait} />
        </Row>
      </Specimen>
    </GallerySection>
  )
}
