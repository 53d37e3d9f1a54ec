import type { ContentItems, ContentSubject } from '@tucano/contract/content'
import type { Draft } from './fields.ts'

/** What a form was filled in from. */
export interface Base {
  item: ContentItems[ContentSubject]
  /** Nothing for what is new. */
  version: string | null
  /** What the form said when this was sent: the server may have kept it a little differently. */
  sent?: Draft
}

interface Kept {
  /** Who typed it, and about what. */
  key: string
  base: Base
  draft: Draft
}

/** What was typed and not saved. There is one form at a time; it is gone with the window. */
let kept: Kept | undefined

export const keep = (one: Kept): void => void (kept = one)
export const keptOf = (key: string): Kept | undefined => (kept?.key === key ? kept : undefined)
/** It was saved, or somebody has agreed to lose it. */
export const dropKept = (): void => void (kept = undefined)
