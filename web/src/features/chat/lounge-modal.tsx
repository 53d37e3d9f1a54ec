import { ROOM_TEXT_MAX, type LoungeMessage, type getLounge, writeInLounge } from '@tucano/contract/chat'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { useEffect, useRef, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { ProductWindow } from '#parts/product-window'
import { CallError, call } from '#platform/call'
import { Cancelled } from '#platform/cancelled'
import { moment } from '#platform/format'
import { openModal } from '#platform/modals'
import { useTrialRefusal } from '#platform/protect'
import { useSession } from '#platform/session'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Composer } from '#ui/talk'
import { LoungeLines } from './lounge-lines.tsx'
import styles from './lounge.module.css'
import { texts } from './texts.ts'
import { takeLine, useLounge } from './use-lounge.ts'

/** The members' lounge. Its head has the brand's own colour. */
export function LoungeModal({ close }: { close: () => void }) {
  const t = useText(texts)
  const { chatHeaderColour } = useBrand()
  const signedIn = useSession(({ token }) => token !== undefined)
  return (
    <ProductWindow title={t('title')} width={440} tint={chatHeaderColour} onClose={close}>
      <div className={styles.lounge}>{signedIn ? <Lounge /> : <Visitor close={close} />}</div>
    </ProductWindow>
  )
}

function Visitor({ close }: { close: () => void }) {
  const t = useText(texts)
  const enter = (): void => {
    close()
    openModal('loginPopupModal')
  }
  return (
    <div className={styles.outside}>
      <DrawnState
        drawing="lock"
        title={t('membersTitle')}
        level="h3"
        actions={
          <Button look="primary" onClick={enter}>
            {t('enter')}
          </Button>
        }
      >
        {t('membersText')}
      </DrawnState>
    </div>
  )
}

function Lounge() {
  const t = useText(texts)
  const query = useLounge()
  const skeleton = (
    <div className={styles.skeleton}>
      <Skeleton width="70%" height="44px" />
      <Skeleton width="50%" height="44px" />
      <Skeleton width="62%" height="44px" />
    </div>
  )
  return (
    <Arrived query={query} skeleton={skeleton} failedTitle={t('failedTitle')} level="h3">
      {(lounge) => (
        <>
          {lounge.messages.length > 0 ? (
            <LoungeLines<LoungeMessage> lines={lounge.messages} me={lounge.me} />
          ) : (
            <div className={styles.outside}>
              <DrawnState drawing="nest" title={t('emptyTitle')} level="h3" small>
                {t('emptyText')}
              </DrawnState>
            </div>
          )}
          <Writing lounge={lounge} />
        </>
      )}
    </Arrived>
  )
}

function Writing({ lounge }: { lounge: ReplyOf<typeof getLounge> }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { waiting, waitFor } = useWaiting()
  const { problem, run } = useAction()
  const muted = useMuted(lounge.mutedUntil)
  const refuseTrial = useTrialRefusal()
  // Words that may have arrived without our hearing of it are sent again under the same id.
  const attempt = useRef({ clientId: '', text: '' })
  const send = async (text: string): Promise<boolean> => {
    // Trial accounts read along; writing is for real ones.
    if (!lounge.mayWrite) {
      refuseTrial()
      return false
    }
    return run(async () => {
      try {
        if (attempt.current.text !== text) attempt.current = { clientId: crypto.randomUUID(), text }
        takeLine(await call(writeInLounge, attempt.current))
        attempt.current = { clientId: '', text: '' }
      } catch (error) {
        const wait = error instanceof CallError ? (error.value as { waitSeconds?: number } | null)?.waitSeconds : undefined
        if (wait === undefined) throw error
        waitFor(wait)
        throw new Cancelled()
      }
    })
  }
  if (muted) return <p className={styles.muted}>{t('muted', { until: moment(muted, timeZone) })}</p>
  return (
    <Composer
      label={t('write')}
      placeholder={lounge.mayWrite ? t('write') : t('readOnly')}
      sendLabel={t('send')}
      max={ROOM_TEXT_MAX}
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

/** Until when this member is muted; nothing once the time is over. */
function useMuted(until: number | null): number | undefined {
  const [over, setOver] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setOver(until), Math.min(LONGEST_TIMER_MS, Math.max(0, until - Date.now())))
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && over !== until ? until : undefined
}
