/** Wishes for the country around a town, which most often take a day of their own: mountains, a desert. */
import type { Experience } from './experiences.ts'

export const landscapeExperiences: readonly Experience[] = [
  {
    what: 'the mountains',
    heard:
      /\b(?:(?:in|into|to|up|see|visit|and|with|for) the (?:high )?(?:mountains|alps|atlas|andes|tatras|highlands)|mountains? (?:day|trip|views?|air|scenery|village))\b/i,
    says: /\b(?:mountains?|peaks?|alps|alpine|atlas|andes|tatras|summit|glen|highlands)\b/i,
    kinds: ['nature', 'neighbourhood', 'viewpoint', 'activity'],
    when: 'any',
    outing: true,
    wayOut: 'Ask at your lodging for a driver or a tour, and for the weather up there.',
  },
  {
    what: 'the desert',
    heard:
      /\b(?:(?:in|into|to|see|visit|and|with|for) (?:the|a) (?:desert|dunes)|desert (?:day|trip|safari|tour|camp)|dune bashing)\b/i,
    says: /\b(?:deserts?|dunes?)\b/i,
    kinds: ['nature', 'neighbourhood', 'viewpoint', 'activity'],
    when: 'any',
    outing: true,
    wayOut: 'Ask for a licensed driver: nobody goes there alone.',
  },
]
