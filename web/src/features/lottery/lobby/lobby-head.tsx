import type { LotteryGame } from '@tucano/contract/lottery'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { Countdown } from '../looks/countdown.tsx'
import { ResultRow } from '../looks/result-row.tsx'
import { drawNow } from '../draw-clock.ts'
import { shortNumero } from '../numero.ts'
import type { PrizeMode } from '../queries.ts'
import { closingNext } from './games-shown.ts'
import { lobbyPath } from './lobby-path.ts'
import styles from './lobby-head.module.css'
import { texts } from './texts.ts'

const NEXT = 3
const FLAGS = ['#f28c1e', '#e8e2d0', '#37c48b', '#56c2f0', '#e2574c', '#f5c84b']

interface LobbyHeadProps {
  games: readonly LotteryGame[]
  title: string
  prizeMode: PrizeMode
  open: readonly PrizeMode[]
  onBet: (game: LotteryGame) => void
}

/** What this is, and which draws close next. */
export function LobbyHead({ games, title, prizeMode, open, onBet }: LobbyHeadProps) {
  const t = useText(texts)
  const next = closingNext(games, drawNow(), NEXT)
  return (
    <section className={styles.head}>
      <Bunting />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{t('lead')}</p>
        {open.length > 1 && (
          <nav className={styles.kinds} aria-label={t('kinds')}>
            {open.map((kind) => (
              <Link key={kind} href={lobbyPath(kind)} aria-current={kind === prizeMode ? 'page' : undefined}>
                {t(`title_${kind}`)}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {next.length > 0 && (
        <div className={styles.next}>
          <h2>{t('soon')}</h2>
          <ul>
            {next.map((game) => (
              <li key={game.gameCode}>
                <button type="button" onClick={() => onBet(game)}>
                  <span className={styles.name}>
                    <span className="sr-only">{t('bet')}</span>
                    <strong>{game.gameName}</strong>
                    <small>{t('draw', { numero: shortNumero(game.current!.numero) })}</small>
                  </span>
                  {game.last?.result && <ResultRow shape={game.shape} result={game.last.result} size="small" />}
                  <Countdown opensAt={game.current!.opensAt} closesAt={game.current!.closesAt} label={t('closesIn')} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** Little flags on a string, and bulbs between them. */
const Bunting = () => (
  <svg className={styles.bunting} viewBox="0 0 1200 70" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path d="M0 6Q150 46 300 10T600 10T900 10T1200 6" fill="none" stroke="rgb(255 255 255 / 0.35)" strokeWidth="2" />
    {Array.from({ length: 40 }, (_, place) => {
      const x = 15 + place * 30
      const y = 10 + Math.abs(Math.sin((x / 300) * Math.PI)) * 18
      return place % 4 === 3 ? (
        <circle key={place} cx={x} cy={y + 8} r="5" fill="#ffe2a0" className={styles.bulb} />
      ) : (
        <path key={place} d={`M${x - 10} ${y}h20l-10 20z`} fill={FLAGS[place % FLAGS.length]} opacity="0.9" />
      )
    })}
  </svg>
)
