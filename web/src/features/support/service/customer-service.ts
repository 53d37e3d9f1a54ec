import { useText } from '#platform/text'
import { toast } from '#ui/toast'
import { texts } from './texts.ts'

/** Spec §9. */
const WIDTH = 440
const HEIGHT = 750
const NAME = 'customer-service'

/** What a click on customer service does: a small window opens at once, and is led to where the encrypted link says. Spec §4. */
export function useCustomerService(): () => void {
  const t = useText(texts)
  return () => {
    const [left, top] = [Math.max(0, screenX + outerWidth - WIDTH - 40), Math.max(0, screenY + 60)]
    // In the click itself: a window that is asked for later is one that nobody asked for, and is blocked.
    const popup = window.open('about:blank', NAME, `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
    if (!popup) return toast(t('blocked'), 'wrong')
    lead(popup).catch(() => {
      popup.close()
      toast(t('failed'), 'wrong')
    })
  }
}

/** The way there, and the cryptography that opens it, come when somebody wants them. */
async function lead(popup: Window): Promise<void> {
  const { findService } = await import('./find-service.ts')
  const link = await findService()
  popup.location.replace(link)
  popup.focus()
}
