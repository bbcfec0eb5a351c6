/** GET /admin/users: accounts by the page, with links to the pages around. */
import { type Call, type Endpoint, json } from '../context.ts'
import { errors } from '../errors.ts'
import { requireAdmin } from '../signed-in.ts'
import { listAccounts } from '../store/accounts.ts'
import { userJson } from '../user-json.ts'

const mostPerPage = 1_000

export const adminListUsers: Endpoint = async (context, call) => {
  requireAdmin(call)
  const page = numberOf(call, 'page', 1)
  const perPage = Math.min(numberOf(call, 'per_page', 50), mostPerPage)
  const { accounts, total } = await listAccounts(context.run, perPage, (page - 1) * perPage)
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (to: number, rel: string) =>
    `<${context.baseUrl}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  const headers = { 'x-total-count': String(total), link: links.join(', ') }
  return json({ users: accounts.map(userJson), aud: 'authenticated' }, { headers })
}

function numberOf({ url }: Call, name: string, fallback: number): number {
  const text = url.searchParams.get(name)
  if (!text) return fallback
  if (!/^[1-9]\d{0,8}$/.test(text)) throw errors.validation(`Bad Pagination Parameters: ${name}`)
  return Number(text)
}
