import type { Definition, Reward } from '@tucano/contract/promotions'
import { expect, test } from 'vitest'
import { brokenRules, namesBets } from './promotion-law.ts'

const cash: Reward = { type: 'cash', amount: '100' }
const filter = { products: null, vendors: null, games: null, minStake: null }
const terms = {
  multiple: 10,
  base: 'bonus',
  contribution: {},
  maxStake: null,
  maxConversion: null,
  days: 30,
  products: ['RNG'],
  convert: 'all',
  onWithdrawal: 'forfeit',
} as const
const prizes = [{ name: 'Um', count: 1, to: 1, reward: cash }]

/** A promotion of each kind, about slots where bets are asked for. */
const kinds = {
  depositMatch: { nth: [1], matchBp: 10_000, minDeposit: '100', max: '100', terms },
  cashback: { period: 'day', bp: 1000, products: ['RNG'], minLoss: '1', max: null },
  rebate: { bp: 50, products: ['RNG'], max: null },
  checkIn: { ladder: [cash] },
  wheel: { segments: [{ label: 'a', weight: 1, reward: cash }], daily: true },
  envelopes: { total: '100', shares: 2, least: '1', everyMinutes: 15, seconds: 60 },
  raffle: { period: 'week', stakePerTicket: '100', ticketsMax: 10, filter: { ...filter, products: ['RNG'] }, prizes },
  board: { period: 'week', measure: 'stake', stakeADay: null, filter: { ...filter, products: ['RNG'] }, prizes },
  mission: { measure: 'stake', filter: { ...filter, products: ['RNG'] }, target: 1, window: 'day', after: null, reward: cash },
  rankUp: { rewards: [cash] },
  rankSalary: { rewards: [cash] },
  birthday: { reward: cash, staked: '100' },
  referral: { forReferrer: cash, forFriend: null, firstDeposit: '100', stake: '100', withinDays: 30, friendsMax: 10 },
  code: { codes: ['ABCD'], uses: 1, ask: 'nothing', reward: cash },
  application: { pictures: 'none', again: true, reward: cash },
  manual: { reward: cash },
} as const

const of = (kind: keyof typeof kinds, more: object = {}): Definition => ({ kind, ...kinds[kind], ...more }) as unknown as Definition

test('every kind, under each law: Brazil wants a bet first and no deposit, Great Britain takes all of one product', () => {
  const broken = (profile: 'open' | 'BR' | 'GB') =>
    Object.fromEntries(Object.keys(kinds).map((kind) => [kind, brokenRules(of(kind as keyof typeof kinds), { profile }).join()]))
  expect(new Set(Object.values(broken('open')))).toEqual(new Set(['']))
  expect(new Set(Object.values(broken('GB')))).toEqual(new Set(['']))
  expect(broken('BR')).toEqual({
    depositMatch: 'beforeBet,deposit',
    cashback: '',
    rebate: '',
    checkIn: 'beforeBet',
    wheel: 'beforeBet',
    envelopes: 'beforeBet',
    raffle: 'raffle',
    board: '',
    mission: '',
    rankUp: '',
    rankSalary: '',
    birthday: '',
    referral: 'beforeBet,deposit',
    code: 'beforeBet',
    application: 'beforeBet',
    manual: 'beforeBet',
  })
  expect([namesBets('open'), namesBets('BR'), namesBets('GB')]).toEqual([false, true, false])
})

test('what a promotion says, not what it is called, breaks a law', () => {
  expect(brokenRules(of('wheel', { daily: false }), { profile: 'BR' })).toEqual([])
  expect(brokenRules(of('mission', { measure: 'deposit' }), { profile: 'BR' })).toEqual(['beforeBet', 'deposit'])
  expect(brokenRules(of('raffle'), { profile: 'BR', raffleAuthorisation: '06.012345/2026' })).toEqual([])
  const bonus = (more: object) => of('mission', { reward: { type: 'bonus', amount: '100', terms: { ...terms, ...more } } })
  expect(brokenRules(bonus({ base: 'bonusAndDeposit' }), { profile: 'BR' })).toEqual(['multiple'])
  expect(brokenRules(bonus({ multiple: 11 }), { profile: 'GB' })).toEqual(['multiple'])
  expect(brokenRules(bonus({ base: 'bonusAndDeposit' }), { profile: 'GB' }), 'more than ten times the bonus').toEqual(['multiple'])
  expect(brokenRules(bonus({ multiple: 60, base: 'bonusAndDeposit' }), { profile: 'open' })).toEqual([])
  expect(brokenRules(bonus({ products: null }), { profile: 'GB' })).toEqual(['products'])
  expect(brokenRules(of('cashback', { products: null }), { profile: 'GB' })).toEqual(['products'])
  expect(brokenRules(of('board', { filter: { ...filter, products: ['RNG', 'LIVE'] } }), { profile: 'GB' })).toEqual(['products'])
  expect(brokenRules(of('mission', { measure: 'deposit', filter }), { profile: 'GB' })).toEqual([])
  expect(brokenRules(of('cashback', { products: null }), { profile: 'BR' })).toEqual([])
  const freeBet = { type: 'freeBet', amount: '100', products: ['RNG', 'SPORTS'], days: 7 }
  expect(brokenRules(of('birthday', { reward: freeBet }), { profile: 'GB' })).toEqual(['products'])
  const elsewhere = { type: 'freeBet', amount: '100', products: ['SPORTS'], days: 7 }
  expect(brokenRules(of('mission', { reward: elsewhere }), { profile: 'GB' }), 'bets on slots bring one on sports').toEqual(['products'])
  expect(brokenRules(of('mission', { reward: { ...elsewhere, products: ['RNG'] } }), { profile: 'GB' })).toEqual([])
  const rounds = { type: 'freeRounds', game: 'tucano-real', rounds: 5, stake: '100', days: 7 }
  expect(brokenRules(of('checkIn', { ladder: [rounds, elsewhere] }), { profile: 'GB' })).toEqual(['products'])
  expect(brokenRules(of('checkIn', { ladder: [rounds, cash] }), { profile: 'GB' })).toEqual([])
})
