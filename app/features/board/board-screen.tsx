import { Clock } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchIdeas, useBoard } from '#app/data/ideas/index.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { loadWhenStaying } from '#app/lib/when-staying.ts'
import { ErrorState } from '#app/ui/error-state.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { PartBoundary } from '#app/ui/part-boundary.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { feasibilityInWords } from '#domain/ideas/feasibility.ts'
import { everyIdea, filterIdeas, isFiltering } from '#domain/ideas/filter.ts'
import { ideasOn } from '#domain/ideas/on-board.ts'
import { AddIdeaForm } from './add-idea-form.tsx'
import { save } from './board-actions.ts'
import { BoardHeader, boardViewId } from './board-header.tsx'
import { loadExports } from './board-menu.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { BoardToolsContext } from './board-tools.ts'
import { EmptyColumns } from './empty-columns.tsx'
import { FilterBar } from './filter-bar.tsx'
import { loadAsking, useInspiration } from './inspired/use-inspiration.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useToday } from './today.ts'
import { useBoardDialogs } from './use-board-dialogs.ts'
import { connectFailed, useBoardNotices } from './use-board-notices.ts'
import { hasPlace, usePlaces } from './use-places.ts'
import { useSelection } from './use-selection.ts'
import { useShortcuts } from './use-shortcuts.ts'

// Loaded after the first paint: dragging, and what only opens when it is asked for.
const BoardViews = lazy(() => loadViews().then((module) => ({ default: module.BoardViews })))
const BoardDialogs = lazy(() => loadDialogs().then((module) => ({ default: module.BoardDialogs })))
const InspiredPanel = lazy(() => loadPanel().then((module) => ({ default: module.InspiredPanel })))
const PlaceMap = lazy(() =>
  import('./place-map.tsx').then((module) => ({ default: module.PlaceMap })),
)

const loadViews = () => import('./board-views.tsx')
const loadDialogs = () => import('./board-dialogs.tsx')
const loadPanel = () => import('./inspired/inspired-panel.tsx')

export type BoardView = 'board' | 'calendar'

