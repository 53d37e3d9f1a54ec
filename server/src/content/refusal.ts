import type { ContentProblem } from '@tucano/contract/content'

/** Something that was asked for cannot be: the field, what is wrong with it, and a sentence about it for the command line. */
export class Refusal extends Error {
  readonly field: string
  readonly problem: ContentProblem

  constructor(field: string, problem: ContentProblem, sentence: string) {
    super(`${field}: ${sentence}`)
    this.field = field
    this.problem = problem
  }
}

/** Somebody else changed it since it was read, or it is not there. */
export class Outdated extends Error {
  readonly why: 'changed' | 'unknown'

  constructor(why: 'changed' | 'unknown') {
    super(why)
    this.why = why
  }
}
