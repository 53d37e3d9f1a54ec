import { MessageCircle } from 'lucide-react'
import { useText } from '#platform/text'
import styles from './register.module.css'
import { texts } from './texts.ts'

/** Opens WhatsApp with a text that is ready to be sent to somebody. */
export function WhatsApp({ text }: { text: string }) {
  const t = useText(texts)
  return (
    <a className={styles.whatsapp} href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener noreferrer">
      <MessageCircle aria-hidden="true" />
      {t('share')}
    </a>
  )
}
