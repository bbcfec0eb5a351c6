import { LinkButton } from '#app/ui/link-button.tsx'
import { planAddress } from './wish-text.ts'

interface WishLinksProps {
  title: string
  wishes: readonly { says: string; wish: string }[]
}

/** Wishes that can be tapped. Nothing is fetched ahead: every one of them is a plan. */
export function WishLinks({ title, wishes }: WishLinksProps) {
  if (wishes.length === 0) return null
  return (
    <nav aria-label={title} className="flex flex-col gap-3">
      <p className="font-semibold">{title}</p>
      <ul className="flex flex-wrap gap-3">
        {wishes.map(({ says, wish }) => (
          <li key={wish}>
            <LinkButton to={planAddress(wish)} variant="outline" size="sm">
              {says}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const examples = [
  'Four slow days in Lisbon in May with two kids',
  'A long weekend in Rome, no museums, good food',
  'Ten days: Tokyo, Kyoto, Osaka in April',
  'A week of road trip from San Francisco to Los Angeles',
]

export function WishExamples() {
  return (
    <WishLinks
      title="Or start from one of these"
      wishes={examples.map((wish) => ({ says: wish, wish }))}
    />
  )
}
