/**
 * The order of test files where nothing is known of the last run, as in a fresh clone. Left to itself the runner goes by
 * the size of a file, which says nothing of its time, and has the parts one after the other: a file of twenty seconds that
 * comes last leaves a core idle for as long.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Ten seconds and more on two cores. */
const longest = new RegExp(
  [
    'domain/planner/party/promises',
    'domain/planner/wish/(?:bad-input|conflicts-named|days-as-asked|evenings-and-tables|loose-dates|manner-of-days)',
    'domain/planner/wish/(?:plan-wish|suits-who-asked|tables-by-wish)',
    'domain/planner/wish/wishes-(?:are-answered|have-a-measure|shape-days)',
    'domain/samples/samples',
    'scripts/assets/holidays-asset',
    'server/backend/functions/failures',
    'server/trips/planner/worker-executor',
    'supabase/functions/_shared/assistant/ask-model',
    'testing/assistant/(?:embedded-brain|follow-ups-and-refusals|talks)',
    'testing/engine/(?:engine-imports|same-plan)',
    'testing/plans/golden',
    'testing/requests/(?:brief-requests|destinations|named-in-passing)',
  ]
    .map((file) => `/${file}\\.test\\.ts$`)
    .join('|'),
)

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other))
  }
}

/** Files of the product start processes for up to a minute; those of the database are many and short, which ends evenly. */
function turnOf({ project, moduleId }: TestSpecification): number {
  if (project.name === 'product') return 0
  return longest.test(moduleId) ? 1 : 2
}
