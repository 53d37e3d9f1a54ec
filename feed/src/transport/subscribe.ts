import { subscribeToBroker } from './amqp.ts'
import { subscribeLocally } from './local-subscriber.ts'
import type { FeedHandlers, FeedSubscriber } from './transport.ts'

export interface SubscribeOptions {
  /** `amqps://host`, `amqp://host`, `tcp://host:port` or `unix:/path`. */
  address: string
  token: string
  bindings: readonly string[]
  /** Of a broker: `/unifiedfeed/1234`. */
  vhost?: string
}

/** Subscribes to a feed, whatever brings it. */
export function subscribe({ vhost = '/', ...options }: SubscribeOptions, handlers: FeedHandlers): FeedSubscriber {
  return options.address.startsWith('amqp') ? subscribeToBroker({ ...options, vhost }, handlers) : subscribeLocally(options, handlers)
}
