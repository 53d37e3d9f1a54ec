import { type Session, endOtherSessions } from '@tucano/contract/session'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#parts/loaded'
import { call } from '#platform/call'
import { moment } from '#platform/format'
import { openDynamicModal } from '#platform/modals'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { Modal } from '#ui/modal'
import { usePlace } from './place.ts'
import { useSessions } from './queries.ts'
import { SectionCard } from '#ui/section-card'
import { SeenRow } from './seen-row.tsx'
import styles from './sessions-card.module.css'
import { texts } from './texts.ts'
import { useSaving } from './use-saving.ts'
import { useWay } from './use-way.ts'

/** Where the account is open, and where it was. */
export function SessionsCard() {
  const t = useText(texts)
  const query = useSessions()
  const ask = (): void => openDynamicModal(({ close }) => <EndOthersDialog close={close} />)
  const action = (
    <Button look="danger" className={styles.action} onClick={ask}>
      {t('endOthers')}
    </Button>
  )
  return (
    <SectionCard title={t('sessions')} text={t('sessionsText')} action={action}>
      <Loaded
        query={query}
        skeleton={<ListSkeleton />}
        failedTitle={t('sessionsFailed')}
        empty={{ title: t('sessionsEmpty') }}
        level="h5"
        small
      >
        {(sessions) => <SessionList sessions={sessions} />}
      </Loaded>
    </SectionCard>
  )
}

const ListSkeleton = () => (
  <div className={styles.waiting}>
    <Skeleton height="56px" />
    <Skeleton height="56px" />
  </div>
)

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useText(texts)
  const [whole, setWhole] = useState(false)
  const open = sessions.filter(({ endedAt }) => endedAt === null).toSorted((a, b) => Number(b.current) - Number(a.current))
  const ended = sessions.filter(({ endedAt }) => endedAt !== null)
  return (
    <>
      <ul>
        {[...open, ...(whole ? ended : [])].map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {ended.length > 0 && (
        <footer className={styles.foot}>
          <Button look="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? t('hideEnded') : t('showEnded', { count: ended.length })}
          </Button>
        </footer>
      )}
    </>
  )
}

const endings = ['logout', 'replaced', 'idle', 'expired', 'revoked'] as const

function SessionRow({ session }: { session: Session }) {
  const t = useText(texts)
  const placeOf = usePlace()
  const wayOf = useWay()
  const { timeZone } = useBrand()
  const { device, current, way, openedAt, seenAt, endedAt, endedWhy } = session
  const at = (epochMs: number): string => moment(epochMs, timeZone)
  const why = endings.find((each) => each === endedWhy)
  const last =
    endedAt === null ? t('seenAt', { when: at(seenAt) }) : t('endedAt', { why: t(why ? `ended_${why}` : 'ended_other'), when: at(endedAt) })
  const badge = current ? (
    <Badge tone="forest">{t('thisSession')}</Badge>
  ) : endedAt === null ? (
    <Badge tone="sky">{t('open')}</Badge>
  ) : undefined
  return (
    <SeenRow
      name={current ? 'current' : endedAt === null ? 'open' : 'ended'}
      icon={/Android|iOS/.test(device) ? Smartphone : Monitor}
      tone={current ? 'forest' : endedAt === null ? 'sky' : 'plain'}
      title={device || t('unknownDevice')}
      badge={badge}
      text={`${placeOf(session)} · ${wayOf(way)}`}
      times={[t('openedAt', { when: at(openedAt) }), last]}
      past={endedAt !== null}
    />
  )
}

/** Asks first: whoever is signed in elsewhere may be the member, too. */
function EndOthersDialog({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, problem, save } = useSaving()
  const end = async (): Promise<void> => {
    const change = async (): Promise<string> => {
      const { ended } = await call(endOtherSessions, {})
      return ended === 0 ? t('endedNone') : ended === 1 ? t('endedOne') : t('endedSome', { count: ended })
    }
    if (!busy && (await save(change))) close()
  }
  const buttons = [
    { key: 'CANCEL', label: w('cancel'), onPress: close },
    { key: 'CONFIRM', label: t('endOthers'), danger: true, onPress: () => void end() },
  ]
  return (
    <Modal title={t('endOthersTitle')} closeLabel={w('close')} onClose={close} buttons={buttons} role="alertdialog">
      {t('endOthersText')}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Modal>
  )
}
