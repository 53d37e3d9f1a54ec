import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { AmqpAddress } from '@tucano/feed'
import { type Rabbit, findRabbit, startRabbit } from '@tucano/feed/test-broker'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { FeedSite } from './testing/feed-site.ts'
import { betStop, oddsChange, rollback, settlement } from './testing/told.ts'

/**
 * `FEED_AMQP_URL` is a broker, `amqp://token:password@host:port/%2Funifiedfeed%2F<bookmaker>`, where the token may do anything; or it is `start`, and Debian's RabbitMQ is
 * started. Without it this is no test: the machine may have no broker.
 */
const given = process.env['FEED_AMQP_URL']

describe.runIf(given)('by a broker', () => {
  const closing: (() => Promise<unknown>)[] = []
  let site: FeedSite

  async function brokerUrl(): Promise<string> {
    if (given !== 'start') return given!
    const program = findRabbit()
    if (program === undefined) throw new Error('this machine has no rabbitmq-server')
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-rabbit-'))
    closing.push(() => fs.promises.rm(folder, { recursive: true }))
    const rabbit: Rabbit = await startRabbit({ folder, program })
    closing.push(rabbit.stop)
    return rabbit.url
  }
  beforeAll(async () => {
    const { protocol, username, password, host, pathname } = new URL(await brokerUrl())
    const broker: AmqpAddress = {
      address: `${protocol}//:${password}@${host}`,
      vhost: decodeURIComponent(pathname.slice(1)),
      token: decodeURIComponent(username),
    }
    site = await FeedSite.open(inject('clusterUrl'), broker)
    closing.push(() => site.close())
  })
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
  })

  test('the same process follows the same feed', async () => {
    const at = (n: number) => site.feed.now() - 100 + n
    await site.followUp()
    await site.feed.say(oddsChange({ timestampMs: at(1) }))
    await expect.poll(() => site.bettable()).toEqual(['1/'])
    await site.feed.say(betStop({ timestampMs: at(2) }), settlement({ timestampMs: at(3) }), rollback({ timestampMs: at(4) }))
    await expect.poll(() => site.endings()).toEqual(['1 1 settled', '1 2 rolled_back'])
    expect(await site.bettable()).toEqual([])
  })
})
