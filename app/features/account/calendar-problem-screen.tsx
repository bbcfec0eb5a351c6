import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'

interface CalendarProblemScreenProps {
  problem: string
  /** Where the person was when they left for the consent page. */
  path: string
}

/** Shown after the consent page where no access was given. */
export function CalendarProblemScreen({ problem, path }: CalendarProblemScreenProps) {
  return (
    <PageBody>
      <h1 className="font-display text-4xl">Calendar not connected</h1>
      <p role="alert" className="mt-4 max-w-measure text-lg">
        {problem}
      </p>
      <LinkButton to={path} className="mt-8">
        Go back
      </LinkButton>
    </PageBody>
  )
}
