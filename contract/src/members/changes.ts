// What changing a member asks for, whatever is changed.
import Type from 'typebox'
import { memberErrors } from '../errors.ts'

/** Whoever changes a member says why, in more than a word. */
export const REASON_MIN = 10
export const REASON_MAX = 300
export const Reason = Type.String({ minLength: REASON_MIN, maxLength: REASON_MAX })
export const changeErrors = [...memberErrors, 'member.trial'] as const
