import { attribute, documentOf, optional, sentence, shape } from '../xml/shape.ts'
import { words } from '../xml/values.ts'

/** What is answered where nothing is told: to a recovery that was asked for, and wherever something is refused. */
export const answer = documentOf(
  shape('response', {
    /** `ACCEPTED`, `NOT_FOUND`, `FORBIDDEN` … */
    code: attribute('response_code', words),
    action: optional(sentence('action')),
    message: optional(sentence('message')),
  }),
)
