import { Outlet } from 'react-router'
import { ErrorScreen } from '#app/features/shell/error-screen.tsx'
import { OpenFrame } from '#app/features/shell/frames.tsx'
import type { Route } from './+types/open.ts'

export default function Frame() {
  return (
    <OpenFrame>
      <Outlet />
    </OpenFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OpenFrame>
      <ErrorScreen error={error} />
    </OpenFrame>
  )
}
