/** GET /user: the account behind the token, as it is now. */
import { type Endpoint, json } from '../context.ts'
import { requireUser } from '../signed-in.ts'
import { userJson } from '../user-json.ts'

export const getUser: Endpoint = async (context, call) => {
  const { account } = await requireUser(context, call)
  return json(userJson(account))
}
