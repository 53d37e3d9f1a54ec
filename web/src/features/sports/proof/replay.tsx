import type { MatchRow } from '@tucano/contract/sports'
import { useId, useState } from 'react'
import { useText } from '#platform/text'
import type { PlayedBeat } from '../check-match.ts'
import { useOddsText } from '../odds/use-odds-text.ts'
import { useToldText } from '../trackers/use-told-text.ts'
import styles from './replay.module.css'
import { texts } from './texts.ts'

interface ReplayProps {
  beats: readonly PlayedBeat[]
  sides: Pick<MatchRow, 'home' | 'away'> | undefined
}

const NOBODY = { home: null, away: null }

/** The match as it was played again: any beat of it, with its score and its prices. */
export function Replay({ beats, sides = NOBODY }: ReplayProps) {
  const t = useText(texts)
  const write = useOddsText()
  const say = useToldText(sides)
  const id = useId()
  const [chosen, setChosen] = useState<number>()
  const at = Math.min(chosen ?? beats.length - 1, beats.length - 1)
  const beat = beats[at]
  if (!beat) return null
  return (
    <section className={styles.replay} aria-labelledby={id}>
      <h2 id={id}>{t('replay')}</h2>
      <div className={styles.now}>
        <span>{beat.number === 0 ? t('before') : t('beat', { number: beat.number })}</span>
        <b>
          {beat.score.home} – {beat.score.away}
        </b>
        <span>{t('prices', { count: beat.prices })}</span>
      </div>
      <input
        type="range"
        min={0}
        max={beats.length - 1}
        value={at}
        aria-label={t('scrub')}
        aria-valuetext={`${t('beat', { number: beat.number })}, ${beat.score.home}–${beat.score.away}`}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <p className={styles.odds}>
        {beat.first.map((odds, place) => (
          <span key={place}>{odds === null ? '–' : write(odds)}</span>
        ))}
      </p>
      <ul className={styles.told}>
        {beat.told.map(({ kind, side }, place) => (
          <li key={place}>{say({ kind, side, seconds: null, player: null, score: null })}</li>
        ))}
      </ul>
    </section>
  )
}
