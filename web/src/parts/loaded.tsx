import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { DrawnState } from './drawn-state.tsx'

interface ArrivedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => Promise<unknown> }
  /** What stands there until the data comes, in its shape. */
  skeleton: ReactNode
  failedTitle: string
  level?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5'
  /** It stands in a card among others. */
  small?: boolean
  children: (data: Data) => ReactNode
}

/** What was asked for, in whichever state it is: on its way, failed, or there. What is there stays when asking again fails. */
export function Arrived<Data>({ query, skeleton, failedTitle, level = 'h2', small = false, children }: ArrivedProps<Data>) {
  const w = useText(words)
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) {
    return (
      <div role="status" aria-label={w('loading')}>
        {skeleton}
      </div>
    )
  }
  return <Failed error={error} title={failedTitle} level={level} small={small} onRetry={() => void refetch()} />
}

interface FailedProps extends Pick<ComponentProps<typeof DrawnState>, 'title' | 'level' | 'small'> {
  error: unknown
  onRetry: () => void
}

/** What was asked for did not come, why, and the way to ask again. */
export function Failed({ error, onRetry, ...rest }: FailedProps) {
  const w = useText(words)
  const say = useErrorText()
  return (
    <DrawnState drawing="offline" actions={<Button onClick={onRetry}>{w('retry')}</Button>} {...rest}>
      {say(error)}
    </DrawnState>
  )
}

interface LoadedProps<Item> extends ArrivedProps<readonly Item[]> {
  empty: { title: string; text?: string }
}

/** A list in whichever state it is: on its way, failed, empty, or there. */
export function Loaded<Item>({ empty, level = 'h2', small = false, children, ...rest }: LoadedProps<Item>) {
  return (
    <Arrived {...rest} level={level} small={small}>
      {(items) =>
        items.length > 0 ? (
          children(items)
        ) : (
          <DrawnState drawing="empty" title={empty.title} level={level} small={small}>
            {empty.text}
          </DrawnState>
        )
      }
    </Arrived>
  )
}
