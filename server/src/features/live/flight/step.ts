import { CRASH, type FlightMoves, type TableOfHouse, flightMs, flightPayout, leavesAt, msOf, multiplierAt } from '@tucano/live'
import type { Outcome, Told } from '#rooms/kind'
import { type Slips, eachSlip, slipOf } from '../room/state.ts'
import { firstRound, mayEnd, openedRound, overRound, voidedRound, wakeRound, withStatus } from '../room/step.ts'
import { dropBet, putBet, withLeft } from './bets.ts'
import type { FlightBet, FlightCommand, FlightFact, FlightSlip, FlightState } from './state.ts'

type Done = Outcome<FlightState, FlightFact>
/** Opens what is sealed: where a flight ends. */
export type OpenPoint = (sealed: string) => number

const REFUSED: Done = { refused: 'move.invalid' }
/** While it flies, pages are told so often that it still does. */
const TOLD_MS = 500
/** Bets that leave by themselves within so long of each other are told together. */
const TOGETHER_MS = 250

const none = { slips: {}, placed: 0, many: 0, staked: '0', manyLeft: 0, paidOut: '0', sealed: null, flownMs: null } as const
export const firstFlight = (table: TableOfHouse): FlightState => ({ ...firstRound(table), ...none })

/** From flight to flight. Where one ends nothing says before it has: not the view, not the facts, not the log. */
export function stepFlight(table: TableOfHouse, openPoint: OpenPoint, state: FlightState, told: Told<FlightCommand>): Done {
  const { command, memberId, atMs } = told
  switch (command.do) {
    case 'status':
      return withStatus(state, command.status)
    case 'opened':
      return state.phase === 'idle' ? open(table, state, command) : REFUSED
    case 'bet':
      return memberId === undefined ? REFUSED : putBet(table, state, { ...command, memberId, atMs })
    case 'drop':
      return memberId === undefined ? REFUSED : dropBet(state, { ...command, memberId, atMs })
    case 'leave':
      return memberId === undefined ? REFUSED : leave(openPoint, state, { ...command, memberId, atMs })
    case 'fly':
      return state.phase === 'closed' ? takeOff(state, command.sealed, atMs) : REFUSED
    case 'over':
      return mayEnd(state, command) ? end(table, state, command, atMs) : REFUSED
    case 'voided':
      return voidedRound(state, command)
    case 'wake':
      return state.sealed === null ? wakeRound(state, atMs) : flyOn(openPoint(state.sealed), state, atMs)
  }
}

function open(table: TableOfHouse, state: FlightState, command: Extract<FlightCommand, { do: 'opened' }>): Done {
  const opened = openedRound(table, state, command)
  return { state: { ...opened, ...none }, facts: [{ name: 'opened', round: opened.round }] }
}

const takeOff = (state: FlightState, sealed: string, atMs: number): Done => ({
  state: { ...state, phase: 'play', playsAtMs: atMs, sealed, flownMs: 0 },
  facts: [{ name: 'flies', round: state.round }],
})

interface InFlight extends FlightBet {
  memberId: bigint
}

/** Bets that have not left yet. */
const flying = (slips: Slips<FlightSlip>): InFlight[] =>
  Object.values(slips).flatMap((some) =>
    Object.entries(some).flatMap(([memberId, { bets }]) =>
      bets.filter(({ left }) => left === null).map((bet) => ({ ...bet, memberId: BigInt(memberId) })),
    ),
  )

/** Lets those out that leave by themselves at what the flight is at, or have left on the way there. */
function letOut(state: FlightState, at: number): { state: FlightState; facts: FlightFact[] } {
  const facts: FlightFact[] = []
  let next = state
  for (const { memberId, place, n, auto } of flying(state.slips)) {
    const leaves = leavesAt(auto === null ? {} : { auto })
    if (leaves > at) continue
    next = withLeft(next, memberId, { place, at: leaves })
    facts.push({ name: 'left', round: state.round, memberId: String(memberId), n, at: leaves })
  }
  return { state: next, facts }
}

