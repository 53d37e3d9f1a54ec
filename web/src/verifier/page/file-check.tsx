import { FileJson } from 'lucide-react'
import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { TextArea } from '#ui/field'
import { type Report, checkSeeds } from '../check-seeds.ts'
import { readKept } from '../kept-seed.ts'
import { Checking } from '../report/checking.tsx'
import { ReportView } from '../report/report-view.tsx'
import styles from './parts.module.css'
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
  const input = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
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
  const open = (file: File | undefined): void => {
    if (file) void file.text().then((text) => check(file.name, text))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    open(event.dataTransfer.files[0])
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void check(t('pasted'), pasted)
  }
  return (
    <div className={styles.part}>
      <p className={styles.text}>{t('fileText')}</p>
      <Card className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileJson aria-hidden="true" />
        <Button look="primary" size="large" onClick={() => input.current?.click()}>
          {t('chooseFile')}
        </Button>
        <p>{t('dropFile')}</p>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t('chooseFile')}
          onChange={({ target }) => {
            open(target.files?.[0])
            // The same file again is worth another look.
            target.value = ''
          }}
        />
      </Card>
      <form className={styles.form} onSubmit={submit}>
        <TextArea label={t('paste')} value={pasted} spellCheck={false} onChange={({ target }) => setPasted(target.value)} />
        <Button type="submit" disabled={pasted.trim() === ''}>
          {t('checkText')}
        </Button>
      </form>
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
        <Card className={styles.outcome}>
          <p className={styles.text}>{state.from}</p>
          <ReportView report={state.report} />
        </Card>
      )
  }
}
