import type { listBets } from '@tucano/contract/bet-history'
import type { ReplyOf } from '@tucano/contract/endpoint'
import type { Catalogue } from '#catalogue/catalogue'
import type { Cursor } from '#platform/cursor'
import type { Services } from '#platform/services'
import { type BetTeller, readLines } from '#records/bet-teller'
import { type Owner, currencyOf, periodOf, showBet } from '#records/show-bet'
import { type BetFilter, readBets, readTotal } from '#records/bets'

interface Page {
  member: Owner
  days: { from: string; to: string }
  product?: string | undefined
  state?: BetFilter | undefined
  before: Cursor | undefined
  limit: number
  language: string
}

/** What the record is read with. */
export interface RecordSources {
  services: Services
  catalogue: Catalogue
  tellers: readonly BetTeller[]
}

/** A page of somebody's bets, and what the period adds up to. */
export async function readPage(
  { services, catalogue, tellers }: RecordSources,
  { member, days, product, state, before, limit, language }: Page,
): Promise<ReplyOf<typeof listBets>> {
  const period = periodOf(services, member, days)
  const [rows, total, snapshot] = await Promise.all([
    readBets(services.db, period, { product, state, before, limit: limit + 1 }),
    readTotal(services.db, period, { product, currency: currencyOf(services, member) }),
    catalogue.read(),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const lines = await readLines(tellers, shown, language)
  return {
    list: shown.map((row) => showBet(row, { snapshot, lines }, language)),
    next: rows.length > limit && last ? `${last.micros}.${last.id}` : null,
    total,
  }
}
