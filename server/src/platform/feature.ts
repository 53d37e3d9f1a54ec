import type { LiveEvent } from '@tucano/contract/event'
import type { Answer } from './endpoint.ts'
import type { Job } from './jobs.ts'

/** What a feature brings to the server. */
export interface Feature {
  answers: Answer[]
  jobs?: Job[]
  /** What it does on hearing an event, on every server process, before pages hear of it. */
  hears?: { event: LiveEvent; run: () => void }[]
}
