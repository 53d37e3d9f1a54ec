import { useEffect, useEffectEvent } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { sitHere } from '../room/rooms.ts'
import type { Side } from '../several/side.ts'
import styles from './desk.module.css'
import { texts } from './texts.ts'

/** Why something was not taken. */
export const Refusal = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={styles.refusal} role="alert">
      {text}
    </p>
  ) : null

/** Another page of the member has the seat. */
export function Elsewhere({ room }: { room: string }) {
  const t = useText(texts)
  return (
    <div className={styles.veil} role="alert">
      <strong>{t('elsewhere')}</strong>
      <p>{t('elsewhereText')}</p>
      <Button look="primary" onClick={() => sitHere(room)}>
        {t('sitHere')}
      </Button>
    </div>
  )
}

interface SaidProps {
  children: string
  /** What lies here. */
  stake: bigint
  side: Side | undefined
}

/** What there is to know now. Of several tables one voice tells it: all of the large one, of the others where something lies on them. */
export function Said({ children: sentence, stake, side }: SaidProps) {
  const tell = useEffectEvent(() => {
    if (side?.isLarge || stake > 0n) side?.say(sentence)
  })
  useEffect(() => tell(), [sentence])
  const count = useEffectEvent(() => side?.onStake(stake))
  useEffect(() => count(), [stake])
  const live = side ? {} : ({ role: 'status', 'aria-live': 'polite' } as const)
  return (
    <p className={styles.said} data-part="said" {...live}>
      {sentence}
    </p>
  )
}
