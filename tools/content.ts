// What the site says, from the command line: `npm run content -- --help`. Exits with 0 when it is done, 1 when it was refused, 2 when the command is wrong.
import { text } from 'node:stream/consumers'
import { readBrand } from '@tucano/brand'
import { connect } from '@tucano/database'
import { Outdated, Refusal as RuleRefusal } from '../server/src/content/refusal.ts'
import { HOUSE } from '../server/src/journal/journal.ts'
import { readConfiguration } from '../server/src/platform/configuration.ts'
import { articles } from './content/articles.ts'
import { banners } from './content/banners.ts'
import { feedback } from './content/feedback.ts'
import { games } from './content/games.ts'
import { readGiven } from './content/given.ts'
import { notices } from './content/notices.ts'
import { replies } from './content/replies.ts'
import { helpOf, helpOfAction, helpOfAll, shown } from './content/shown.ts'
import { Misuse, Refusal, type Subject } from './content/subject.ts'
import { vendors } from './content/vendors.ts'
import { words } from './content/words.ts'
import { findDatabase } from './find-database.ts'

/** Another subject is another file and another name here. */
const subjects: readonly Subject[] = [banners, notices, articles, games, vendors, replies, words, feedback]

interface Surroundings {
  env: Record<string, string | undefined>
  stdin: () => Promise<string>
  say: (line: string) => void
  complain: (line: string) => void
  openDatabase: () => Promise<{ url: string; done: () => Promise<void> }>
}

/** Runs one command and answers with the code to exit with. */
export async function runContent(flags: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    surroundings.say(await outcome(flags, surroundings))
    return 0
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof Refusal)) throw error
    surroundings.complain(error.message)
    return error instanceof Misuse ? 2 : 1
  }
}

async function outcome([subjectName, actionName, ...flags]: readonly string[], surroundings: Surroundings): Promise<string> {
  const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h'
  if (subjectName === undefined || isHelp(subjectName)) return helpOfAll(subjects)
  const subject = subjects.find(({ name }) => name === subjectName)
  if (!subject) throw new Misuse(`There is no subject "${subjectName}": ${subjects.map(({ name }) => name).join(', ')}.`)
  if (actionName === undefined || isHelp(actionName)) return helpOf(subject)
  const action = subject.actions[actionName]
  if (!action) throw new Misuse(`${subjectName} cannot "${actionName}": ${Object.keys(subject.actions).join(', ')}.`)
  if (flags.some(isHelp)) return helpOfAction(subjectName, actionName, action)

  const brand = await readBrand(readConfiguration(surroundings.env).brand)
  const given = await readGiven(action, flags, { timeZone: brand.timeZone, stdin: surroundings.stdin, note: surroundings.complain }).catch(
    (error: unknown) => Promise.reject(refusalOf(error) ?? error),
  )
  const { url, done } = await surroundings.openDatabase()
  const { db, pool } = connect({ url, connections: 1, onError: () => undefined })
  try {
    return shown(await action.run({ db, brand, author: HOUSE, moment: momentIn(brand.timeZone) }, given))
  } catch (error) {
    throw refusalOf(error) ?? error
  } finally {
    await pool.end()
    await done()
  }
}

/** The rules of the content say the field as the browser calls it; here it is the name of an option. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof RuleRefusal) return new Refusal(error.message.replace(error.field, kebab(error.field)))
  return error instanceof Outdated ? new Refusal('slug: is no longer there.') : undefined
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function momentIn(timeZone: string): (at: Date | number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  // Without a beginning or an end, a moment is an infinite number.
  return (at) => (typeof at === 'number' ? (at > 0 ? 'never' : 'always') : format.format(at))
}

if (import.meta.main) {
  process.exitCode = await runContent(process.argv.slice(2), {
    env: process.env,
    stdin: () => text(process.stdin),
    say: console.log,
    complain: console.error,
    openDatabase: findDatabase,
  })
}
