/** Plans in a web worker of the page; it starts with the first plan and ends with `close`. */
import type { PlannerExecutor } from '#domain/planner/execution/executor.ts'
import { type PlannerClient, plannerClient } from '#domain/planner/execution/executor-port.ts'

export function browserPlanner(): PlannerExecutor {
  let open: { worker: Worker; client: PlannerClient } | undefined

  const start = () => {
    const worker = new Worker(new URL('./planner-worker.ts', import.meta.url), { type: 'module' })
    const client = plannerClient((call) => worker.postMessage(call))
    worker.addEventListener('message', ({ data }) => client.receive(data))
    worker.addEventListener('error', ({ message }) => end(message))
    return { worker, client }
  }
  const end = (cause: unknown) => {
    open?.worker.terminate()
    open?.client.fail(new Error('The planner ended before the plan was ready', { cause }))
    open = undefined
  }
  const client = (): PlannerClient => {
    open ??= start()
    return open.client
  }

  return {
    plan: (request, options) => client().plan(request, options),
    planCities: (request, options) => client().planCities(request, options),
    planRoad: (request, options) => client().planRoad(request, options),
    close: async () => end('closed'),
  }
}
