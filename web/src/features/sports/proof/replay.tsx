import type { MatchRow, SportsTeam } from '@tucano/contract/sports'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useText } from '#platform/text'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { Button, IconButton } from '#ui/button'
import type { PlayedBeat } from '../check-match.ts'
import { coloursOf } from '../looks/colours-of.ts'
import { Crest } from '../looks/crest.tsx'
import { useOddsText } from '../odds/use-odds-text.ts'
import { useToldText } from '../trackers/use-told-text.ts'
import { ChanceChart } from './chance-chart.tsx'
import { chancesByBeat } from './chances-of.ts'
import styles from './replay.module.css'
import { texts } from './texts.ts'

interface ReplayProps {
  beats: readonly PlayedBeat[]
  sides: Pick<MatchRow, 'home' | 'away'> | undefined
}

const NOBODY = { home: null, away: null }
const BEAT_MS = 250

/** Which beat is shown: the one that was chosen, or the last, until it is played on from there. */
function useShownBeat(last: number) {
  const [chosen, setChosen] = useState<number>()
  const [isPlaying, setPlaying] = useState(false)
  const at = Math.min(chosen ?? last, last)
  const isOn = isPlaying && at < last
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => setChosen((before) => (before ?? 0) + 1), BEAT_MS)
    return () => clearInterval(timer)
  }, [isOn])
  const choose = (next: number): void => {
    setPlaying(false)
    setChosen(Math.max(0, Math.min(last, next)))
  }
  const press = (): void => {
    if (!isOn && at >= last) setChosen(0)
    setPlaying(!isOn)
  }
  return { at, isOn, choose, press }
}

/** The match as it was played again: any beat of it, with its score, its prices and how the chances went. */
export function Replay({ beats, sides = NOBODY }: ReplayProps) {
  const t = useText(texts)
  const say = useToldText(sides)
  const id = useId()
  const last = beats.length - 1
  const { at, isOn, choose, press } = useShownBeat(last)
  const beat = beats[at]
  if (!beat) return null
  const { home, away } = beat.score
  const chances = chancesByBeat(beats)
  const place = beat.number === 0 ? t('before') : t('beatOf', { number: beat.number, all: last })
  return (
    <section className={styles.replay} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{t('replay')}</h2>
        <Button size="small" icon={isOn ? <Pause /> : <Play />} onClick={press}>
          {t(isOn ? 'pause' : 'play')}
        </Button>
      </header>
      <div className={styles.board}>
        <Side team={sides.home} name={t('home')} />
        <p className={styles.now}>
          <b>
            {home} – {away}
          </b>
          <span>{place}</span>
        </p>
        <Side team={sides.away} name={t('away')} />
      </div>
      <ChanceChart beats={beats} chances={chances} at={at} />
      <div className={styles.scrub}>
        <IconButton label={t('back1')} disabled={at === 0} onClick={() => choose(at - 1)}>
          <ChevronLeft />
        </IconButton>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('scrub')}
          aria-valuetext={`${place}, ${home}–${away}`}
          onChange={({ target }) => choose(Number(target.value))}
        />
        <IconButton label={t('on1')} disabled={at === last} onClick={() => choose(at + 1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <Result beat={beat} chances={chances[at] ?? []} sides={sides} />
      <ul className={styles.told}>
        {beat.told.map(({ kind, side }, line) => (
          <li key={line}>{say({ kind, side, seconds: null, player: null, score: null })}</li>
        ))}
      </ul>
    </section>
  )
}

const Side = ({ team, name }: { team: SportsTeam | null; name: string }) => (
  <div className={styles.side}>
    <Crest id={team?.urn ?? name} name={team?.name ?? name} colours={coloursOf(team)} size={40} />
    <span>{team?.name ?? name}</span>
  </div>
)

/** What was offered on who wins after this beat, and the chance that it says. */
function Result({ beat, chances, sides }: { beat: PlayedBeat; chances: readonly number[] } & { sides: Pick<MatchRow, 'home' | 'away'> }) {
  const t = useText(texts)
  const write = useOddsText()
  const language = useLanguage((state) => state.language)
  const names = [sides.home?.name ?? t('home'), ...(chances.length === 3 ? [t('draw')] : []), sides.away?.name ?? t('away')]
  const keys = chances.length === 3 ? ['home', 'draw', 'away'] : ['home', 'away']
  return (
    <>
      <dl className={styles.odds}>
        {chances.map((chance, place) => {
          const odds = beat.result[place] ?? null
          return (
            <div key={keys[place]} data-side={keys[place]}>
              <dt>{names[place]}</dt>
              <dd>
                <b>{odds === null ? '–' : write(odds)}</b>
                <small>{number(chance * 100, language, { max: 1 })} %</small>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.prices}>{t('prices', { count: number(beat.prices, language) })}</p>
    </>
  )
}
