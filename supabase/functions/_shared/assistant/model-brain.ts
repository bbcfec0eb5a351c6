/** The brain of a site with a language model. Apart, so that other sites do not load its packages. */
import type { Brain } from '#domain/assistant/brain.ts'
import { defaultBrand } from '#domain/brand/default-brand.ts'
import { optionalEnvironment } from '../environment.ts'
import { logLine } from '../log.ts'
import { serviceClient } from '../service-client.ts'
import { askModel } from './ask-model.ts'
import { configuredModel } from './configured-model.ts'
import { modelOrEmbedded } from './model-or-embedded.ts'
import type { ModelSettings } from './model-settings.ts'
import type { ModelKnowledge } from './tools/tool-context.ts'
import { modelBudget, type Subject } from './usage-limits.ts'

interface ModelBrainOptions {
  settings: ModelSettings
  knowledge: ModelKnowledge
  embedded: Brain
  subject: Subject
}

export function modelBrain({ settings, knowledge, embedded, subject }: ModelBrainOptions): Brain {
  const model = configuredModel(settings)
  return modelOrEmbedded({
    embedded,
    ask: (turn, options) =>
      askModel(turn, {
        ...options,
        model,
        modelName: settings.model,
        knowledge,
        brand: optionalEnvironment('BRAND_NAME') ?? defaultBrand.name,
        timeoutMs: settings.timeoutMs,
        newId: () => crypto.randomUUID(),
      }),
    budget: modelBudget(serviceClient(), subject, settings),
    now: () => performance.now(),
    log: logLine,
  })
}
