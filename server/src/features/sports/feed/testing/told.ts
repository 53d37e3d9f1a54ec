import type { KnownMessage, OfferedMarket, OfferedOutcome, SettledMarket } from '@tucano/feed'

type MessageOf<K extends KnownMessage['kind']> = Omit<Extract<KnownMessage, { kind: K }>, 'kind'>

/** A match that tests tell of. */
export const MATCH = 'tc:match:4711'

export const outcome = (id: string, odds: number, change: Partial<OfferedOutcome> = {}): OfferedOutcome => ({
  id,
  odds,
  active: true,
  ...change,
})

/** Home, draw, away. */
export const offer = (change: Partial<OfferedMarket> = {}): OfferedMarket => ({
  id: 1,
  specifiers: '',
  status: 'active',
  favourite: false,
  outcomes: [outcome('1', 2100), outcome('2', 3300), outcome('3', 3400)],
  ...change,
})

export const settled = (won: string, change: Partial<SettledMarket> = {}): SettledMarket => ({
  id: 1,
  specifiers: '',
  outcomes: ['1', '2', '3'].map((id) => ({ id, result: id === won ? 'won' : 'lost' })),
  ...change,
})

const OF_LIVE = { producer: 101, event: MATCH }

export const oddsChange = (change: Partial<MessageOf<'odds_change'>> & { timestampMs: number }): KnownMessage => ({
  kind: 'odds_change',
  ...OF_LIVE,
  markets: [offer()],
  ...change,
})
export const betStop = (change: Partial<MessageOf<'bet_stop'>> & { timestampMs: number }): KnownMessage => ({
  kind: 'bet_stop',
  ...OF_LIVE,
  groups: ['all'],
  marketStatus: 'suspended',
  ...change,
})
export const settlement = (change: Partial<MessageOf<'bet_settlement'>> & { timestampMs: number }): KnownMessage => ({
  kind: 'bet_settlement',
  ...OF_LIVE,
  certainty: 'scouted',
  markets: [settled('1')],
  ...change,
})
export const rollback = (change: Partial<MessageOf<'rollback_bet_settlement'>> & { timestampMs: number }): KnownMessage => ({
  kind: 'rollback_bet_settlement',
  ...OF_LIVE,
  markets: [{ id: 1, specifiers: '' }],
  ...change,
})
export const cancel = (change: Partial<MessageOf<'bet_cancel'>> & { timestampMs: number }): KnownMessage => ({
  kind: 'bet_cancel',
  ...OF_LIVE,
  markets: [{ id: 1, specifiers: '' }],
  ...change,
})
export const rollbackCancel = (change: Partial<MessageOf<'rollback_bet_cancel'>> & { timestampMs: number }): KnownMessage => ({
  kind: 'rollback_bet_cancel',
  ...OF_LIVE,
  markets: [{ id: 1, specifiers: '' }],
  ...change,
})
