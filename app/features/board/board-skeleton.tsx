import { Skeleton, SkeletonRegion } from '#app/ui/skeleton.tsx'

export function BoardSkeleton() {
  return (
    <SkeletonRegion label="Loading ideas..." className="grid gap-5 lg:grid-cols-3">
      {['want', 'doing', 'done'].map((column) => (
        <div key={column} className="flex flex-col gap-4 rounded-card border border-hairline p-4">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-28 rounded-control" />
          <Skeleton className="h-28 rounded-control" />
        </div>
      ))}
    </SkeletonRegion>
  )
}
