/** One recording from the request to its words. Nothing of it is kept. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { askerOf } from '../assistant/asker.ts'
import { type AssistantTurnLimits, takeAssistantTurn } from '../assistant/usage-limits.ts'
import { corsHeaders } from '../cors.ts'
import { formatOf, transcribe, type VoiceSettings } from './transcribe.ts'

export const mostSoundBytes = 4 * 1024 * 1024

interface Voice {
  settings: VoiceSettings | undefined
  service: () => SupabaseClient
  limits: AssistantTurnLimits
  log: (line: Readonly<Record<string, unknown>>) => void
}

const refused = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ message }, { status, headers: { ...corsHeaders, ...headers } })

export async function answerRecording(request: Request, voice: Voice): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders })
  if (request.method !== 'POST') return refused(405, 'Only POST is allowed')
  const { settings, service, limits, log } = voice
  if (!settings) return refused(404, 'This site has no speech service')
  const type = request.headers.get('content-type') ?? ''
  if (!formatOf(type)) return refused(415, 'This is no recording')
  const bytes = await bytesOf(request)
  if (bytes === null) return refused(413, 'The recording is too long')
  if (bytes.length === 0) return refused(400, 'The recording is empty')
  // Recordings count like messages of a visitor of this network, signed in or not.
  const wait = await takeAssistantTurn(
    service(),
    { person: null, address: askerOf(request).address },
    limits,
  )
  if (wait > 0) {
    return refused(429, 'That was a lot in a short time. Please try again in a few minutes.', {
      'retry-after': `${wait}`,
    })
  }
  try {
    const text = await transcribe(new Blob([bytes], { type }), settings, request.signal)
    return Response.json({ text }, { headers: corsHeaders })
  } catch (error) {
    log({ event: 'transcription-failed', error: error instanceof Error ? error.name : 'unknown' })
    return refused(502, 'Speech recognition failed. Please try again.')
  }
}

/** The body's bytes; null where there are more than may be sent. */
async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > mostSoundBytes) return null
    parts.push(part)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
