/** The engine in a Supabase function. */
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import { planBrief } from '../../plan-brief.ts'

const executor = inlineExecutor(() => performance.now())

export default {
  async fetch(request: Request): Promise<Response> {
    return Response.json(await planBrief(await request.json(), executor))
  },
}
