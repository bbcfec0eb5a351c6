/** Edits of the party, and what that means for the stops. */
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { MessageContext } from '../message-context.ts'
import type { Edited, Editing } from './editing.ts'

export function changeParty({ lower, trip, context, known }: Editing): Edited | null {
  const { party } = context.heard.said
  const joins =
    /\b(?:is|are) (?:coming|joining)(?: too| along| as well| with us)?\b|\bjoins? us\b|\bone more\b/.test(
      lower,
    )
  const leaves = /\b(?:can'?t come|isn'?t coming|not coming|drops? out|cancelled)\b/.test(lower)
  const counts =
    /\b(?:we are|we're|there (?:are|will be)|for|of us|so we|only me|just me|alone|make it|people|persons|adults)\b/.test(
      lower,
    )
  const now = trip.party.total ?? 1
  const total =
    party.total !== undefined && counts
      ? party.total
      : joins && !leaves
        ? now + 1
        : leaves
          ? Math.max(1, now - 1)
          : undefined
  if (total === undefined || total === now) return null
  const children = party.children ?? trip.party.children
  const adults = Math.max(0, total - (children ?? 0))
  return {
    changes: [
      {
        kind: 'change-party',
        party: { ...trip.party, total, adults, ...(children !== undefined && { children }) },
      },
    ],
    says: `The trip would be for ${total} instead of ${now}.${stepsFor(context, trip, known)}`,
  }
}

/** Where somebody who can't climb joins: says at once which stops have steps. */
function stepsFor({ heard }: MessageContext, { days }: Trip, known: Editing['known']): string {
  if (heard.said.mobility.length === 0) return ''
  const steep = days
    .flatMap(({ stops }) => stops)
    .filter(({ placeId }) => known.place(placeId ?? '')?.stepFree === false)
    .map(({ name }) => name)
  return steep.length === 0
    ? ' Nothing in it is known to have steps.'
    : ` There are steps at ${listed(steep.slice(0, 4))}: tell me which to take out or to swap.`
}
