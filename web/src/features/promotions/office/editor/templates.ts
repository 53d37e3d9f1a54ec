import { type Definition, type DefinitionOf, type PromotionKind } from '@tucano/contract/promotions/definition'
import type { PromotionLaw } from '@tucano/contract/promotions/law'
import type { Reward } from '@tucano/contract/promotions/terms'
import { FIRST_TERMS } from './shapes.ts'

const cash = (amount: string): Reward => ({ type: 'cash', amount })
const EVERY_BET = { products: null, vendors: null, games: null, minStake: null }

type Own<Kind extends PromotionKind> = Omit<
  DefinitionOf<Kind>,
  Exclude<keyof DefinitionOf<'manual'>, 'reward' | 'scene' | 'claim' | 'optIn'>
>
type Templates = { [Kind in PromotionKind]: Own<Kind> }

const byPress = { optIn: false, claim: 'press' } as const
const byItself = { optIn: false, claim: 'auto' } as const

/** What a promotion of each kind begins with: a small and usual one, to be changed. */
const templates: Templates = {
  depositMatch: {
    scene: 'gift',
    optIn: true,
    claim: 'auto',
    nth: [1],
    matchBp: 10_000,
    minDeposit: '2000',
    max: '20000',
    terms: { ...FIRST_TERMS },
  },
  cashback: { scene: 'coins', ...byItself, period: 'week', bp: 1000, products: null, minLoss: '1000', max: '50000' },
  rebate: { scene: 'coins', ...byItself, bp: 30, products: null, max: '100000' },
  checkIn: {
    scene: 'calendar',
    ...byPress,
    ladder: [10, 10, 20, 20, 30, 30, 100].map((points) => ({ type: 'points', points })),
  },
  wheel: {
    scene: 'wheel',
    ...byPress,
    daily: true,
    segments: [
      { label: '10 pontos', weight: 60, reward: { type: 'points', points: 10 } },
      { label: '50 pontos', weight: 30, reward: { type: 'points', points: 50 } },
      { label: 'Prêmio em dinheiro', weight: 9, reward: cash('500') },
      { label: 'Prêmio maior', weight: 1, reward: cash('5000') },
    ],
  },
  envelopes: { scene: 'rain', ...byPress, total: '10000', shares: 50, least: '50', everyMinutes: 60, seconds: 120 },
  raffle: {
    scene: 'ticket',
    ...byPress,
    period: 'week',
    stakePerTicket: '5000',
    ticketsMax: 1000,
    filter: EVERY_BET,
    prizes: [
      { name: 'Primeiro prêmio', count: 1, reward: cash('100000') },
      { name: 'Segundo prêmio', count: 5, reward: cash('10000') },
    ],
  },
  board: {
    scene: 'podium',
    ...byItself,
    period: 'week',
    measure: 'stake',
    stakeADay: '1000000',
    filter: EVERY_BET,
    prizes: [
      { to: 1, reward: cash('50000') },
      { to: 3, reward: cash('20000') },
      { to: 10, reward: cash('5000') },
    ],
  },
  mission: {
    scene: 'target',
    ...byPress,
    measure: 'count',
    filter: EVERY_BET,
    target: 20,
    window: 'day',
    after: null,
    reward: cash('200'),
  },
  rankUp: { scene: 'crown', ...byPress, rewards: [cash('1000'), cash('5000'), cash('20000')] },
  rankSalary: { scene: 'crown', ...byPress, rewards: [null, cash('2000'), cash('10000')] },
  birthday: { scene: 'cake', ...byPress, reward: cash('2000'), staked: '10000' },
  referral: {
    scene: 'friends',
    ...byPress,
    forReferrer: cash('3000'),
    forFriend: cash('1000'),
    firstDeposit: '5000',
    stake: '20000',
    withinDays: 30,
    friendsMax: 50,
  },
  code: { scene: 'key', ...byPress, codes: [], uses: 1000, ask: 'nothing', reward: cash('1000') },
  application: { scene: 'letter', ...byPress, pictures: 'optional', again: true, reward: cash('2000') },
  manual: { scene: 'star', ...byItself, reward: cash('1000') },
}

/** A new promotion, from now on, as the law of the place wants it where it lets it be at all. Nobody has named it yet. */
export const templateOf = (kind: PromotionKind, now: number, law?: PromotionLaw): Definition =>
  ({
    kind,
    title: '',
    summary: '',
    startsAt: now,
    endsAt: null,
    audience: { rankFrom: 0, newDays: null, labelIds: null },
    claimDays: 7,
    budget: { amount: '1000000', rewards: null, isShown: false, member: null, period: null },
    ...(law ? lawful(templates[kind], law) : templates[kind]),
  }) as Definition

const ONE = ['RNG']

/** One product where promotions may not be about several; turns by tickets where nothing may come before a bet. */
function lawful(template: Templates[PromotionKind], { severalProducts, beforeBet }: PromotionLaw): object {
  const ofOne = {
    ...('products' in template && { products: ONE }),
    ...('filter' in template && { filter: { ...template.filter, products: ONE } }),
    ...('terms' in template && template.terms && { terms: { ...template.terms, products: ONE } }),
  }
  return { ...template, ...(!severalProducts && ofOne), ...(!beforeBet && 'daily' in template && { daily: false }) }
}
