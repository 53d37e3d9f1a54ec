import { managedKinds, moveMember, setAgentManager, setAgentState } from '@tucano/contract/agents/office'
import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { ArrowRightLeft, Ban, CornerDownRight, LockOpen, UserRoundCog } from 'lucide-react'
import { useState } from 'react'
import { MemberLink } from '#parts/office/member-link'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import styles from '../office.module.css'
import { ReasonWindow } from '../reason-window.tsx'
import { ManagerWindow } from './manager-window.tsx'
import { MoveWindow } from './move-window.tsx'
import { type AgentProfile, rereadAgents } from './queries.ts'
import { texts } from './texts.ts'

interface AgentActionsProps {
  profile: AgentProfile
  roles: readonly OperatorRole[]
  isFirst: boolean
  onGoBelow: (memberId: string) => void
}

const isManaged = (kind: number): boolean => (managedKinds as readonly number[]).includes(kind)

/** Where one can go from an agent, and what this operator may do with it. */
export function AgentActions({ profile, roles, isFirst, onGoBelow }: AgentActionsProps) {
  const t = useText(texts)
  const [doing, setDoing] = useState<'state' | 'move' | 'manager'>()
  const { memberId, account, kind, agents, isSuspended, manager } = profile.agent
  const isMoving = profile.moves.some((move) => move.state === 'waiting' && move.memberId === memberId)
  const close = (): void => setDoing(undefined)
  return (
    <div className={styles.actions} role="group" aria-label={t('actions')}>
      {agents > 0 && (
        <Button size="small" icon={<CornerDownRight />} onClick={() => onGoBelow(memberId)}>
          {t('goBelow', { count: agents })}
        </Button>
      )}
      {mayCall(roles, moveMember) && !isMoving && (
        <Button size="small" icon={<ArrowRightLeft />} onClick={() => setDoing('move')}>
          {t('move')}
        </Button>
      )}
      {kind > 0 && mayCall(roles, setAgentState) && (
        <Button size="small" icon={isSuspended ? <LockOpen /> : <Ban />} onClick={() => setDoing('state')}>
          {t(isSuspended ? 'restore' : 'suspend')}
        </Button>
      )}
      {isManaged(kind) && mayCall(roles, setAgentManager) && (
        <Button size="small" icon={<UserRoundCog />} onClick={() => setDoing('manager')}>
          {t(manager === null ? 'manage' : 'manageOther')}
        </Button>
      )}
      <span>
        {t('profile')} <MemberLink memberId={memberId} account={account} />
      </span>
      {doing === 'move' && <MoveWindow memberId={memberId} account={account} isFirst={isFirst} close={close} />}
      {doing === 'manager' && <ManagerWindow memberId={memberId} account={account} manager={manager} close={close} />}
      {doing === 'state' && (
        <ReasonWindow
          title={t(isSuspended ? 'restoreTitle' : 'suspendTitle', { account })}
          text={t(isSuspended ? 'restoreText' : 'suspendText')}
          label={t(isSuspended ? 'restore' : 'suspend')}
          act={async (reason) => {
            await call(setAgentState, { memberId, isSuspended: !isSuspended, reason })
            return t(isSuspended ? 'restored' : 'wasSuspended', { account })
          }}
          reread={rereadAgents}
          close={close}
        />
      )}
    </div>
  )
}
