import { UnbuiltScreen } from '#app/features/shell/unbuilt-screen.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/invite.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Invitation',
    description: 'Join a trip you were invited to.',
    index: false,
  })

export default function Invite() {
  return (
    <UnbuiltScreen heading="Invitation">
      Invitations come with groups, which are being built. Keep the link: it will lead here.
    </UnbuiltScreen>
  )
}
