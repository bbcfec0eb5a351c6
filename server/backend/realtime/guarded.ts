/** For what a socket, a timer or a listener calls: nobody is there to catch what it throws. */

export type OnError = (message: string, error: unknown) => void

export function guarded(onError: OnError, message: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    onError(message, error)
  }
}
