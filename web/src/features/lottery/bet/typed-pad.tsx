import { type Pad, permutationsOfAll, sequence } from '@tucano/lottery'
import { useState } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { TextArea, TextField } from '#ui/field'
import { type PairSet, pairSets, pairsOf, readTyped } from './read-typed.ts'
import styles from './typed-pad.module.css'
import { texts } from './texts.ts'

/** So many numbers with a problem are named one by one. */
const NAMED = 6
/** Numbers of one sequence. */
const MOST = 1000

interface TypedPadProps {
  pad: Pad
  /** What was typed, as it was. */
  text: string
  onText: (text: string) => void
}

/** A field for numbers that are typed or pasted: what is wrong with each is said, and those that are right count. */
export function TypedPad({ pad: { digits, max }, text, onText }: TypedPadProps) {
  const t = useText(texts)
  const { numbers, wrong } = readTyped(text, digits, max)
  const put = (more: readonly string[]): void => onText([...new Set([...numbers, ...more])].join(' '))
  return (
    <section className={styles.typed}>
      <TextArea
        label={t('typed', { digits })}
        hint={numbers.length > 0 ? t('typedCount', { count: numbers.length }) : t('typedHint')}
        inputMode="numeric"
        rows={3}
        maxLength={20_000}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <ul className={styles.wrong} role="status" aria-label={t('typedHint')}>
        {wrong.slice(0, NAMED).map(({ text: given, problem }, place) => (
          <li key={place}>{t(`problem_${problem}`, { text: given.slice(0, 12), digits, max })}</li>
        ))}
        {wrong.length > NAMED && <li>{t('moreWrong', { count: wrong.length - NAMED })}</li>}
      </ul>
      <div className={styles.tools} role="group" aria-label={t('pickTools')}>
        {digits > 1 && (
          <Button size="small" title={t('permuteHint')} disabled={numbers.length === 0} onClick={() => put(permutationsOfAll(numbers))}>
            {t('permute')}
          </Button>
        )}
        {digits === 2 &&
          (Object.keys(pairSets) as PairSet[]).map((set) => (
            <Button key={set} size="small" onClick={() => put(pairsOf(set))}>
              {t(`set_${set}`)}
            </Button>
          ))}
        <Button size="small" look="quiet" disabled={text === ''} onClick={() => onText('')}>
          {t('clearPicks')}
        </Button>
      </div>
      <Sequence digits={digits} onPut={put} />
    </section>
  )
}

/** Numbers with the same distance from one to the next. */
function Sequence({ digits, onPut }: { digits: number; onPut: (numbers: string[]) => void }) {
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
    <details className={styles.sequence}>
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
