import { rotateSeeds } from '@tucano/contract/fairness'
import { LockKeyhole } from 'lucide-react'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import styles from './round-proof.module.css'
import { texts } from './texts.ts'

/** Has the seed of now told; the next rounds come from the one that was sealed after it. */
export function Reveal({ onTold }: { onTold: () => void }) {
  const t = useText(texts)
  const { busy, problem, save } = useSaving()
  const reveal = async (): Promise<void> => {
    if (await save(() => call(rotateSeeds, {}), t('revealed'))) onTold()
  }
  return (
    <>
      <Button icon={<LockKeyhole />} busy={busy} onClick={() => void reveal()}>
        {t('reveal')}
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
