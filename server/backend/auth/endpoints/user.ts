/** GET /user: the account behind the token, as it is now. */
import { type Endpoint, json } from '../context.ts'
import { requireAccount } from '../signed-in.ts'
import { userJson } from '../user-json.ts'

export const getUser: Endpoint = async (context, call) => {
  const { account } = await requireAccount(context, call)
  return json(userJson(account))
}
