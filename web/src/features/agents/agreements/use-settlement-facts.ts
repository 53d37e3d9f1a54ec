import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { useTypeName } from '../parts/use-type-name.ts'
import { type Told, isOfSlots, sentenceOf } from './sentence-of.ts'
import { texts } from './texts.ts'
import { useWording } from './use-wording.ts'

/** Slots keep parts of a cent for the next one: so many are a cent. */
const PARTS = 10_000

/** Every factor of a settlement, and how they come to what is due: whoever wants to can count it again. */
export function useSettlementFacts(settlement: Told) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const typeName = useTypeName()
  const { rate } = useWording()
  const { kind, type, state, tier, rateType, due, paid } = settlement
  const rest = BigInt(due) - BigInt(paid)
  const isDividend = kind === 'dividend'
  const said = {
    base: settlement.base.startsWith('-') ? signed(BigInt(settlement.base)) : amount(settlement.base),
    stake: amount(settlement.stake),
    rate: rate(rateType, settlement.rate),
    due: amount(due),
  }
  const formula = t(sentenceOf(settlement), said)
  const isSlot = isOfSlots(settlement)
  const cents = (parts: string): string =>
    parts === '0' ? t('noCents') : t('cents', { count: number(Number(parts) / PARTS, language, { max: 4 }) })
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
    ...(isSlot && rateType === 'percent' ? [{ key: 'carriedIn', value: cents(settlement.carriedIn) }] : []),
    { key: 'tier', value: tier < 0 ? t('noTier') : String(tier + 1) },
    ...(tier < 0 ? [] : [{ key: 'rate', value: said.rate }]),
    { key: 'due', value: amount(due) },
    { key: 'paid', value: amount(paid) },
    ...(rest > 0n && state !== 'reversed' ? [{ key: 'rest', value: amount(rest) }] : []),
    ...(isDividend ? [{ key: 'carriedOut', value: signed(BigInt(settlement.carriedOut)) }] : []),
    ...(isSlot && rateType === 'percent' ? [{ key: 'carriedOut', value: cents(settlement.carriedOut) }] : []),
  ] as const
  return { formula, facts: facts.map(({ key, value }) => ({ key, label: t(`f_${key as 'due'}`), value })) }
}
