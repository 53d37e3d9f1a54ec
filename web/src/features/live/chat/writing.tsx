import { sayAtTable } from '@tucano/contract/live/chat'
import { TABLE_TEXT_MAX } from '@tucano/contract/live/talk'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallError, call } from '#platform/call'
import { Cancelled } from '#platform/cancelled'
import { moment } from '#platform/format'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { Composer } from '#ui/talk'
import styles from './chat.module.css'
import { texts } from './texts.ts'
import type { OwnChat } from './use-own-chat.ts'

interface WritingProps {
  code: string
  isOpen: boolean
  own: UseQueryResult<OwnChat>
}

/** The field to write in; or why there is none. */
export function Writing({ code, isOpen, own: { data: own, refetch } }: WritingProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const isVisitor = useSession(({ token }) => token === undefined)
  const muted = useMuted(own?.muted ?? null)
  if (isVisitor)
    return (
      <Note>
        {t('visitor')}{' '}
        <Button size="small" onClick={() => openModal('loginPopupModal')}>
          {t('enter')}
        </Button>
      </Note>
    )
  if (!isOpen) return <Note>{t('closed')}</Note>
  if (own && !own.mayWrite) return <Note>{t('trial')}</Note>
  if (muted)
    return (
      <Note isAlarm>
        {muted.until === null
          ? t('mutedForGood', { reason: muted.reason })
          : t('muted', { until: moment(muted.until, timeZone), reason: muted.reason })}
      </Note>
    )
  return <Field code={code} onMuted={() => void refetch()} />
}

const Note = ({ isAlarm, children }: { isAlarm?: boolean; children: ReactNode }) => (
  <p className={styles.note} data-alarm={isAlarm || undefined}>
    {children}
  </p>
)

function Field({ code, onMuted }: { code: string; onMuted: () => void }) {
  const t = useText(texts)
  const { waiting, waitFor } = useWaiting()
  const { problem, run } = useAction()
  // Words that may have arrived without our hearing of it are sent again under the same id.
  const attempt = useRef({ clientId: '', text: '' })
  const send = (text: string): Promise<boolean> =>
    run(async () => {
      try {
        if (attempt.current.text !== text) attempt.current = { clientId: crypto.randomUUID(), text }
        await call(sayAtTable, { code, ...attempt.current })
        attempt.current = { clientId: '', text: '' }
      } catch (error) {
        if (error instanceof CallError && error.code === 'chat.muted') onMuted()
        const seconds = error instanceof CallError ? (error.value as { waitSeconds?: number } | null)?.waitSeconds : undefined
        if (seconds === undefined) throw error
        waitFor(seconds)
        throw new Cancelled()
      }
    })
  return (
    <Composer
      label={t('write')}
      placeholder={t('write')}
      sendLabel={t('send')}
      max={TABLE_TEXT_MAX}
      leftLabel={(left) => t('left', { left })}
      problem={waiting > 0 ? t('wait', { seconds: waiting }) : problem}
      onSend={send}
    />
  )
}

/** Counts down the seconds that the server asked for. */
function useWaiting() {
  const [waiting, waitFor] = useState(0)
  useEffect(() => {
    if (waiting === 0) return
    const timer = setTimeout(() => waitFor(waiting - 1), 1000)
    return () => clearTimeout(timer)
  }, [waiting])
  return { waiting, waitFor }
}

const LONGEST_TIMER_MS = 2 ** 31 - 1

/** How this member is muted; nothing once the time is over. */
function useMuted(muted: OwnChat['muted']): OwnChat['muted'] {
  const [over, setOver] = useState<number>()
  const until = muted?.until ?? null
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setOver(until), Math.min(LONGEST_TIMER_MS, Math.max(0, until - Date.now())))
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && over === until ? null : muted
}
