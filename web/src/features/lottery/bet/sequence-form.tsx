import { sequence } from '@tucano/lottery'
import { useState } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { texts } from './texts.ts'
import styles from './typed-pad.module.css'

/** Numbers of one sequence. */
const MOST = 1000

interface SequenceFormProps {
  digits: number
  onPut: (numbers: string[]) => void
}

/** Numbers with the same distance from one to the next. */
export function SequenceForm({ digits, onPut }: SequenceFormProps) {
  const t = useText(texts)
  const [from, setFrom] = useState('0'.repeat(digits))
  const [step, setStep] = useState('1')
  const [count, setCount] = useState('10')
  const whole = (text: string): number => Number(text.replaceAll(/\D/g, '').slice(0, 6))
  const put = (): void => {
    const [start, by] = [whole(from), Math.max(1, whole(step))]
    onPut(sequence({ from: start, to: start + by * (Math.min(MOST, whole(count)) - 1), step: by, digits }))
  }
  const field = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const
  return (
    <details className={styles.more}>
      <summary>{t('sequence')}</summary>
      <div className={styles.fields}>
        <TextField {...field} label={t('sequenceFrom')} value={from} onChange={({ target }) => setFrom(target.value)} />
        <TextField {...field} label={t('sequenceStep')} value={step} onChange={({ target }) => setStep(target.value)} />
        <TextField {...field} label={t('sequenceCount')} value={count} onChange={({ target }) => setCount(target.value)} />
        <Button onClick={put}>{t('add')}</Button>
      </div>
    </details>
  )
}
