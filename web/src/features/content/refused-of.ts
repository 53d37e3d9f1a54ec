import { type ContentRefused, contentProblems } from '@tucano/contract/content'
import { CallError } from '#platform/call'

/** The field that the server refused, and what is wrong with it; nothing when something else went wrong. */
export function refusedOf(error: unknown): ContentRefused | undefined {
  if (!(error instanceof CallError) || error.code !== 'content.refused') return undefined
  const { field, problem } = error.value as ContentRefused
  return contentProblems.includes(problem) ? { field, problem } : undefined
}
