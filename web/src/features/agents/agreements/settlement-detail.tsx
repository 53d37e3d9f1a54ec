import type { Settlement } from '@tucano/contract/agents/agreements'
import { ArrowLeft } from 'lucide-react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from './agreements.module.css'
import { STATE_TONES } from './state-tones.ts'
import { texts } from './texts.ts'
import { useSettlementFacts } from './use-settlement-facts.ts'
import { useWording } from './use-wording.ts'

/** One settlement with every factor of it: whoever wants to can count it again. */
export function SettlementDetail({ settlement, onBack }: { settlement: Settlement; onBack: () => void }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const typeName = useTypeName()
  const { stretch, other, rate } = useWording()
  const { kind, side, type, state, tier, rateType, due, paid } = settlement
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
  const sums = ['stake', 'payout', 'rebates', 'promotions', 'salaries', 'fee'] as const
  const facts = [
    {
      key: 'between',
      value: t(side === 'payee' ? 'f_betweenGets' : 'f_betweenPays', { other: other(settlement.other) }),
    },
    { key: 'type', value: typeName(type) },
    ...sums.map((key) => ({ key, value: amount(settlement[key]) })),
    { key: 'netLoss', value: signed(BigInt(settlement.netLoss)) },
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
  return (
    <div className={styles.page}>
      <Button look="quiet" icon={<ArrowLeft />} className={styles.back} onClick={onBack}>
        {t('back')}
      </Button>
      <SectionCard
        title={t('detail', { period: stretch(settlement) })}
        action={<Badge tone={STATE_TONES[state]}>{t(`state_${state}`)}</Badge>}
      >
        <p className={styles.formula}>{formula}</p>
        <Facts facts={[{ key: 'between', label: t('f_between'), value: between }, ...facts]} />
      </SectionCard>
    </div>
  )
}
