import { useQuery } from '@tanstack/react-query'
import { Move, X } from 'lucide-react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { dropUnderWay, keepCorner, useCorner, useUnderWay } from '../kept.ts'
import { liveTables } from '../queries.ts'
import { cornerBy, nextCorner } from './corner.ts'
import { SmallRound } from './small-round.tsx'
import styles from './small-table.module.css'
import { texts } from './texts.ts'
import { useGrip } from './use-grip.ts'

/** A small table in a corner, for whoever has a round under way and looks at something else meanwhile. */
export function SmallTable() {
  const t = useText(texts)
  const underWay = useUnderWay()
  const { data } = useQuery(liveTables())
  const corner = useCorner()
  const { root, grip, wasDragged } = useGrip()
  const tables = underWay?.tables.flatMap((code) => data?.find((one) => one.code === code) ?? []) ?? []
  if (!underWay || tables.length === 0) return null
  return (
    <aside ref={root} className={styles.small} data-corner={corner} aria-label={t('label')} {...grip}>
      {tables.map((table, n) => (
        <SmallRound key={table.code} table={table} path={underWay.path} hasPicture={n === 0} wasDragged={wasDragged} />
      ))}
      <div className={styles.tools}>
        <IconButton
          label={t('move')}
          onClick={() => keepCorner(nextCorner(corner))}
          onKeyDown={(press) => {
            const to = cornerBy(press.key, corner)
            if (!to) return
            press.preventDefault()
            keepCorner(to)
          }}
        >
          <Move />
        </IconButton>
        <IconButton label={t('close')} onClick={dropUnderWay}>
          <X />
        </IconButton>
      </div>
    </aside>
  )
}
