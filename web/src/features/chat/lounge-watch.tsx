import { type WatchedMessage, muteAuthor, removeFromLounge } from '@tucano/contract/chat'
import { MicOff, MoreVertical, Trash2, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#parts/loaded'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { LoungeLines } from './lounge-lines.tsx'
import styles from './lounge.module.css'
import { texts } from './texts.ts'
import { useWatchedLounge } from './use-lounge.ts'

const MUTE_MINUTES = [10, 60, 1440] as const

/** The members' lounge as an operator sees it: who wrote a line, and what can be done about it. */
export function LoungeWatch({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const { query, again } = useWatchedLounge()
  const actions = (line: WatchedMessage) => <Actions line={line} mayChange={mayChange} onDone={again} />
  const list = { ...query, data: query.data?.messages }
  return (
    <section className={styles.watch} aria-label={t('title')}>
      <header className={styles.watchHead}>
        <h2>{t('title')}</h2>
        <p>{t('watchText')}</p>
      </header>
      <Loaded
        query={list}
        skeleton={<Skeleton height="200px" />}
        failedTitle={t('failedTitle')}
        level="h3"
        empty={{ title: t('emptyTitle'), text: t('watchEmpty') }}
      >
        {(lines) => <LoungeLines<WatchedMessage> lines={lines} me={undefined} actions={actions} />}
      </Loaded>
    </section>
  )
}

function Actions({ line, mayChange, onDone }: { line: WatchedMessage; mayChange: boolean; onDone: () => void }) {
  const t = useText(texts)
  const { run } = useToastAction()
  const [open, setOpen] = useState(false)
  const act = async (work: () => Promise<unknown>, told: string): Promise<void> => {
    await run(work, told)
    setOpen(false)
    onDone()
  }
  const mute = (minutes: number): void =>
    void act(
      () => call(muteAuthor, { id: line.id, minutes }),
      minutes > 0 ? t('mutedDone', { name: line.nickname }) : t('unmutedDone', { name: line.nickname }),
    )
  return (
    <>
      <span className={styles.actions}>
        {line.mutedUntil !== null && <Badge tone="alarm">{t('mutedBadge')}</Badge>}
        <span className={styles.account}>{line.account}</span>
        {mayChange && (
          <IconButton label={t('actions', { name: line.nickname })} aria-expanded={open} onClick={() => setOpen(!open)}>
            <MoreVertical />
          </IconButton>
        )}
      </span>
      {open && (
        <span className={styles.choices}>
          <Button look="danger" icon={<Trash2 />} onClick={() => void act(() => call(removeFromLounge, { id: line.id }), t('removed'))}>
            {t('remove')}
          </Button>
          {MUTE_MINUTES.map((minutes) => (
            <Button key={minutes} icon={<MicOff />} onClick={() => mute(minutes)}>
              {t(`mute_${minutes}`)}
            </Button>
          ))}
          {line.mutedUntil !== null && (
            <Button icon={<Volume2 />} onClick={() => mute(0)}>
              {t('unmute')}
            </Button>
          )}
        </span>
      )}
    </>
  )
}
