import { MessageCircle } from 'lucide-react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import styles from './chat-button.module.css'
import { texts } from './texts.ts'

const MOST = 9

/** Opens the chat where there is no room for it beside the table, and says how much was said meanwhile. */
export function ChatButton({ unread, onPress }: { unread: number; onPress: () => void }) {
  const t = useText(texts)
  const more =
    unread === 0 ? '' : unread === 1 ? t('unread_one') : unread > MOST ? t('unread_many', { count: MOST }) : t('unread', { count: unread })
  return (
    <span className={styles.place}>
      <IconButton label={more ? `${t('open')}: ${more}` : t('open')} onClick={onPress}>
        <MessageCircle />
      </IconButton>
      <Unread count={unread} />
    </span>
  )
}

/** How much was said meanwhile: for the eye alone. */
export const Unread = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.count} aria-hidden="true">
      {count > MOST ? `${MOST}+` : count}
    </span>
  ) : null
