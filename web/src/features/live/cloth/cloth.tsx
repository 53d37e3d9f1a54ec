import { usePhone } from '#ui/use-media'
import { useText } from '#platform/text'
import { Field } from './field.tsx'
import type { ClothKind } from '../words/kinds.ts'
import type { ClothProps } from './cloth-props.ts'
import styles from './cloth.module.css'
import { layouts } from './layouts.ts'
import { CockfightCloth } from './cockfight/cockfight-cloth.tsx'
import { RegattaCloth } from './regatta/regatta-cloth.tsx'
import { RouletteCloth } from './roulette/roulette-cloth.tsx'
import { texts } from './texts.ts'

/** Where chips are put down: each place a button. */
export function Cloth(props: ClothProps & { kind: ClothKind }) {
  const { kind } = props
  switch (kind) {
    case 'roulette':
      return <RouletteCloth {...props} />
    case 'regatta':
      return <RegattaCloth {...props} />
    case 'cockfight':
      return <CockfightCloth {...props} />
    case 'baccarat':
    case 'baccarat-six':
    case 'dragon-tiger':
    case 'sic-bo':
    case 'andar-bahar':
    case 'wheel':
      return <Rows {...props} kind={kind} />
  }
}

function Rows(props: ClothProps & { kind: keyof typeof layouts }) {
  const t = useText(texts)
  const isNarrow = usePhone()
  const { kind, spots, isSmall } = props
  const known = new Map(spots.map((spot) => [spot.code, spot]))
  return (
    <div className={styles.cloth} data-kind={kind} data-small={isSmall || undefined} role="group" aria-label={t('cloth')}>
      {layouts[kind][isNarrow || isSmall ? 'narrow' : 'wide'].map(({ cells, isTall }) => (
        <div
          key={cells[0]?.code}
          className={styles.row}
          data-tall={isTall || undefined}
          data-many={cells.length > 7 || undefined}
          style={{ gridTemplateColumns: cells.map(({ share }) => `minmax(0, ${share}fr)`).join(' ') }}
        >
          {cells.map(({ code }) => {
            const spot = known.get(code)
            return spot && <Field key={code} {...props} spot={spot} />
          })}
        </div>
      ))}
    </div>
  )
}
