// A process that follows the feed, for tests that kill it.
import { connect } from '@tucano/database'
import { LocalBus } from '#platform/bus'
import { readConfiguration } from '#platform/configuration'
import { openLog } from '#platform/log'
import { openMetrics } from '#platform/metrics'
import { Feed } from '../feed.ts'

const { databaseUrl, sportsFeed } = readConfiguration(process.env)
const { db } = connect({ url: databaseUrl!, connections: 4, onError: () => undefined })
const log = openLog({ level: 'warn' })
new Feed({ db, bus: new LocalBus(), log, metrics: openMetrics() }, sportsFeed!).start()
process.on('disconnect', () => process.exit())
