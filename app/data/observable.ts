/** A value that tells when it has changed, in the form that `useSyncExternalStore` takes. */
export class Observable<Value> {
  private current: Value
  private readonly listeners = new Set<() => void>()

  constructor(first: Value) {
    this.current = first
  }

  readonly get = (): Value => this.current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  set(value: Value): void {
    if (Object.is(value, this.current)) return
    this.current = value
    for (const listener of [...this.listeners]) listener()
  }

  get watched(): boolean {
    return this.listeners.size > 0
  }
}
