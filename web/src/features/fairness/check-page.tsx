import { VERIFIER_PATH } from '@tucano/contract/pages'
import { Download, ExternalLink, ShieldCheck } from 'lucide-react'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import { writeKept } from '../../verifier/kept-seed.ts'
import { Checking } from '../../verifier/report/checking.tsx'
import { ReportView } from '../../verifier/report/report-view.tsx'
import { type CheckState, useCheckAll } from './check-all.ts'
import styles from './check-page.module.css'
import { SeedNow } from './seed-now.tsx'
import { texts } from './texts.ts'
import { useLogFact } from './use-log-fact.ts'

/** All rounds of the member, verified in the browser: with one press here, or with a file elsewhere. */
export function CheckPage() {
  const t = useText(texts)
  const logFact = useLogFact()
  const { state, check, save, forget } = useCheckAll()
  const isBusy = state.step === 'reading' || state.step === 'checking' || state.step === 'log'
  const download = (): void =>
    save(({ kept }) => {
      const day = new Date().toISOString().slice(0, 10)
      saveFile({ name: `${t('downloadName')}-${day}.json`, type: 'application/json', text: writeKept(kept) })
    })
  return (
    <div className={styles.page}>
      <SectionCard title={t('all')} text={t('allText')}>
        <div className={styles.inside}>
          {state.step === 'done' && <ReportView report={state.report} more={logFact(state.log)} />}
          <Button
            look={state.step === 'done' ? 'secondary' : 'primary'}
            size="large"
            icon={<ShieldCheck />}
            busy={isBusy}
            className={styles.check}
            onClick={check}
          >
            {t('checkAll')}
          </Button>
          <Progress state={state} />
        </div>
      </SectionCard>
      <SectionCard title={t('outside')} text={t('outsideText')}>
        <div className={styles.outside}>
          <Button icon={<Download />} disabled={isBusy} onClick={download}>
            {t('download')}
          </Button>
          <p className={styles.links}>
            <a href={VERIFIER_PATH} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" />
              {t('openVerifier')}
            </a>
            <a href={VERIFIER_PATH} download={`${t('verifierName')}.html`}>
              <Download aria-hidden="true" />
              {t('saveVerifier')}
            </a>
          </p>
        </div>
      </SectionCard>
      <SeedNow onTold={forget} />
    </div>
  )
}

function Progress({ state }: { state: CheckState }) {
  const t = useText(texts)
  switch (state.step) {
    case 'idle':
    case 'done':
      return null
    case 'failed':
      return (
        <p className={styles.problem} role="alert">
          {t('allFailed')}
        </p>
      )
    case 'reading':
      return <Checking text={t('reading', { count: state.rounds })} />
    case 'checking':
      return <Checking done={state.done} all={state.all} />
    case 'log':
      return <Checking text={t('checkingLog')} />
  }
}
