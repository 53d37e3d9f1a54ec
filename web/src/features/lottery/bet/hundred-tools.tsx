import { ANIMALS, hundredOf, permutationsOfAll } from '@tucano/lottery'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { pairsOf } from './read-typed.ts'
import { SequenceForm } from './sequence-form.tsx'
import { texts } from './texts.ts'
import styles from './typed-pad.module.css'

/** Signs in the order in which they are told: the rat comes first. */
const RAT = ANIMALS.indexOf('RAT')
const SIGNS = [...ANIMALS.slice(RAT), ...ANIMALS.slice(0, RAT)]

interface HundredToolsProps {
  chosen: readonly string[]
  /** More than these are not taken. */
  max: number
  onChange: (chosen: string[]) => void
}

/** What helps to choose among a hundred numbers: all orders of what is chosen, doubles, the numbers of a sign, sequences. */
export function HundredTools({ chosen, max, onChange }: HundredToolsProps) {
  const t = useText(texts)
  const put = (more: readonly string[]): void => onChange([...new Set([...chosen, ...more])].slice(0, max))
  return (
    <div className={styles.typed}>
      <div className={styles.tools} role="group" aria-label={t('pickTools')}>
        <Button size="small" title={t('permuteHint')} disabled={chosen.length === 0} onClick={() => put(permutationsOfAll(chosen))}>
          {t('permute')}
        </Button>
        <Button size="small" onClick={() => put(pairsOf('doubles'))}>
          {t('set_doubles')}
        </Button>
      </div>
      <details className={styles.more}>
        <summary>{t('signs')}</summary>
        <div className={styles.tools}>
          {SIGNS.map((sign) => (
            <Button key={sign} size="small" title={hundredOf(sign).join(' ')} onClick={() => put(hundredOf(sign))}>
              {t(`sign_${sign}`)}
            </Button>
          ))}
        </div>
      </details>
      <SequenceForm digits={2} onPut={put} />
    </div>
  )
}
