import { type LoungeMessage, SLIP_ADDRESS } from '@tucano/contract/chat'
import { Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { clock } from '#platform/format'
import { closeModal } from '#platform/modals'
import { useBrand, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { Avatar } from '#ui/card'
import { Thread } from '#ui/talk'
import { classNames } from '../../ui/class-names.ts'
import styles from './lounge.module.css'
import { texts } from './texts.ts'

interface LoungeLinesProps<Line extends LoungeMessage> {
  lines: readonly Line[]
  /** The sign of one's own lines. */
  me: string | undefined
  /** What can be done with a line. */
  actions?: (line: Line) => ReactNode
}

export function LoungeLines<Line extends LoungeMessage>({ lines, me, actions }: LoungeLinesProps<Line>) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const base = useSite((state) => state.imageBase)
  const last = lines.at(-1)
  return (
    <Thread
      label={t('lines')}
      newest={last?.id}
      own={me !== undefined && last?.author === me}
      newLabel={(count) => (count === 1 ? t('newLine') : t('newLines', { count }))}
    >
      <ul className={styles.lines}>
        {lines.map((line, index) => {
          const own = line.author === me
          const first = !goesOn(lines[index - 1], line)
          return (
            <li key={line.id} className={classNames(styles.line, own && styles.own, first && styles.first)}>
              <span className={styles.face}>
                {first && <Avatar src={line.icon} name="" size={32} fallback={`${base}/avatar-default.svg`} />}
              </span>
              <div className={styles.said}>
                {first && (
                  <p className={styles.who}>
                    <strong>{line.nickname}</strong>
                    {own && <span className={styles.you}>{t('you')}</span>}
                    <time className={styles.time}>{clock(line.time, timeZone)}</time>
                  </p>
                )}
                <p className={styles.text}>
                  <Said text={line.text} />
                </p>
              </div>
              {actions?.(line)}
            </li>
          )
        })}
      </ul>
    </Thread>
  )
}

/** What was said; where it has the address of a slip, the way there. */
function Said({ text }: { text: string }) {
  const t = useText(texts)
  return text.split(SLIP_ADDRESS).map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <Link key={place} href={piece} className={styles.slip} onClick={() => closeModal('chatRoomModal')}>
        <Ticket aria-hidden="true" />
        {t('slip')}
      </Link>
    ),
  )
}

const PAUSE_MS = 5 * 60_000

/** Whether a line goes on with what the same author said just before. */
const goesOn = (before: LoungeMessage | undefined, { author, time }: LoungeMessage): boolean =>
  before?.author === author && time - before.time < PAUSE_MS
