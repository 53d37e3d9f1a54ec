export { BadMessage } from './bad-message.ts'
export type { MarketStatus, NamedMarket, OfferedMarket, OfferedOutcome, SettledMarket, SettledOutcome } from './messages/market.ts'
export { type BetSettlement, type KnownMessage, type Message, type OddsChange, readMessage, writeMessage } from './messages/message.ts'
export { type Specifiers, marketKey, readSpecifiers, writeSpecifiers } from './messages/specifiers.ts'
export type { SportEventStatus } from './messages/status.ts'
export type { Selectable, Selection } from './rest/custom-bet.ts'
export type { MarketDescription, Producer, VariantDescription } from './rest/descriptions.ts'
export { type Asked, CALLS, type CallName, productOf, readPath, writePath } from './rest/paths.ts'
export type { Probabilities } from './rest/probabilities.ts'
export {
  type Competitor,
  type Fixture,
  type Player,
  type Sport,
  type SportEvent,
  type Tournament,
  schedulePieces,
} from './rest/sport-events.ts'
export { type RoutingKey, bindingsOf, readRoutingKey, writeRoutingKey } from './routing-key.ts'
export { type AmqpAddress, publishToBroker } from './transport/amqp.ts'
export { type FeedServer, type FeedServerOptions, startFeedServer } from './transport/local-server.ts'
export { type SubscribeOptions, subscribe } from './transport/subscribe.ts'
export type { FeedHandlers, FeedPublisher, FeedSubscriber } from './transport/transport.ts'
