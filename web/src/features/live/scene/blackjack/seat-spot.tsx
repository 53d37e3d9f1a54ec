import type { CSSProperties } from 'react'
import { useText } from '#platform/text'
import { Chip } from '#play/chips/chip.tsx'
import { chipsOf } from '#play/chips/chip-values.ts'
import styles from './seat-spot.module.css'
import { texts } from './texts.ts'
import { TurnRing } from './turn-ring.tsx'

/** Who sits at a seat, and what lies there, in minor units. */
export interface BlackjackPlayer {
  seat: number
  /** Masked; nobody where it is free. */
  who: string | null
  isMine: boolean
  stake: bigint
  /** Of all who bet behind. */
  behind: bigint
}

interface SeatSpotProps {
  player: BlackjackPlayer
  turn: { leftMs: () => number; ofMs: number; key: string } | null
}

/** A ring on the cloth with the chips of a seat; those of bets behind are a smaller pile beside it. */
export function SeatSpot({ player: { seat, who, isMine, stake, behind }, turn }: SeatSpotProps) {
  const t = useText(texts)
  return (
    <div className={styles.spot} data-seat={seat} data-mine={isMine || undefined} data-turn={turn !== null || undefined}>
      <span className={styles.ring}>
        {turn && <TurnRing key={turn.key} leftMs={turn.leftMs} ofMs={turn.ofMs} />}
        <span className={styles.number}>{seat}</span>
        {stake > 0n && <Pile amount={stake} />}
        {behind > 0n && (
          <span className={styles.behind}>
            <Pile amount={behind} />
          </span>
        )}
      </span>
      {who !== null && <span className={styles.who}>{isMine ? t('mine') : who}</span>}
    </div>
  )
}

/** A higher pile would fall over. */
const DISCS_MAX = 4

function Pile({ amount }: { amount: bigint }) {
  const chips = chipsOf(amount).slice(0, DISCS_MAX)
  return (
    <span className={styles.pile}>
      {chips.map((value, place) => (
        <span key={`${place} ${value}`} className={styles.disc} style={{ '--place': place } as CSSProperties}>
          <Chip value={value} amount={place === chips.length - 1 ? amount : value} />
        </span>
      ))}
    </span>
  )
}
