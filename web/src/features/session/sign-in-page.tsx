import { useEffect } from 'react'
import { useText } from '#platform/text'
import { Spinner } from '#ui/spinner'
import styles from './session.module.css'
import { texts } from './texts.ts'

const WAIT_MS = 3000

/** Hands what a service has said to the page that asked, and closes. */
export function SignInPage() {
  const t = useText(texts)
  useEffect(() => {
    const said = new URLSearchParams(location.search)
    history.replaceState(history.state, '', location.pathname)
    const channel = new BroadcastChannel('signin')
    // Closed once it was heard; a page that is gone hears nothing.
    const timer = setTimeout(close, WAIT_MS)
    channel.addEventListener('message', () => close())
    channel.postMessage({ state: said.get('state') ?? '', code: said.get('code'), error: said.get('error') })
    return () => {
      clearTimeout(timer)
      channel.close()
    }
  }, [])
  return (
    <main className={styles.returning} role="status">
      <Spinner /> {t('returning')}
    </main>
  )
}
