import { Outlet } from 'react-router'
import { ErrorScreen } from '#app/features/shell/error-screen.tsx'
import { ViewerFrame } from '#app/features/shell/frames.tsx'
import type { Route } from './+types/viewer.ts'

export default function Frame() {
  return (
    <ViewerFrame>
      <Outlet />
    </ViewerFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ViewerFrame>
      <ErrorScreen error={error} />
    </ViewerFrame>
  )
}
