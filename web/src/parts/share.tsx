import { Share2 } from 'lucide-react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import styles from './share.module.css'
import { texts } from './texts.ts'
import { WhatsApp } from './whatsapp.tsx'

interface ShareProps {
  text: string
  whatsApp: string
}

/** Ways to pass a text on: WhatsApp, and whatever else the device has for it. */
export function Share({ text, whatsApp }: ShareProps) {
  const t = useText(texts)
  // Whoever changes their mind has sent nothing: that is no mistake.
  const share = (): void => void navigator.share({ text }).catch(() => undefined)
  return (
    <div className={styles.share}>
      <WhatsApp label={whatsApp} text={text} />
      {'share' in navigator && (
        <Button icon={<Share2 />} onClick={share}>
          {t('share')}
        </Button>
      )}
    </div>
  )
}
