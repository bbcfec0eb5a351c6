import { Outlet } from 'react-router'
import { ErrorScreen } from '#app/features/shell/error-screen.tsx'
import { StarryPageFrame } from '#app/features/shell/frames.tsx'
import type { Route } from './+types/starry.ts'

export default function Frame() {
  return (
    <StarryPageFrame>
      <Outlet />
    </StarryPageFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <StarryPageFrame>
      <ErrorScreen error={error} />
    </StarryPageFrame>
  )
}
