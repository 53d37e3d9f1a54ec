import type { Bet } from '@tucano/contract/bet-history'
import { getBetPath } from '@tucano/contract/fairness'
import type { ToldLotteryBet } from '@tucano/contract/lottery/told-bet'
import { VERIFIER_PATH } from '@tucano/contract/pages'
import { Download, ExternalLink, ShieldCheck } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { call } from '#platform/call'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import type { CheckedDraw } from '../check-draw.ts'
import styles from './record.module.css'
import { texts } from './texts.ts'

interface Checked {
  Report: ComponentType<{ checked: CheckedDraw }>
  checked: CheckedDraw
}

/** How a bet and its draw are checked: here with a press, and elsewhere with the file. */
export function SlipProof({ bet, told: { draw, isProvable, source } }: { bet: Bet; told: ToldLotteryBet }) {
  const t = useText(texts)
  const { busy, problem, run } = useAction()
  const [shown, setShown] = useState<Checked>()
  if (!isProvable)
    return (
      <SectionCard title={t('proof')}>
        <p className={styles.inside}>{source === null ? t('officialUnknown') : t('official', { source })}</p>
      </SectionCard>
    )
  const isThere = draw.result !== null
  const read = async (): Promise<string> => JSON.stringify(await call(getBetPath, { betId: bet.roundId }))
  const check = (): void =>
    void run(async () => {
      const [written, { checkWritten, DrawReport }] = await Promise.all([read(), import('../check-draw.ts')])
      setShown({ Report: DrawReport, checked: checkWritten(written) })
    })
  const save = (): void =>
    void run(async () => saveFile({ name: `${t('fileName')}-${bet.roundId}.json`, type: 'application/json', text: await read() }))
  return (
    <SectionCard title={t('proof')} text={t('proofText')}>
      <div className={styles.inside} data-proof={shown ? 'checked' : isThere ? 'there' : 'later'}>
        {!isThere && <p className={styles.soft}>{t('sealed')}</p>}
        {isThere && (
          <div className={styles.acts}>
            <Button look={shown ? 'secondary' : 'primary'} icon={<ShieldCheck />} busy={busy} onClick={check}>
              {t('check')}
            </Button>
            <Button look="quiet" icon={<Download />} disabled={busy} onClick={save}>
              {t('save')}
            </Button>
            <a href={VERIFIER_PATH} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden="true" />
              {t('verifier')}
            </a>
          </div>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {t('failed')}
          </p>
        )}
        {shown && <shown.Report checked={shown.checked} />}
      </div>
    </SectionCard>
  )
}
