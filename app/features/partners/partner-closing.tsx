import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'

interface PartnerClosingProps {
  heading: string
  text: string
  /** Small print that belongs to the page. */
  note?: string | undefined
}

/** The closing section with its call to action. */
export function PartnerClosing({ heading, text, note }: PartnerClosingProps) {
  return (
    <PageBody className="flex flex-col items-center pt-0 text-center">
      <h2 className="font-display text-4xl">{heading}</h2>
      <p className="mt-5 max-w-measure text-balance text-lg text-on-surface-muted">{text}</p>
      <LinkButton to="/contact" size="lg" className="mt-8">
        Get in Touch
      </LinkButton>
      {note && <p className="mt-10 max-w-measure text-on-surface-muted text-sm">{note}</p>}
    </PageBody>
  )
}
