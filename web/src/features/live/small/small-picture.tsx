import type { LiveView } from '@tucano/contract/live'
import { useText } from '#platform/text'
import { isCalm } from '#play/stage/calm.ts'
import { FlightStage } from '../flight/flight-stage.tsx'
import { useFlight } from '../flight/use-flight.ts'
import type { ShownTable } from '../queries.ts'
import { phaseOf, phaseTexts } from '../room/phase.ts'
import { Dealer } from '../scene/dealer/dealer.tsx'
import { moodOf } from '../table/mood.ts'
import { Place } from '../table/place.tsx'
import { hasCloth, isOnCards } from '../words/kinds.ts'
import styles from './small-table.module.css'

interface SmallPictureProps {
  table: ShownTable
  view: LiveView
  seconds: number
}

/** What happens at a table, in small: its scene, or who stands at it. */
export function SmallPicture({ table, view, seconds }: SmallPictureProps) {
  if (hasCloth(table)) {
    const place = <Place table={table} view={view} seconds={seconds} />
    // Cards and a dealer want more room than there is: they are shown from further off.
    return isOnCards(table.kind) ? <div className={styles.far}>{place}</div> : place
  }
  if (table.kind === 'crash') return <Flight view={view} seconds={seconds} />
  return (
    <div className={styles.dealer}>
      <Dealer look={table.dealer.look} name={table.dealer.name} mood={moodOf(view, seconds)} towards="both" isCalm={isCalm()} />
    </div>
  )
}

function Flight({ view, seconds }: Omit<SmallPictureProps, 'table'>) {
  const p = useText(phaseTexts)
  const { elapsedMs } = useFlight(view)
  return <FlightStage view={view} elapsedMs={elapsedMs} label={p(phaseOf(view, seconds))} />
}
