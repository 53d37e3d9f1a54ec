import { setHouseRebates } from '@tucano/contract/agents/office'
import { REBATE_MAX, playedTypes } from '@tucano/contract/agents/shapes'
import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { useState } from 'react'
import { useTyped } from '#platform/amounts'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { RebatesField, type TypedRebates, readRebates } from '../../parts/rebates-field.tsx'
import { usePercent } from '../../parts/use-percent.ts'
import { useTypeName } from '../../parts/use-type-name.ts'
import styles from '../office.module.css'
import { ReasonWindow } from '../reason-window.tsx'
import { type AgentProfile, rereadAgents } from './queries.ts'
import { texts } from './texts.ts'

interface HouseRebatesCardProps {
  profile: AgentProfile
  roles: readonly OperatorRole[]
  isFirst: boolean
}

/** What an agent gets back of stakes; of the first level the house changes it. */
export function HouseRebatesCard({ profile, roles, isFirst }: HouseRebatesCardProps) {
  const t = useText(texts)
  const percent = usePercent()
  const typeName = useTypeName()
  const [changing, setChanging] = useState(false)
  const has = profile.rebates.filter(({ bp }) => bp > 0)
  return (
    <SectionCard
      title={t('rebates_')}
      text={t(isFirst ? 'rebatesHouse' : 'rebatesUpline')}
      action={isFirst && mayCall(roles, setHouseRebates) && <Button onClick={() => setChanging(true)}>{t('change')}</Button>}
    >
      {has.length === 0 ? (
        <p className={styles.empty}>{t('rebatesNone')}</p>
      ) : (
        <Facts facts={has.map(({ type, bp }) => ({ key: type, label: typeName(type), value: percent(bp) }))} />
      )}
      {changing && <RebatesWindow profile={profile} close={() => setChanging(false)} />}
    </SectionCard>
  )
}

const maxima = playedTypes.map((type) => ({ type, max: REBATE_MAX }))

function RebatesWindow({ profile: { agent, rebates }, close }: { profile: AgentProfile; close: () => void }) {
  const t = useText(texts)
  const write = useTyped()
  const [known] = useState<TypedRebates>(() => Object.fromEntries(rebates.map(({ type, bp }) => [type, write(BigInt(bp))])))
  const [typed, setTyped] = useState(known)
  // What nobody has touched stays as it is, whatever that is by now.
  const touched = maxima.filter(({ type }) => (typed[type] ?? '') !== (known[type] ?? ''))
  const read = readRebates(touched, typed)
  const { memberId, account } = agent
  return (
    <ReasonWindow
      title={t('rebatesTitle', { account })}
      text={t('rebatesWhen')}
      label={t('save')}
      width={560}
      ready={read !== undefined && read.length > 0}
      act={async (reason) => {
        await call(setHouseRebates, { memberId, rebates: read ?? [], reason })
        return t('rebatesSaved', { account })
      }}
      reread={rereadAgents}
      close={close}
    >
      {(pressed) => (
        <>
          <RebatesField maxima={maxima} typed={typed} tried={pressed} ofHouse onType={setTyped} />
          {pressed && touched.length === 0 && <p role="alert">{t('rebatesSame')}</p>}
        </>
      )}
    </ReasonWindow>
  )
}
