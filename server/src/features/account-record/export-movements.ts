import { EXPORT_MAX, type Movement, exportMovements as contract } from '@tucano/contract/account-record'
import type { Catalogue } from '#catalogue/catalogue'
import type { Snapshot } from '#catalogue/snapshot'
import { Streamed, answer } from '#platform/endpoint'
import { exactMoments } from '#platform/format'
import type { Services } from '#platform/services'
import { type CsvTexts, csvTexts } from './csv-texts.ts'
import { BYTE_ORDER_MARK, cell, decimal } from '#platform/csv'
import { scopeOf } from './scope.ts'
import { positionOf, showMovement } from './show-movement.ts'
import { type MovementRow, type Scope, readMovements } from './store.ts'

/** Lines that are read, written and forgotten at a time. */
const LINES = 1000

export const exportMovements = (services: Services, catalogue: Catalogue, linesMax = EXPORT_MAX) =>
  answer(contract, async (asked, { member, language }) => {
    const [scope, snapshot] = [await scopeOf(services, member, asked), await catalogue.read()]
    const texts = csvTexts(language)
    return new Streamed({
      type: 'text/csv; charset=utf-8',
      name: `${texts.fileName}-${asked.pocket}-${asked.from}-${asked.to}.csv`,
      parts: write({ services, scope, snapshot, language, linesMax }),
    })
  })

interface Writing {
  services: Services
  scope: Scope
  snapshot: Snapshot
  language: string
  linesMax: number
}

async function* write({ services: { db, brand }, scope, snapshot, language, linesMax }: Writing): AsyncGenerator<string> {
  const texts = csvTexts(language)
  const line = (cells: string[]): string => `${cells.join(texts.sheet.separator)}\r\n`
  const clock = exactMoments(brand.timeZone, language)
  yield BYTE_ORDER_MARK + line(texts.head.map((title) => cell(title, texts.sheet)))
  let written = 0
  let last: MovementRow | undefined
  for (;;) {
    const [micros = '', account = ''] = last ? positionOf(last).split('.') : []
    const limit = Math.min(LINES, linesMax - written)
    const rows = await readMovements(db, scope, { before: last && { micros, account }, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    yield shown.map((row) => line(cellsOf(showMovement(row, snapshot, language), texts, clock))).join('')
    written += shown.length
    last = shown.at(-1)
    if (rows.length <= limit || !last) return
    if (written >= linesMax) return yield line([cell(texts.cut(linesMax), texts.sheet)])
  }
}

function cellsOf(movement: Movement, texts: CsvTexts, clock: (epochMs: number) => string): string[] {
  const { sheet, headings } = texts
  const { at, heading, round, amount, balance } = movement
  return [
    clock(at),
    cell(headings[heading], sheet),
    cell(round ? betWord(movement, texts) : actWord(movement, texts), sheet),
    cell(round ? `${round.gameName} (${round.vendorName})` : '', sheet),
    decimal(BigInt(amount), sheet),
    decimal(BigInt(balance), sheet),
    round?.roundId ?? '',
  ]
}

const betWord = ({ kind, amount }: Movement, { stake, payout, back }: CsvTexts): string =>
  amount.startsWith('-') ? stake : kind === 'void' || kind === 'back' ? back : payout

const actWord = ({ heading, kind, vendorName }: Movement, { headings, kinds }: CsvTexts): string =>
  [(Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? headings[heading], ...(vendorName === null ? [] : [vendorName])].join(' · ')
