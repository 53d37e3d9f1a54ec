import { RecordList } from '#parts/record-list'
import { isoDay, moment, monthName, writtenDay } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { RecordRow } from '#ui/record-row'
import { SectionCard } from '#ui/section-card'
import { type PointBalance, useMovements } from '../queries.ts'
import { texts } from '../texts.ts'
import { usePoints } from '../use-points.ts'
import { useSpokenPoints } from '../use-spoken-points.ts'
import { gatherEarned } from '../worth.ts'
import styles from './statement-tab.module.css'

/** Points by the month in which they came, and how they came and went. */
export function StatementTab({ balance }: { balance: PointBalance }) {
  return (
    <div className={styles.parts}>
      <Lots balance={balance} />
      <Movements />
    </div>
  )
}

function Lots({ balance: { lots } }: { balance: PointBalance }) {
  const t = useText(texts)
  const { points } = usePoints()
  const language = useLanguage((state) => state.language)
  return (
    <SectionCard title={t('lots')} text={t('lotsText')} level="h3">
      {lots.length === 0 ? (
        <p className={styles.none}>{t('lotsEmpty')}</p>
      ) : (
        <table className={styles.lots}>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col">{t('left')}</th>
              <th scope="col">{t('until')}</th>
            </tr>
          </thead>
          <tbody>
            {lots.map(({ month, left, expiresOn }) => (
              <tr key={month} data-lot={month}>
                <th scope="row">{monthName(`${month}-01`, language).long}</th>
                <td>{points(left)}</td>
                <td>{writtenDay(expiresOn)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SectionCard>
  )
}

function Movements() {
  const t = useText(texts)
  const { signed } = usePoints()
  const spoken = useSpokenPoints()
  const { timeZone } = useBrand()
  const { query } = useMovements()
  return (
    <SectionCard title={t('movements')} level="h3">
      <RecordList
        query={query}
        skeleton={<Skeleton height="240px" />}
        failedTitle={t('movementsFailed')}
        empty={{ title: t('movementsEmpty'), text: t('movementsEmptyText') }}
        level="h4"
        small
      >
        {(list) => (
          <ul>
            {gatherEarned(list, (at) => isoDay(at, timeZone)).map(({ kind, points, balance, at }) => (
              <RecordRow
                key={`${at} ${kind} ${balance}`}
                name={kind}
                title={t(`kind_${kind}`)}
                when={moment(at, timeZone)}
                state={t('balanceThen', { points: spoken(balance) })}
                amount={signed(points)}
              />
            ))}
          </ul>
        )}
      </RecordList>
    </SectionCard>
  )
}
