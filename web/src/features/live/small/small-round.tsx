import { useEffect } from 'react'
import { Link } from 'wouter'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { turnNow } from '../blackjack/shown.ts'
import { noteRound } from '../kept.ts'
import type { ShownTable } from '../queries.ts'
import { Countdown } from '../room/countdown.tsx'
import { phaseOf, phaseTexts } from '../room/phase.ts'
import { type Looked, useRoom } from '../room/rooms.ts'
import { pageCloses, useSeconds } from '../room/use-seconds.ts'
import { useOutcome } from '../words/use-outcome.ts'
import { SmallPicture } from './small-picture.tsx'
import styles from './small-table.module.css'
import { texts } from './texts.ts'
import { isOver, useOwnRound } from './use-own-round.ts'

interface SmallRoundProps {
  table: ShownTable
  path: string
  /** The first one shows what happens; others are a line each. */
  hasPicture: boolean
  wasDragged: () => boolean
}

/** Somebody's round at a table, looked at without its seat. */
export function SmallRound(props: SmallRoundProps) {
  const { table } = props
  const room = useRoom(table.room, { isSeated: false })
  // What cannot be looked at any more has nothing to show.
  const isGone = room.code !== undefined && room.code !== 'system.busy'
  useEffect(() => {
    if (isGone) noteRound(table.code, false)
  }, [isGone, table.code])
  return room.view ? (
    <Round {...props} room={room} view={room.view} />
  ) : (
    <div className={styles.coming} data-picture={props.hasPicture || undefined} />
  )
}

interface RoundProps extends SmallRoundProps {
  room: Looked
  view: NonNullable<Looked['view']>
}

function Round({ table, path, hasPicture, wasDragged, room, view }: RoundProps) {
  const t = useText(texts)
  const p = useText(phaseTexts)
  const { amount } = useAmounts()
  const seconds = useSeconds(view.phase === 'open' ? pageCloses(view.closesAtMs) : 0)
  const own = useOwnRound(view)
  const outcomeOf = useOutcome(table.kind)
  const isEnded = isOver(view, own)
  useEffect(() => {
    if (isEnded) noteRound(table.code, false)
  }, [isEnded, table.code])
  if (!own) return null
  const { stake, won } = own
  const isMyTurn = turnNow(view)?.turn.seat === (view.ownSeat?.seat ?? 0)
  const came = own.isVoid
    ? t('void', { amount: amount(stake) })
    : won === undefined
      ? undefined
      : won > stake
        ? t('won', { amount: amount(won - stake) })
        : won > 0n
          ? t('cameBack', { amount: amount(won) })
          : t('lost', { amount: amount(stake) })
  const outcome = won === undefined ? undefined : outcomeOf(own.result)?.words
  const told = came && [outcome, came].filter(Boolean).join('. ')
  return (
    <>
      <Link
        href={path}
        className={styles.round}
        data-small={table.code}
        data-phase={view.phase}
        data-picture={hasPicture || undefined}
        onClick={(press) => wasDragged() && press.preventDefault()}
      >
        <span className="sr-only">{t('goBack')} </span>
        {hasPicture && (
          <span className={styles.picture} aria-hidden="true">
            <SmallPicture table={table} view={view} seconds={seconds} />
          </span>
        )}
        <span className={styles.now}>
          <span aria-hidden="true">
            <Countdown opensAtMs={view.opensAtMs} closesAtMs={view.closesAtMs} seconds={seconds} label={t('timer')} />
          </span>
          <span className={styles.words}>
            <strong>{table.name}</strong>
            <small>{room.isLinked ? p(phaseOf(view, seconds)) : t('reconnecting')}</small>
          </span>
        </span>
        <span
          className={styles.own}
          data-came={own.isVoid ? 'back' : won === undefined ? undefined : won > stake ? 'won' : won > 0n ? 'back' : 'lost'}
        >
          {isMyTurn ? <b>{t('yourTurn')}</b> : came === undefined ? t('stake', { amount: amount(stake) }) : <b>{came}</b>}
          {outcome && <small>{outcome}</small>}
        </span>
      </Link>
      <p className="sr-only" role="status" aria-live="polite">
        {isMyTurn ? t('says', { name: table.name, sentence: t('yourTurn') }) : told && t('says', { name: table.name, sentence: told })}
      </p>
    </>
  )
}
