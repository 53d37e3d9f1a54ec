import { memo } from 'react'
import { useText } from '#platform/text'
import { texts } from '../texts.ts'
import { boxOf } from './cloth-boxes.ts'
import type { Place } from './cloth-layout.ts'
import styles from './cloth-print.module.css'

interface ClothPrintProps {
  places: readonly Place[]
  red: readonly number[]
  /** The numbers of the place under the finger, and which it is. */
  lit: readonly number[] | undefined
  litName: string | undefined
  winning: number | undefined
}

/** What is printed on the cloth. A number that wins is marked, with all that wins with it. */
export const ClothPrint = memo(function ClothPrint({ places, red, lit, litName, winning }: ClothPrintProps) {
  const print = usePrint()
  return (
    <div aria-hidden="true">
      {places.map(({ name, spot, area }) => {
        const words = print(spot)
        if (words === undefined) return null
        const [number = 0] = spot.numbers
        const isNumber = spot.kind === 'straight'
        const colour = isNumber ? (number === 0 ? 'green' : red.includes(number) ? 'red' : 'black') : undefined
        const isWinning = winning !== undefined && (isNumber ? number === winning : false)
        const isLit = isNumber ? lit?.includes(number) : name === litName
        return (
          <div
            key={name}
            className={styles.cell}
            data-kind={spot.kind}
            data-colour={colour ?? (spot.kind === 'colour' ? spot.which : undefined)}
            data-lit={isLit || undefined}
            data-winning={isWinning || undefined}
            data-pays={(!isNumber && winning !== undefined && spot.numbers.includes(winning)) || undefined}
            style={boxOf(area)}
          >
            <span className={styles.words}>{words}</span>
          </div>
        )
      })}
    </div>
  )
})

function usePrint(): (spot: Place['spot']) => string | undefined {
  const t = useText(texts)
  return ({ kind, which, numbers }) => {
    switch (kind) {
      case 'straight':
        return String(numbers[0])
      case 'column':
        return t('print_column')
      case 'dozen':
        return t('print_dozen', { number: which ?? '' })
      case 'colour':
        return which === 'red' ? t('red') : t('black')
      case 'parity':
        return which === 'even' ? t('even') : t('odd')
      case 'half':
        return which === 'low' ? '1–18' : '19–36'
      case 'split':
      case 'street':
      case 'trio':
      case 'firstFour':
      case 'corner':
      case 'line':
        return undefined
    }
  }
}
