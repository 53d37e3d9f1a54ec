import { moveMember } from '@tucano/contract/agents/office'
import { useState } from 'react'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Segmented } from '#ui/tabs'
import { FindField, type Somebody } from '../../parts/find-field.tsx'
import { ReasonWindow } from '../reason-window.tsx'
import { findAgents, rereadAgents } from './queries.ts'
import { texts } from './texts.ts'

interface MoveWindowProps {
  memberId: string
  account: string
  /** Nobody is above it now. */
  isFirst: boolean
  close: () => void
}

/** Another agent above somebody, or nobody, once the day is over. */
export function MoveWindow({ memberId, account, isFirst, close }: MoveWindowProps) {
  const t = useText(texts)
  const [where, setWhere] = useState<'agent' | 'nobody'>('agent')
  const [to, setTo] = useState<Somebody>()
  return (
    <ReasonWindow
      title={t('moveTitle', { account })}
      text={t('moveText')}
      label={t('moveAsk')}
      ready={where === 'nobody' || to !== undefined}
      act={async (reason) => {
        await call(moveMember, { memberId, toId: where === 'nobody' ? null : (to?.memberId ?? null), reason })
        return t('moveAsked', { account })
      }}
      reread={rereadAgents}
      close={close}
    >
      {(pressed) => (
        <>
          {!isFirst && (
            <Segmented
              label={t('moveWhere')}
              value={where}
              onChange={setWhere}
              choices={(['agent', 'nobody'] as const).map((key) => ({ key, label: t(`where_${key}`) }))}
            />
          )}
          {where === 'agent' && (
            <FindField
              label={t('moveTo')}
              chosen={to}
              finding={{
                queryKey: findAgents.queryKey,
                // Nobody stands above themselves; that the rest of its own team is refused, the server says.
                read: async (query) => (await findAgents.read(query)).filter((one) => one.memberId !== memberId),
                none: t('moveNobody'),
              }}
              error={pressed && !to ? t('moveMissing') : undefined}
              onChoose={setTo}
            />
          )}
        </>
      )}
    </ReasonWindow>
  )
}
