import type { ReplyOf } from '@tucano/contract/endpoint'
import {
  type WatchedLine,
  keepTableLine,
  muteAtTables,
  removeTableLine,
  switchTableChat,
  type watchTableChat,
} from '@tucano/contract/live/chat'
import { MicOff, MessageCircleOff } from 'lucide-react'
import { useState } from 'react'
import { Detail } from '#office/detail.tsx'
import { MemberLink } from '#office/member-link.tsx'
import { rereadQueues } from '#office/queue-query.ts'
import { ReasonWindow } from '#office/reason-window.tsx'
import { Arrived } from '#parts/loaded'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { clock, moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import { Thread } from '#ui/talk'
import { useTalk } from '../../room/rooms.ts'
import { useFollowingChat, useWatchedChat } from '../queries.ts'
import styles from './chats.module.css'
import { MuteWindow } from './mute-window.tsx'
import { texts } from './texts.ts'

type Found = ReplyOf<typeof watchTableChat>

/** The chat of a table as an operator sees it: who wrote a line, and what can be done about it. It follows the chat’s room. */
export function ChatDetail({ code, mayChange }: { code: string; mayChange: boolean }) {
  const t = useText(texts)
  const { view } = useTalk(code, true)
  useFollowingChat(code, view ? `${view.isOpen} ${view.lines.map(({ id }) => id).join(' ')}` : '')
  return (
    <Arrived query={useWatchedChat(code)} skeleton={<Skeleton height="420px" />} failedTitle={t('failed')} level="h3" small>
      {(found) => <Shown found={found} mayChange={mayChange} />}
    </Arrived>
  )
}

function Shown({ found: { chat, lines }, mayChange }: { found: Found; mayChange: boolean }) {
  const t = useText(texts)
  const [switching, setSwitching] = useState(false)
  const { code, name, closed } = chat
  const isOpen = closed === null
  const [label, title, text, done] = isOpen
    ? (['closeChat', 'closeTitle', 'closeText', 'closeDone'] as const)
    : (['openChat', 'openTitle', 'openText', 'openDone'] as const)
  return (
    <Detail
      label={t('chatOf', { table: name })}
      title={name}
      text={t('chatOf', { table: name })}
      badges={<Badge tone={isOpen ? 'forest' : 'alarm'}>{t(isOpen ? 'open' : 'closed')}</Badge>}
    >
      {closed && <Note icon={<MessageCircleOff />} tone="alarm" title={t('closedBy', closed)} name="closed" />}
      <SectionCard
        title={t('lines')}
        text={lines.length === 0 ? t('linesEmpty') : t('linesText')}
        {...(mayChange && {
          action: (
            <Button size="small" look={isOpen ? 'danger' : 'primary'} onClick={() => setSwitching(true)}>
              {t(label)}
            </Button>
          ),
        })}
      >
        {lines.length > 0 && <Lines lines={lines} mayChange={mayChange} />}
      </SectionCard>
      {switching && (
        <ReasonWindow
          title={t(title, { table: name })}
          text={t(text)}
          label={t(label)}
          done={t(done)}
          act={(reason) => call(switchTableChat, { code, isOpen: !isOpen, reason })}
          close={() => setSwitching(false)}
        />
      )}
    </Detail>
  )
}

function Lines({ lines, mayChange }: { lines: readonly WatchedLine[]; mayChange: boolean }) {
  const t = useText(texts)
  return (
    <Thread
      label={t('lines')}
      newest={lines.at(-1)?.id}
      own={false}
      newLabel={(count) => (count === 1 ? t('newLine') : t('newLines', { count }))}
      className={styles.thread}
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li
            key={line.id}
            className={styles.line}
            data-removed={line.removedBy !== null || undefined}
            data-reported={line.reports > 0 || undefined}
          >
            <Line line={line} mayChange={mayChange} />
          </li>
        ))}
      </ul>
    </Thread>
  )
}

function Line({ line, mayChange }: { line: WatchedLine; mayChange: boolean }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { account, memberId, nickname, text, time, muted, reports, removedBy } = line
  return (
    <>
      <p className={styles.who}>
        <strong>{nickname}</strong> <MemberLink memberId={memberId} account={account} /> <time>{clock(time, timeZone)}</time>
        {reports > 0 && <Badge tone="beak">{reports === 1 ? t('reported_one') : t('reported', { count: reports })}</Badge>}
        {removedBy !== null && <Badge>{t('removedBy', { by: removedBy })}</Badge>}
        {muted && (
          <Badge tone="alarm">{muted.until === null ? t('mutedForGood') : t('mutedUntil', { until: moment(muted.until, timeZone) })}</Badge>
        )}
      </p>
      <p className={styles.text}>{text}</p>
      {muted && <p className={styles.soft}>{t('why', { reason: muted.reason })}</p>}
      {mayChange && <Acts line={line} />}
    </>
  )
}

function Acts({ line: { id, nickname, muted, reports, removedBy } }: { line: WatchedLine }) {
  const t = useText(texts)
  const { busy, run } = useToastAction()
  const [asking, setAsking] = useState<'mute' | 'unmute'>()
  const name = { name: nickname }
  const act = (work: () => Promise<unknown>, told: string): void => void run(() => work().finally(() => void rereadQueues()), told)
  return (
    <span className={styles.actions}>
      {removedBy === null && (
        <Button
          size="small"
          look="danger"
          busy={busy}
          aria-label={t('removeLine', name)}
          onClick={() => act(() => call(removeTableLine, { id }), t('removed'))}
        >
          {t('remove')}
        </Button>
      )}
      {reports > 0 && removedBy === null && (
        <Button size="small" busy={busy} aria-label={t('keepLine', name)} onClick={() => act(() => call(keepTableLine, { id }), t('kept'))}>
          {t('keep')}
        </Button>
      )}
      {muted ? (
        <Button size="small" look="quiet" aria-label={t('unmuteAuthor', name)} onClick={() => setAsking('unmute')}>
          {t('unmute')}
        </Button>
      ) : (
        <Button size="small" look="quiet" icon={<MicOff />} aria-label={t('muteAuthor', name)} onClick={() => setAsking('mute')}>
          {t('mute')}
        </Button>
      )}
      {asking === 'mute' && <MuteWindow id={id} name={nickname} close={() => setAsking(undefined)} />}
      {asking === 'unmute' && (
        <ReasonWindow
          title={t('unmuteTitle', name)}
          text={t('unmuteText')}
          label={t('unmute')}
          done={t('unmuted', name)}
          act={(reason) => call(muteAtTables, { id, minutes: 0, reason })}
          close={() => setAsking(undefined)}
        />
      )}
    </span>
  )
}
