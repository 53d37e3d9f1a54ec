import { type CSSProperties, type PointerEvent, memo, useRef, useState } from 'react'
import { useText } from '#platform/text'
import { useMoney } from '#play/session/game-context.ts'
import { Stack } from '#play/chips/stack.tsx'
import type { Bets } from '#play/chips/bets.ts'
import { texts } from '../texts.ts'
import { boxOf, pointOf } from './cloth-boxes.ts'
import { DEPTH, LENGTH, type Place, isWay, nextPlace, placeAt } from './cloth-layout.ts'
import { ClothPrint } from './cloth-print.tsx'
import styles from './cloth.module.css'
import type { LaidBet } from './script.ts'
import { type RouletteSheet, useSpotName } from './spot-name.ts'

export interface ClothProps {
  sheet: RouletteSheet
  places: readonly Place[]
  isUpright: boolean
  bets: Bets
  /** What became of the bets, once it is told. */
  paid: { bets: readonly LaidBet[]; isGone: boolean } | undefined
  winning: number | undefined
  isFree: boolean
  onLay: (name: string) => void
  onTake: (name: string) => void
}

/** The cloth: every place of it is a button; a finger or a pointer chooses the place under it, edges and corners too. */
export function Cloth(props: ClothProps) {
  const t = useText(texts)
  const { places, isUpright, isFree, onLay, sheet, winning } = props
  const root = useRef<HTMLDivElement>(null)
  const [lit, setLit] = useState<Place>()
  const wasPressed = useRef(false)
  const [width, height] = isUpright ? [DEPTH, LENGTH] : [LENGTH, DEPTH]
  const placeUnder = ({ clientX, clientY }: PointerEvent): Place | undefined => {
    const box = root.current!.getBoundingClientRect()
    return placeAt(places, { x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * height })
  }
  const look = (event: PointerEvent): void => setLit(isFree ? placeUnder(event) : undefined)
  const release = (event: PointerEvent): void => {
    wasPressed.current = true
    const place = isFree && event.button === 0 ? placeUnder(event) : undefined
    if (place) onLay(place.name)
    if (event.pointerType !== 'mouse') setLit(undefined)
  }
  return (
    <div
      ref={root}
      className={styles.cloth}
      role="group"
      aria-label={t('cloth')}
      data-upright={isUpright || undefined}
      style={{ '--across': width, '--down': height } as CSSProperties}
      onPointerDown={(event) => {
        wasPressed.current = false
        look(event)
      }}
      onPointerMove={look}
      onPointerUp={release}
      onPointerLeave={() => setLit(undefined)}
      onPointerCancel={() => setLit(undefined)}
    >
      <ClothPrint places={places} red={sheet.red} lit={lit?.spot.numbers} litName={lit?.name} winning={winning} />
      <Buttons {...props} wasPressed={wasPressed} onFocus={setLit} />
      <Chips {...props} />
    </div>
  )
}

interface ButtonsProps extends ClothProps {
  /** A pointer has laid the chip already. */
  wasPressed: { current: boolean }
  onFocus: (place: Place | undefined) => void
}

/** For keys and for those who listen. Arrows go from place to place. */
function Buttons({ places, sheet, bets, isFree, onLay, onTake, wasPressed, onFocus }: ButtonsProps) {
  const t = useText(texts)
  const money = useMoney()
  const spotName = useSpotName()
  const [at, setAt] = useState('straight 17')
  const root = useRef<HTMLDivElement>(null)
  const press = (event: { key: string; preventDefault: () => void }, place: Place): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') return onTake(place.name)
    if (!isWay(event.key)) return
    event.preventDefault()
    const next = nextPlace(places, place, event.key)
    if (next) root.current?.querySelector<HTMLElement>(`[data-spot="${next.name}"]`)?.focus()
  }
  return (
    <div ref={root}>
      {places.map((place) => {
        const { name, spot, area } = place
        const label = t('betOn', { name: spotName(spot), pays: sheet.pays[spot.kind], amount: money(bets.get(name) ?? 0n) })
        return (
          <button
            key={name}
            type="button"
            className={styles.spot}
            data-spot={name}
            aria-label={label}
            aria-disabled={!isFree || undefined}
            tabIndex={name === at ? 0 : -1}
            style={boxOf(area)}
            onFocus={({ target }) => {
              setAt(name)
              if (target.matches(':focus-visible')) onFocus(place)
            }}
            onBlur={() => onFocus(undefined)}
            onKeyDown={(event) => press(event, place)}
            onClick={() => {
              if (wasPressed.current) wasPressed.current = false
              else if (isFree) onLay(name)
            }}
          />
        )
      })}
    </div>
  )
}

/** The chips on the cloth: what lies there, or what becomes of it. */
const Chips = memo(function Chips({ places, bets, paid }: ClothProps) {
  return places.map(({ name, middle }) => {
    const result = paid?.bets.find((bet) => bet.name === name)
    const amount = result?.stake ?? (paid ? 0n : (bets.get(name) ?? 0n))
    if (amount === 0n) return null
    const won = result && result.payout > 0n ? result.payout - result.stake : 0n
    const to = result?.payout === 0n ? 'house' : paid?.isGone ? 'player' : undefined
    return (
      <div key={name} className={styles.chips} style={pointOf(middle)}>
        <Stack amount={amount} to={to} isSum />
        {won > 0n && (
          <div className={styles.won}>
            <Stack amount={won} from="house" to={paid?.isGone ? 'player' : undefined} isSum />
          </div>
        )}
      </div>
    )
  })
})
