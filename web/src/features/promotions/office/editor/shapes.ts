// What each kind of promotion is made of, as an editor shows it: a field for every part, none of it typed as code.
import { gameTypes } from '@tucano/contract/categories'
import { type PromotionKind, windows } from '@tucano/contract/promotions/definition'
import type { RewardType } from '@tucano/contract/promotions/terms'

/** Where something is picked from. */
export type Source = 'products' | 'vendors' | 'games' | 'roundGames' | 'labels' | 'ranks' | 'goods' | 'draws' | 'missions' | 'deposits'

/** What one of several rows is called. */
export type RowNoun = 'segment' | 'prize' | 'day' | 'rank'

/** What a part of a promotion is. */
export type Shape =
  | { as: 'line'; min: number; max: number; isLong?: true }
  /** Minor units, as text or as a number. */
  | { as: 'money'; isOptional?: true; isNumber?: true }
  /** Hundredths of a per cent. */
  | { as: 'percent'; min: number; max: number; isOptional?: true }
  | { as: 'whole'; min: number; max: number; isOptional?: true }
  | { as: 'moment'; isOptional?: true }
  /** Quiet: that it is off goes without saying. */
  | { as: 'yes'; isQuiet?: true }
  | { as: 'choice'; of: readonly string[] }
  /** One of the pictures that the site draws. */
  | { as: 'scene' }
  /** One of some, or none. */
  | { as: 'pick'; from: Source; isOptional?: true; isNumber?: true }
  /** Some of some; none of them is null, which is all, or an empty list. */
  | { as: 'picks'; from: Source; max: number; none: 'null' | 'empty' | 'refused'; isNumber?: true }
  | { as: 'codes'; max: number }
  /** Where it is partial, what is empty is left out. */
  | { as: 'group'; of: readonly Field[]; isPartial?: true }
  | { as: 'maybe'; of: Shape; first: unknown }
  /** A choice that says which fields there are; `first` is what each begins with. */
  | { as: 'oneOf'; by: string; of: Readonly<Record<string, readonly Field[]>>; first: Readonly<Record<string, object>> }
  | { as: 'rows'; of: Shape; min: number; max: number; named: RowNoun }

export interface Field {
  name: string
  shape: Shape
  /** Its choice and its fields stand among those beside it, under no title of their own. */
  isFlat?: true
}

const field = (name: string, shape: Shape): Field => ({ name, shape })
const group = (...of: Field[]): Shape => ({ as: 'group', of })
const line = (min: number, max: number): Shape => ({ as: 'line', min, max })
const whole = (max: number, min = 1): Shape => ({ as: 'whole', min, max })
const maybeWhole = (max: number): Shape => ({ as: 'whole', min: 1, max, isOptional: true })
const choice = (...of: readonly string[]): Shape => ({ as: 'choice', of })
const money: Shape = { as: 'money' }
const maybeMoney: Shape = { as: 'money', isOptional: true }
const percent: Shape = { as: 'percent', min: 1, max: 10_000 }
const days = whole(366)
/** All of them, unless some are named. */
const products: Shape = { as: 'picks', from: 'products', max: gameTypes.length, none: 'null' }

const terms = group(
  field('multiple', whole(60, 0)),
  field('base', choice('bonus', 'bonusAndDeposit')),
  field('days', days),
  field('maxStake', maybeMoney),
  field('maxConversion', maybeWhole(100)),
  field('products', products),
  field('convert', choice('all', 'winnings')),
  field('onWithdrawal', choice('forfeit', 'refuse')),
  field('contribution', {
    as: 'group',
    isPartial: true,
    of: gameTypes.map((type) => field(type, { as: 'percent', min: 0, max: 10_000, isOptional: true })),
  }),
)

export const FIRST_TERMS = {
  multiple: 10,
  base: 'bonus',
  contribution: {},
  maxStake: '500',
  maxConversion: 5,
  days: 7,
  products: null,
  convert: 'all',
  onWithdrawal: 'forfeit',
} as const

const reward: Shape = {
  as: 'oneOf',
  by: 'type',
  of: {
    cash: [field('amount', money)],
    bonus: [field('amount', money), field('terms', terms)],
    freeRounds: [
      field('game', { as: 'pick', from: 'roundGames' }),
      field('rounds', whole(500)),
      field('stake', money),
      field('days', days),
    ],
    freeBet: [
      field('amount', money),
      field('products', { as: 'picks', from: 'products', max: gameTypes.length, none: 'refused' }),
      field('days', days),
    ],
    points: [field('points', whole(10_000_000))],
    ticket: [field('promotionId', { as: 'pick', from: 'draws' }), field('count', whole(1000))],
    goods: [field('goodsId', { as: 'pick', from: 'goods' })],
  } satisfies Record<RewardType, Field[]>,
  first: {
    cash: { amount: '500' },
    bonus: { amount: '1000', terms: FIRST_TERMS },
    freeRounds: { game: '', rounds: 10, stake: '100', days: 7 },
    freeBet: { amount: '1000', products: ['RNG'], days: 7 },
    points: { points: 100 },
    ticket: { promotionId: '', count: 1 },
    goods: { goodsId: '' },
  },
}
const FIRST_REWARD = { type: 'cash', amount: '500' }
const maybeReward: Shape = { as: 'maybe', of: reward, first: FIRST_REWARD }

