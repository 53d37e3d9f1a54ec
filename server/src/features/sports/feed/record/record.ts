import { bindingsOf, readRoutingKey, subscribe } from '@tucano/feed'
import type { FeedConfiguration } from '#platform/configuration'
import type { Recorder } from './recording.ts'

const LANGUAGES = ['en', 'pt']
const TIMEOUT_MS = 15_000

interface RecordOptions {
  feed: FeedConfiguration
  recorder: Recorder
  onTrouble: (error: Error) => void
}

/** Writes down all that a feed says to everybody, and the documents that whoever hears it has to read. */
export function startRecording({ feed, recorder, onTrouble }: RecordOptions): { count: () => number; stop: () => Promise<void> } {
  const reading = new Set<Promise<void>>()
  const events = new Set<string>()
  let messages = 0
  const keep = (path: string): void => {
    const read = readDocument(path)
      .catch(onTrouble)
      .finally(() => reading.delete(read))
    reading.add(read)
  }
  const readDocument = async (path: string): Promise<void> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const reply = await fetch(feed.api + path, { headers: { 'x-access-token': feed.token }, signal })
    if (!reply.ok) throw new Error(`${reply.status} to ${path}`)
    recorder.write({ get: path, body: await reply.text() })
  }
  const meet = (key: string): void => {
    const event = eventOf(key)
    if (event === undefined || events.has(event)) return
    events.add(event)
    for (const language of LANGUAGES) keep(`/v1/sports/${language}/sport_events/${event}/fixture.xml`)
  }
  keep('/v1/descriptions/producers.xml')
  for (const language of LANGUAGES) {
    for (const name of ['descriptions/*/markets.xml', 'descriptions/*/variants.xml', 'sports/*/sports.xml', 'sports/*/tournaments.xml']) {
      keep(`/v1/${name.replace('*', language)}`)
    }
  }
  const { address, token, bookmaker } = feed
  const subscriber = subscribe(
    { address, token, bindings: bindingsOf(), ...(bookmaker === undefined ? {} : { vhost: `/unifiedfeed/${bookmaker}` }) },
    {
      onMessage: (key, body) => {
        messages++
        recorder.write({ atMs: Date.now(), key, body: body.toString() })
        meet(key)
      },
      onConnection: () => undefined,
      onTrouble,
    },
  )
  return {
    count: () => messages,
    stop: async () => {
      await subscriber.stop()
      await Promise.all(reading)
      await recorder.close()
    },
  }
}

/** The event that a key names, if it is a key. */
function eventOf(key: string): string | undefined {
  try {
    return readRoutingKey(key).event
  } catch {
    return undefined
  }
}
