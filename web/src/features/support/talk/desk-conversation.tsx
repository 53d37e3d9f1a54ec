import {
  type CannedReply,
  type DeskEntry,
  MESSAGE_MAX,
  answerConversation,
  closeConversation,
  customerTyping,
  type getDeskConversation,
  readDesk,
  takeConversation,
  typeAtDesk,
} from '@tucano/contract/support'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { ArrowLeft, CircleCheck, MessageSquareQuote } from 'lucide-react'
import { useEffect } from 'react'
import { Arrived } from '#parts/loaded'
import { MemberLink } from '#parts/office/member-link'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { Menu, MenuItem } from '#ui/menu'
import { Composer } from '#ui/talk'
import { ConversationThread } from './conversation-thread.tsx'
import styles from './desk.module.css'
import { texts } from './texts.ts'
import { refreshConversation, refreshDesk, takeDeskMessage, useDeskConversation } from './use-desk.ts'
import { useSending, useTellTyping } from './use-sending.ts'
import { useTyping } from './use-typing.ts'

type ReplyOfDesk = ReplyOf<typeof getDeskConversation>

interface DeskConversationProps {
  id: string
  /** Otherwise it is only looked at. */
  mayChange: boolean
  replies: readonly CannedReply[]
  onBack: () => void
}

export function DeskConversation({ id, mayChange, replies, onBack }: DeskConversationProps) {
  const t = useText(texts)
  const query = useDeskConversation(id)
  const skeleton = (
    <div className={styles.waiting}>
      <Skeleton height="56px" />
      <Skeleton width="60%" height="64px" />
    </div>
  )
  return (
    <section className={styles.conversation} aria-label={t('conversation')}>
      <Arrived query={query} skeleton={skeleton} failedTitle={t('deskFailed')}>
        {(data) => <Open id={id} mayChange={mayChange} data={data} replies={replies} onBack={onBack} />}
      </Arrived>
    </section>
  )
}

function Open({ id, mayChange, data, replies, onBack }: DeskConversationProps & { data: ReplyOfDesk }) {
  const t = useText(texts)
  const { entry, messages, state } = data
  const mine = mayChange && entry.mine && state === 'taken'
  const send = useSending(
    (message) => call(answerConversation, { id, ...message }),
    (message) => takeDeskMessage(id, message),
    messages,
  )
  const tell = useTellTyping(() => call(typeAtDesk, { id }))
  const typing = useTyping(customerTyping, (told) => told.id === id, messages.at(-1)?.id)
  useReading(id, mine ? data : undefined)
  return (
    <>
      <Customer id={id} entry={entry} mine={mine} mayTake={mayChange && !mine} onBack={onBack} />
      <ConversationThread
        talk={data}
        pending={send.pending}
        side="operator"
        typing={typing && state !== 'closed'}
        typingName={entry.account ?? t('customer')}
        onRetry={send.retry}
        after={state === 'closed' && <Closed data={data} />}
      />
      {mine && (
        <>
          {replies.length > 0 && (
            <div className={styles.replies}>
              <Menu
                align="start"
                above
                label={t('replies')}
                className={styles.repliesButton ?? ''}
                button={
                  <>
                    <MessageSquareQuote aria-hidden="true" /> {t('replies')}
                  </>
                }
              >
                {(close) =>
                  replies.map(({ slug, title, text }) => (
                    <MenuItem
                      key={slug}
                      onPress={() => {
                        close()
                        send.write(text)
                      }}
                    >
                      <span className={styles.reply}>
                        <strong>{title}</strong>
                        <span>{text}</span>
                      </span>
                    </MenuItem>
                  ))
                }
              </Menu>
            </div>
          )}
          <Composer
            label={t('answer')}
            placeholder={t('answer')}
            sendLabel={t('send')}
            max={MESSAGE_MAX}
            leftLabel={(left) => t('left', { left })}
            problem={send.problem}
            onSend={send.write}
            onType={tell}
          />
        </>
      )}
    </>
  )
}

interface CustomerProps {
  id: string
  entry: DeskEntry
  mine: boolean
  mayTake: boolean
  onBack: () => void
}

/** Who the customer is, and what can be done with the conversation. */
function Customer({ id, entry, mine, mayTake, onBack }: CustomerProps) {
  const t = useText(texts)
  const { busy, run } = useToastAction()
  const act = async (endpoint: typeof takeConversation | typeof closeConversation): Promise<void> => {
    await run(() => call(endpoint, { id }))
    refreshDesk()
    refreshConversation(id)
  }
  return (
    <header className={styles.customer}>
      <IconButton className={styles.back} label={t('backToQueue')} onClick={onBack}>
        <ArrowLeft />
      </IconButton>
      <div className={styles.facts}>
        <h2 className={styles.name}>
          {entry.memberId && entry.account ? <MemberLink memberId={entry.memberId} account={entry.account} /> : t('visitor')}
          {entry.vip && <Badge tone="beak">VIP</Badge>}
        </h2>
        <p className={styles.meta}>
          {[entry.rank && t('rank', { rank: entry.rank }), entry.country ? t('from', { country: entry.country }) : t('fromUnknown')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {entry.state === 'taken' && !mine && <Badge tone="sky">{t('with', { name: entry.operator ?? '' })}</Badge>}
      {mayTake && (entry.state === 'waiting' || entry.state === 'taken') && (
        <Button look={entry.state === 'waiting' ? 'primary' : 'secondary'} busy={busy} onClick={() => void act(takeConversation)}>
          {t('take')}
        </Button>
      )}
      {mine && (
        <Button busy={busy} icon={<CircleCheck />} onClick={() => void act(closeConversation)}>
          {t('close')}
        </Button>
      )}
    </header>
  )
}

function Closed({ data }: { data: ReplyOfDesk }) {
  const t = useText(texts)
  return (
    <p className={styles.closed} role="status">
      {t(`closedBy_${data.closedBy ?? 'system'}`)}
      {data.stars !== null && ` ${t('rated', { stars: data.stars })}`}
    </p>
  )
}

/** Marks as read what stands before the operator who has the conversation. */
function useReading(id: string, data: ReplyOfDesk | undefined): void {
  const newest = data?.messages.findLast(({ writer }) => writer === 'customer')?.id
  const read = data?.operatorRead ?? '0'
  useEffect(() => {
    if (newest === undefined || BigInt(newest) <= BigInt(read)) return
    const mark = (): void => {
      if (document.visibilityState === 'visible') call(readDesk, { id, messageId: newest }).catch(() => undefined)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, newest, read])
}
