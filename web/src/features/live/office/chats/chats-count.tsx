import { RailCount } from '#office/rail-count.tsx'
import { useText } from '#platform/text'
import { reportedChats } from '../queries.ts'
import { texts } from './texts.ts'

/** Chats with lines that members have reported. */
export function ChatsCount() {
  const t = useText(texts)
  return <RailCount queue={reportedChats} title={t('chats')} keyOf={({ code }) => code} />
}
