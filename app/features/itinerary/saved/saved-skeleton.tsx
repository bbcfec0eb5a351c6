import { Skeleton } from '#app/ui/skeleton.tsx'

const cards = ['first', 'second', 'third']

/** The shape of the list, until this browser's store or the server has answered. */
export function SavedSkeleton() {
  return (
    <div aria-busy="true">
      <output className="block text-lg text-on-surface-muted">Loading...</output>
      <noscript>
        <p className="mt-4 text-lg">Your trips are read by your browser, which needs JavaScript.</p>
      </noscript>
      <div aria-hidden="true" className="mt-8 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <div key={card} className="flex flex-col gap-3">
            <Skeleton className="aspect-video rounded-card" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  )
}
