/** How often somebody may ask, and how much of a model they may use: counted in the database. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { ModelSettings } from './model-settings.ts'

export interface Subject {
  person: string | null
  address: string | null
}

const turnsSchema = z.object({
  ofPerson: z.coerce.number().int().min(1).default(60),
  ofVisitor: z.coerce.number().int().min(1).default(30),
  ofVisitors: z.coerce.number().int().min(1).default(600),
})
export type AssistantTurnLimits = z.output<typeof turnsSchema>

/** Turns of a conversation in ten minutes: questions that are answered. */
export function assistantTurnLimits(
  read: (name: string) => string | undefined,
): AssistantTurnLimits {
  return turnsSchema.parse({
    ofPerson: read('ASSISTANT_TURNS_PERSON'),
    ofVisitor: read('ASSISTANT_TURNS_VISITOR'),
    ofVisitors: read('ASSISTANT_TURNS_VISITORS'),
  })
}

/** The seconds to wait; 0 where the turn was granted. */
export async function takeAssistantTurn(
  service: SupabaseClient,
  { person, address }: Subject,
  { ofPerson, ofVisitor, ofVisitors }: AssistantTurnLimits,
): Promise<number> {
  const { data, error } = await service.rpc('take_assistant_turn', {
    p_person: person,
    p_address: address,
    p_of_one: person === null ? ofVisitor : ofPerson,
    p_of_visitors: ofVisitors,
  })
  if (error) throw new Error('The turn could not be counted', { cause: error })
  return z.int().min(0).parse(data)
}

/** Tokens that are reserved for one answer; what it did not use is given back. */
const setAside = 12_000

export interface ModelBudget {
  /** False: the day's budget of this asker, or of the site, is used up. */
  take: () => Promise<boolean>
  settle: (used: number) => Promise<void>
}

export function modelBudget(
  service: SupabaseClient,
  { person, address }: Subject,
  { dailyTokensOfOne, dailyTokensOfAll }: ModelSettings,
): ModelBudget {
  const use = async (tokens: number, ofOne: number, ofAll: number): Promise<boolean> => {
    const { data, error } = await service.rpc('use_model_tokens', {
      p_person: person,
      p_address: address,
      p_tokens: tokens,
      p_of_one: ofOne,
      p_of_all: ofAll,
    })
    if (error) throw new Error('The model’s budget could not be counted', { cause: error })
    return z.boolean().parse(data)
  }
  const endless = Number.MAX_SAFE_INTEGER
  return {
    take: () => use(setAside, dailyTokensOfOne, dailyTokensOfAll),
    settle: async (used) => {
      if (used !== setAside) await use(used - setAside, endless, endless)
    },
  }
}
