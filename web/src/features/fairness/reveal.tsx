import { rotateSeeds } from '@tucano/contract/fairness'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import styles from './round-proof.module.css'
import { texts } from './texts.ts'

/** Has the seed of now told; the next rounds come from the one that was sealed after it. */
export function Reveal({ onTold }: { onTold: () => void }) {
  const t = useText(texts)
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await call(rotateSeeds, {})
      toast(t('revealed'), 'done')
      onTold()
    } catch (error) {
      setProblem(say(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon={<LockKeyhole />} busy={busy} onClick={() => void run()}>
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
