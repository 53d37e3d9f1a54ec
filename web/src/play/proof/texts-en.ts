import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  proof: 'Check',
  check: 'Check this bet',
  checking: 'Checking…',
  save: 'Save the file of the proof',
  fileName: 'bet',
  verifier: 'Open the verifier, which works offline',
  sealed: 'Proofs come with the result.',
  failed: 'The check did not come to its end. Try again.',
  windowFailed: 'The proof could not be read',
}
