import type { Services } from '#platform/services'
import { askInDemo } from './ask-in-demo.ts'
import { isFirst } from './first.ts'
import { playDemoTeam } from './play-demo-team.ts'
import { runPromotions } from './run-promotions.ts'
import { type DemoAccount, seedDemo } from './seed-demo.ts'
import { TurnedClock } from './turned-clock.ts'

/** Who makes the demo's promotions. */
const PROMOTER = 'conformidade'

interface Opening {
  databaseUrl: string
  say: (line: string) => void
}

/** What a demo brand has: content and accounts, and at its first start a past. */
export async function openDemo(services: Services, { databaseUrl, say }: Opening): Promise<DemoAccount[]> {
  const { demoDays } = services.configuration
  const accounts =
    demoDays > 0 && (await isFirst(services, 'team')) ? await openWithPast(services, { databaseUrl, say }) : await seedDemo(services)
  if (demoDays > 0) await runPromotions(services, PROMOTER)
  if (demoDays > 0 && (await isFirst(services, 'applications'))) await askInDemo(services)
  say('  Demo content and accounts are in place')
  return accounts
}

/** Accounts are opened on the first of the days. */
async function openWithPast(services: Services, { databaseUrl, say }: Opening): Promise<DemoAccount[]> {
  const { demoDays } = services.configuration
  say(`  Playing the demo’s last ${demoDays} days …`)
  const clock = await TurnedClock.open(databaseUrl)
  try {
    await clock.turnTo(new Date(Date.now() - demoDays * 86_400_000))
    const accounts = await seedDemo(services)
    await playDemoTeam(services, clock, demoDays)
    return accounts
  } finally {
    await clock.putBack()
  }
}
