/** The planner's web worker, which keeps the page responsive while it plans. */
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import { type PlannerCall, servePlanner } from '#domain/planner/execution/executor-port.ts'

const serve = servePlanner(
  inlineExecutor(() => performance.now()),
  (message) => postMessage(message),
)
addEventListener('message', ({ data }: MessageEvent<PlannerCall>) => serve(data))
