/** Asks the database one question for each of many callers, few round trips for all of them. */
import type { Caller } from '#server/backend/caller.ts'
import type { Database, Statement, StatementResult } from '#server/backend/db/driver.ts'

export interface Question {
  caller: Caller
  statement: Statement
}

export type Answer =
  | { ok: true; result: StatementResult | undefined }
  | { ok: false; error: unknown }

/** Few enough that one transaction stays short. */
const questionsPerTransaction = 50

/** The answers, in the order of the questions. */
export async function queryAsCallers(
  database: Database,
  questions: readonly Question[],
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < questions.length; at += questionsPerTransaction) {
    answers.push(...(await askBatch(database, questions.slice(at, at + questionsPerTransaction))))
  }
  return answers
}

/** A caller whose policies or filter raise an error must not take the others' answers with it. */
async function askBatch(
  database: Database,
  batch: readonly Question[],
): Promise<readonly Answer[]> {
  try {
    const results = await database.transaction({
      readOnly: true,
      statements: batch.flatMap(({ caller, statement }) => [actAs(caller), statement]),
    })
    return batch.map((_, index) => ({ ok: true, result: results[index * 2 + 1] }))
  } catch (error) {
    if (batch.length === 1) return [{ ok: false, error }]
    return (await Promise.all(batch.map((question) => askBatch(database, [question])))).flat()
  }
}

const actAs = ({ role, claims }: Caller): Statement => ({
  text: `select set_config('search_path', 'public, extensions', true),
    set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
  values: [role, JSON.stringify(claims)],
})
