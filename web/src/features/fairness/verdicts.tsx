import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import type { Verdict } from '../../verifier/check-round.ts'
import { VerdictHead, VerdictList } from '../../verifier/verdict.tsx'
import { texts } from './texts.ts'
import styles from './verdicts.module.css'

const titles = { right: 'roundRight', wrong: 'roundWrong', unknown: 'roundUnknown' } as const

/** What was compared, and what came of it. Rules of another version are no lie, so they alone are no wrong. */
export function Verdicts({ verdicts }: { verdicts: readonly Verdict[] }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const isWrong = verdicts.some(({ what, is }) => is === 'wrong' && what !== 'rules')
  const whole = isWrong ? 'wrong' : verdicts.every(({ is }) => is === 'right') ? 'right' : 'unknown'
  const title = titles[whole]
  const write = (what: Verdict['what'], value: string): string => (what === 'stake' || what === 'payout' ? amount(value) : value)
  const compared = verdicts.map(({ what, is, expected, found }) => ({
    what,
    is,
    text: t(`compared_${what}`),
    notes: [
      ...(expected === undefined ? [] : [t('expected', { value: write(what, expected) })]),
      ...(found === undefined ? [] : [t('found', { value: write(what, found) })]),
    ],
  }))
  return (
    <div className={styles.verdicts} role="status" data-verdict={whole}>
      <VerdictHead is={whole} title={t(title)}>
        {t(`${title}Text`)}
      </VerdictHead>
      <VerdictList compared={compared} say={(is) => (is === 'absent' ? '' : t(is))} />
    </div>
  )
}
