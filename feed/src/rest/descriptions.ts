import { type Of, attribute, documentOf, listed, many, optional, shape } from '../xml/shape.ts'
import { names, truth, whole, words } from '../xml/values.ts'

const producer = shape('producer', {
  id: attribute('id', whole),
  name: attribute('name', words),
  description: attribute('description', words),
  /** Where its recoveries are asked for. */
  apiUrl: attribute('api_url', words),
  active: attribute('active', truth),
  scope: optional(attribute('scope', names)),
  recoveryWindowMinutes: optional(attribute('stateful_recovery_window_in_minutes', whole)),
})
export type Producer = Of<typeof producer>
export const producers = documentOf(shape('producers', { code: optional(attribute('response_code', words)), producers: many(producer) }))

/** Names have places for what the match and the line say: `{$competitor1}`, `{total}`. */
const outcome = shape('outcome', {
  id: attribute('id', words),
  name: attribute('name', words),
  description: optional(attribute('description', words)),
})
const specifier = shape('specifier', {
  name: attribute('name', words),
  type: attribute('type', words),
  description: optional(attribute('description', words)),
})
const property = shape('attribute', { name: attribute('name', words), description: attribute('description', words) })

const market = shape('market', {
  id: attribute('id', whole),
  name: attribute('name', words),
  /** A stop of bets names them. */
  groups: attribute('groups', names),
  description: optional(attribute('description', words)),
  /** `sr:player` and the like, where outcomes are described elsewhere. */
  outcomesOfType: optional(attribute('includes_outcomes_of_type', words)),
  variant: optional(attribute('variant', words)),
  outcomes: listed('outcomes', outcome),
  specifiers: listed('specifiers', specifier),
  attributes: listed('attributes', property),
})
export type MarketDescription = Of<typeof market>
/** Of all markets, or of one of them in one variant. */
export const marketDescriptions = documentOf(
  shape('market_descriptions', { code: optional(attribute('response_code', words)), markets: many(market) }),
)

const variant = shape('variant', { id: attribute('id', words), outcomes: listed('outcomes', outcome) })
export type VariantDescription = Of<typeof variant>
export const variantDescriptions = documentOf(
  shape('variant_descriptions', { code: optional(attribute('response_code', words)), variants: many(variant) }),
)
