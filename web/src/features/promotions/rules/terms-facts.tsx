import type { BonusTerms, Reward } from '@tucano/contract/promotions'
import { moment } from '#platform/format'
import type { Fact } from '#ui/facts'
import { type Worked, termsOf } from '../work-out.ts'
import type { Saying } from './use-saying.ts'

const DAY_MS = 86_400_000

/** When somebody reads it, and where. */
interface Reading {
  nowMs: number
  timeZone: string
}

/** A reward that is not simply there: something has to be done with it, in some time. */
export type Tied = Extract<Reward, { type: 'bonus' | 'freeRounds' | 'freeBet' }>

export const isTied = (reward: Reward): reward is Tied =>
  reward.type === 'bonus' || reward.type === 'freeRounds' || reward.type === 'freeBet'

/** What such a reward asks for. */
export function tiedFacts(reward: Tied, saying: Saying, reading: Reading): Fact[] {
  if (reward.type === 'bonus') return termsFacts({ given: BigInt(reward.amount), deposit: 0n, terms: reward.terms }, saying, reading)
  const { t, products, reward: say } = saying
  return [
    { key: 'given', label: t('youGet'), value: <strong>{say(reward)}</strong> },
    { key: 'wins', label: t('wins'), value: t(`wins_${reward.type}`) },
    untilFact(reward.days, saying, reading),
    ...(reward.type === 'freeBet' ? [{ key: 'where', label: t('where'), value: products(reward.products) }] : []),
  ]
}

function untilFact(days: number, { t }: Saying, { nowMs, timeZone }: Reading): Fact {
  const end = moment(nowMs + days * DAY_MS, timeZone)
  return { key: 'until', label: t('until'), value: days === 1 ? t('untilDay', { moment: end }) : t('untilDays', { moment: end, days }) }
}

/** What is given and all that it asks for, in amounts: nobody has to do a sum. */
export function termsFacts(worked: Worked, saying: Saying, reading: Reading): Fact[] {
  const { given, terms } = worked
  const { t, amount, products } = saying
  const out = termsOf(worked)
  if (terms === null || out === undefined) return [{ key: 'given', label: t('youGetCash'), value: <strong>{amount(given)}</strong> }]
  const { required, mostCash } = out
  return [
    { key: 'given', label: t('youGetBonus'), value: <strong>{amount(given)}</strong> },
    {
      key: 'required',
      label: t('mustStake'),
      value:
        required === 0n
          ? t('mustStakeNone')
          : t('mustStakeHow', { amount: amount(required), multiple: terms.multiple, base: t(`base_${terms.base}`) }),
    },
    { key: 'maxStake', label: t('maxStake'), value: terms.maxStake === null ? t('noMost') : amount(terms.maxStake) },
    { key: 'mostCash', label: t('mostCash'), value: mostCash === null ? t('noMost') : amount(mostCash) },
    untilFact(terms.days, saying, reading),
    { key: 'where', label: t('where'), value: products(terms.products) },
    ...contribution(terms, saying),
    { key: 'becomes', label: t('becomes'), value: t(`convert_${terms.convert}`) },
    { key: 'withdrawal', label: t('withdrawal'), value: t(`withdrawal_${terms.onWithdrawal}`) },
  ]
}

/** How much of a stake counts, where the terms say it. */
function contribution({ contribution: parts }: BonusTerms, { t, part, products }: Saying): Fact[] {
  const said = Object.entries(parts) as [keyof typeof parts, number][]
  if (said.length === 0) return []
  const value = said.map(([product, bp]) => t('countsOf', { product: products([product]), part: part(bp) })).join('; ')
  return [{ key: 'counts', label: t('counts'), value }]
}
