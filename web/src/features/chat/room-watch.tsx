import { type WatchedMessage, muteAuthor, removeFromRoom } from '@tucano/contract/chat'
import { MicOff, MoreVertical, Trash2, Volume2 } from 'lucide-react'
import { Loaded } from '#parts/loaded'
import { call } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { Badge, Skeleton } from '#ui/card'
import { Menu, MenuItem } from '#ui/menu'
import { toast } from '#ui/toast'
import { RoomLines } from './room-lines.tsx'
import styles from './room.module.css'
import { texts } from './texts.ts'
import { useWatchedRoom } from './use-room.ts'

const MUTE_MINUTES = [10, 60, 1440] as const

/** The members' room as an operator sees it: who wrote a line, and what can be done about it. */
export function RoomWatch() {
  const t = useText(texts)
  const { query, again } = useWatchedRoom()
  const actions = (line: WatchedMessage) => <Actions line={line} onDone={again} />
  const list = { ...query, data: query.data?.messages }
  return (
    <section className={styles.watch} aria-label={t('title')}>
      <Loaded
        query={list as Parameters<typeof Loaded<WatchedMessage>>[0]['query']}
        skeleton={<Skeleton height="200px" />}
        failedTitle={t('failedTitle')}
        empty={{ title: t('emptyTitle'), text: t('watchEmpty') }}
      >
        {(lines) => <RoomLines<WatchedMessage> lines={lines} me={undefined} actions={actions} />}
      </Loaded>
    </section>
  )
}

function Actions({ line, onDone }: { line: WatchedMessage; onDone: () => void }) {
  const t = useText(texts)
  const say = useErrorText()
  const act = async (doing: Promise<unknown>, told: string): Promise<void> => {
    try {
      await doing
      toast(told, 'done')
    } catch (error) {
      toast(say(error), 'wrong')
    }
    onDone()
  }
  const mute = (minutes: number): void =>
    void act(
      call(muteAuthor, { id: line.id, minutes }),
      minutes > 0 ? t('mutedDone', { name: line.nickname }) : t('unmutedDone', { name: line.nickname }),
    )
  return (
    <span className={styles.actions}>
      {line.mutedUntil !== null && <Badge tone="alarm">{t('mutedBadge')}</Badge>}
      <span className={styles.account}>{line.account}</span>
      <Menu label={t('actions', { name: line.nickname })} button={<MoreVertical aria-hidden="true" />} className={styles.menu ?? ''}>
        {(close) => (
          <>
            <MenuItem
              icon={<Trash2 />}
              danger
              onPress={() => {
                close()
                void act(call(removeFromRoom, { id: line.id }), t('removed'))
              }}
            >
              {t('remove')}
            </MenuItem>
            {MUTE_MINUTES.map((minutes) => (
              <MenuItem
                key={minutes}
                icon={<MicOff />}
                onPress={() => {
                  close()
                  mute(minutes)
                }}
              >
                {t(`mute_${minutes}`)}
              </MenuItem>
            ))}
            {line.mutedUntil !== null && (
              <MenuItem
                icon={<Volume2 />}
                onPress={() => {
                  close()
                  mute(0)
                }}
              >
                {t('unmute')}
              </MenuItem>
            )}
          </>
        )}
      </Menu>
    </span>
  )
}
