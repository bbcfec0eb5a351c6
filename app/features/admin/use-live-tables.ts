/** Runs the page's loaders again whenever one of the tables changes. */
import { useRevalidator } from 'react-router'
import { useTableChanges } from './use-table-changes.ts'

export function useLiveTables(tables: readonly string[]): void {
  const { revalidate } = useRevalidator()
  const readAgain = () => void revalidate()
  useTableChanges({ tables, onChange: readAgain, onListening: readAgain })
}
