/** TanStack Query's `useQuery` for rows that follow their table. */
import { type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { createLiveQuery, type LiveQueryOptions } from './live-query.ts'

export interface UseLiveQueryOptions<Row extends object>
  extends Omit<LiveQueryOptions<Row>, 'onPatch' | 'onStale' | 'retryAfterMs'> {
  /** Names the table, the filter and the person: another key is another live query. */
  queryKey: QueryKey
  /** Rows that the server rendered. */
  initialData?: readonly Row[]
}

/** Uses the functions of the first render with a query key. */
export function useLiveQuery<Row extends object>(
  options: UseLiveQueryOptions<Row>,
): UseQueryResult<readonly Row[]> {
  const { queryKey, initialData, client } = options
  const queries = useQueryClient()
  const identity = JSON.stringify(queryKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the other options.
  const live = useMemo(
    () =>
      createLiveQuery<Row>({
        ...options,
        onPatch: (patch) =>
          queries.setQueryData<readonly Row[]>(queryKey, (rows) => rows && patch(rows)),
        onStale: () => void queries.invalidateQueries({ queryKey, exact: true }),
      }),
    [identity, client, queries],
  )
  useEffect(() => {
    live.start()
    return () => void live.stop()
  }, [live])
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => live.read(signal),
    ...(initialData && { initialData }),
  })
}
