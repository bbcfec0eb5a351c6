/**
 * Catches and reports what a callback of a socket, a timer or a listener throws, which would
 * otherwise be an uncaught exception.
 */

export type OnError = (message: string, error: unknown) => void

export function reportThrown(onError: OnError, message: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    onError(message, error)
  }
}