/** The Trip Planning Board: of this browser for a visitor, of the account for a person. */
export function BoardScreen() {
  const { loading, person } = useAccount()
  const board = useBoard()
  const today = useToday()
  const [filter, setFilter] = useState(everyIdea)
  const [query, setQuery] = useSearchParams()
  /** In the address, so that a reload and a link show the same. */
  const setAddress = (parts: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(parts)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const view: BoardView = query.get('view') === 'calendar' ? 'calendar' : 'board'
  const setView = (next: BoardView) => setAddress({ view: next === 'board' ? null : next })
  const inputRef = useRef<HTMLInputElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const dialogs = useBoardDialogs()
  // Preloads lazy chunks when idle, so that views and dialogs also open offline.
  useEffect(() => loadWhenStaying([loadViews, loadDialogs, loadExports, loadPanel, loadAsking]), [])
  const { edit, chooseDay } = dialogs
  const inspiration = useInspiration()
  const { rows, state, refused } = board.ideas
  /** Cards are drawn in a rendering that can be interrupted; the rendering after a store's change can't be. */
  const isDrawn = useDeferredValue(state !== 'loading') && state !== 'loading'
  const isEmpty = isDrawn && rows.length === 0 && view === 'board'
  const boards = board.boards.rows
  const chosen = boards.find(({ id }) => id === query.get('board'))
  const boardId = chosen?.id ?? null
  const boardName = chosen?.name ?? null
  const ideas = useMemo(
    () => ideasOn(boardId, rows, board.boards.state === 'ready' ? boards : null),
    [rows, boardId, boards, board.boards.state],
  )
  const shown = useMemo(() => filterIdeas(ideas, filter), [ideas, filter])
  const selection = useSelection(ideas)
  const places = usePlaces(ideas)
  const feasible = feasibilityInWords(ideas, places)
  const failed = useBoardNotices(board)
  useShortcuts({
    add: () => inputRef.current?.focus(),
    search: () => searchRef.current?.focus(),
    showBoard: () => setView('board'),
    showCalendar: () => setView('calendar'),
    save: () => void save(person !== null),
    help: dialogs.openHelp,
    leave: selection.end,
  })
  const tools = useMemo(
    () => ({ edit, chooseDay, selecting: selection.selecting, select: selection.toggle }),
    [edit, chooseDay, selection.selecting, selection.toggle],
  )
  const chooseBoard = (id: string | null) => {
    selection.end()
    setAddress({ board: id })
  }

  return (
    <BoardToolsContext value={tools}>
      <PageBody data-print-alone className="flex flex-col gap-6 py-8 md:py-12">
        <BoardHeader
          view={view}
          onView={setView}
          isSignedIn={person !== null}
          boards={boards}
          boardId={boardId}
          onBoard={chooseBoard}
          ideas={ideas}
          undo={board.undo}
          onHelp={dialogs.openHelp}
          onNewBoard={() => dialogs.nameBoard(null)}
          onRenameBoard={(each) => dialogs.nameBoard(each)}
        />
        <noscript>
          <p className="text-lg">
            Your ideas are kept by your browser, which needs JavaScript for it.
          </p>
        </noscript>
        {/* As high as the window from the start, so that what is below does not move when cards come. */}
        <div
          id={boardViewId}
          className="flex min-h-svh flex-col gap-6 noscript:hidden print:min-h-0"
        >
          {loading ? (
            <Spinner label="Loading authentication..." showLabel />
          ) : (
            <>
              <AddIdeaForm
                inputRef={inputRef}
                today={today}
                boardId={boardId}
                thinking={inspiration.thinking}
                onInspire={inspiration.ask}
              />
              {failed && (
                <ErrorState
                  message={failed.message}
                  onRetry={failed.canRetry ? () => void fetchIdeas() : undefined}
                />
              )}
              <FilterBar
                ref={searchRef}
                filter={filter}
                onFilter={setFilter}
                ideas={ideas}
                shownCount={shown.length}
                selecting={selection.selecting}
                onSelecting={selection.begin}
              />
              {feasible && (
                <p className="flex items-center gap-2 text-on-surface-muted">
                  <Clock aria-hidden="true" className="size-5 shrink-0" />
                  {feasible}
                </p>
              )}
              {ideas.some(hasPlace) && (
                <PartBoundary fallback={null}>
                  <Suspense>
                    <PlaceMap ideas={ideas} places={places} />
                  </Suspense>
                </PartBoundary>
              )}
              {isEmpty ? (
                <EmptyColumns />
              ) : isDrawn ? (
                <PartBoundary fallback={<ErrorState message={connectFailed} />}>
                  <Suspense fallback={<BoardSkeleton />}>
                    <BoardViews
                      view={view}
                      ideas={shown}
                      today={today}
                      refused={refused}
                      selected={selection.selected}
                      isFiltered={isFiltering(filter) && ideas.length > 0}
                    />
                  </Suspense>
                </PartBoundary>
              ) : (
                <BoardSkeleton />
              )}
              {selection.selecting && (
                <SelectionBar
                  selection={selection}
                  shown={shown}
                  boards={boards}
                  boardId={boardId}
                  onChooseDay={dialogs.chooseDay}
                  onPlan={dialogs.plan}
                />
              )}
            </>
          )}
        </div>
      </PageBody>
      <PartBoundary fallback={<ErrorState message={connectFailed} />}>
        <Suspense>
          {dialogs.open && (
            <BoardDialogs
              dialogs={dialogs}
              today={today}
              boardName={boardName}
              onBoard={chooseBoard}
            />
          )}
        </Suspense>
      </PartBoundary>
      {/* Outside of the dialogs' boundary: they also open where the code of the views could not be loaded. */}
      <PartBoundary fallback={<ErrorState message={connectFailed} />}>
        <Suspense>
          {inspiration.isOpen && (
            <InspiredPanel
              inspiration={inspiration}
              isSignedIn={person !== null}
              boardId={boardId}
            />
          )}
        </Suspense>
      </PartBoundary>
    </BoardToolsContext>
  )
}
