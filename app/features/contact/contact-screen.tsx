import { CircleAlert } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useBrand } from '#app/lib/site.ts'
import { Card } from '#app/ui/card.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import {
  type ContactProblem,
  contactProblemTexts,
  problemNamed,
} from '#domain/contact/contact-wire.ts'
import { CapturedForm, ContactForm } from './contact-form.tsx'
import type { ReturnedForm } from './return-contact.server.ts'

interface ContactScreenProps {
  /** The form as it was posted without scripts, with its errors. */
  returned: ReturnedForm | undefined
}

export function ContactScreen({ returned }: ContactScreenProps) {
  const brand = useBrand()
  const problem = problemNamed(useSearchParams()[0].get('problem'))
  return (
    <PageBody className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <header>
        <h1 className="font-display text-4xl">Get in Touch</h1>
        <p className="mt-5 max-w-measure text-balance text-lg text-on-surface-muted">
          A question, a place we got wrong, a&nbsp;business you’d like travelers to find:
          a&nbsp;person on our team reads every message.
        </p>
      </header>
      <Card className="self-start lg:row-span-2">
        {problem && <Problem problem={problem} />}
        <ContactForm returned={returned} />
      </Card>
      <dl className="grid content-start gap-6 border-hairline pt-2 lg:border-t lg:pt-6">
        <div>
          <dt className="text-on-surface-muted text-sm">Write to us directly</dt>
          <dd className="mt-1">
            <TextLink
              href={`mailto:${brand.email}`}
              className="inline-flex min-h-touch items-center text-lg"
            >
              {brand.email}
            </TextLink>
          </dd>
        </div>
        <div>
          <dt className="text-on-surface-muted text-sm">What we keep</dt>
          <dd className="mt-1 max-w-measure">
            Your name, your email address, what you write and when, and your account if you are
            signed in, so that we can answer. See the{' '}
            <TextLink to="/privacy">privacy policy</TextLink>.
          </dd>
        </div>
      </dl>
      <CapturedForm />
    </PageBody>
  )
}

function Problem({ problem }: { problem: ContactProblem }) {
  return (
    <p
      role="alert"
      className="mb-6 flex items-start gap-3 rounded-control bg-danger-wash px-4 py-3 text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
      {contactProblemTexts[problem]}
    </p>
  )
}
