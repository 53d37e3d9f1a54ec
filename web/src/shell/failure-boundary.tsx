import { Component, type ReactNode } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { ChunkError } from '#platform/chunk'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { texts } from './texts.ts'

interface Props {
  /** A new address is a new chance. */
  pathname: string
  children: ReactNode
}

/** Keeps the site around a page that failed: what happened, another try, and a way back. */
export class FailureBoundary extends Component<Props, { error: unknown; pathname: string }> {
  override state = { error: undefined as unknown, pathname: this.props.pathname }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ pathname }: Props, state: { pathname: string }) {
    return pathname === state.pathname ? null : { error: undefined, pathname }
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <FailurePage error={this.state.error} />
  }
}

function FailurePage({ error }: { error: unknown }) {
  const t = useText(texts)
  const w = useText(words)
  const actions = (
    <>
      <Button look="primary" size="large" onClick={() => location.reload()}>
        {w('retry')}
      </Button>
      <Button size="large" onClick={() => location.assign('/')}>
        {w('goHome')}
      </Button>
    </>
  )
  return (
    <DrawnState
      drawing="error"
      title={error instanceof ChunkError ? t('failedTitle') : w('error.unknown')}
      level="h1"
      page
      actions={actions}
    >
      <p>{t('failedText')}</p>
      <p>
        <small>{(error as Error).message}</small>
      </p>
    </DrawnState>
  )
}
