/** The text of opening hours is valid when it parses. */
import { z } from 'zod'
import { parseOpeningHours } from './opening-hours.ts'

export const openingHoursText = z.string().superRefine((text, context) => {
  const parsed = parseOpeningHours(text)
  if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.reason })
})
