import { specifiersText } from '../messages/specifiers.ts'
import { type Of, attribute, documentOf, inside, listed, many, one, optional, shape, unlessIs } from '../xml/shape.ts'
import { billionths, moment, thousandths, truth, whole, words } from '../xml/values.ts'

const NAMESPACE = 'http://schemas.sportradar.com/custombet/v1/endpoints'
const specifiers = unlessIs(attribute('specifiers', specifiersText), '')
const generatedAtMs = optional(attribute('generated_at', moment))

const market = shape('market', { id: attribute('id', whole), specifiers, outcomes: many(shape('outcome', { id: attribute('id', words) })) })
const event = shape('event', { id: attribute('id', words), markets: listed('markets', market) })
/** What can still be put together. */
export type Selectable = Of<typeof event>

export const availableSelections = documentOf(shape('available_selections', { generatedAtMs, event: one(event) }), NAMESPACE)

const selection = shape('selection', {
  event: attribute('id', words),
  market: attribute('market_id', whole),
  specifiers,
  outcome: attribute('outcome_id', words),
})
export type Selection = Of<typeof selection>
export const selections = documentOf(shape('selections', { selections: many(selection) }), NAMESPACE)

const price = shape('calculation', {
  /** In thousandths. */
  odds: attribute('odds', thousandths),
  /** In billionths. */
  probability: attribute('probability', billionths),
  harmonised: optional(attribute('harmonization', truth)),
})
/** What selections are worth together, and what can be added to them. */
export const calculation = documentOf(
  shape('calculation_response', { generatedAtMs, calculation: one(price), events: inside('available_selections', many(event)) }),
  NAMESPACE,
)
