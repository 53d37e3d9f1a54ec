import { type TableOfHouse, mostOf, payoutOf } from '@tucano/live'
import type { Step } from '#betting/bets'
import type { Outcome } from '#rooms/kind'
import { sharesOut } from './pool.ts'
import {
  type Chips,
  SEEN_KEPT,
  type Slip,
  type TableCommand,
  type TableFact,
  type TableState,
  addChips,
  chipsOf,
  slipOf,
  stakeOf,
  withSlip,
} from './state.ts'

type Done = Outcome<TableState, TableFact>
type OfMember<Do extends TableCommand['do']> = Extract<TableCommand, { do: Do }> & { memberId: bigint }

/** Whether chips can be put down now: bets are taken until the close, by the clock of the database. */
const whyNot = ({ phase, closesAtMs }: TableState, atMs: number): string | undefined =>
  phase !== 'open' || atMs >= closesAtMs ? 'event.closed' : undefined

/** Against the table's limits, all chips of the slip. */
function overLimits({ status: { limits } }: TableState, all: Chips, added: Chips): string | undefined {
  for (const spot of Object.keys(added)) {
    if (BigInt(all[spot]!) < BigInt(limits.min)) return 'live.bet.min'
    if (BigInt(all[spot]!) > BigInt(limits.max)) return 'live.bet.max'
  }
  return stakeOf(all) > BigInt(limits.slip) ? 'live.slip.max' : undefined
}

/** The most that chips can come to, if every spot did. What a pool shares out nobody knows while bets are taken. */
function potentialOf(table: TableOfHouse, state: TableState, chips: Chips): { potential?: bigint } {
  if (sharesOut(state)) return {}
  const most = new Map(table.gameIn(state.round).spots.map((spot) => [spot.code, mostOf(spot)]))
  return { potential: Object.entries(chips).reduce((sum, [spot, stake]) => sum + payoutOf(BigInt(stake), most.get(spot)!), 0n) }
}

/** Chips of everybody, after somebody's have changed. */
function totalsAfter({ totals }: TableState, before: Chips, after: Chips): TableState['totals'] {
  const changed: TableState['totals'] = {}
  for (const spot of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const { staked, members } = totals[spot] ?? { staked: '0', members: 0 }
    const more = BigInt(after[spot] ?? '0') - BigInt(before[spot] ?? '0')
    changed[spot] = { staked: String(BigInt(staked) + more), members: members + Number(spot in after) - Number(spot in before) }
  }
  return { ...totals, ...changed }
}

function withChanged(state: TableState, memberId: bigint, slip: Slip | undefined): TableState {
  const before = slipOf(state, memberId)
  const [was, is] = [before ? chipsOf(before) : {}, slip ? chipsOf(slip) : {}]
  return {
    ...state,
    slips: withSlip(state.slips, memberId, slip),
    totals: totalsAfter(state, was, is),
    members: state.members + Number(Object.keys(is).length > 0) - Number(Object.keys(was).length > 0),
  }
}

const selectionsOf = (state: TableState, chips: Chips) => ({ round: state.round, chips })

/** Chips on top of those that are there: the first of a round place the bet, later ones raise it. */
export function putChips(table: TableOfHouse, state: TableState, asked: OfMember<'bet'> & { atMs: number }): Done {
  const { memberId, chips, version, who } = asked
  const late = whyNot(state, asked.atMs)
  if (late !== undefined) return { refused: late }
  // Nobody is right about a draw of a pool: everything goes back.
  const known = new Set(table.gameIn(state.round).spots.flatMap(({ code }) => (sharesOut(state) && code === 'draw' ? [] : [code])))
  if (Object.keys(chips).some((spot) => !known.has(spot))) return { refused: 'live.spot.unknown' }
  const added = stakeOf(chips)
  if (added === 0n) return { refused: 'live.slip.empty' }
  const slip = slipOf(state, memberId)
  if ((slip?.version ?? 0) !== version) return { refused: 'live.slip.changed' }
  const isRaised = slip !== undefined && slip.sent.length > 0
  const all = addChips(isRaised ? chipsOf(slip) : {}, chips)
  const over = overLimits(state, all, chips)
  if (over !== undefined) return { refused: over }
  const key = isRaised ? `raise:${version + 1}` : 'place'
  const money = { selections: selectionsOf(state, all), ...potentialOf(table, state, all) }
  const step: Step = isRaised
    ? { kind: 'raise', id: slip.betId, key, amount: added, ...money }
    : {
        kind: 'place',
        id: asked.betId,
        product: table.product,
        vendor: table.vendor,
        game: table.code,
        inputs: `${state.round}`,
        pocket: BigInt(asked.pocket),
        stake: added,
        event: state.eventId!,
        ...money,
      }
  const next: Slip = {
    betId: isRaised ? slip.betId : asked.betId,
    who,
    version: version + 1,
    sent: [...(isRaised ? slip.sent : []), { key, chips }],
    won: null,
  }
  const seen = [...Object.entries(chips).map(([spot, stake]) => ({ who, spot, stake })), ...state.seen].slice(0, SEEN_KEPT)
  return {
    state: { ...withChanged(state, memberId, next), seen },
    facts: [{ name: 'chips', round: state.round, memberId: String(memberId), who, added: chips, version: next.version }],
    bets: [step],
  }
}

/** Takes back what was sent last. Of a bet of which nothing is left, all of it. */
export function takeBack(table: TableOfHouse, state: TableState, asked: OfMember<'undo' | 'clear'> & { atMs: number }): Done {
  const { memberId, version } = asked
  const late = whyNot(state, asked.atMs)
  if (late !== undefined) return { refused: late }
  const slip = slipOf(state, memberId)
  if (!slip || slip.version !== version) return { refused: 'live.slip.changed' }
  const last = slip.sent.at(-1)
  if (!last) return { refused: 'live.slip.empty' }
  const isWhole = asked.do === 'clear' || slip.sent.length === 1
  const next: Slip = { ...slip, version: version + 1, sent: isWhole ? [] : slip.sent.slice(0, -1) }
  const left = chipsOf(next)
  const step: Step = isWhole
    ? { kind: 'void', id: slip.betId, key: `clear:${version + 1}` }
    : {
        kind: 'back',
        id: slip.betId,
        key: `undo:${version + 1}`,
        undoes: last.key,
        selections: selectionsOf(state, left),
        ...potentialOf(table, state, left),
      }
  const spots = Object.keys(isWhole ? chipsOf(slip) : last.chips)
  return {
    state: withChanged(state, memberId, next),
    facts: [{ name: 'back', round: state.round, memberId: String(memberId), spots, version: next.version }],
    bets: [step],
  }
}
