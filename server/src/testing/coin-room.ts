import { openAccount } from '@tucano/ledger'
import Type, { type Static } from 'typebox'
import type { Step } from '#betting/bets'
import { newBetId } from '#betting/bet'
import { type DrawServices, advanceDraw } from '#draws/advance'
import { findDraw, readDraw } from '#draws/published'
import { scheduleDraw } from '#draws/schedule'
import { sql } from 'kysely'
import type { Outcome, RoomKind, Telling, Told } from '../rooms/kind.ts'
import { sharedCoin } from './shared-draws.ts'

type Phase = 'idle' | 'open' | 'drawing' | 'shown'

/** A coin that is tossed for everybody who is there, round after round. */
export type CoinState = {
  source: string
  round: number
  phase: Phase
  eventId: string | null
  closesAtMs: number
  nextAtMs: number
  /** Members with a bet in this round, and which side. */
  sides: Record<string, number>
  /** Members who have the room open. */
  here: string[]
  results: (number | null)[]
}

type CoinCommand =
  | { do: 'opened'; eventId: string; closesAtMs: number }
  | { do: 'bet'; betId: string; pocket: string; side: number; stake: string }
  | { do: 'drawn'; result: number | null }
  | { do: 'wake' }
  | { do: 'came' | 'went'; who: string }

type CoinFact = { name: string; round: number; memberId?: string; side?: number; result?: number | null; closesAtMs?: number }

const Bet = Type.Object({
  do: Type.Literal('bet'),
  side: Type.Integer({ minimum: 0, maximum: 1 }),
  stake: Type.String({ pattern: '^[0-9]{1,12}$' }),
})

interface CoinOptions {
  /** How long bets are taken, and how long a result is shown. */
  openMs: number
  shownMs: number
  maths: string
  /** What happens within so long is told together. */
  frameMs?: number
}

/** The smallest room with money and shared draws in it: drives the engine in tests. */
export function coinRoom(
  draws: DrawServices,
  { openMs, shownMs, maths, frameMs = 0 }: CoinOptions,
): RoomKind<CoinState, CoinCommand, CoinFact> {
  return {
    name: 'coin',
    first: (options) => ({
      source: (options as { source: string }).source,
      round: 1,
      phase: 'idle',
      eventId: null,
      closesAtMs: 0,
      nextAtMs: 0,
      sides: {},
      here: [],
      results: [],
    }),
    frameMs,
    tell: tellCoin,
    commands: {
      said: Bet,
      toCommand: async (said, memberId) => {
        const pocket = await openAccount(draws.db, { memberId, pocket: 'cash', currency: 'BRL' })
        return { ...(said as Static<typeof Bet>), betId: newBetId(), pocket: String(pocket) }
      },
    },
    presence: {
      here: ({ here }) => here.map(BigInt),
      changed: (memberId, isHere) => ({ do: isHere ? 'came' : 'went', who: String(memberId) }),
    },
    wake: { do: 'wake' },
    wakesAtMs: ({ phase, closesAtMs, nextAtMs }) => (phase === 'open' ? closesAtMs : phase === 'shown' ? nextAtMs : undefined),
    step: (state, told) => stepCoin(state, told, shownMs),
    view: ({ round, phase, closesAtMs, results, sides, here }, memberId) => ({
      round,
      phase,
      closesAtMs,
      results: results.slice(-5),
      bets: Object.keys(sides).length,
      here: here.length,
      // What others bet on is nobody's business before the toss.
      mine: sides[String(memberId)] ?? null,
    }),
    work: ({ phase, source, round, eventId }) => {
      if (phase === 'idle') return () => openRound(draws, { source, round, openMs, maths })
      if (phase === 'drawing' && eventId) return () => drawRound(draws, eventId)
      return undefined
    },
  }
}

