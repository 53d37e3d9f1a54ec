// Writes down what a feed of odds says: `npm run feed:record -- feed.jsonl.gz`, with the settings SPORTS_FEED… of the site. Ctrl-C ends it.
import { readConfiguration } from '../server/src/platform/configuration.ts'
import { startRecording } from '../server/src/features/sports/feed/record/record.ts'
import { Recorder } from '../server/src/features/sports/feed/record/recording.ts'

const [file] = process.argv.slice(2)
const { sportsFeed } = readConfiguration(process.env)
if (!file || !sportsFeed) {
  process.stderr.write('npm run feed:record -- feed.jsonl.gz, with SPORTS_FEED, SPORTS_FEED_API and SPORTS_FEED_TOKEN set.\n')
  process.exitCode = 2
} else {
  const onTrouble = ({ message }: Error): void => void process.stderr.write(`${message}\n`)
  const recording = startRecording({ feed: sportsFeed, recorder: new Recorder(file), onTrouble })
  process.stdout.write(`Writing ${file} …\n`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await recording.stop()
  process.stdout.write(`${recording.count()} messages\n`)
}
