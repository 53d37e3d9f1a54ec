import { useEffect } from 'react'
import { useText } from '#platform/text'
import { Spinner } from '#ui/spinner'
import styles from './session.module.css'
import { texts } from './texts.ts'

/** Hands what a service has said to the page that asked, and closes. */
export function SignInPage() {
  const t = useText(texts)
  useEffect(() => {
    const said = new URLSearchParams(location.search)
    history.replaceState(history.state, '', location.pathname)
    const channel = new BroadcastChannel('signin')
    channel.postMessage({ state: said.get('state') ?? '', code: said.get('code'), error: said.get('error') })
    channel.close()
    close()
  }, [])
  return (
    <main className={styles.returning} role="status">
      <Spinner /> {t('returning')}
    </main>
  )
}