async function openRound(
  draws: DrawServices,
  { source, round, openMs, maths }: { source: string; round: number; openMs: number; maths: string },
): Promise<CoinCommand | undefined> {
  const number = String(round)
  const known = await findDraw(draws.db, { source, number })
  if (known) return { do: 'opened', eventId: known.eventId, closesAtMs: known.closesAt.getTime() }
  const chain = await draws.beacon.chain()
  if (!chain) return undefined
  const { rows } = await sql<{ now: Date }>`select platform.clock() as now`.execute(draws.db)
  const now = rows[0]!.now.getTime()
  const about = { id: newBetId(), product: 'LIVE', vendor: 'TUC', game: sharedCoin.code }
  const closesAt = new Date(now + openMs)
  const eventId = await scheduleDraw(
    draws.db,
    { chain, isOwn: draws.beacon.isOwn },
    { ...about, source, number, maths, committedMs: 0, opensAt: new Date(now), closesAt },
  )
  const planned = (await readDraw(draws.db, eventId))!
  return { do: 'opened', eventId, closesAtMs: planned.closesAt.getTime() }
}

async function drawRound(draws: DrawServices, eventId: string): Promise<CoinCommand | undefined> {
  while (await advanceDraw(draws, eventId));
  const draw = await readDraw(draws.db, eventId)
  return draw?.isOver ? { do: 'drawn', result: draw.state === 'void' ? null : (draw.result as number) } : undefined
}

function stepCoin(state: CoinState, { command, memberId, atMs }: Told<CoinCommand>, shownMs: number): Outcome<CoinState, CoinFact> {
  const { round, phase } = state
  switch (command.do) {
    case 'opened':
      if (phase !== 'idle') return { refused: 'round.open' }
      return {
        state: { ...state, phase: 'open', eventId: command.eventId, closesAtMs: command.closesAtMs },
        facts: [{ name: 'opened', round, closesAtMs: command.closesAtMs }],
      }
    case 'bet': {
      const member = String(memberId)
      if (memberId === undefined || state.eventId === null) return { refused: 'move.invalid' }
      if (phase !== 'open' || atMs >= state.closesAtMs) return { refused: 'event.closed' }
      if (state.sides[member] !== undefined) return { refused: 'round.open' }
      const bet: Step = {
        kind: 'place',
        id: command.betId,
        product: 'LIVE',
        vendor: 'TUC',
        game: sharedCoin.code,
        inputs: String(command.side),
        pocket: BigInt(command.pocket),
        stake: BigInt(command.stake),
        event: state.eventId,
        selections: { side: command.side },
      }
      return {
        state: { ...state, sides: { ...state.sides, [member]: command.side } },
        facts: [{ name: 'bet', round, memberId: member, side: command.side }],
        bets: [bet],
      }
    }
    case 'drawn':
      if (phase !== 'drawing') return { refused: 'move.invalid' }
      return {
        state: { ...state, phase: 'shown', nextAtMs: atMs + shownMs, results: [...state.results, command.result] },
        facts: [{ name: 'drawn', round, result: command.result }],
      }
    case 'wake':
      if (phase === 'open' && atMs >= state.closesAtMs) return { state: { ...state, phase: 'drawing' }, facts: [{ name: 'closed', round }] }
      if (phase === 'shown' && atMs >= state.nextAtMs)
        return {
          state: { ...state, round: round + 1, phase: 'idle', eventId: null, sides: {} },
          facts: [{ name: 'next', round: round + 1 }],
        }
      return { state, facts: [] }
    case 'came':
    case 'went': {
      const others = state.here.filter((one) => one !== command.who)
      const here = command.do === 'came' ? [...others, command.who] : others
      if (here.length === state.here.length) return { state, facts: [] }
      return { state: { ...state, here }, facts: [{ name: command.do, round, memberId: command.who }] }
    }
  }
}

/** Bets are told as how many there are; whose they are, and on which side, only to whoever made them. */
function tellCoin(facts: CoinFact[], { sides, here }: CoinState): Telling {
  const isSecret = ({ name }: CoinFact): boolean => name === 'bet' || name === 'came' || name === 'went'
  const open = facts.filter((fact) => !isSecret(fact))
  const counts = facts.some(isSecret) ? [{ name: 'counts', bets: Object.keys(sides).length, here: here.length }] : []
  const instead = Object.fromEntries(
    facts.flatMap((fact) => (fact.name === 'bet' ? [[fact.memberId!, [...open, ...counts, { name: 'mine', side: fact.side! }]]] : [])),
  )
  return { everybody: [...open, ...counts], instead }
}
