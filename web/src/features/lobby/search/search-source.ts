import type { ComponentType } from 'react'

/** What a source has found for some words. */
export interface FoundElsewhere {
  source: string
  words: string
  count: number
  /** Where the first of it is. */
  first: string | undefined
}

interface SourceProps {
  /** Which of the sources it is. */
  source: string
  words: string
  onFound: (found: FoundElsewhere) => void
  /** Something that was found is opened: the window of the search closes. */
  onLeave: () => void
}

/** Something besides games that has names: it searches by itself, and shows what it finds. Its part comes with the first search. */
export interface SearchSource {
  key: string
  Found: ComponentType<SourceProps>
}
