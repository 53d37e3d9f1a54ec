import { useState } from 'react'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { type Report, checkSeeds } from '../check-seeds.ts'
import { readKept } from '../kept-seed.ts'
import { Checking } from '../report/checking.tsx'
import { ReportView } from '../report/report-view.tsx'
import { FileInput } from './file-input.tsx'
import styles from './parts.module.css'
import { showBeginning } from './show-beginning.ts'
import { texts } from './texts.ts'

type State =
  | { step: 'idle' }
  | { step: 'unreadable'; problem: string }
  | { step: 'checking'; done: number; all: number; from: string }
  | { step: 'done'; report: Report; from: string }

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Every round of a file of the site. */
export function FileCheck() {
  const t = useText(texts)
  const [state, setState] = useState<State>({ step: 'idle' })
  const check = async (name: string, text: string): Promise<void> => {
    try {
      const seeds = readKept(text)
      const all = seeds.reduce((sum, { rounds }) => sum + rounds.length, 0)
      const from = t('kept', { name, seeds: seeds.length, rounds: all })
      const onProgress = (done: number): void => setState({ step: 'checking', done, all, from })
      onProgress(0)
      await pause()
      setState({ step: 'done', report: await checkSeeds(seeds, { onProgress, pause, now: () => performance.now() }), from })
    } catch (error) {
      setState({ step: 'unreadable', problem: error instanceof Error ? error.message : '' })
    }
  }
  return (
    <div className={styles.part}>
      <p className={styles.text}>{t('fileText')}</p>
      <FileInput onText={(name, text) => void check(name, text)} />
      <Outcome state={state} />
    </div>
  )
}

function Outcome({ state }: { state: State }) {
  const t = useText(texts)
  switch (state.step) {
    case 'idle':
      return null
    case 'unreadable':
      return (
        <p className={styles.problem} role="alert">
          {t('unreadable', { problem: state.problem })}
        </p>
      )
    case 'checking':
      return <Checking done={state.done} all={state.all} />
    case 'done':
      return (
        <div ref={showBeginning}>
          <Card className={styles.outcome}>
            <p className={styles.text}>{state.from}</p>
            <ReportView report={state.report} />
          </Card>
        </div>
      )
  }
}
