import type { TableTalk } from '@tucano/contract/live/talk'
import { EarOff, Ear, MessageCircleOff, Settings2 } from 'lucide-react'
import { DrawnState } from '#parts/drawn-state'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Menu, MenuItem } from '#ui/menu'
import { type KeptChat, keepChat, useKeptChat } from '../kept.ts'
import type { Looked } from '../room/rooms.ts'
import styles from './chat.module.css'
import { Lines } from './lines.tsx'
import { texts } from './texts.ts'
import { useOwnChat } from './use-own-chat.ts'
import { Writing } from './writing.tsx'

interface TableChatProps {
  code: string
  talk: Looked<TableTalk>
}

/** What members at a table say to each other. It can be switched off, and nobody has to hear it read aloud. */
export function TableChat({ code, talk }: TableChatProps) {
  const t = useText(texts)
  const kept = useKeptChat()
  return (
    <section className={styles.chat} aria-label={t('chat')}>
      {kept.isOff ? (
        <Off />
      ) : talk.view ? (
        <On code={code} talk={talk.view} kept={kept} />
      ) : talk.code === undefined || talk.code === 'system.busy' ? (
        <Skeleton height="220px" />
      ) : (
        <DrawnState drawing="nest" title={t('failed')} level="h3" small>
          {t('failedText')}
        </DrawnState>
      )}
    </section>
  )
}

function Off() {
  const t = useText(texts)
  return (
    <DrawnState
      drawing="nest"
      title={t('offTitle')}
      level="h3"
      small
      actions={<Button onClick={() => keepChat({ isOff: false })}>{t('switchOn')}</Button>}
    >
      {t('offText')}
    </DrawnState>
  )
}

function On({ code, talk, kept }: { code: string; talk: TableTalk; kept: KeptChat }) {
  const t = useText(texts)
  const own = useOwnChat(code)
  const { hidden = [], isSilent = false } = kept
  const shown = talk.lines.filter(({ author }) => !hidden.includes(author))
  const away = new Set(talk.lines.filter(({ author }) => hidden.includes(author)).map(({ author }) => author))
  return (
    <>
      {shown.length > 0 ? (
        <Lines lines={shown} me={own.data?.me} isSilent={isSilent} mayReport={own.data?.mayWrite === true} />
      ) : (
        <div className={styles.empty}>
          <DrawnState drawing="nest" title={t('emptyTitle')} level="h3" small>
            {t('emptyText')}
          </DrawnState>
        </div>
      )}
      {away.size > 0 && (
        <p className={styles.hidden}>
          {away.size === 1 ? t('hidden_one') : t('hidden', { count: away.size })}{' '}
          <Button size="small" look="quiet" onClick={() => keepChat({ hidden: hidden.filter((author) => !away.has(author)) })}>
            {t('showAgain')}
          </Button>
        </p>
      )}
      <div className={styles.foot}>
        <div className={styles.writing}>
          <Writing code={code} isOpen={talk.isOpen} own={own} />
        </div>
        <Menu button={<Settings2 aria-hidden="true" />} label={t('settings')} className={styles.settings} above>
          {(close) => (
            <>
              <MenuItem
                icon={isSilent ? <Ear /> : <EarOff />}
                onPress={() => {
                  keepChat({ isSilent: !isSilent })
                  close()
                }}
              >
                {t(isSilent ? 'spoken' : 'silent')}
              </MenuItem>
              <MenuItem icon={<MessageCircleOff />} onPress={() => keepChat({ isOff: true })}>
                {t('switchOff')}
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
    </>
  )
}
