import { type TableOfHouse, slipPayout } from '@tucano/live'
import type { Json } from '@tucano/round'
import type { Outcome, Told } from '#rooms/kind'
import { putChips, takeBack } from './bets.ts'
import { PAST_KEPT, type TableCommand, type TableFact, type TableState, WINNERS_TOLD, chipsOf, eachSlip, stakeOf } from './state.ts'

type Done = Outcome<TableState, TableFact>

const REFUSED: Done = { refused: 'move.invalid' }

export function firstState({ code, limits }: TableOfHouse): TableState {
  const inMinor = { min: String(limits.min), max: String(limits.max), slip: String(limits.slip) }
  return {
    table: code,
    status: { state: 'open', announcement: null, limits: inMinor, version: 0 },
    round: 0,
    phase: 'idle',
    eventId: null,
    setup: null,
    opensAtMs: 0,
    closesAtMs: 0,
    playsAtMs: null,
    playedAtMs: null,
    isPlayed: false,
    nextAtMs: null,
    slips: {},
    totals: {},
    members: 0,
    seen: [],
    result: null,
    winners: [],
    paid: null,
    voidReason: null,
    past: [],
  }
}

/** From round to round: opened, closed, played, over. What members put down goes along with the money of it. */
export function stepTable(table: TableOfHouse, state: TableState, told: Told<TableCommand>): Done {
  const { command, memberId, atMs } = told
  switch (command.do) {
    case 'status':
      return { state: { ...state, status: command.status }, facts: [{ name: 'status', round: state.round }] }
    case 'opened':
      return state.phase === 'idle' ? open(table, state, command) : REFUSED
    case 'bet':
      return memberId === undefined ? REFUSED : putChips(table, state, { ...command, memberId, atMs })
    case 'undo':
    case 'clear':
      return memberId === undefined ? REFUSED : takeBack(table, state, { ...command, memberId, atMs })
    case 'play':
      return state.phase === 'closed' ? play(table, state, command.result, atMs) : REFUSED
    case 'over':
      return state.phase === 'closed' || state.phase === 'play' ? end(table, state, command.voidReason, atMs) : REFUSED
    case 'wake':
      return wake(state, atMs)
  }
}

function open(
  table: TableOfHouse,
  state: TableState,
  { eventId, opensAtMs, closesAtMs, status }: Extract<TableCommand, { do: 'opened' }>,
): Done {
  const round = state.round + 1
  const { past } = state
  return {
    state: { ...firstState(table), past, status, round, setup: table.setupOf(round), phase: 'open', eventId, opensAtMs, closesAtMs },
    facts: [{ name: 'opened', round }],
  }
}

function wake(state: TableState, atMs: number): Done {
  const { phase, round, closesAtMs, playedAtMs, nextAtMs, isPlayed } = state
  if (phase === 'open' && atMs >= closesAtMs) return { state: { ...state, phase: 'closed' }, facts: [{ name: 'closed', round }] }
  if (phase === 'play' && !isPlayed && playedAtMs !== null && atMs >= playedAtMs)
    return { state: { ...state, isPlayed: true }, facts: [{ name: 'played', round }] }
  if (phase === 'result' && nextAtMs !== null && atMs >= nextAtMs)
    return { state: { ...state, phase: 'idle' }, facts: [{ name: 'next', round }] }
  return { state, facts: [] }
}

function play(table: TableOfHouse, state: TableState, result: Json, atMs: number): Done {
  const playedAtMs = atMs + table.gameIn(state.round).playMs(result)
  return {
    state: { ...state, phase: 'play', playsAtMs: atMs, playedAtMs, result },
    facts: [{ name: 'play', round: state.round, result }],
  }
}

/** What every slip has come to: what the ledger was told of it comes to the same, from the same result. */
function end(table: TableOfHouse, state: TableState, voidReason: string | null, atMs: number): Done {
  const { round, eventId, result } = state
  const game = table.gameIn(round)
  const isVoid = voidReason !== null
  let paid = 0n
  const winners: { who: string; won: bigint }[] = []
  const slips = eachSlip(state.slips, (slip) => {
    const chips = chipsOf(slip)
    const won = isVoid ? stakeOf(chips) : slipPayout(game, chips, result)
    paid += won
    if (won > stakeOf(chips)) winners.push({ who: slip.who, won })
    return { ...slip, won: String(won) }
  })
  const best = winners.toSorted((a, b) => (a.won < b.won ? 1 : -1)).slice(0, WINNERS_TOLD)
  return {
    state: {
      ...state,
      phase: 'result',
      slips,
      nextAtMs: atMs + table.resultMs,
      winners: best.map(({ who, won }) => ({ who, won: String(won) })),
      paid: String(paid),
      voidReason,
      past: isVoid ? state.past : [...state.past, { round, drawId: eventId!, result }].slice(-PAST_KEPT),
    },
    facts: [{ name: 'over', round, paid: String(paid), voidReason }],
  }
}
