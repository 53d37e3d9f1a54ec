// Says once more what was recorded: `npm run feed:replay -- feed.jsonl.gz --speed 10`. A site hears it with the settings that are printed.
import { parseArgs } from 'node:util'
import { readRecording } from '../server/src/features/sports/feed/record/recording.ts'
import { startReplay } from '../server/src/features/sports/feed/record/replay.ts'

const TOKEN = 'replay'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    speed: { type: 'string', default: '1' },
    port: { type: 'string', default: '4400' },
    loop: { type: 'boolean', default: false },
  },
})
const [file] = positionals
const [speed, port] = [Number(values.speed), Number(values.port)]
if (!file || !(speed > 0) || !Number.isInteger(port)) {
  process.stderr.write('npm run feed:replay -- feed.jsonl.gz [--speed 1] [--port 4400] [--loop]\n')
  process.exitCode = 2
} else {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  const { signal } = stopping
  const replay = await startReplay(readRecording(file), {
    address: `tcp://127.0.0.1:${port}`,
    apiPort: port === 0 ? 0 : port + 1,
    token: TOKEN,
  })
  process.stdout.write(`SPORTS_FEED=${replay.address} SPORTS_FEED_API=${replay.api} SPORTS_FEED_TOKEN=${TOKEN}\n`)
  do {
    const said = await replay.play(readRecording(file), { speed, signal })
    process.stdout.write(`${said} messages\n`)
  } while (values.loop && !signal.aborted)
  await replay.stop()
}
