import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { type Text, useText } from '#platform/text'
import { useUpright } from '#play/frame/use-upright.ts'
import { oddsOf } from '../../words/odds.ts'
import { toneOfNumber } from '../../words/use-outcome.ts'
import { useSpotName } from '../../words/use-spot-name.ts'
import type { ClothProps } from '../cloth-props.ts'
import { useOddsText } from '../use-odds-text.ts'
import { SpotChips } from '../spot-chips.tsx'
import { type Texts, texts } from '../texts.ts'
import { ALONG, DOWN, type Place, isPrinted, placeBeside, placesOf } from './places.ts'
import styles from './roulette-cloth.module.css'

/** The whole cloth of the roulette: edges and corners are places as well, for a finger as for keys. */
export function RouletteCloth({ kind, spots, chips, unsent, totals, paidOf, hasWon, canBet, onLay }: ClothProps) {
  const t = useText(texts)
  const nameOf = useSpotName(kind)
  const oddsText = useOddsText()
  const { amount } = useAmounts()
  const isUpright = useUpright()
  const root = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState('straight-0')
  const [lit, setLit] = useState<readonly number[]>()
  const places = placesOf(isUpright)
  const known = new Map(spots.map((spot) => [spot.code, spot]))
  const [across, down] = isUpright ? [DOWN, ALONG] : [ALONG, DOWN]
  const walk = (event: KeyboardEvent, place: Place): void => {
    const next = placeBeside(places, place, event.key)
    if (!next) return
    event.preventDefault()
    root.current?.querySelector<HTMLElement>(`[data-spot="${next.code}"]`)?.focus()
  }
  return (
    <div
      ref={root}
      className={styles.cloth}
      role="group"
      aria-label={t('cloth')}
      data-upright={isUpright || undefined}
      data-over={hasWon !== undefined || undefined}
      style={{ '--across': across, '--down': down } as CSSProperties}
      onPointerLeave={() => setLit(undefined)}
    >
      <p className="sr-only">{t('hint')}</p>
      {places.map((place) => {
        const { code, numbers } = place
        const spot = known.get(code)
        const mine = BigInt(chips[code] ?? '0')
        const isNumber = place.kind === 'straight'
        return (
          <button
            key={code}
            type="button"
            className={styles.place}
            data-spot={code}
            data-kind={place.kind}
            data-printed={isPrinted(place) || undefined}
            data-colour={isNumber ? toneOfNumber(numbers[0]!) : place.kind === 'colour' ? place.which : undefined}
            data-lit={(isNumber && lit?.includes(numbers[0]!)) || undefined}
            data-won={(isPrinted(place) && hasWon?.(code)) || undefined}
            data-others={totals[code] && totals[code].members > 0 ? '' : undefined}
            aria-label={t('betOn', { name: nameOf(code), odds: spot ? oddsText(oddsOf(kind, spot)) : '', amount: amount(mine) })}
            aria-disabled={!canBet || undefined}
            tabIndex={code === at ? 0 : -1}
            style={{ '--x': place.x, '--y': place.y, '--w': place.width, '--h': place.height } as CSSProperties}
            onPointerEnter={() => setLit(numbers)}
            onFocus={({ target }) => {
              setAt(code)
              if (target.matches(':focus-visible')) setLit(numbers)
            }}
            onBlur={() => setLit(undefined)}
            onKeyDown={(event) => walk(event, place)}
            onClick={() => onLay(code)}
          >
            {isPrinted(place) && <span className={styles.print}>{printOf(t, place)}</span>}
            {mine > 0n && (
              <span className={styles.mine}>
                <SpotChips amount={mine} isSending={code in unsent} won={paidOf?.(code, mine)} />
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

function printOf(t: Text<Texts>, { kind, which = '', numbers }: Place): string {
  switch (kind) {
    case 'column':
      return t('column')
    case 'dozen':
      return t('dozen', { which })
    case 'colour':
      return t(which === 'red' ? 'red' : 'black')
    case 'parity':
      return t(which === 'even' ? 'even' : 'odd')
    case 'half':
      return which === 'low' ? '1–18' : '19–36'
    case 'straight':
    case 'split':
    case 'street':
    case 'trio':
    case 'firstFour':
    case 'corner':
    case 'line':
      return String(numbers[0])
  }
}
