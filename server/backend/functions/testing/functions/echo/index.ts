/** Answers with what it was asked, and with what it knows of its surroundings. */
import { z } from 'zod'
import { environment } from '../_shared/environment.ts'

const question = z.object({ name: z.string() })

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')
  if (type !== 'application/json') return (await request.text()) || null
  const parsed = question.safeParse(await request.json())
  return parsed.success ? parsed.data : { issues: parsed.error.issues.map(({ code }) => code) }
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    return Response.json(
      {
        method: request.method,
        path: pathname + search,
        authorization: request.headers.get('authorization'),
        body: await bodyOf(request),
        greeting: environment('GREETING'),
      },
      { headers: { 'x-echo': 'yes' } },
    )
  },
}
