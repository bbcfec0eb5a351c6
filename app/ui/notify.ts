/** Shows a toast. The code of toasts is loaded after a page's first paint. */
import { toastPlace } from './toast-place.ts'

export interface Notice {
  description?: string
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onClick: () => void }
}

export type Tone = 'success' | 'error' | 'info'

async function show(tone: Tone, title: string, notice: Notice = {}): Promise<void> {
  await toastPlace
  const { showToast } = await import('./toast.tsx')
  showToast(tone, title, notice)
}

/** `error` has the destructive look. */
export const notify = {
  success: (title: string, notice?: Notice) => void show('success', title, notice),
  error: (title: string, notice?: Notice) => void show('error', title, notice),
  info: (title: string, notice?: Notice) => void show('info', title, notice),
}
