/**
 * Calls a server function that streams server-sent events, the only kind of answer that functions-
 * js returns before it is complete. A failure is yielded as the last outcome.
 */

import type { z } from 'zod'
import { jsonOf } from '#domain/web/json-of.ts'
import type { FunctionCall, FunctionsCaller } from './call-function.ts'
import {
  type FunctionOutcome,
  failureOf,
  isAnswer,
  networkFailure,
  structureFailure,
} from './function-outcome.ts'
import { eventData } from './server-sent-events.ts'

/** Each event's data is JSON that matches the schema. Leaving the loop cancels the request. */
export async function* streamFunction<Schema extends z.ZodType>(
  client: FunctionsCaller,
  name: string,
  { schema, ...options }: FunctionCall<Schema>,
): AsyncGenerator<FunctionOutcome<z.output<Schema>>> {
  const { data: answer, error } = await client.functions.invoke<unknown>(name, options)
  if (error) return yield failureOf(error, options.signal)
  if (!isAnswer(answer) || !answer.body) return yield structureFailure(answer)
  try {
    for await (const text of eventData(answer.body)) {
      const result = parse(schema, text)
      yield result
      if (!result.ok) return
    }
  } catch (broken) {
    yield options.signal?.aborted ? failureOf(broken, options.signal) : networkFailure()
  }
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): FunctionOutcome<z.output<Schema>> {
  const parsed = schema.safeParse(jsonOf(text))
  return parsed.success ? { ok: true, value: parsed.data } : structureFailure(text)
}
