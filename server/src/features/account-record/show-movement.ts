import type { Movement } from '@tucano/contract/account-record'
import type { Snapshot } from '#catalogue/snapshot'
import type { MovementRow } from './store.ts'

export const positionOf = ({ micros, account_id }: MovementRow): string => `${micros}.${account_id}`

export function showMovement(row: MovementRow, snapshot: Snapshot, language: string): Movement {
  const vendor = row.own_vendor ?? row.other_vendor
  return {
    id: positionOf(row),
    at: Math.floor(Number(row.micros) / 1000),
    heading: row.heading,
    kind: row.kind,
    amount: String(row.amount),
    balance: String(row.balance),
    vendorName: vendor === null ? null : (snapshot.vendors.get(vendor)?.name ?? vendor),
    round: roundOf(row, snapshot, language),
  }
}

function roundOf(
  { reference, vendor, game, stake, payout, state, mark }: MovementRow,
  snapshot: Snapshot,
  language: string,
): Movement['round'] {
  if (reference === null || vendor === null || game === null || state === null) return null
  const known = snapshot.byCode(vendor, game)
  const shown = language === 'EN' ? known?.shown.en : known?.shown.pt
  return {
    roundId: reference,
    gameName: shown?.gameName ?? game,
    vendorName: shown?.vendor ?? vendor,
    stake: String(stake),
    payout: String(payout),
    state,
    mark,
  }
}
