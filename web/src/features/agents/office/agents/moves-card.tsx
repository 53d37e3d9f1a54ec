import { withdrawMove } from '@tucano/contract/agents/office'
import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { useState } from 'react'
import { ConfirmModal } from '#parts/office/confirm-modal'
import { MemberLink } from '#parts/office/member-link'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { moment, writtenDay } from '#platform/format'
import { useBrand } from '#platform/site'
import { type Text, useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from '../office.module.css'
import { type AgentProfile, rereadAgents } from './queries.ts'
import { type Texts, texts } from './texts.ts'

type Move = AgentProfile['moves'][number]
const TONES = { waiting: 'beak', done: 'forest', refused: 'alarm', withdrawn: 'plain' } as const

const problems = ['team.circle', 'team.deep', 'upline.not.agent', 'account.closed'] as const
function tellProblem(t: Text<Texts>, problem: string): string {
  const known = problems.find((one) => one === problem)
  return known ? t(`problem_${known}`) : t('problem')
}

/** Who was moved to or from the agent, and what still waits for the end of the day. */
export function MovesCard({ profile: { moves }, roles }: { profile: AgentProfile; roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  return (
    <SectionCard title={t('moves')} text={t('movesText')}>
      {moves.length === 0 ? (
        <p className={styles.empty}>{t('movesNone')}</p>
      ) : (
        <ul className={styles.list}>
          {moves.map((move) => (
            <MoveItem key={move.moveId} move={move} mayWithdraw={mayCall(roles, withdrawMove)} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function MoveItem({ move, mayWithdraw }: { move: Move; mayWithdraw: boolean }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const [asking, setAsking] = useState(false)
  const { busy, run } = useToastAction()
  const { moveId, memberId, member, from, to, state, askedBy, askedAt, since, problem } = move
  const withdraw = async (): Promise<void> => {
    await run(() => call(withdrawMove, { moveId }), t('moveWithdrawn'))
    void rereadAgents()
  }
  return (
    <li className={styles.item} data-move={moveId}>
      <span className={styles.line}>
        <span>
          <MemberLink memberId={memberId} account={member} />: {from ?? t('nobodyAbove')} → {to ?? t('nobodyAbove')}
        </span>
        <Badge tone={TONES[state]}>{t(`move_${state}`)}</Badge>
      </span>
      <span className={styles.soft}>
        {t('askedBy', { by: askedBy, at: moment(askedAt, timeZone) })}
        {since !== null && ` · ${t('movedSince', { day: writtenDay(since) })}`}
      </span>
      {problem !== null && <span>{tellProblem(t, problem)}</span>}
      {state === 'waiting' && mayWithdraw && (
        <div className={styles.actions}>
          <Button size="small" busy={busy} onClick={() => setAsking(true)}>
            {t('moveWithdraw')}
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmModal
          title={t('moveWithdrawTitle')}
          label={t('moveWithdraw')}
          onConfirm={() => void withdraw()}
          close={() => setAsking(false)}
        >
          <p>{t('moveWithdrawText', { account: member })}</p>
        </ConfirmModal>
      )}
    </li>
  )
}
