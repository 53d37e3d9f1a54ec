import type { Answer } from './endpoint.ts'
import type { Job } from './jobs.ts'

/** What a feature brings to the server. */
export interface Feature {
  answers: Answer[]
  jobs?: Job[]
}
