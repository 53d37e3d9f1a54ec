import { EXPORT_MAX } from '@tucano/contract/account-record'
import { type RawBuilder, sql } from 'kysely'
import { journal } from '#journal/journal'
import { BYTE_ORDER_MARK, type Sheet, cell } from '#platform/csv'
import { type OperatorIn, Streamed } from '#platform/endpoint'
import { exactMoments } from '#platform/format'
import type { Services } from '#platform/services'
import { readCaseSearch } from './search.ts'

/** What all histories are asked for. */
export interface HistoryFilter {
  day?: string
  by?: string
  query?: string
}

type Condition = RawBuilder<boolean>
export const always: Condition = sql<boolean>`true`

/** Moments of a day of the brand. */
export const onDay = (moment: string, day: string | undefined, timeZone: string): Condition =>
  day === undefined
    ? always
    : sql<boolean>`(${sql.ref(moment)} >= (${day}::timestamp at time zone ${timeZone})
        and ${sql.ref(moment)} < ((${day}::date + 1)::timestamp at time zone ${timeZone}))`

interface Names {
  /** The request's own id. */
  id: string
  memberId: string
  amounts?: readonly string[]
  cpf?: string
  /** Columns that hold other names of the request, as they are written there. */
  others?: readonly string[]
}

/** By whatever the search may mean: the request, its member, an amount. */
export function meantBy(query: string | undefined, { id, memberId, amounts = [], cpf, others = [] }: Names): Condition {
  if (query === undefined) return always
  const search = readCaseSearch(query)
  const ways: Condition[] = [sql<boolean>`m.account like ${`${search.text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`]
  if (search.id !== undefined) ways.push(sql<boolean>`${sql.ref(id)}::text = ${search.id}`)
  if (search.memberId !== undefined) ways.push(sql<boolean>`${sql.ref(memberId)} = ${search.memberId}::bigint`)
  if (search.memberId !== undefined && cpf !== undefined) ways.push(sql<boolean>`${sql.ref(id)} = ${search.memberId}::bigint`)
  if (search.cpf !== undefined && cpf !== undefined) ways.push(sql<boolean>`${sql.ref(cpf)} = ${search.cpf}`)
  // What was taken from somebody stands below zero, and is searched for without its sign.
  for (const column of amounts) if (search.amount !== undefined) ways.push(sql<boolean>`abs(${sql.ref(column)}) = ${search.amount}::bigint`)
  for (const column of others) ways.push(sql<boolean>`lower(${sql.ref(column)}) = ${search.text}`)
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

/** Lines that are read, written and forgotten at a time. */
const LINES = 1000

interface Sheetful<Row> {
  services: Services
  operator: OperatorIn
  language: string
  queue: 'deposits' | 'withdrawals' | 'documents' | 'adjustments'
  filter: HistoryFilter & Record<string, string | undefined>
  fileName: string
  head: readonly string[]
  read: (before: string | undefined, limit: number) => Promise<{ rows: Row[]; next: string | null }>
  cells: (row: Row, sheet: Sheet, clock: (epochMs: number) => string) => string[]
  linesMax?: number
}

const sheetOf = (language: string): Sheet => (language === 'EN' ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' })

/** A history as a file. Whoever takes it home is written down, with what was asked for but not what was typed: that may be somebody's CPF. */
export async function exportHistory<Row>(asked: Sheetful<Row>): Promise<Streamed> {
  const { services, operator, queue, filter, fileName } = asked
  const { query, ...plain } = filter
  const told = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Record<string, string>
  await services.db.transaction().execute((trx) =>
    journal(trx, operator, {
      action: 'queues.export',
      subject: `queue:${queue}`,
      details: { queue, ...told, ...(query === undefined ? {} : { searched: true }) },
    }),
  )
  return new Streamed({ type: 'text/csv; charset=utf-8', name: `${fileName}-${filter.day ?? 'tudo'}.csv`, parts: write(asked) })
}

async function* write<Row>({ services, language, head, read, cells, linesMax = EXPORT_MAX }: Sheetful<Row>): AsyncGenerator<string> {
  const sheet = sheetOf(language)
  const clock = exactMoments(services.brand.timeZone, language)
  const line = (row: readonly string[]): string => `${row.join(sheet.separator)}\r\n`
  yield BYTE_ORDER_MARK + line(head.map((title) => cell(title, sheet)))
  let written = 0
  let before: string | undefined
  for (;;) {
    const { rows, next } = await read(before, Math.min(LINES, linesMax - written))
    yield rows.map((row) => line(cells(row, sheet, clock))).join('')
    written += rows.length
    if (next === null) return
    if (written >= linesMax) return yield line([cell(cutText(language, linesMax), sheet)])
    before = next
  }
}

const cutText = (language: string, lines: number): string =>
  language === 'EN'
    ? `The file ends here: it has ${lines} lines at most. Choose a day to see the rest.`
    : `O arquivo para aqui: tem no máximo ${lines} linhas. Escolha um dia para ver o resto.`
