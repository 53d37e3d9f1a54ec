import { type TableOfHouse, slipPayout } from '@tucano/live'
import type { Json } from '@tucano/round'
import type { Outcome, Told } from '#rooms/kind'
import { putChips, takeBack } from './bets.ts'
import { withPoolSaid, withStakes } from './pool.ts'
import {
  type Chips,
  PAST_KEPT,
  type RoundCommand,
  type RoundFact,
  type RoundState,
  type Slip,
  type TableCommand,
  type TableFact,
  type TableState,
  WINNERS_TOLD,
  chipsOf,
  eachSlip,
  stakeOf,
} from './state.ts'

type Done = Outcome<TableState, TableFact>

const REFUSED: Done = { refused: 'move.invalid' }

/** A table at which nothing has happened yet. */
export function firstRound({ code, limits }: TableOfHouse): RoundState {
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
    members: 0,
    result: null,
    winners: [],
    paid: null,
    voidReason: null,
    voidNote: null,
    past: [],
  }
}

export const firstState = (table: TableOfHouse): TableState => ({ ...firstRound(table), slips: {}, totals: {}, seen: [] })

/** From round to round: opened, closed, played, over. What members put down goes along with the money of it. */
export function stepTable(table: TableOfHouse, state: TableState, told: Told<TableCommand>): Done {
  const { command, memberId, atMs } = told
  switch (command.do) {
    case 'status':
      return withStatus(state, command.status)
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
      return mayEnd(state, command) ? endTable(table, state, command, { atMs, chipsIn: chipsOf }) : REFUSED
    case 'voided':
      return voidedRound(state, command)
    case 'wake':
      return wakeRound(state, atMs)
  }
}

/** What operators say is told at once; other limits hold from the next round on. Older than what is known it is nothing new. */
export function withStatus<State extends RoundState>(state: State, status: RoundState['status']): { state: State; facts: RoundFact[] } {
  if (status.version <= state.status.version) return { state, facts: [] }
  const limits = state.phase === 'idle' ? status.limits : state.status.limits
  return { state: { ...state, status: { ...status, limits } }, facts: [{ name: 'status', round: state.round }] }
}

type Over = Extract<RoundCommand, { do: 'over' }>

/** Whether a round can end now. One that is void need not be closed before. */
export const mayEnd = ({ phase, eventId }: RoundState, over: Over): boolean =>
  (over.eventId === undefined || over.eventId === eventId) &&
  (phase === 'closed' || phase === 'play' || (phase === 'open' && over.voidReason !== null))

/** What was paid has been taken back: the round stays listed, and says why. */
export function voidedRound<State extends RoundState>(
  state: State,
  { eventId, voidNote }: Extract<RoundCommand, { do: 'voided' }>,
): { state: State; facts: RoundFact[] } {
  const undone = state.past.find(({ drawId }) => drawId === eventId)
  if (!undone || undone.voided !== undefined) return { state, facts: [] }
  const past = state.past.map((one) => (one === undone ? { ...one, voided: voidNote } : one))
  const isShown = state.eventId === eventId && state.phase === 'result'
  const now = isShown ? { voidReason: 'operator', voidNote, winners: [] } : {}
  return { state: { ...state, ...now, past }, facts: [{ name: 'voided', round: undone.round }] }
}

/** What a round is when it opens: nothing of the one before but what is past. */
export function openedRound(
  table: TableOfHouse,
  { round: before, past }: RoundState,
  { eventId, opensAtMs, closesAtMs, status, pool }: Extract<RoundCommand, { do: 'opened' }>,
): RoundState {
  const round = before + 1
  const setup = pool ? withPoolSaid(table.setupOf(round)) : table.setupOf(round)
  return { ...firstRound(table), past, status, round, setup, phase: 'open', eventId, opensAtMs, closesAtMs }
}

function open(table: TableOfHouse, state: TableState, command: Extract<TableCommand, { do: 'opened' }>): Done {
  const opened = openedRound(table, state, command)
  return { state: { ...firstState(table), ...opened }, facts: [{ name: 'opened', round: opened.round }] }
}

/** What comes by the clock at every table: the close, the end of the play, the next round. */
export function wakeRound<State extends RoundState>(state: State, atMs: number): { state: State; facts: RoundFact[] } {
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
    state: { ...state, phase: 'play', playsAtMs: atMs, playedAtMs, result: withStakes(state, result) },
    facts: [{ name: 'play', round: state.round, result }],
  }
}

/** A slip that is over. */
interface Ended {
  who: string
  staked: bigint
  won: bigint
}

/** The round as it is when its bets are settled: what was paid in all, who has won most, and what is past. */
export function overRound(
  table: TableOfHouse,
  { round, eventId, result, past }: RoundState,
  { ended, voidReason, voidNote = null, atMs }: { ended: readonly Ended[]; atMs: number } & Pick<Over, 'voidReason' | 'voidNote'>,
): Pick<RoundState, 'phase' | 'nextAtMs' | 'winners' | 'paid' | 'voidReason' | 'voidNote' | 'past'> {
  const best = ended
    .filter(({ staked, won }) => won > staked)
    .toSorted((a, b) => (a.won < b.won ? 1 : -1))
    .slice(0, WINNERS_TOLD)
  return {
    phase: 'result',
    nextAtMs: atMs + table.resultMs,
    winners: best.map(({ who, won }) => ({ who, won: String(won) })),
    paid: String(ended.reduce((sum, { won }) => sum + won, 0n)),
    voidReason,
    voidNote,
    past: voidReason === null ? [...past, { round, drawId: eventId!, result }].slice(-PAST_KEPT) : past,
  }
}

interface Ending {
  atMs: number
  /** All that a slip has staked. */
  chipsIn: (slip: Slip, memberId: string) => Chips
}

/** What every slip has come to: what the ledger was told of it comes to the same, from the same result. */
export function endTable<State extends TableState>(
  table: TableOfHouse,
  state: State,
  { voidReason, voidNote = null }: Over,
  { atMs, chipsIn }: Ending,
): { state: State; facts: RoundFact[] } {
  const { round, result } = state
  const game = table.gameIn(round)
  const ended: Ended[] = []
  const slips = eachSlip(state.slips, (slip, memberId) => {
    const chips = chipsIn(slip, memberId)
    const staked = stakeOf(chips)
    const won = voidReason === null ? slipPayout(game, chips, result) : staked
    ended.push({ who: slip.who, staked, won })
    return { ...slip, won: String(won) }
  })
  const over = overRound(table, state, { ended, voidReason, voidNote, atMs })
  return { state: { ...state, ...over, slips }, facts: [{ name: 'over', round, paid: over.paid!, voidReason }] }
}
