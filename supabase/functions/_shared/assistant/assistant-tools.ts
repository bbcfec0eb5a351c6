/** The tools that a model has, and how often it may use them. */
import { type Tool, tool } from 'ai'
import { modelAnswerSchema } from './model-answer.ts'
import { bookingFieldsTool } from './tools/booking-fields.ts'
import { changeTripTool } from './tools/change-trip.ts'
import { findPlacesTool } from './tools/find-places.ts'
import { factsTool, weatherTool } from './tools/look-up.ts'
import { orderStopsTool } from './tools/order-stops.ts'
import { planDaysTool } from './tools/plan-days.ts'
import type { ToolContext } from './tools/tool-context.ts'

const mostCalls = 12
/** The most characters of one result, as JSON: a model's context has no room for whole catalogues. */
const mostCharacters = 16_000

export function assistantTools(context: ToolContext) {
  const counted = counting()
  return {
    find_places: counted(findPlacesTool(context)),
    plan_days: counted(planDaysTool(context)),
    change_trip: counted(changeTripTool(context)),
    order_stops: counted(orderStopsTool(context)),
    weather: counted(weatherTool(context)),
    facts: counted(factsTool(context)),
    booking_fields: counted(bookingFieldsTool(context)),
    /** Has no code of its own: the loop ends when the model calls it. */
    answer: tool({
      description: 'Hands in your answer. Call it once, when you know what to say.',
      inputSchema: modelAnswerSchema,
    }),
  }
}

/** Counts calls; too many are refused in words, so that the model can still hand in an answer. */
function counting() {
  let calls = 0
  return <Input, Output>(given: Tool<Input, Output>): Tool<Input, unknown> => {
    const { execute } = given
    if (!execute) throw new Error('Only tools that run are counted')
    return {
      ...given,
      execute: async (input, options) => {
        calls += 1
        if (calls > mostCalls) {
          return { problem: 'No more look-ups for this answer. Hand in what you have.' }
        }
        const result = await execute(input, options)
        return JSON.stringify(result).length > mostCharacters
          ? { problem: 'That is too much to read. Ask for less.' }
          : { data: result }
      },
    } as Tool<Input, unknown>
  }
}
