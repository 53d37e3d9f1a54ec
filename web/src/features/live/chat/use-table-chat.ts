import type { TableTalk } from '@tucano/contract/live/talk'
import { useFlag } from '#platform/site'
import { useKeptChat } from '../kept.ts'
import { type Looked, useTalk } from '../room/rooms.ts'
import { useUnread } from './use-unread.ts'

interface ChatOfTable {
  /** The brand has it. */
  isThere: boolean
  talk: Looked<TableTalk>
  unread: number
}

const NOBODY: readonly string[] = []

/** The chat of a table, and how much was said in it while it was not open. Switched off, nothing of it comes. */
export function useTableChat(code: string, isOpen: boolean): ChatOfTable {
  const isThere = useFlag('CBS3')
  const { isOff = false, hidden = NOBODY } = useKeptChat()
  const talk = useTalk(code, isThere && !isOff)
  const lines = isOff ? undefined : talk.view?.lines.filter(({ author }) => !hidden.includes(author))
  return { isThere, talk, unread: useUnread(lines, isOpen) }
}
