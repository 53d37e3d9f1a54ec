import { getTableExposure as contract } from '@tucano/contract/live/office'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { clock } from '#draws/advance'
import { showExposure } from './exposure.ts'
import { type LiveOffice, tableOf } from './office.ts'
import { readRound, readRounds, showRound } from './rounds.ts'
import { NO_STAKES, readShared, readSpots, readStakes } from './stakes.ts'

export const getTableExposure = (office: LiveOffice) =>
  answer(contract, async ({ code, drawId }) => {
    const { db, brand } = office.services
    const table = tableOf(office, code)
    const row = drawId === undefined ? (await readRounds(db, code, 1))[0] : await readRound(db, drawId)
    const now = await clock(db)
    if (!row && drawId === undefined) return { now, exposure: null }
    if (row?.code !== code) throw new Fault('live.round.unknown')
    const { eventId } = row
    const [stakes, spots, shared] = await Promise.all([
      readStakes(db, brand.currency.code, [eventId]),
      readSpots(db, brand.currency.code, [eventId]),
      readShared(db, [eventId]),
    ])
    const on = {
      table,
      round: Number(row.number),
      stakes: stakes.get(eventId) ?? NO_STAKES,
      spots: spots.get(eventId) ?? [],
      isShared: shared.has(eventId),
    }
    return { now, exposure: { round: showRound(row, on.stakes), ...showExposure(on) } }
  })
