import { BANNER_HEIGHT_MIN, BANNER_WIDTH_MIN, type ContentProblem, type ContentRefused, contentProblems } from '@tucano/contract/content'
import { CallError } from '#platform/call'
import type { Text } from '#platform/text'
import type { Texts } from './texts.ts'

/** The field that the server refused, and what is wrong with it; nothing when something else went wrong. */
export function refusedOf(error: unknown): ContentRefused | undefined {
  if (!(error instanceof CallError) || error.code !== 'content.refused') return undefined
  const { field, problem } = error.value as ContentRefused
  return contentProblems.includes(problem) ? { field, problem } : undefined
}

/** What is wrong, in words. `max` is how many letters, words or megabytes there may be. */
export const sayProblem = (t: Text<Texts>, problem: ContentProblem, max: number): string =>
  t(`problem_${problem}`, { max, width: BANNER_WIDTH_MIN, height: BANNER_HEIGHT_MIN })