const filter = group(
  field('products', products),
  field('vendors', { as: 'picks', from: 'vendors', max: 20, none: 'null' }),
  field('games', { as: 'picks', from: 'games', max: 50, none: 'null' }),
  field('minStake', maybeMoney),
)
const byPeriod = choice('day', 'week', 'month')
const byWindow = choice(...windows)
const rewards: Shape = { as: 'rows', of: maybeReward, min: 1, max: 99, named: 'rank' }

const counted = (max: number): Field[] => [field('target', whole(max))]
const paid: Field[] = [field('target', { as: 'money', isNumber: true })]

/** What is of a kind's own. */
export const kindFields: Record<PromotionKind, readonly Field[]> = {
  depositMatch: [
    field('nth', { as: 'picks', from: 'deposits', max: 5, none: 'empty', isNumber: true }),
    field('matchBp', { as: 'percent', min: 100, max: 50_000 }),
    field('minDeposit', money),
    field('max', money),
    field('terms', { as: 'maybe', of: terms, first: FIRST_TERMS }),
  ],
  cashback: [
    field('period', byPeriod),
    field('bp', percent),
    field('products', products),
    field('minLoss', money),
    field('max', maybeMoney),
  ],
  rebate: [field('bp', percent), field('products', products), field('max', maybeMoney)],
  checkIn: [field('ladder', { as: 'rows', of: reward, min: 1, max: 31, named: 'day' })],
  wheel: [
    field('daily', { as: 'yes' }),
    field('segments', {
      as: 'rows',
      of: group(field('label', line(1, 24)), field('weight', whole(1_000_000)), field('reward', maybeReward)),
      min: 2,
      max: 16,
      named: 'segment',
    }),
  ],
  envelopes: [
    field('total', money),
    field('shares', whole(5000)),
    field('least', money),
    field('everyMinutes', whole(1440)),
    field('seconds', whole(3600, 10)),
  ],
  raffle: [
    field('period', byWindow),
    field('stakePerTicket', money),
    field('ticketsMax', whole(10_000)),
    field('filter', filter),
    field('prizes', {
      as: 'rows',
      of: group(field('name', line(1, 60)), field('count', whole(100)), field('reward', reward)),
      min: 1,
      max: 10,
      named: 'prize',
    }),
  ],
  board: [
    field('period', byWindow),
    field('measure', choice('stake', 'multiplier')),
    field('stakeADay', maybeMoney),
    field('filter', filter),
    field('prizes', { as: 'rows', of: group(field('to', whole(10_000)), field('reward', reward)), min: 1, max: 20, named: 'prize' }),
  ],
  mission: [
    {
      name: 'measure',
      isFlat: true,
      shape: {
        as: 'oneOf',
        by: 'measure',
        of: {
          count: counted(1_000_000_000),
          stake: paid,
          multiplier: counted(100_000),
          games: counted(1000),
          days: counted(366),
          deposit: paid,
        },
        first: {
          count: { target: 20 },
          stake: { target: 10_000 },
          multiplier: { target: 20 },
          games: { target: 5 },
          days: { target: 3 },
          deposit: { target: 5000 },
        },
      },
    },
    field('window', byWindow),
    field('filter', filter),
    field('after', { as: 'pick', from: 'missions', isOptional: true }),
    field('reward', reward),
  ],
  rankUp: [field('rewards', rewards)],
  rankSalary: [field('rewards', rewards)],
  birthday: [field('staked', money), field('reward', reward)],
  referral: [
    field('firstDeposit', money),
    field('stake', money),
    field('withinDays', whole(90)),
    field('friendsMax', whole(1000)),
    field('forReferrer', reward),
    field('forFriend', maybeReward),
  ],
  code: [
    field('codes', { as: 'codes', max: 1000 }),
    field('uses', maybeWhole(1_000_000)),
    field('ask', choice('nothing', 'whatsapp', 'zalo')),
    field('reward', reward),
  ],
  application: [field('pictures', choice('none', 'optional', 'required')), field('again', { as: 'yes' }), field('reward', reward)],
  manual: [field('reward', reward)],
}

const most = [field('amount', maybeMoney), field('rewards', maybeWhole(10_000_000))]

/** What every promotion has, in the cards that the editor shows it in. */
export const commonCards = {
  words: [field('title', line(3, 60)), field('summary', { as: 'line', min: 3, max: 160, isLong: true }), field('scene', { as: 'scene' })],
  when: [field('startsAt', { as: 'moment' }), field('endsAt', { as: 'moment', isOptional: true })],
  who: [
    field(
      'audience',
      group(
        field('rankFrom', { as: 'pick', from: 'ranks', isNumber: true }),
        field('newDays', maybeWhole(366)),
        field('labelIds', { as: 'picks', from: 'labels', max: 20, none: 'null' }),
      ),
    ),
  ],
  how: [field('optIn', { as: 'yes', isQuiet: true }), field('claim', choice('press', 'auto')), field('claimDays', whole(90))],
  budget: [
    field(
      'budget',
      group(
        ...most,
        field('isShown', { as: 'yes', isQuiet: true }),
        field('member', { as: 'maybe', of: group(...most), first: { amount: null, rewards: 1 } }),
        field('period', { as: 'maybe', of: group(field('every', byPeriod), ...most), first: { every: 'day', amount: null, rewards: 100 } }),
      ),
    ),
  ],
} as const satisfies Record<string, readonly Field[]>

/** All fields of a kind, in the order of the editor. */
export const fieldsOf = (kind: PromotionKind): readonly Field[] => [
  ...commonCards.words,
  ...kindFields[kind],
  ...commonCards.when,
  ...commonCards.who,
  ...commonCards.how,
  ...commonCards.budget,
]
