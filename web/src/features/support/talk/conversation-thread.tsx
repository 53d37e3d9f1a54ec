import type { SupportMessage } from '@tucano/contract/support'
import { Check, CheckCheck, Clock3, RotateCcw } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { clock as clockText, day } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Bubble, Divider, Thread, Typing } from '#ui/talk'
import { TextButton } from '#ui/form'
import { type Pending, type Talk, isRead } from './conversation-state.ts'
import { texts } from './texts.ts'

interface ConversationThreadProps {
  talk: Talk
  pending: readonly Pending[]
  /** Whose page this is. */
  side: SupportMessage['writer']
  typing: boolean
  typingName: string
  onRetry: (message: Pending) => void
  before?: ReactNode
  after?: ReactNode
}

/** What was said, by day and by writer, with what has become of one's own words. */
export function ConversationThread({ talk, pending, side, typing, typingName, onRetry, before, after }: ConversationThreadProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { messages } = talk
  const clock = (time: number): string => clockText(time, timeZone)
  const last = messages.at(-1)
  const newest = pending.at(-1)?.clientId ?? last?.clientId
  return (
    <Thread
      label={t('thread')}
      newest={newest}
      own={pending.length > 0 || last?.writer === side}
      newLabel={(count) => (count === 1 ? t('newMessage') : t('newMessages', { count }))}
    >
      {before}
      {messages.map((message, index) => {
        const previous = messages[index - 1]
        const own = message.writer === side
        const newDay = !previous || day(previous.time, timeZone) !== day(message.time, timeZone)
        const named = !own && (newDay || previous?.writer !== message.writer || previous?.name !== message.name)
        return (
          <Fragment key={message.clientId}>
            {newDay && <Divider>{dayName(message.time, timeZone, t('today'))}</Divider>}
            <Bubble
              own={own}
              name={named ? message.name || t('customer') : undefined}
              time={clock(message.time)}
              note={own ? <Delivery read={isRead(message, talk)} /> : undefined}
            >
              {message.text}
            </Bubble>
          </Fragment>
        )
      })}
      {pending.map((message) => (
        <Bubble
          key={message.clientId}
          own
          time={clock(message.time)}
          failed={message.failed}
          note={
            message.failed ? (
              <TextButton onClick={() => onRetry(message)}>
                <RotateCcw aria-hidden="true" /> {t('resend')}
              </TextButton>
            ) : (
              <Note icon={<Clock3 />} text={t('sending')} />
            )
          }
        >
          {message.text}
        </Bubble>
      ))}
      {typing && <Typing label={t('typing', { name: typingName })} />}
      {after}
    </Thread>
  )
}

function Delivery({ read }: { read: boolean }) {
  const t = useText(texts)
  return read ? <Note icon={<CheckCheck />} text={t('read')} /> : <Note icon={<Check />} text={t('delivered')} />
}

const Note = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <>
    {icon}
    {text}
  </>
)

const dayName = (time: number, timeZone: string, today: string): string => {
  const name = day(time, timeZone)
  return name === day(Date.now(), timeZone) ? today : name
}
