import type { Settlement } from '@tucano/contract/agents/agreements'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { useTypeName } from '../parts/use-type-name.ts'
import { texts } from './texts.ts'
import { useWording } from './use-wording.ts'

/** Every factor of a settlement, and how they come to what is due: whoever wants to can count it again. */
export function useSettlementFacts(settlement: Omit<Settlement, 'side' | 'other'>) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const typeName = useTypeName()
  const { rate } = useWording()
  const { kind, type, state, tier, rateType, due, paid } = settlement
  const rest = BigInt(due) - BigInt(paid)
  const isDividend = kind === 'dividend'
  const said = { base: amount(settlement.base), stake: amount(settlement.stake), rate: rate(rateType, settlement.rate), due: amount(due) }
  const formula =
    tier < 0
      ? t('formulaNone')
      : rateType === 'amount'
        ? t('formula_amount', { due: said.due })
        : isDividend
          ? t('formula_dividend', { base: said.base, rate: said.rate, due: said.due })
          : t('formula_percent', { stake: said.stake, rate: said.rate, due: said.due })
  const isSlot = kind === 'salaryHour' || kind === 'salaryLive'
  // What decides a salary is what was staked, and how many were active; of hours and slots, since the day began.
  const sums = isDividend ? (['stake', 'payout', 'rebates', 'promotions', 'salaries', 'fee'] as const) : (['stake'] as const)
  const facts = [
    { key: 'type', value: typeName(type) },
    ...sums.map((key) => ({ key, value: amount(settlement[key]) })),
    ...(isSlot ? [{ key: 'turnover', value: amount(settlement.turnover) }] : []),
    ...(isDividend ? [{ key: 'netLoss', value: signed(BigInt(settlement.netLoss)) }] : []),
    ...(settlement.fenced === '0' ? [] : [{ key: 'fenced', value: signed(BigInt(settlement.fenced)) }]),
    { key: 'active', value: number(settlement.active, language) },
    ...(isDividend
      ? [
          { key: 'carriedIn', value: signed(BigInt(settlement.carriedIn)) },
          { key: 'base', value: signed(BigInt(settlement.base)) },
        ]
      : []),
    { key: 'tier', value: tier < 0 ? t('noTier') : String(tier + 1) },
    ...(tier < 0 ? [] : [{ key: 'rate', value: said.rate }]),
    { key: 'due', value: amount(due) },
    { key: 'paid', value: amount(paid) },
    ...(rest > 0n && state !== 'reversed' ? [{ key: 'rest', value: amount(rest) }] : []),
    ...(isDividend ? [{ key: 'carriedOut', value: signed(BigInt(settlement.carriedOut)) }] : []),
  ] as const
  return { formula, facts: facts.map(({ key, value }) => ({ key, label: t(`f_${key as 'due'}`), value })) }
}
