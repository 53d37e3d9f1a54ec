import { livePath } from '@tucano/contract/pages'
import { Heart, Users } from 'lucide-react'
import { Link } from 'wouter'
import { useAmounts } from '#platform/amounts'
import { svgAddress } from '#play/stage/canvas.ts'
import { drawRocket } from '#play/stage/rocket.ts'
import { useText } from '#platform/text'
import { likeTable } from '../kept.ts'
import type { ShownTable } from '../queries.ts'
import { Countdown } from '../room/countdown.tsx'
import { phaseOf, phaseTexts } from '../room/phase.ts'
import { useRoom } from '../room/rooms.ts'
import { pageCloses, useSeconds } from '../room/use-seconds.ts'
import { Dealer } from '../scene/dealer/dealer.tsx'
import { Bead } from '../words/bead.tsx'
import { texts as words } from '../words/texts.ts'
import { useOutcome } from '../words/use-outcome.ts'
import styles from './table-card.module.css'
import { texts } from './texts.ts'

const BEADS = 12
/** Nobody stands at a flight. */
const ROCKET = svgAddress(drawRocket({ main: '#fdf3e0', spark: '#f2741e' }), '-66 -66 132 132')

interface TableCardProps {
  table: ShownTable
  isLiked: boolean
  canLike: boolean
}

/** A table as it is now: whether bets are taken and for how long, who is there, what came last. The whole card is the way in. */
export function TableCard({ table, isLiked, canLike }: TableCardProps) {
  const t = useText(texts)
  const w = useText(words)
  const p = useText(phaseTexts)
  const { amount } = useAmounts()
  const { view } = useRoom(table.room, { isSeated: false })
  const seconds = useSeconds(view?.phase === 'open' ? pageCloses(view.closesAtMs) : 0)
  const outcomeOf = useOutcome(table.kind)
  const limits = view?.limits ?? table.limits
  const past = (view?.past ?? [])
    .slice(-BEADS)
    .toReversed()
    .flatMap(({ round, result }) => {
      const outcome = outcomeOf(result)
      return outcome ? [{ round, ...outcome }] : []
    })
  const phase = view && phaseOf(view, seconds)
  const seatsText = (free: number): string => (free === 0 ? t('noSeats') : free === 1 ? t('oneSeat') : t('freeSeats', { count: free }))
  const shown = view?.phase === 'result' ? outcomeOf(view.result)?.words : undefined
  return (
    <article className={styles.card} data-table={table.code} data-kind={table.kind} data-phase={phase}>
      <div className={styles.picture} aria-hidden="true">
        {table.kind === 'crash' ? (
          <img className={styles.rocket} src={ROCKET} alt="" />
        ) : (
          <>
            <div className={styles.dealer}>
              <Dealer look={table.dealer.look} name={table.dealer.name} mood={phase === 'open' ? 'takesBets' : 'waits'} isCalm />
            </div>
            <span className={styles.dealerName}>{t('dealer', { name: table.dealer.name })}</span>
          </>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2>
            <Link href={livePath(table.code)} className={styles.link} aria-label={t('enter', { name: table.name })}>
              {table.name}
            </Link>
          </h2>
          <p>
            {w(`kind_${table.kind}`)} · {t('limits', { min: amount(limits.min), max: amount(limits.max) })}
            {view?.blackjack && ` · ${seatsText(view.blackjack.seats.filter((one) => one === null).length)}`}
          </p>
        </div>
        <div className={styles.now}>
          {view && phase ? (
            <>
              <Countdown opensAtMs={view.opensAtMs} closesAtMs={view.closesAtMs} seconds={seconds} label={t('timer')} />
              <span className={styles.phase}>
                <strong>{shown ?? p(phase)}</strong>
                {view.members > 0 && (
                  <small>
                    <Users aria-hidden="true" /> {view.members === 1 ? t('oneMember') : t('members', { count: view.members })}
                  </small>
                )}
              </span>
            </>
          ) : (
            <span className={styles.phase}>{t('coming')}</span>
          )}
        </div>
        {past.length > 0 ? (
          <p className={styles.beads} role="img" aria-label={t('last', { list: past.map((one) => one.words).join('; ') })}>
            {past.map(({ round, label, tone }) => (
              <Bead key={round} label={label} tone={tone} />
            ))}
          </p>
        ) : (
          <p className={styles.none}>{t('noLast')}</p>
        )}
      </div>
      {canLike && (
        <button
          type="button"
          className={styles.heart}
          aria-pressed={isLiked}
          aria-label={t(isLiked ? 'unmark' : 'mark', { name: table.name })}
          onClick={() => likeTable(table.code)}
        >
          <Heart aria-hidden="true" fill={isLiked ? 'currentColor' : 'none'} />
        </button>
      )}
    </article>
  )
}
