import { Luggage } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { notify } from '#app/ui/notify.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Skeleton, SkeletonRegion } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { GallerySection, Row, Specimen } from './specimen.tsx'

export function FeedbackSection() {
  return (
    <GallerySection
      id="feedback"
      title="Feedback"
      intro="Every list can be loading, empty, broken or full. Long work shows how far it has come."
    >
      <Specimen name="Toasts" note="Five seconds, three in view, Alt+T for the keyboard.">
        <Row>
          <Button
            variant="secondary"
            onClick={() =>
              notify.success('Form submitted', { description: "We'll get back to you soon!" })
            }
          >
            Success
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              notify.error('Error', { description: 'Something went wrong. Please try again.' })
            }
          >
            Error
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              notify.info('Idea deleted', {
                action: { label: 'Undo', onClick: () => notify.success('Idea is back') },
              })
            }
          >
            With Undo
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Spinner">
        <div className="flex flex-wrap items-center gap-8">
          <Spinner size="sm" />
          <Spinner />
          <Spinner size="lg" />
          <Spinner showLabel />
          <Spinner showLabel label="Loading page..." />
        </div>
      </Specimen>
      <Specimen name="Progress bar">
        <div className="flex flex-col gap-6">
          <ProgressBar label="Planning your days" value={62} />
          <ProgressBar label="Ordering stops" value={3} max={8} detail="3 of 8 days" />
          <ProgressBar label="Asking around" />
          <ProgressBar label="Done" value={100} />
        </div>
      </Specimen>
      <Specimen name="Skeleton" note="In the shape of what is to come.">
        <SkeletonRegion label="Loading trips..." className="flex gap-4">
          <Skeleton className="size-24 shrink-0 rounded-control" />
          <div className="flex grow flex-col gap-3 pt-1">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </SkeletonRegion>
      </Specimen>
      <Specimen name="Empty">
        <EmptyState
          icon={<Luggage aria-hidden="true" className="size-10" strokeWidth={1.25} />}
          message="No trips yet. The first one is the hardest to choose."
          action={<Button>Plan a Trip</Button>}
        />
      </Specimen>
      <Specimen name="Error">
        <ErrorState
          message="Failed to fetch ideas. Check your connection and try again."
          onRetry={() => notify.info('Trying again')}
        />
      </Specimen>
    </GallerySection>
  )
}
