import { type Colour, type DerivedRoad, type Mark, type Winner, beadPlate, bigRoad, derivedRoad, forecast } from '@tucano/live/roads'
import { useMemo } from 'react'
import { useText } from '#platform/text'
import { Bead, Derived, Ring, Ties } from './marks.tsx'
import { RoadGrid } from './road-grid.tsx'
import styles from './roads.module.css'
import { texts } from './texts.ts'

/** Whose sides they are: their names and colours. */
export type RoadSides = 'baccarat' | 'dragon-tiger' | 'cockfight'

interface RoadsProps {
  sides: RoadSides
  /** The oldest first. */
  winners: readonly Winner[]
}

const DERIVED: readonly DerivedRoad[] = ['bigEyeBoy', 'smallRoad', 'cockroachPig']
const BEAD = 22
const BIG = 18
const SMALL = 11
/** So many of the last results are said in words. */
const SAID = 10

const columnsOf = (marks: readonly Mark<unknown>[]): number => Math.max(0, ...marks.map(({ column }) => column + 1))

/** What was, in the five ways that tables write it down. Nothing of it tells what comes. */
export function Roads({ sides, winners }: RoadsProps) {
  const t = useText(texts)
  const nameOf = (winner: Winner): string => (winner === 'tie' ? t('tie') : t(`${sides}_${winner}`))
  const letterOf = (winner: Winner): string => (winner === 'tie' ? t('tie_letter') : t(`${sides}_${winner}_letter`))
  const { beads, big, derived } = useMemo(() => drawn(winners), [winners])
  const last = winners.slice(-SAID).map(nameOf).join(', ')
  const labelOf = (road: string): string => t('roadOf', { road, count: winners.length, last })
  const newest = winners.length
  return (
    <div className={styles.roads} data-sides={sides}>
      <Counts winners={winners} nameOf={nameOf} letterOf={letterOf} />
      <div className={styles.above}>
        <RoadGrid name={t('beadPlate')} label={labelOf(t('beadPlate'))} cell={BEAD} columns={columnsOf(beads)} newest={newest}>
          {beads.map((mark, n) => (
            <Bead key={n} mark={mark} letter={letterOf(mark.of)} />
          ))}
        </RoadGrid>
        <RoadGrid name={t('bigRoad')} label={labelOf(t('bigRoad'))} cell={BIG} columns={columnsOf(big.marks)} newest={newest}>
          {big.tiesBefore > 0 && big.marks.length === 0 && (
            <g transform="translate(.5 .5)">
              <Ties count={big.tiesBefore} />
            </g>
          )}
          {big.marks.map((mark, n) => (
            <Ring key={n} mark={mark} ties={mark.ties + (n === 0 ? big.tiesBefore : 0)} />
          ))}
        </RoadGrid>
      </div>
      <div className={styles.below}>
        {DERIVED.map((road) => (
          <RoadGrid key={road} name={t(road)} label={labelOf(t(road))} cell={SMALL} columns={columnsOf(derived[road])} newest={newest}>
            {derived[road].map((mark, n) => (
              <Derived key={n} road={road} mark={mark} />
            ))}
          </RoadGrid>
        ))}
      </div>
      <div className={styles.next}>
        {(['banker', 'player'] as const).map((side) => (
          <Forecast key={side} side={side} name={nameOf(side)} marks={DERIVED.map((road) => forecast(winners, side, road))} />
        ))}
      </div>
    </div>
  )
}

const drawn = (winners: readonly Winner[]) => ({
  beads: beadPlate(winners),
  big: bigRoad(winners),
  derived: {
    bigEyeBoy: derivedRoad(winners, 'bigEyeBoy'),
    smallRoad: derivedRoad(winners, 'smallRoad'),
    cockroachPig: derivedRoad(winners, 'cockroachPig'),
  },
})

interface CountsProps {
  winners: readonly Winner[]
  nameOf: (winner: Winner) => string
  letterOf: (winner: Winner) => string
}

function Counts({ winners, nameOf, letterOf }: CountsProps) {
  const t = useText(texts)
  return (
    <ul className={styles.counts}>
      {(['banker', 'player', 'tie'] as const).map((winner) => (
        <li key={winner} data-of={winner}>
          <span className={styles.bead} aria-hidden="true">
            {letterOf(winner)}
          </span>
          <span className={styles.who}>{nameOf(winner)}</span>
          <b>{winners.filter((one) => one === winner).length}</b>
        </li>
      ))}
      <li>
        <span className={styles.who}>{t('rounds')}</span>
        <b>{winners.length}</b>
      </li>
    </ul>
  )
}

/** What each derived road gets next, should this side win. */
function Forecast({ side, name, marks }: { side: 'banker' | 'player'; name: string; marks: readonly (Colour | undefined)[] }) {
  const t = useText(texts)
  const said = marks.map((of) => t(`mark_${of ?? 'none'}`)).join(', ')
  return (
    <span className={styles.forecast} data-of={side} role="img" aria-label={t('nextOf', { side: name, marks: said })}>
      <span>{t('next', { side: name })}</span>
      <svg width="60" height="16" viewBox="0 0 3.75 1">
        {DERIVED.map((road, n) => {
          const of = marks[n]
          return of && <Derived key={road} road={road} mark={{ column: n * 1.25, row: 0, of }} />
        })}
      </svg>
    </span>
  )
}
