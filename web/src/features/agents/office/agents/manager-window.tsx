import { setAgentManager } from '@tucano/contract/agents/office'
import { useState } from 'react'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import { Segmented } from '#ui/tabs'
import { ReasonWindow } from '../reason-window.tsx'
import { rereadAgents } from './queries.ts'
import { texts } from './texts.ts'

interface ManagerWindowProps {
  memberId: string
  account: string
  /** Who is in charge now. */
  manager: string | null
  close: () => void
}

/** Which operator is in charge of an agent that staff manages. */
export function ManagerWindow({ memberId, account, manager, close }: ManagerWindowProps) {
  const t = useText(texts)
  const [who, setWho] = useState<'somebody' | 'nobody'>('somebody')
  const [typed, setTyped] = useState('')
  const operator = typed.trim()
  return (
    <ReasonWindow
      title={t('manageTitle', { account })}
      text={t('manageText')}
      label={t('manageSave')}
      ready={who === 'nobody' || operator !== ''}
      act={async (reason) => {
        await call(setAgentManager, { memberId, operator: who === 'nobody' ? null : operator, reason })
        return who === 'nobody' ? t('unmanaged', { account }) : t('managed', { operator, account })
      }}
      reread={rereadAgents}
      close={close}
    >
      {(pressed) => (
        <>
          {manager !== null && (
            <Segmented
              label={t('manageWho')}
              value={who}
              onChange={setWho}
              choices={(['somebody', 'nobody'] as const).map((key) => ({ key, label: t(`manager_${key}`) }))}
            />
          )}
          {who === 'somebody' && (
            <TextField
              label={t('manageAccount')}
              hint={t('manageAccountHint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={32}
              value={typed}
              error={pressed && operator === '' ? t('manageMissing') : undefined}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </>
      )}
    </ReasonWindow>
  )
}
