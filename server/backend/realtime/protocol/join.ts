/** What a client says when it joins a channel. */
import { z } from 'zod'
import { parseFilter } from './filter.ts'

/** Clients send null and leave out what they do not use. */
const orDefault = <T extends z.ZodType>(schema: T, value: unknown) =>
  z.preprocess((given) => given ?? value, schema)

const bindingSchema = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().min(1).default('public'),
  table: z.string().min(1).nullish(),
  filter: z.string().nullish(),
  select: z.array(z.string()).min(1).nullish(),
})
export type ChangeBinding = z.infer<typeof bindingSchema>

const configSchema = z.object({
  broadcast: orDefault(
    z.object({
      ack: orDefault(z.boolean(), false),
      self: orDefault(z.boolean(), false),
      replication_ready: orDefault(z.boolean(), false),
      replay: z
        .object({ since: z.number(), limit: z.number().int().min(1).max(25).default(25) })
        .nullish(),
    }),
    {},
  ),
  presence: orDefault(
    z.object({
      key: orDefault(z.string().max(255), ''),
      enabled: orDefault(z.boolean(), true),
    }),
    {},
  ),
  postgres_changes: orDefault(z.array(bindingSchema), []),
  postgres_changes_options: orDefault(z.object({ wait: orDefault(z.boolean(), false) }), {}),
  private: orDefault(z.boolean(), false),
})

const joinSchema = z.object({
  config: orDefault(configSchema, {}),
  access_token: z.string().nullish(),
})
export type ChannelConfig = z.infer<typeof configSchema>

export type JoinRequest =
  | { ok: true; config: ChannelConfig; accessToken: string | undefined }
  | { ok: false; reason: string }

export function parseJoin(payload: unknown, mostBindings: number): JoinRequest {
  const join = joinSchema.safeParse(payload ?? {})
  if (!join.success)
    return { ok: false, reason: `InvalidJoinPayload: ${z.prettifyError(join.error)}` }
  const { config, access_token: token } = join.data
  if (config.postgres_changes.length > mostBindings) {
    return {
      ok: false,
      reason: `TooManyBindings: at most ${mostBindings} postgres_changes a channel`,
    }
  }
  for (const { filter } of config.postgres_changes) {
    const parsed = parseFilter(filter ?? '')
    if (!parsed.ok)
      return { ok: false, reason: `Error parsing \`filter\` params: ${parsed.reason}` }
  }
  return { ok: true, config, accessToken: token ?? undefined }
}
