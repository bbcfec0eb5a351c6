import { data } from 'react-router'
import { EveningMailScreen } from '#app/features/itinerary/weather/evening-mail-screen.tsx'
import { linkHeaders } from '#app/features/itinerary/weather/link-headers.server.ts'
import { SkyBehindPage } from '#app/features/shell/sky-behind-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/evening-mail.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Mails in the evening',
    description: 'Ends the mails about the next day of a trip.',
    index: false,
  })

export async function loader({ params, context }: Route.LoaderArgs) {
  const mail = (await context.get(servicesContext).evening?.fetchMail(params.secret)) ?? null
  return data(mail, { status: mail ? 200 : 404, headers: linkHeaders })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The page's button, and the one click of a mail program (RFC 8058), which sends no cookie and no origin. */
export async function action({ params, context }: Route.ActionArgs) {
  const mail = await context.get(servicesContext).evening?.stopMails(params.secret)
  return mail ?? null
}

export default function EveningMail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SkyBehindPage>
      <EveningMailScreen mail={actionData ?? loaderData} />
    </SkyBehindPage>
  )
}
