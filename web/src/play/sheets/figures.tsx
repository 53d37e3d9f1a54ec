import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { useGameContext } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './sheets.module.css'

/** How often rounds pay, and how far they are from their average, as it was worked out from the rules. */
export function Figures() {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const { figures } = useGameContext().session.game
  if (!figures) return null
  const share = (hundredths: number): string => `${number(hundredths / 100, language, { min: hundredths < 100 ? 2 : 1 })}%`
  const times = (hundredths: number): string => number(hundredths / 100, language, { min: 1, max: 1 })
  const { hits, deviation } = figures
  return (
    <>
      <div>
        <dt>{t('hits')}</dt>
        <dd data-hits="">
          {hits.least === hits.most ? share(hits.least) : t('hitsRange', { least: share(hits.least), most: share(hits.most) })}
        </dd>
      </div>
      <div>
        <dt>{t('deviation')}</dt>
        <dd data-deviation="">
          {times(deviation.least) === times(deviation.most)
            ? t('deviationOne', { times: times(deviation.least) })
            : t('deviationRange', { least: times(deviation.least), most: times(deviation.most) })}
        </dd>
      </div>
    </>
  )
}

/** What these words mean, and where the figures come from. */
export function FiguresText() {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const {
    session: { game },
    engine: { HowCounted },
  } = useGameContext()
  const { figures } = game
  if (!figures) return null
  return (
    <p className={styles.small}>
      {t('figuresText')}{' '}
      {figures.rounds !== null ? (
        t('figuresPlayed', { rounds: number(figures.rounds, language) })
      ) : HowCounted ? (
        <HowCounted />
      ) : (
        t('figuresCounted')
      )}
    </p>
  )
}
