import type { Reading } from '../reading.ts'

/** Dollars, miles and words for things tell where someone learnt to write dates. */
export function writesAmerican(reading: Reading): boolean {
  const european =
    /[€£]|\b(?:euros?|eur|gbp|pounds?|quid|holidays?|favourite|centre|travelling|travellers?|mum|chf|flat|fortnight|km|blokes?|lads?|mates?|hols|colours?|theatre|bank holiday|half[- ]term|whilst|cheers|kilomet(?:re|er)s?)\b/
  const american =
    /\$|\b(?:usd|dollars?|bucks|vacation|mom|traveling|travelers?|favorite|center|thanksgiving|memorial day|labor day|miles)\b/
  return reading.says(american) || !reading.says(european)
}
