import type { SportsAct } from '@tucano/contract/sports/office'
import { useLocation } from 'wouter'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Figures } from '#ui/figures'
import styles from '../office.module.css'
import { actPath } from './act-path.ts'
import { texts } from './texts.ts'
import { useWithdrawing } from './use-proposing.ts'

/** How many bets something would change, and what was staked on them. */
export function Preview({ act: { bets, stake } }: { act: SportsAct }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  return (
    <Figures
      label={t('preview')}
      figures={[
        { key: 'bets', title: t('previewBets'), value: number(bets, language) },
        { key: 'stake', title: t('previewStake'), value: amount(stake) },
      ]}
    />
  )
}

/** What was proposed a moment ago: what it would change, and the way to take it back. */
export function Proposed({ act, close }: { act: SportsAct; close: () => void }) {
  const t = useText(texts)
  const [, go] = useLocation()
  const { busy, problem, withdraw } = useWithdrawing()
  return (
    <div className={styles.proposed} role="status">
      <p>{t('proposedText')}</p>
      <Preview act={act} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button look="primary" onClick={() => go(actPath(act.actId))}>
          {t('toActs')}
        </Button>
        <Button
          busy={busy}
          onClick={() =>
            void withdraw(act.actId).then((isDone) => {
              if (isDone) close()
            })
          }
        >
          {t('withdraw')}
        </Button>
      </div>
    </div>
  )
}
