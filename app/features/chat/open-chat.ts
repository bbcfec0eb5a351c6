/**
 * Opens the chat from anywhere. False where it is not there yet: its button comes after the page. A
 * window event, so that the pages that open the chat load nothing of it.
 */
export function openChat(): boolean {
  return !window.dispatchEvent(new Event('piri-open-chat', { cancelable: true }))
}
