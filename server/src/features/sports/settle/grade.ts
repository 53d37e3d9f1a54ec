import { readGrade } from '@tucano/sports/slips'
import type { LegRow } from '../bets/leg-matches.ts'

/** What was told of how a market ended. */
export interface ResultRow {
  version: number
  kind: 'settled' | 'rolled_back' | 'cancelled' | 'cancel_rolled_back'
  outcomes: { id: string; result: string; void_factor?: string; dead_heat_factor?: string }[]
  fromMs: number | null
  toMs: number | null
  voidReason: number | null
  atMs: number
}

export type SelectionGrade = Pick<LegRow, 'result' | 'deadHeat' | 'voidReason'>
const OPEN: SelectionGrade = { result: null, deadHeat: null, voidReason: null }

const isSameInterval = (a: ResultRow, b: ResultRow): boolean => a.fromMs === b.fromMs && a.toMs === b.toMs

/** Cancels that were not taken back, in order. */
function cancelsOf(results: readonly ResultRow[]): ResultRow[] {
  const cancels: ResultRow[] = []
  for (const result of results) {
    if (result.kind === 'cancelled') cancels.push(result)
    if (result.kind !== 'cancel_rolled_back') continue
    const last = cancels.findLastIndex((one) => isSameInterval(one, result))
    if (last >= 0) cancels.splice(last, 1)
  }
  return cancels
}

/** Cancels are of bets that were accepted from one moment on and before another; without an end they are of all until they were told. */
const covers = ({ fromMs, toMs, atMs }: ResultRow, acceptedMs: number): boolean =>
  (fromMs === null || acceptedMs >= fromMs) && acceptedMs < (toMs ?? atMs)

/**
 * How a selection stands by all that was told of its market, in order: as the last settlement says, open after it was rolled back, and void where a cancel covers the moment at
 * which the bet was accepted.
 */
export function gradeSelection(results: readonly ResultRow[], outcome: string, acceptedMs: number): SelectionGrade {
  const cancel = cancelsOf(results).findLast((one) => covers(one, acceptedMs))
  if (cancel) return { result: 'void', deadHeat: null, voidReason: cancel.voidReason }
  const last = results.findLast(({ kind }) => kind === 'settled' || kind === 'rolled_back')
  const told = last?.kind === 'settled' ? last.outcomes.find(({ id }) => id === outcome) : undefined
  const grade =
    told &&
    readGrade({
      result: told.result,
      ...(told.void_factor === undefined ? {} : { voidFactor: told.void_factor }),
      ...(told.dead_heat_factor === undefined ? {} : { deadHeatFactor: told.dead_heat_factor }),
    })
  if (!grade) return OPEN
  return {
    result: grade.result,
    deadHeat: grade.deadHeat ? (told.dead_heat_factor ?? null) : null,
    voidReason: grade.result === 'void' ? (last?.voidReason ?? null) : null,
  }
}
