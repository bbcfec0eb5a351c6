import { addBoard, addIdeas } from '#app/data/ideas/index.ts'
import type { Board } from '#domain/ideas/board.ts'
import { ideasFromTrip } from '#domain/ideas/from-trip.ts'
import type { Trip } from '#domain/trip/schema.ts'

/** A board of its own for the stops of a trip. */
export async function makeBoardOf(trip: Trip): Promise<Board> {
  const board = await addBoard(trip.title, trip.id)
  const drafts = ideasFromTrip(trip).map((draft) => ({ ...draft, board_id: board.id }))
  await addIdeas(drafts, 'Put a trip on a board')
  return board
}
