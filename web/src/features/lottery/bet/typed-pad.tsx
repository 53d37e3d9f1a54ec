import { type Pad, permutationsOfAll } from '@tucano/lottery'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { TextArea } from '#ui/field'
import { type PairSet, pairSets, pairsOf, readTyped } from './read-typed.ts'
import { SequenceForm } from './sequence-form.tsx'
import styles from './typed-pad.module.css'
import { texts } from './texts.ts'

/** So many numbers with a problem are named one by one. */
const NAMED = 6

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
      <SequenceForm digits={digits} onPut={put} />
    </section>
  )
}
