import { CallError } from '#platform/call'
import type { Text } from '#platform/text'
import { Told } from '#platform/told'
import type { Texts } from './texts.ts'

/** Why nothing could be given, said to an operator: the sentences of these codes are for members. */
export function sayUngiven(t: Text<Texts>, error: unknown): never {
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'promotion.not.eligible') throw new Told(t('ungiven_closed'))
  if (code === 'promotion.budget') throw new Told(t('ungiven_budget'))
  throw error
}
