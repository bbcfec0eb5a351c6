/** The thread that draws previews of shared trips, one after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import type { CardAnswer, CardCall, CardThreadData } from './card-thread.ts'
import { drawTripCard } from './draw-trip-card.ts'

const { brand, posterFolder }: CardThreadData = workerData

parentPort?.on('message', async ({ id, card }: CardCall) => {
  const answer = (said: CardAnswer) => parentPort?.postMessage(said)
  try {
    answer({ id, picture: new Uint8Array(await drawTripCard(card, brand, posterFolder)) })
  } catch (error) {
    answer({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
