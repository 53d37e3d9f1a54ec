import { MessageCircle } from 'lucide-react'
import styles from './whatsapp.module.css'

/** Opens WhatsApp with a text that is ready to be sent to somebody. */
export const WhatsApp = ({ text, label }: { text: string; label: string }) => (
  <a className={styles.whatsapp} href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener noreferrer">
    <MessageCircle aria-hidden="true" />
    {label}
  </a>
)
