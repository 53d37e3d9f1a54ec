import { type ContentRefused, type ContentSubject, mayEditContent, mayReadContent } from '@tucano/contract/content'
import type { Editor } from '#content/edit'
import { Outdated, Refusal } from '#content/refusal'
import type { OperatorIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export function assertMayRead({ roles }: OperatorIn, subject: ContentSubject): void {
  if (!mayReadContent(roles, subject)) throw new Fault('operator.role')
}

/** Runs a change by somebody who may make it. What the rules refuse is told by the field. */
export async function edit<Result>(
  { db, brand }: Services,
  { operator, subject }: { operator: OperatorIn; subject: ContentSubject },
  change: (editor: Editor) => Promise<Result>,
): Promise<Result> {
  if (!mayEditContent(operator.roles, subject)) throw new Fault('operator.role')
  try {
    return await change({ db, brand, author: operator })
  } catch (error) {
    if (error instanceof Outdated) throw new Fault(`content.${error.why}`)
    if (!(error instanceof Refusal)) throw error
    const value: ContentRefused = { field: error.field, problem: error.problem }
    throw new Fault('content.refused', { value })
  }
}
