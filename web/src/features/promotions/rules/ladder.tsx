import type { DefinitionOf } from '@tucano/contract/promotions'
import { Check } from 'lucide-react'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { useText } from '#platform/text'
import type { Shown } from '../standing.ts'
import { texts } from '../texts.ts'
import styles from './ladder.module.css'

interface LadderProps {
  ladder: DefinitionOf<'checkIn'>['ladder']
  promotion: Shown
}

/** Days one after the other: those that are done, the one that comes next, and what each brings. */
export function Ladder({ ladder, promotion: { progress, act } }: LadderProps) {
  const t = useText(texts)
  const say = useRewardWords()
  const done = Number(progress?.measured ?? 0)
  return (
    <ol className={styles.ladder} data-climbed={done}>
      {ladder.map((reward, n) => {
        const state = n < done ? 'done' : n === done && act === 'checkIn' ? 'next' : 'later'
        return (
          <li key={n} data-step={state}>
            <span className={styles.day}>
              {t('step', { day: n + 1 })}
              {state === 'done' && <Check aria-hidden="true" />}
              {state !== 'later' && <span className="sr-only"> {t(state === 'done' ? 'ladderDone' : 'ladderNext')}</span>}
            </span>
            <strong>{say(reward)}</strong>
          </li>
        )
      })}
    </ol>
  )
}
