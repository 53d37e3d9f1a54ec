import { type TableLine } from '@tucano/contract/live/talk'
import { reportTableLine } from '@tucano/contract/live/chat'
import { EyeOff, Flag, MoreVertical } from 'lucide-react'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { clock } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Menu, MenuItem } from '#ui/menu'
import { Thread } from '#ui/talk'
import { hideAuthor } from '../kept.ts'
import styles from './chat.module.css'
import { texts } from './texts.ts'

interface LinesProps {
  lines: readonly TableLine[]
  /** The sign of one's own lines. */
  me: string | undefined
  isSilent: boolean
  mayReport: boolean
}

export function Lines({ lines, me, isSilent, mayReport }: LinesProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const last = lines.at(-1)
  return (
    <Thread
      label={t('lines')}
      newest={last?.id}
      own={me !== undefined && last?.author === me}
      newLabel={(count) => (count === 1 ? t('unread_one') : t('unread', { count }))}
      isSilent={isSilent}
      className={styles.thread}
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line} data-own={line.author === me || undefined}>
            <p className={styles.text}>
              <strong>{line.author === me ? t('you') : line.who}</strong> {line.text} <time>{clock(line.time, timeZone)}</time>
            </p>
            {line.author !== me && <Actions line={line} mayReport={mayReport} />}
          </li>
        ))}
      </ul>
    </Thread>
  )
}

function Actions({ line: { id, author, who }, mayReport }: { line: TableLine; mayReport: boolean }) {
  const t = useText(texts)
  const { run } = useToastAction()
  const report = (): void => void run(() => call(reportTableLine, { id }), t('reported'))
  return (
    <Menu button={<MoreVertical aria-hidden="true" />} label={t('actions', { who })} className={styles.more}>
      {(close) => (
        <>
          <MenuItem icon={<EyeOff />} onPress={() => hideAuthor(author)}>
            {t('hide', { who })}
          </MenuItem>
          {mayReport && (
            <MenuItem
              icon={<Flag />}
              danger
              onPress={() => {
                close()
                report()
              }}
            >
              {t('report')}
            </MenuItem>
          )}
        </>
      )}
    </Menu>
  )
}
