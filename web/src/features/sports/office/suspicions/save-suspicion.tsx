import { type SportsSuspicion, exportSportsSuspicion } from '@tucano/contract/sports/office-suspicions'
import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import styles from '../office.module.css'
import { texts } from './texts.ts'

interface SaveSuspicionProps {
  suspicion: Pick<SportsSuspicion, 'suspicionId' | 'number'>
  look?: ComponentProps<typeof Button>['look']
}

/** The file of a report, to be handed over. */
export function SaveSuspicion({ suspicion: { suspicionId, number }, look }: SaveSuspicionProps) {
  const t = useText(texts)
  const { busy, problem, save } = useSaving()
  const download = (): Promise<boolean> =>
    save(async () => {
      const { fileName, text } = await call(exportSportsSuspicion, { suspicionId })
      saveFile({ name: fileName, type: 'application/json', text })
    }, t('saved'))
  return (
    <>
      <Button
        size={look === undefined ? 'small' : 'medium'}
        {...(look !== undefined && { look })}
        icon={<Download />}
        busy={busy}
        aria-label={t('saveOf', { number })}
        onClick={() => void download()}
      >
        {t('save')}
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
