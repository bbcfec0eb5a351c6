/** The board for screens, which know neither tables nor sockets. */
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { Answered } from '#app/data/declined.ts'
import type { Observable } from '#app/data/observable.ts'
import type { RowsView, SendFailure } from '#app/data/rows/rows-view.ts'
import { usePerson } from '#app/lib/account/account-context.ts'
import type { Board } from '#domain/ideas/board.ts'
import type { Idea, IdeaDraft, IdeaFields } from '#domain/ideas/idea.ts'
import type { BoardId } from '#domain/ideas/ids.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { currentIdeaData } from './current-idea-data.ts'
import type { IdeaData, IdeaNotice } from './idea-data.ts'
import type { UndoState } from './undo-line.ts'
import { mayHaveIdeas, whenToOpenIdeas } from './when-to-open-ideas.ts'

const loading: RowsView<never> = {
  state: 'loading',
  rows: [],
  unsaved: new Set(),
  refused: new Map(),
}
/** Of a browser that has never kept anything, before its store is opened. */
const nothingKept: RowsView<never> = { ...loading, state: 'ready' }
const nothingToUndo: UndoState = { undo: null, redo: null }
const never = () => () => undefined

export interface BoardHandle {
  ideas: RowsView<Idea>
  boards: RowsView<Board>
  undo: UndoState
  /** The last sending that did not work; a new object each time. */
  failure: SendFailure | null
  notice: IdeaNotice | null
  problem: string | null
  /** False where the code or the client that the board needs could not be loaded. */
  opened: boolean
}

/** Everything of the board, followed live for as long as a screen shows it. */
export function useBoard(): BoardHandle {
  const { data, failed, isUnused } = useIdeaData()
  useEffect(() => {
    if (!data) return
    const ends = [data.ideas.watch(), data.boards.watch()]
    return () => {
      for (const end of ends) end()
    }
  }, [data])
  const before = isUnused ? nothingKept : loading
  return {
    ideas: useValue(data?.ideas.view, before),
    boards: useValue(data?.boards.view, before),
    undo: useValue(data?.undoState, nothingToUndo),
    failure: useValue(data?.ideas.failure, null),
    notice: useValue(data?.notice, null),
    problem: useValue(data?.problem, null),
    opened: !failed,
  }
}

function useValue<Value>(observable: Observable<Value> | undefined, before: Value): Value {
  return useSyncExternalStore(
    observable?.subscribe ?? never,
    observable?.get ?? (() => before),
    () => before,
  )
}

/** In one step, which undo takes back. The ideas are stored in this browser when it resolves. */
export async function addIdeas(
  drafts: readonly IdeaDraft[],
  label?: string,
): Promise<readonly Idea[]> {
  return (await currentIdeaData()).add(drafts, label)
}

/** Whether the server has an idea: `waiting` where it will be sent later, and always for a visitor. */
export async function sendIdea(id: string): Promise<Outcome<'saved' | 'waiting', 'refused'>> {
  const data = await currentIdeaData()
  await data.send()
  const { unsaved, refused } = data.ideas.view.get()
  const message = refused.get(id)
  if (message !== undefined) return { ok: false, reason: 'refused', message }
  return { ok: true, value: unsaved.has(id) ? 'waiting' : 'saved' }
}

export async function changeIdeas(
  ids: readonly string[],
  fields: IdeaFields,
  label: string,
): Promise<void> {
  await (await currentIdeaData()).change(ids, fields, label)
}

export async function removeIdeas(ids: readonly string[], label?: string): Promise<void> {
  await (await currentIdeaData()).remove(ids, label)
}

/** What was undone, in words; null where there was nothing. */
export async function undoIdeas(): Promise<string | null> {
  return (await currentIdeaData()).undo()
}

export async function redoIdeas(): Promise<string | null> {
  return (await currentIdeaData()).redo()
}

/** Sends what waits and every idea as it stands. */
export async function saveBoard(): Promise<Answered<null>> {
  return (await currentIdeaData()).save()
}

/** Asks the server again after it could not be asked. */
export async function fetchIdeas(): Promise<Answered<null>> {
  const { ideas, boards } = await currentIdeaData()
  const [answer] = await Promise.all([ideas.fetch(), boards.fetch()])
  return answer
}

export async function listIdeas(): Promise<readonly Idea[]> {
  const data = await currentIdeaData()
  await data.begin()
  return data.ideas.view.get().rows
}

export async function addBoard(name: string, tripId?: TripId | null): Promise<Board> {
  return (await currentIdeaData()).addBoard(name, tripId ?? null)
}

export async function changeBoard(
  id: BoardId,
  fields: Partial<Pick<Board, 'name' | 'trip_id'>>,
): Promise<void> {
  await (await currentIdeaData()).changeBoard(id, fields)
}

export async function removeBoard(id: BoardId): Promise<void> {
  await (await currentIdeaData()).removeBoard(id)
}

/** What is known of the store: `unused` is one that was never opened, null one that can't be. */
type Opening = IdeaData | 'unused' | null

function useIdeaData(): { data: IdeaData | undefined; failed: boolean; isUnused: boolean } {
  const personId = usePerson()?.id
  const [held, setHeld] = useState<{ of: string | undefined; opening: Opening }>()
  useEffect(() => {
    let wanted = true
    // A transition, since it draws the whole board: what a person does meanwhile comes first.
    const show = (opening: Opening) => {
      if (wanted) startTransition(() => setHeld({ of: personId, opening }))
    }
    void mayHaveIdeas().then((may) => may || show('unused'))
    whenToOpenIdeas()
      .then(() => (wanted ? currentIdeaData().then(show) : undefined))
      .catch(() => show(null))
    return () => {
      wanted = false
    }
  }, [personId])
  // Never the ideas of the person before.
  const opening = held?.of === personId ? held?.opening : undefined
  return {
    data: opening && opening !== 'unused' ? opening : undefined,
    failed: opening === null,
    isUnused: opening === 'unused',
  }
}
