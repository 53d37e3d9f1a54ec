import type { Guess, HiloSheet, HiloView } from '@tucano/arcade'
import { ChevronDown, ChevronUp, ChevronsRight } from 'lucide-react'
import { useText } from '#platform/text'
import { useDecimal } from '../parts/times.ts'
import { texts } from '../texts.ts'
import { chanceOf, rankOf, sayingOf } from './guess.ts'
import styles from './guesses.module.css'

interface GuessesProps {
  view: HiloView | undefined
  sheet: HiloSheet
  canMove: boolean
  write: (multiplier: number) => string
  onSay: (what: Guess | 'skip') => void
}

/** Lower, another card, higher: each with how often it is right and what it would pay. */
export function Guesses({ view, sheet, canMove, write, onSay }: GuessesProps) {
  const t = useText(texts)
  const { skipsLeft = sheet.skips } = view ?? {}
  return (
    <div className={styles.guesses} role="group" aria-label={t('guesses')}>
      <GuessButton guess="lowerOrSame" {...{ view, sheet, canMove, write, onSay }} />
      <button
        type="button"
        className={styles.skip}
        aria-disabled={!canMove || skipsLeft === 0 || undefined}
        onClick={() => canMove && skipsLeft > 0 && onSay('skip')}
      >
        <ChevronsRight aria-hidden="true" />
        <span className={styles.word}>{t('skip')}</span>{' '}
        <span className={styles.left}>
          {skipsLeft} <span className="sr-only">{t('skipsLeft')}</span>
        </span>
      </button>
      <GuessButton guess="higherOrSame" {...{ view, sheet, canMove, write, onSay }} />
    </div>
  )
}

function GuessButton({ guess, view, sheet, canMove, write, onSay }: GuessesProps & { guess: Guess }) {
  const t = useText(texts)
  const decimal = useDecimal()
  const shown = view?.next ? rankOf(view.cards.at(-1)!) : undefined
  const next = view?.next?.[guess] ?? undefined
  const isOpen = canMove && next !== undefined
  return (
    <button
      type="button"
      className={styles.guess}
      data-guess={guess}
      aria-disabled={!isOpen || undefined}
      onClick={() => isOpen && onSay(guess)}
    >
      <span className={styles.arrow} aria-hidden="true">
        {guess === 'higherOrSame' ? <ChevronUp /> : <ChevronDown />}
      </span>
      <span className={styles.saying}>{t(`say_${shown === undefined ? guess : sayingOf(guess, shown)}`)}</span>
      <span className={styles.odds}>
        {shown === undefined ? (
          '–'
        ) : (
          <>
            <span>{decimal(chanceOf(guess, shown, sheet), 1)}%</span>
            <strong className={styles.times}>{next === undefined ? t('overLimit') : write(next)}</strong>
          </>
        )}
      </span>
    </button>
  )
}
