import type { PromotionLine } from '@tucano/contract/promotions/office'
import { useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { type Language, useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import { BudgetBar } from './budget-bar.tsx'
import { texts as fieldTexts } from './editor/fields/texts.ts'
import styles from './office.module.css'
import { texts } from './texts.ts'

const SHOWN = 12
const sum = (amounts: readonly string[]): bigint => amounts.reduce((all, each) => all + BigInt(each), 0n)
const byCost = (a: PromotionLine, b: PromotionLine): number =>
  BigInt(a.cost) < BigInt(b.cost) ? 1 : BigInt(a.cost) > BigInt(b.cost) ? -1 : 0

/** What all that runs comes to, and what costs most: before anything is chosen. */
export function Overview({ lines, onChoose }: { lines: readonly PromotionLine[]; onChoose: (promotionId: string) => void }) {
  const t = useText(texts)
  const f = useText(fieldTexts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const running = lines.filter(({ state }) => state === 'running')
  // Figures go on, lines stay where they are under the hand.
  const [order] = useState(() =>
    running
      .filter(({ cost }) => BigInt(cost) > 0n)
      .toSorted(byCost)
      .map(({ promotionId }) => promotionId),
  )
  const shown = order.flatMap((id) => running.find(({ promotionId }) => promotionId === id) ?? []).slice(0, SHOWN)
  const count = (of: (line: PromotionLine) => number): string =>
    number(
      running.reduce((all, line) => all + of(line), 0),
      language,
    )
  return (
    <article className={styles.overview} aria-label={t('overview')}>
      <h3>{t('overview')}</h3>
      <Figures
        label={t('overview')}
        figures={[
          { key: 'running', title: t('which_running'), value: number(running.length, language) },
          { key: 'cost', title: t('cost'), value: amount(sum(running.map(({ cost }) => cost))) },
          { key: 'unclaimed', title: t('unclaimed'), value: count(({ unclaimed }) => unclaimed) },
          { key: 'waiting', title: t('open'), value: count(({ waiting }) => waiting) },
        ]}
      />
      {shown.length > 0 && (
        <SectionCard title={t('costMost')} text={t('costMostText')}>
          <div className={styles.inside}>
            <Table
              isPacked
              caption={t('costMost')}
              rows={shown}
              rowKey={({ promotionId }) => promotionId}
              columns={columnsOf({ t, f, amount, language, onChoose })}
            />
          </div>
        </SectionCard>
      )}
    </article>
  )
}

interface Words {
  t: (key: 'promotion' | 'rewards' | 'cost' | 'ofTheBudget' | 'noBudget') => string
  f: (key: `kind_${PromotionLine['kind']}`) => string
  amount: (minor: string) => string
  language: Language
  onChoose: (promotionId: string) => void
}

const columnsOf = ({ t, f, amount, language, onChoose }: Words): Column<PromotionLine>[] => [
  {
    key: 'title',
    title: t('promotion'),
    cell: ({ promotionId, title, kind }) => (
      <span className={styles.named}>
        <Button look="quiet" size="small" onClick={() => onChoose(promotionId)}>
          {title}
        </Button>
        <span className={styles.soft}>{f(`kind_${kind}`)}</span>
      </span>
    ),
  },
  { key: 'rewards', title: t('rewards'), amount: true, cell: ({ rewards }) => number(rewards, language) },
  { key: 'cost', title: t('cost'), amount: true, cell: ({ cost }) => amount(cost) },
  {
    key: 'budget',
    title: t('ofTheBudget'),
    cell: ({ cost, budget }) => (budget === null ? t('noBudget') : <BudgetBar cost={cost} budget={budget} />),
  },
]
