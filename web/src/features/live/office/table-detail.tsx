import type { ReplyOf } from '@tucano/contract/endpoint'
import { type TableChange, type getOfficeTable, switchTable } from '@tucano/contract/live/office'
import { tableStates } from '@tucano/contract/live'
import { useState } from 'react'
import { Detail } from '#office/detail.tsx'
import detail from '#office/detail.module.css'
import { ReasonWindow } from '#office/reason-window.tsx'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import { useRoom } from '../room/rooms.ts'
import { AnnouncementCard } from './announcement-card.tsx'
import { ExposureCard } from './exposure-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import styles from './office.module.css'
import { PhaseBadge } from './phase-badge.tsx'
import { tookTable, useFollowingTable, useTable } from './queries.ts'
import { RoundsCard } from './rounds-card.tsx'
import { texts } from './texts.ts'
import { STATE_TONES } from './tones.ts'

export type FoundTable = ReplyOf<typeof getOfficeTable>

/** A table: what stands on its round, whether it runs, its limits, what its dealer tells, its last rounds. */
export function TableDetail({ code, mayChange }: { code: string; mayChange: boolean }) {
  const t = useText(texts)
  return (
    <Arrived query={useTable(code)} skeleton={<Skeleton height="420px" />} failedTitle={t('tableFailed')} level="h3" small>
      {(found) => <Shown found={found} mayChange={mayChange} />}
    </Arrived>
  )
}

function Shown({ found, mayChange }: { found: FoundTable; mayChange: boolean }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const [chosen, setChosen] = useState<string>()
  const { table } = found
  const { code, name, room, state, round } = table
  const { view } = useRoom(room, { isSeated: false })
  useFollowingTable(code, view ? `${view.round} ${view.phase} ${view.members}` : '')
  const stakes = round?.stakes
  return (
    <Detail
      label={name}
      title={name}
      text={round ? t('roundOf', { round: view?.round ?? round.round }) : t('noRound')}
      badges={
        <>
          <Badge tone={STATE_TONES[state]}>{t(`state_${state}`)}</Badge>
          <PhaseBadge view={view} />
        </>
      }
    >
      <Figures
        label={t('staked')}
        figures={[
          { key: 'people', title: t('people'), value: String(stakes?.members ?? 0) },
          { key: 'bets', title: t('bets'), value: String(stakes?.bets ?? 0) },
          { key: 'staked', title: t('staked'), value: amount(stakes?.staked ?? '0') },
          { key: 'exposed', title: t('exposed'), value: amount(stakes?.exposed ?? '0') },
        ]}
      />
      <ExposureCard table={table} view={view} drawId={chosen} onNow={() => setChosen(undefined)} />
      <div className={detail.columns}>
        <div className={detail.column}>
          <RoundsCard found={found} mayChange={mayChange} onSee={setChosen} />
        </div>
        <div className={detail.column}>
          {mayChange && <StateCard found={found} />}
          <AnnouncementCard table={table} mayChange={mayChange} />
          <LimitsCard found={found} mayChange={mayChange} />
          <ChangesCard changes={found.changes} />
        </div>
      </div>
    </Detail>
  )
}

function StateCard({ found: { table } }: { found: FoundTable }) {
  const t = useText(texts)
  const [asking, setAsking] = useState<FoundTable['table']['state']>()
  const { code, name, version, state } = table
  return (
    <SectionCard title={t('stateTitle')} text={t('stateText')}>
      <div className={styles.inside}>
        <div className={styles.actions}>
          {tableStates
            .filter((to) => to !== state)
            .map((to) => (
              <Button
                key={to}
                size="small"
                look={to === 'open' ? 'primary' : to === 'closed' ? 'danger' : 'secondary'}
                onClick={() => setAsking(to)}
              >
                {t(`act_${to}`)}
              </Button>
            ))}
        </div>
      </div>
      {asking && (
        <ReasonWindow
          title={t(`ask_${asking}`, { table: name })}
          text={t(`askText_${asking}`)}
          label={t(`act_${asking}`)}
          done={t(`done_${asking}`)}
          act={(reason) => tookTable(call(switchTable, { code, version, state: asking, reason }))}
          close={() => setAsking(undefined)}
        />
      )}
    </SectionCard>
  )
}

function ChangesCard({ changes }: { changes: readonly TableChange[] }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const wordsOf = ({ what, state, limits: { min, max, slip }, announcement }: TableChange): string => {
    if (what === 'state') return t('change_state', { state: t(`state_${state}`) })
    if (what === 'limits') return t('change_limits', { min: amount(min), max: amount(max), slip: amount(slip) })
    return announcement === null ? t('change_hush') : t('change_announcement', { text: announcement })
  }
  return (
    <SectionCard title={t('changes')} {...(changes.length === 0 && { text: t('changesNone') })}>
      {changes.length > 0 && (
        <div className={styles.inside}>
          <ul className={styles.list} aria-label={t('changes')}>
            {changes.map((change) => (
              <li key={change.version} className={styles.item}>
                <span className={styles.line}>
                  <strong>{wordsOf(change)}</strong>
                  <span className={styles.soft}>
                    {change.by} · {moment(change.at, timeZone)}
                  </span>
                </span>
                {change.reason !== null && <span>{change.reason}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </SectionCard>
  )
}
