import { millisecondsOf } from '../../server/src/content/typed-moment.ts'
import { type Context, type Given, type Option, Refusal } from './subject.ts'

/** When something is out, as options; `help` says what that means. */
export const timeOptions = (from: string, until: string): Record<string, Option> => ({
  from: { type: 'time', help: from },
  until: { type: 'time', help: until },
})

/** The times that were given, in milliseconds; never ends is null. */
export async function timesOf({ db }: Context, { time }: Given): Promise<{ from?: number; until?: number | null }> {
  if (time['from']?.text === 'never') throw new Refusal('from: what never begins is better removed.')
  const [from, until] = [time['from'], time['until']]
  return {
    ...(from ? { from: await millisecondsOf(db, from) } : {}),
    ...(until ? { until: until.text === 'never' ? null : await millisecondsOf(db, until) } : {}),
  }
}

/** A time as people read it: without one it is always there, or never ends. */
export const told = ({ moment }: Context, at: number | null, without: number): string => moment(at === null ? without : new Date(at))
