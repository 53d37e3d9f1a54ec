import type { Play, Shape } from '@tucano/lottery'
import { useRef } from 'react'
import { useText } from '#platform/text'
import { bringToMiddle } from '#ui/bring-to-middle'
import { usePlayWords } from '../words/use-words.ts'
import styles from './play-choice.module.css'
import { texts } from './texts.ts'

interface PlayChoiceProps {
  shape: Shape
  play: Play
  onChoose: (play: Play) => void
}

/** The ways to bet: a tab for each family, and the plays of the one that is chosen. */
export function PlayChoice({ shape, play, onChoose }: PlayChoiceProps) {
  const t = useText(texts)
  const words = usePlayWords()
  const strip = useRef<HTMLDivElement>(null)
  const families = [...Map.groupBy(shape.plays, ({ family }) => family)]
  const plays = families.find(([family]) => family === play.family)?.[1] ?? []
  const choose = (chosen: Play | undefined, button: HTMLElement): void => {
    if (chosen) onChoose(chosen)
    if (strip.current) bringToMiddle(strip.current, button)
  }
  return (
    <div className={styles.choice}>
      {families.length > 1 && (
        <div className={styles.families} role="group" aria-label={t('families')} ref={strip}>
          {families.map(([family, [first]]) => (
            <button
              key={family}
              type="button"
              aria-pressed={family === play.family}
              onClick={({ currentTarget }) => choose(first, currentTarget)}
            >
              {words.family(family)}
            </button>
          ))}
        </div>
      )}
      {plays.length > 1 && (
        <div className={styles.plays} role="group" aria-label={t('plays', { family: words.family(play.family) })}>
          {plays.map((each) => (
            <button
              key={each.code}
              type="button"
              data-play={each.code}
              aria-pressed={each.code === play.code}
              onClick={() => onChoose(each)}
            >
              {words.play(each)}
            </button>
          ))}
        </div>
      )}
      {words.how(play.code) && <p className={styles.how}>{words.how(play.code)}</p>}
    </div>
  )
}
