import { type LiveTable, listLiveTables } from '@tucano/contract/live'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call'
import { useLanguage } from '#platform/language'
import { type ShownKind, isShown } from './words/kinds.ts'

/** A table of a kind that this page can show. */
export type ShownTable = LiveTable & { kind: ShownKind }
const isShownTable = (table: LiveTable): table is ShownTable => isShown(table.kind)

export const liveTables = () => {
  const { language } = useLanguage.getState()
  return queryOptions({
    queryKey: ['live', 'tables', language],
    queryFn: async () => (await call(listLiveTables, {})).tables.filter(isShownTable),
  })
}
