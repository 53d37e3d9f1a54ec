import { RefreshCw, Spade } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#platform/text'
import { Frame } from '#play/frame/frame.tsx'
import { useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import type { Card } from '#play/cards/card.ts'
import { useCardName } from '#play/cards/card-name.ts'
import { PlayingCard } from '#play/cards/playing-card.tsx'
import { useHandName } from '#play/cards/hand-name.ts'
import { Felt } from '#play/felt/felt.tsx'
import { tableLeast } from '#play/felt/table-least.ts'
import { useLetters } from '#play/felt/use-letters.ts'
import { useMain } from '#play/felt/use-main.tsx'
import { useShow } from '#play/felt/use-show.ts'
import { sheetOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import { madeOf } from './made-hand.ts'
import { PayTable, type PokerSheet } from './pay-table.tsx'
import styles from './poker-machine.module.css'
import { type PokerPicture, pokerScript } from './script.ts'

const FIVE = [0, 1, 2, 3, 4] as const
const CLOSED: PokerPicture = { cards: [], held: [], hand: undefined, isOver: false }

/** Video poker on the frame: five cards, and which of them stay. */
export function PokerMachine({ session }: { session: GameSession }) {
  const t = useText(texts)
  const phase = useGameSession((state) => state.phase)
  const round = useGameSession((state) => state.round)
  const { picture = CLOSED, isSweeping, hurry, sound, root } = useShow(session, 'videopoker', pokerScript)
  const [chosen, setChosen] = useState<{ roundId: string; hold: readonly boolean[] }>()
  const isWaiting = phase === 'waiting'
  const hold = FIVE.map((place) => chosen !== undefined && chosen.roundId === round?.roundId && chosen.hold[place] === true)
  const toggle = (place: number): void => {
    if (!isWaiting || !round) return
    sound.pop()
    setChosen({ roundId: round.roundId, hold: hold.with(place, !hold[place]) })
  }
  useLetters(Object.fromEntries(FIVE.map((place) => [String(place + 1), () => toggle(place)])))
  const main = useMain({
    label: isWaiting ? t('draw') : t('deal'),
    icon: isWaiting ? <RefreshCw aria-hidden="true" /> : <Spade aria-hidden="true" />,
    isPlayable: isWaiting || phase === 'idle',
    play: () => void (isWaiting ? session.step({ hold }) : session.play()),
    hurry,
  })
  const held = isWaiting || (phase === 'asking' && round?.over === false) ? hold : picture.held
  const stage = (
    <Felt
      session={session}
      result={picture.isOver ? { cards: picture.cards, hand: picture.hand } : { cards: picture.cards }}
      said={useSaid(picture)}
      isSweeping={isSweeping}
    >
      <div ref={root} className={styles.machine}>
        <PayTable sheet={sheetOf(session.game, 'videopoker')} hand={picture.hand} isOver={picture.isOver} />
        <Cards {...{ picture, held, isWaiting, toggle }} sheet={sheetOf(session.game, 'videopoker')} />
      </div>
    </Felt>
  )
  return (
    <Frame least={tableLeast} stage={stage} main={main} status={isWaiting ? <p className={styles.prompt}>{t('drawText')}</p> : undefined} />
  )
}

interface CardsProps {
  picture: PokerPicture
  held: readonly boolean[]
  isWaiting: boolean
  sheet: PokerSheet
  toggle: (place: number) => void
}

function Cards({ picture, held, isWaiting, sheet, toggle }: CardsProps) {
  const t = useText(texts)
  const nameOf = useCardName()
  const made = picture.hand === undefined ? [] : madeOf(picture.cards as Card[], picture.hand, sheet.rules === 'deuces')
  const isOver = picture.isOver && picture.hand !== undefined
  return (
    <div className={styles.cards} role="group" aria-label={t('cards')}>
      {FIVE.map((place) => {
        const card = picture.cards[place]
        return (
          <div key={place} className={styles.place} data-held={held[place] || undefined}>
            <PlayingCard card={card} look={isOver ? (made[place] ? 'won' : 'dim') : undefined} />
            <button
              type="button"
              className={styles.hold}
              disabled={!isWaiting || card === undefined}
              aria-pressed={held[place] === true}
              aria-label={card === undefined ? t('hold') : t('holdCard', { card: nameOf(card) })}
              onClick={() => toggle(place)}
            >
              <span>{t('hold')}</span>
              <kbd className={styles.key} aria-hidden="true">
                {place + 1}
              </kbd>
            </button>
          </div>
        )
      })}
    </div>
  )
}

/** The cards and what they are, once they all lie there. */
function useSaid({ cards, hand, isOver }: PokerPicture): string {
  const t = useText(texts)
  const nameOf = useCardName()
  const handName = useHandName()
  const seen = cards.filter((card) => card !== undefined)
  if (seen.length < FIVE.length) return ''
  const words = { cards: seen.map(nameOf).join(', '), hand: hand === undefined ? (isOver ? t('nothing') : '') : handName(hand) }
  return isOver ? t('saidDrawn', words) : t('saidDealt', words)
}
