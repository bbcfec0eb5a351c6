import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface SkeletonProps {
  /** Size and shape of what is to come: `h-6 w-40`, `aspect-video rounded-card`. */
  className?: string
}

/** A placeholder for content that is loading. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-breathe rounded-chip bg-on-surface/12', className)}
    />
  )
}

interface SkeletonRegionProps {
  label?: string
  children: ReactNode
  className?: string
}

/** A group of skeletons, announced once as loading. */
export function SkeletonRegion({ label = 'Loading...', children, className }: SkeletonRegionProps) {
  return (
    <div aria-busy="true" className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
