import { Component, type ReactNode } from 'react'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import styles from './part-boundary.module.css'
import { texts } from './texts.ts'

/** A small part of the page that did not come says so in its own place, with another try. The second try is the whole page again. */
export class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean; tried: boolean }> {
  override state = { failed: false, tried: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <Failed retry={() => (this.state.tried ? location.reload() : this.setState({ failed: false, tried: true }))} />
  }
}

function Failed({ retry }: { retry: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('failedTitle')}</p>
      <Button size="small" onClick={retry}>
        {w('retry')}
      </Button>
    </div>
  )
}
