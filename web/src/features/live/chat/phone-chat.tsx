import { useState } from 'react'
import { lazyPart } from '#platform/chunk'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Sheet } from '#ui/sheet'
import { ChatButton } from './chat-button.tsx'
import { texts } from './texts.ts'
import { useTableChat } from './use-table-chat.ts'

const TableChat = lazyPart('table-chat', () => import('./table-chat.tsx').then((part) => part.TableChat))

/** Where there is no room beside the table: behind a button, which says how much was said. */
export function PhoneChat({ code }: { code: string }) {
  const t = useText(texts)
  const w = useText(words)
  const [isOpen, setOpen] = useState(false)
  const { isThere, talk, unread } = useTableChat(code, isOpen)
  if (!isThere) return null
  return (
    <>
      <ChatButton unread={unread} onPress={() => setOpen(true)} />
      {isOpen && (
        <Sheet title={t('chat')} closeLabel={w('close')} onClose={() => setOpen(false)}>
          <TableChat code={code} talk={talk} />
        </Sheet>
      )}
    </>
  )
}
