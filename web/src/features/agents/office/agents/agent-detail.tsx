import type { OperatorRole } from '@tucano/contract/endpoint'
import { Arrived } from '#parts/loaded'
import { Detail } from '#parts/office/detail'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import columns from '#office/detail.module.css'
import { TeamPath } from '../../parts/team-path.tsx'
import { AgentActions } from './agent-actions.tsx'
import { AgentBadges } from './agent-badges.tsx'
import { AgreementsCard } from './agreements-card.tsx'
import { FencedCard } from './fenced-card.tsx'
import { MovesCard } from './moves-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { type AgentProfile, useAgent } from './queries.ts'
import { HouseRebatesCard } from './rebates-card.tsx'
import { texts } from './texts.ts'

interface AgentDetailProps {
  memberId: string
  roles: readonly OperatorRole[]
  onChoose: (memberId: string) => void
  onGoBelow: (memberId: string | undefined) => void
}

/** One agent with its team, what it gets and what it pays. */
export function AgentDetail({ memberId, ...rest }: AgentDetailProps) {
  const t = useText(texts)
  return (
    <Arrived query={useAgent(memberId)} skeleton={<Skeleton height="420px" />} failedTitle={t('agentFailed')} level="h3">
      {(profile) => <Profile profile={profile} {...rest} />}
    </Arrived>
  )
}

const sums = ['stake', 'payout', 'rebates', 'promotions', 'salaries', 'deposits', 'withdrawals'] as const

function Profile({ profile, roles, onChoose, onGoBelow }: Omit<AgentDetailProps, 'memberId'> & { profile: AgentProfile }) {
  const t = useText(texts)
  const { agent, path } = profile
  const { memberId, account, nickname, members, agents, kind } = agent
  /** Plain members have a place in a team, and none of their own. */
  const isAgent = kind > 0
  const above = path.filter((one) => one.memberId !== memberId)
  const top = { memberId: '', name: t('top'), isDirect: false }
  const own = { memberId, name: account, isDirect: false }
  /** The house gives to nobody but those on whom nobody else stands. */
  const isFirst = above.length === 0
  return (
    <Detail
      label={t(isAgent ? 'detail' : 'detailMember', { account })}
      title={account}
      text={[nickname, t('number', { id: memberId }), isAgent && t('below', { members, agents })].filter(Boolean).join(' · ')}
      badges={<AgentBadges agent={agent} />}
    >
      {!isFirst && (
        <TeamPath path={[top, ...above, own]} first={t('top')} onGo={(to) => (to === undefined ? onGoBelow(undefined) : onChoose(to))} />
      )}
      <AgentActions profile={profile} roles={roles} isFirst={isFirst} onGoBelow={onGoBelow} />
      {isAgent && <TeamCards profile={profile} roles={roles} isFirst={isFirst} />}
      <MovesCard profile={profile} roles={roles} />
      {isAgent && <FencedCard profile={profile} />}
    </Detail>
  )
}

/** What a team comes to, and what its agent gets and pays. */
function TeamCards({ profile, roles, isFirst }: Pick<AgentDetailProps, 'roles'> & { profile: AgentProfile; isFirst: boolean }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const { agent } = profile
  return (
    <>
      <div className={columns.three}>
        <Figures
          label={t('month')}
          figures={[
            { key: 'result', title: t('result'), value: signed(BigInt(agent.result)) },
            { key: 'rounds', title: t('rounds'), value: number(agent.rounds, language) },
            ...sums.map((key) => ({ key, title: t(key), value: amount(agent[key]) })),
          ]}
        />
      </div>
      <AgreementsCard profile={profile} roles={roles} isFirst={isFirst} />
      <div className={columns.columns}>
        <HouseRebatesCard profile={profile} roles={roles} isFirst={isFirst} />
        <PlanCard profile={profile} />
      </div>
    </>
  )
}
