import { useState } from 'react'
import { useAmounts, useTyped } from '#platform/amounts'
import { readAmount } from '#platform/read-amount'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import { SHARES_MAX, type Split, type SplitProblem, readSplit } from './check-split.ts'
import type { SentTerms } from './queries.ts'
import styles from './sent.module.css'
import { texts } from './texts.ts'

const FIRST = { shares: '5', least: 100n } as const
const WHOLE = /^\d{1,3}$/

/** How much, into how many shares, and what each has at least. */
export function SplitStep({ terms, onSplit }: { terms: SentTerms; onSplit: (split: Split) => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { currencySymbol } = useBrand()
  const written = useTyped()
  const [total, setTotal] = useState('')
  const [shares, setShares] = useState<string>(FIRST.shares)
  const [least, setLeast] = useState(() => written(FIRST.least))
  const [problem, setProblem] = useState<SplitProblem>()
  const said = (field: SplitProblem['field']): string | undefined => {
    if (problem?.field !== field) return undefined
    if (problem.field === 'shares') return t('sharesWrong', { max: SHARES_MAX })
    if (problem.why === 'wrong') return t('amountWrong')
    if (problem.why === 'large') return t('leastLarge', { shares, most: amount(problem.most) })
    if (problem.why === 'limits') return t('amountLimits', { min: amount(terms.min), max: amount(terms.max) })
    return problem.why === 'balance'
      ? t('amountBalance', { available: amount(terms.available) })
      : t('amountToday', { left: amount(terms.leftToday) })
  }
  const submit = (): void => {
    const asked = {
      total: readAmount(total),
      shares: WHOLE.test(shares.trim()) ? Number(shares) : undefined,
      least: readAmount(least),
    }
    const read = readSplit(asked, terms)
    if ('split' in read) onSplit(read.split)
    else setProblem(read.problem)
  }
  const put = (set: (typed: string) => void) => (typed: string) => {
    set(typed)
    setProblem(undefined)
  }
  const money = { inputMode: 'decimal', autoComplete: 'off', placeholder: '0,00', icon: currencySymbol, maxLength: 15 } as const
  return (
    <SectionCard title={t('howMuch')} level="h2">
      <div className={styles.form}>
        <Form
          submitLabel={t('goOn')}
          busy={false}
          problem={undefined}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <TextField
            {...money}
            label={t('total')}
            hint={t('totalHint', { min: amount(terms.min), max: amount(terms.max) })}
            value={total}
            error={said('total')}
            onChange={({ target }) => put(setTotal)(target.value)}
          />
          <div className={styles.pair}>
            <TextField
              label={t('shares')}
              hint={t('sharesHint', { max: SHARES_MAX })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={shares}
              error={said('shares')}
              onChange={({ target }) => put(setShares)(target.value)}
            />
            <TextField
              {...money}
              label={t('least')}
              hint={t('leastHint')}
              value={least}
              error={said('least')}
              onChange={({ target }) => put(setLeast)(target.value)}
            />
          </div>
        </Form>
      </div>
    </SectionCard>
  )
}
