/** The settings of outside services: language model, places, weather, routes, speech and map. */
import { z } from 'zod'
import { onOff, type Setting, text, webAddress, wholeNumber } from './setting.ts'

export const providerSettings = {
  LLM_PROVIDER: {
    schema: z.enum(['openai', 'anthropic', 'google']),
    allowed: 'openai, anthropic or google',
    purpose: 'The language model behind the assistant; the embedded one without it',
    functions: true,
  },
  LLM_BASE_URL: {
    schema: webAddress,
    allowed: 'an address like https://host/v1',
    purpose: 'Another endpoint that speaks the provider’s protocol',
    functions: true,
  },
  LLM_API_KEY: {
    schema: text,
    allowed: 'an API key',
    purpose: 'Key of the model; servers of one’s own may ask for none',
    secret: true,
    functions: true,
  },
  LLM_MODEL: {
    schema: text,
    allowed: 'a model name',
    purpose: 'Which model; goes with LLM_PROVIDER',
    functions: true,
  },
  LLM_TIMEOUT_MS: {
    schema: wholeNumber(100, 600_000),
    allowed: 'a whole number of milliseconds from 100 to 600000',
    purpose: 'How long a model may take before the embedded brain answers',
    fallback: '20000',
    functions: true,
  },
  LLM_DAILY_TOKENS_PERSON: {
    schema: wholeNumber(0, 1_000_000_000),
    allowed: 'a whole number up to 1000000000',
    purpose:
      'Tokens of the model that one person, or one address of visitors, may use in a day; the embedded brain answers beyond them',
    fallback: '200000',
    functions: true,
  },
  LLM_DAILY_TOKENS_SITE: {
    schema: wholeNumber(0, 1_000_000_000_000),
    allowed: 'a whole number up to 1000000000000',
    purpose: 'Tokens of the model that all together may use in a day',
    fallback: '5000000',
    functions: true,
  },
  ASSISTANT_TURNS_PERSON: {
    schema: wholeNumber(1, 1_000_000),
    allowed: 'a whole number from 1 to 1000000',
    purpose: 'Messages to the assistant in ten minutes, of one person',
    fallback: '60',
    functions: true,
  },
  ASSISTANT_TURNS_VISITOR: {
    schema: wholeNumber(1, 1_000_000),
    allowed: 'a whole number from 1 to 1000000',
    purpose: 'Messages to the assistant in ten minutes, of visitors of one address',
    fallback: '30',
    functions: true,
  },
  ASSISTANT_TURNS_VISITORS: {
    schema: wholeNumber(1, 10_000_000),
    allowed: 'a whole number from 1 to 10000000',
    purpose: 'Messages to the assistant in ten minutes, of all visitors together',
    fallback: '600',
    functions: true,
  },
  LIVE: {
    schema: onOff,
    allowed: '0 or 1',
    purpose:
      'Turns on every outside service that needs no key: places by OpenStreetMap, weather by Open-Meteo',
    fallback: '0',
    functions: true,
  },
  PLACES_PROVIDER: {
    schema: z.enum(['catalogue', 'google', 'openstreetmap']),
    allowed: 'catalogue, google or openstreetmap',
    purpose:
      'Where places outside of the catalogue come from; the catalogue that ships with the product without it',
    functions: true,
  },
  PLACES_BASE_URL: {
    schema: webAddress,
    allowed: 'an address like https://host',
    purpose:
      'Another server that speaks the protocol of PLACES_PROVIDER, such as a Nominatim of one’s own',
    functions: true,
  },
  GOOGLE_PLACES_KEY: {
    schema: text,
    allowed: 'a Google Places API key',
    purpose: 'Goes with PLACES_PROVIDER=google',
    secret: true,
    functions: true,
  },
  WEATHER_PROVIDER: {
    schema: z.enum(['normals', 'open-meteo']),
    allowed: 'normals or open-meteo',
    purpose: 'Where the weather comes from; climate normals without it',
    functions: true,
  },
  WEATHER_BASE_URL: {
    schema: webAddress,
    allowed: 'an address like https://host',
    purpose: 'Another server that speaks Open-Meteo’s protocol, such as one of one’s own',
    functions: true,
  },
  WEATHER_REFRESH_MINUTES: {
    schema: wholeNumber(0, 360),
    allowed: 'a whole number of minutes up to 360',
    purpose: 'How old a forecast by the hour may get before it is asked for again',
    fallback: '30',
  },
  ROUTING_URL: {
    schema: webAddress,
    allowed: 'an address of an OSRM or Valhalla server',
    purpose: 'Travel times and roads from OSRM or Valhalla; estimates, marked as such, without it',
    functions: true,
  },
  FX_PROVIDER: {
    schema: z.enum(['embedded', 'frankfurter']),
    allowed: 'embedded or frankfurter',
    purpose: 'Where exchange rates come from',
    notYet: true,
    functions: true,
  },
  VOICE_PROVIDER: {
    schema: z.enum(['browser', 'openai']),
    allowed: 'browser or openai',
    purpose: 'What turns speech into text; the browser’s own recognition without it',
    functions: true,
  },
  VOICE_BASE_URL: {
    schema: webAddress,
    allowed: 'an address like https://host/v1',
    purpose: 'Another service that speaks OpenAI’s `audio/transcriptions`',
    functions: true,
  },
  VOICE_API_KEY: {
    schema: text,
    allowed: 'an API key',
    purpose: 'Key of the speech service; servers of one’s own may ask for none',
    secret: true,
    functions: true,
  },
  VOICE_MODEL: {
    schema: text,
    allowed: 'a model name',
    purpose: 'Which model hears; `whisper-1` without it',
    functions: true,
  },
  MAP_STYLE_URL: {
    schema: webAddress,
    allowed: 'an address of a map style',
    purpose:
      'Map tiles: a style for MapLibre, read at the start; trips are shown as drawings without it',
  },
} as const satisfies Record<string, Setting>
