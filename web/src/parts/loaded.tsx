import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { DrawnState } from './drawn-state.tsx'

interface LoadedProps<Item> {
  query: UseQueryResult<readonly Item[]>
  /** What stands there until the data comes, in its shape. */
  skeleton: ReactNode
  failedTitle: string
  empty: { title: string; text?: string }
  level?: 'h1' | 'h2' | 'h3'
  children: (items: readonly Item[]) => ReactNode
}

/** A list in whichever state it is: on its way, failed, empty, or there. */
export function Loaded<Item>({ query, skeleton, failedTitle, empty, level = 'h2', children }: LoadedProps<Item>) {
  const w = useText(words)
  const say = useErrorText()
  const { data, error, isPending, refetch } = query
  if (isPending) {
    return (
      <div role="status" aria-label={w('loading')}>
        {skeleton}
      </div>
    )
  }
  if (error) {
    return (
      <DrawnState
        drawing="offline"
        title={failedTitle}
        level={level}
        actions={<Button onClick={() => void refetch()}>{w('retry')}</Button>}
      >
        {say(error)}
      </DrawnState>
    )
  }
  if (data.length === 0) {
    return (
      <DrawnState drawing="empty" title={empty.title} level={level}>
        {empty.text}
      </DrawnState>
    )
  }
  return children(data)
}
