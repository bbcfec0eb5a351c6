/** The timings of the live connection. */
const reconnectDelaysMs = [1_000, 2_000, 5_000, 10_000]

export const realtimeOptions = {
  timeout: 10_000,
  heartbeatIntervalMs: 30_000,
  reconnectAfterMs: (tries: number) => reconnectDelaysMs[tries - 1] ?? 10_000,
}
