import type { Message } from '@tucano/contract/messages'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { KindIcon } from './kind-icon.tsx'
import { type MessagePlace, placeOf } from './message-place.ts'
import styles from './message-view.module.css'
import { texts } from './texts.ts'
import { useRemoval } from './use-removal.tsx'
import { useWriter } from './use-writer.ts'
import { wordMessage } from './word-message.ts'

interface MessageViewProps {
  message: Message
  onBack: () => void
  onGone: () => void
  /** Leads to where there is something to do about it. */
  onGo: (place: MessagePlace) => void
}

/** One message in full. */
export function MessageView({ message, onBack, onGone, onGo }: MessageViewProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { title, body } = wordMessage(message, useWriter())
  const place = placeOf(message)
  const removal = useRemoval([message.id], onGone)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className={styles.back}>
        <Button look="quiet" icon={<ArrowLeft />} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <Card className={styles.message} data-reading={message.id}>
        <header className={styles.head}>
          <KindIcon kind={message.kind} />
          <div>
            <h4 ref={head} tabIndex={-1} className={styles.title}>
              {title}
            </h4>
            <p className={styles.when}>{t('sentAt', { when: moment(message.sentAt, timeZone) })}</p>
          </div>
        </header>
        {body.split(/\n{2,}/).map((paragraph, n) => (
          <p key={n} className={styles.body}>
            {paragraph}
          </p>
        ))}
        {place && (
          <div className={styles.go}>
            <Button look="primary" onClick={() => onGo(place)}>
              {t(place.label)}
            </Button>
          </div>
        )}
        <footer className={styles.foot}>
          <Button look="quiet" icon={<Trash2 />} onClick={removal.ask}>
            {t('remove')}
          </Button>
        </footer>
        {removal.question}
      </Card>
    </>
  )
}
