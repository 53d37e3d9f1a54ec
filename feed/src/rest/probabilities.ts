import { cashout } from '../messages/message.ts'
import { type Of, documentOf } from '../xml/shape.ts'

export type Probabilities = Of<typeof cashout>
/** Markets of an event with the probabilities that cash-out goes by. */
export const probabilities = documentOf(cashout)
