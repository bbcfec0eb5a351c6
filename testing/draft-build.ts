/** Tests ask for a draft of the product: its code is the same, its pictures are small. Full runs ask for the whole. */
import { draftSetting } from '../scripts/build/build-stamp.ts'
import { isFullRun } from './run-count.ts'

/** Called at the start of a runner; the processes that it starts inherit the setting. */
export function letDraftsDo(): void {
  if (!isFullRun) process.env[draftSetting] = '1'
}
