import { BoardColumn } from '#app/ui/trip/board-column.tsx'
import { type ColumnId, columns } from '#domain/ideas/columns.ts'

export const invitations: Readonly<Record<ColumnId, string>> = {
  want: 'A place, a dish, a view. Write the first one above, and it lands here.',
  doing: 'What you have decided on. Drag a card here.',
  done: 'What you came back with. Drag a card here when it is behind you.',
}

/** As high as its neighbors while all of them are empty. */
export const columnHeight = 'lg:min-h-56 print:min-h-0'

/** The columns of a board without ideas: nothing can be dragged, so the code for it is not waited for. */
export function EmptyColumns() {
  return (
    <div className="grid items-start gap-5 print:hidden lg:grid-cols-3">
      {columns.map(({ id, title }) => (
        <BoardColumn
          key={id}
          title={title}
          count={0}
          headingLevel={2}
          empty={invitations[id]}
          className={columnHeight}
        >
          {null}
        </BoardColumn>
      ))}
    </div>
  )
}
