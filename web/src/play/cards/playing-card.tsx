import { type CSSProperties, useRef, useState } from 'react'
import { useText } from '#platform/text'
import { useArrival } from '../felt/felt-context.ts'
import { texts } from './texts.ts'
import { CardBack } from './card-back.tsx'
import { CardFace } from './card-face.tsx'
import type { Card } from './card.ts'
import { useCardName } from './card-name.ts'
import styles from './playing-card.module.css'

const FLIGHT_MS = 420
const TURN_DEGREES = 150

interface PlayingCardProps {
  /** Nothing while it lies face down. */
  card: Card | undefined
  /** `won` lifts it and lets it shine, `dim` takes the light off it. */
  look?: 'won' | 'dim' | undefined
  isSideways?: boolean
  style?: CSSProperties
}

/** A card that comes out of the shoe, turning over on its way; or that lay on the table already. */
export function DealtCard({ wasThere = false, ...props }: PlayingCardProps & { wasThere?: boolean }) {
  const flyer = useRef<HTMLDivElement>(null)
  useArrival(flyer, { from: wasThere ? undefined : 'shoe', lastsMs: FLIGHT_MS, turn: TURN_DEGREES })
  return (
    <div ref={flyer} className={styles.flyer}>
      <PlayingCard {...props} isArriving={!wasThere} />
    </div>
  )
}

/** A card, face up or face down. It turns over when that changes. */
export function PlayingCard({ card, look, isSideways = false, isArriving = false, style }: PlayingCardProps & { isArriving?: boolean }) {
  const t = useText(texts)
  const nameOf = useCardName()
  const isUp = card !== undefined
  // While it turns, both sides are seen: the face stays until another one comes.
  const [face, setFace] = useState(card)
  if (isUp && face !== card) setFace(card)
  return (
    <div
      className={styles.card}
      role="img"
      aria-label={isUp ? nameOf(card) : t('faceDown')}
      data-card={isUp ? card : 'down'}
      data-look={look}
      data-sideways={isSideways || undefined}
      style={style}
    >
      <div className={styles.turner} data-up={isUp || undefined} data-arriving={(isArriving && isUp) || undefined}>
        <div className={styles.front}>{face !== undefined && <CardFace card={face} />}</div>
        <div className={styles.back}>
          <CardBack />
        </div>
      </div>
    </div>
  )
}
