import { useBrand } from '#app/lib/site.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Brand } from '#domain/brand/brand.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

export function TermsScreen() {
  const brand = useBrand()
  return (
    <LegalPage
      heading="Terms of Service"
      summary={`The deal in short: ${brand.name} helps you plan, you check what matters before you go, what you make stays yours, and nothing costs money today.`}
      since="2026-11-15"
      sections={sections(brand)}
    />
  )
}

const sections = (brand: Brand): readonly LegalSection[] => [
  {
    id: 'service',
    title: 'What you get',
    content: (
      <>
        <p>
          {brand.name} is a travel planner: a board for ideas, itineraries, road trips, groups and
          an assistant that makes suggestions. It is young, and parts of it are still being built;
          pages that are not finished say so.
        </p>
        <p>
          Using it is free. Should anything ever cost money, the price will stand next to the button
          before you press it.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          You can look around without one. To keep things and share them you need one, with an email
          address that is yours. You must be at least 16.
        </p>
        <p>
          Keep your password to yourself, and tell us if somebody else uses your account. You can
          delete it at any time on your <TextLink to="/account">account page</TextLink>. We may
          close an account that breaks these terms, and will say why unless the law forbids it.
        </p>
      </>
    ),
  },
  {
    id: 'yours',
    title: 'What you make stays yours',
    content: (
      <p>
        Ideas, plans, messages and pictures belong to you. You let us store them and show them to
        you and to those you share them with, for as long as you keep them here, and for nothing
        else.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    content: (
      <>
        <p>Please do not:</p>
        <ul className="ml-5 list-disc space-y-2">
          <li>break the law, or other people’s rights or privacy, by what you put here;</li>
          <li>harass people in groups, or send them what they did not ask for;</li>
          <li>try to get at accounts or data that are not yours, or flood the service;</li>
          <li>pass off machine-made traffic as a person’s.</li>
        </ul>
        <p>
          If you find a hole in our security, write to{' '}
          <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>. We are grateful for it,
          and will not pursue anyone who looked in good faith.
        </p>
      </>
    ),
  },
  {
    id: 'suggestions',
    title: 'Suggestions are suggestions',
    content: (
      <>
        <p>
          The assistant can be wrong. Opening hours change, roads close, weather turns, and travel
          times without a live source are estimates, marked as such. Check what matters, above all
          visas, health and safety, with those who answer for it.
        </p>
        <p>
          {brand.name} plans with you and does not sell travel: it is not a party to what you book.
          A booking link leads to the provider, and the contract is between the two of you. A
          placement that a business has paid for is labeled.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    content: (
      <>
        <p>
          The service is provided as it is. We do our best to keep it running and your data safe,
          but can’t promise that it is never down or never wrong. As far as the law allows, we are
          not liable for losses that follow from relying on a plan, or from the service not being
          available.
        </p>
        <p>
          Nothing here limits liability for intent or gross negligence, for injury to life or
          health, or any right that consumers have by law where they live.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        We may change these terms when the product changes. The date at the top changes with them.
        If a change takes something away from people with an account, we tell them by email at least
        30 days before, and they can leave with their data.
      </p>
    ),
  },
  {
    id: 'questions',
    title: 'Questions',
    content: (
      <p>
        <TextLink to="/contact">Ask us</TextLink>, or write to{' '}
        <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>. How we treat your data is
        described in the <TextLink to="/privacy">privacy policy</TextLink>.
      </p>
    ),
  },
]
