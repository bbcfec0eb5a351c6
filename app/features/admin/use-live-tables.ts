/** Reads a screen's data again whenever one of its tables changes. */
import { useRevalidator } from 'react-router'
import { useTableChanges } from './use-table-changes.ts'

export function useLiveTables(tables: readonly string[]): void {
  const { revalidate } = useRevalidator()
  useTableChanges(tables, () => void revalidate())
}