/** As far as it has come by the clock: it still flies, or it is over. */
function flyOn(point: number, state: FlightState, atMs: number): Done {
  const wholeMs = flightMs(point)
  const flownMs = Math.min(atMs - state.playsAtMs!, wholeMs)
  const isOver = flownMs === wholeMs
  const out = letOut(state, isOver ? point : multiplierAt(flownMs))
  if (!isOver) return { state: { ...out.state, flownMs }, facts: [...out.facts, { name: 'goesOn', round: state.round }] }
  const { playsAtMs, round } = state
  return {
    state: { ...out.state, flownMs, sealed: null, isPlayed: true, playedAtMs: playsAtMs! + wholeMs, result: { point } },
    facts: [...out.facts, { name: 'crashed', round, point }],
  }
}

/** By hand, at what the flight is at now: what the page shows does not count, nor does who asks after the end. */
function leave(
  openPoint: OpenPoint,
  state: FlightState,
  { memberId, round, place, atMs }: Extract<FlightCommand, { do: 'leave' }> & { memberId: bigint; atMs: number },
): Done {
  if (round !== state.round) return { refused: 'live.flight.late' }
  const bet = slipOf(state, memberId)?.bets.find((one) => one.place === place)
  if (!bet) return { refused: 'live.flight.none' }
  if (bet.left !== null) return { refused: 'live.flight.left' }
  if (state.phase === 'open' || state.phase === 'closed') return { refused: 'live.flight.early' }
  if (state.sealed === null) return { refused: 'live.flight.late' }
  const flownMs = atMs - state.playsAtMs!
  if (flownMs >= flightMs(openPoint(state.sealed))) return { refused: 'live.flight.late' }
  if (multiplierAt(flownMs) < CRASH.first) return { refused: 'live.flight.early' }
  const at = leavesAt(bet.auto === null ? {} : { auto: bet.auto }, flownMs)
  return {
    state: { ...withLeft(state, memberId, { place, at }), flownMs },
    facts: [{ name: 'left', round, memberId: String(memberId), n: bet.n, at }],
  }
}

/** What was done by hand: what a bet does by itself is sealed with it. */
export function movesOf({ slips }: Pick<FlightState, 'slips'>): FlightMoves {
  const all = Object.values(slips).flatMap((some) => Object.values(some).flatMap(({ bets }) => bets))
  return Object.fromEntries(
    all.flatMap(({ betId, auto, left }) => (left === null || left === leavesAt(auto === null ? {} : { auto }) ? [] : [[betId, left]])),
  )
}

/** What every slip has come to: what the ledger was told of it comes to the same, from the same moves. */
function end(
  table: TableOfHouse,
  state: FlightState,
  { voidReason, voidNote = null }: Extract<FlightCommand, { do: 'over' }>,
  atMs: number,
): Done {
  const { round, result } = state
  const ended: { who: string; staked: bigint; won: bigint }[] = []
  const slips = eachSlip(state.slips, (slip) => {
    const staked = slip.bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n)
    const won = voidReason === null ? slip.bets.reduce((sum, bet) => sum + wonBy(bet, result), 0n) : staked
    ended.push({ who: slip.who, staked, won })
    return { ...slip, won: String(won) }
  })
  const over = overRound(table, state, { ended, voidReason, voidNote, atMs })
  return { state: { ...state, ...over, slips, sealed: null }, facts: [{ name: 'over', round, paid: over.paid!, voidReason }] }
}

const wonBy = ({ stake, auto, left }: FlightBet, result: FlightState['result']): bigint =>
  flightPayout({ stake: BigInt(stake), auto, byHand: left }, (result as { point: number }).point)

/** When the flight is looked at next: at its end, when somebody leaves by themselves, or to say that it still flies. */
export function nextMomentOf({ playsAtMs, flownMs, slips }: FlightState, point: number): number {
  const autos = flying(slips).flatMap(({ auto }) => auto ?? [])
  const next = autos.length === 0 ? Infinity : Math.max(msOf(Math.min(...autos)), flownMs! + TOGETHER_MS)
  return playsAtMs! + Math.min(flightMs(point), flownMs! + TOLD_MS, next)
}
