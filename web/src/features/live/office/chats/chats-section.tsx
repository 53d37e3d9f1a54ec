import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type TableChat, removeTableLine } from '@tucano/contract/live/chat'
import { useSearchParams } from 'wouter'
import entry from '#office/office.module.css'
import { Queue } from '#office/queue.tsx'
import { Workplace } from '#office/workplace.tsx'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { useChats } from '../queries.ts'
import { ChatDetail } from './chat-detail.tsx'
import { texts } from './texts.ts'

const TABLE = 'mesa'

/** Chats of tables for operators: those with reports first. */
export function ChatsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const query = useChats()
  const [search, setSearch] = useSearchParams()
  const chosen = search.get(TABLE) ?? undefined
  const mayChange = mayCall(roles, removeTableLine)
  const go = (code?: string): void => setSearch(code === undefined ? {} : { [TABLE]: code })
  const all = query.data?.chats.toSorted((a, b) => b.reported - a.reported || (b.saidAt ?? 0) - (a.saidAt ?? 0))
  return (
    <Workplace
      title={t('chats')}
      text={t('chatsText')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={() => go()}
      labels={{ back: t('back'), choose: t('choose') }}
      queue={
        <Queue
          label={t('chats')}
          keyOf={({ code }) => code}
          chosen={chosen}
          onChoose={go}
          query={{ ...query, data: all }}
          failedTitle={t('chatsFailed')}
          empty={{ title: t('chatsEmpty') }}
        >
          {(chat) => <Entry chat={chat} />}
        </Queue>
      }
      detail={
        chosen === undefined || (all && !all.some(({ code }) => code === chosen)) ? null : (
          <ChatDetail key={chosen} code={chosen} mayChange={mayChange} />
        )
      }
    />
  )
}

function Entry({ chat: { name, closed, reported, saidAt } }: { chat: TableChat }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  return (
    <>
      <span className={entry.top}>
        <span className={entry.name}>{name}</span>
      </span>
      <span className={entry.minor}>{saidAt === null ? t('never') : t('last', { moment: moment(saidAt, timeZone) })}</span>
      <span className={entry.badges}>
        {closed && <Badge tone="alarm">{t('closed')}</Badge>}
        {reported > 0 && <Badge tone="beak">{reported === 1 ? t('reported_one') : t('reported', { count: reported })}</Badge>}
      </span>
    </>
  )
}
