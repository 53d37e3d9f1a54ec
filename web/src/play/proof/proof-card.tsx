import { Download, ShieldCheck } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { classNames } from '#ui/class-names'
import { SectionCard } from '#ui/section-card'
import type { LoadChecker } from './checker.ts'
import styles from './proof.module.css'
import { texts } from './texts.ts'
import { VerifierLink } from './verifier-link.tsx'

interface ProofCardProps<Checked> {
  betId: string
  text: string
  /** The button, where it is not the bet that is checked. */
  check?: string | undefined
  /** The result is told, and with it what proves it. */
  isThere: boolean
  read: () => Promise<unknown>
  load: LoadChecker<Checked>
}

/** How a bet and its draw are checked: here with a press, and elsewhere with the file. */
export function ProofCard<Checked>({ betId, text, check, isThere, read, load }: ProofCardProps<Checked>) {
  const t = useText(texts)
  const { busy, problem, run } = useAction()
  const [shown, setShown] = useState<{ Report: ComponentType<{ checked: Checked }>; checked: Checked }>()
  const written = async (): Promise<string> => JSON.stringify(await read())
  const show = (): void =>
    void run(async () => {
      const [one, { checkWritten, DrawReport }] = await Promise.all([written(), load()])
      setShown({ Report: DrawReport, checked: checkWritten(one) })
    })
  const save = (): void =>
    void run(async () => saveFile({ name: `${t('fileName')}-${betId}.json`, type: 'application/json', text: await written() }))
  return (
    <SectionCard title={t('proof')} text={text}>
      <div className={classNames(styles.inside, styles.card)} data-proof={shown ? 'checked' : isThere ? 'there' : 'later'}>
        {!isThere && <p className={styles.soft}>{t('sealed')}</p>}
        {isThere && (
          <div className={styles.acts}>
            <Button look={shown ? 'secondary' : 'primary'} icon={<ShieldCheck />} busy={busy} onClick={show}>
              {check ?? t('check')}
            </Button>
            <Button look="quiet" icon={<Download />} disabled={busy} onClick={save}>
              {t('save')}
            </Button>
            <VerifierLink />
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
