import { seal, verify } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import type { Books } from './calls.ts'
import type { Account } from './model.ts'
import type { World } from './world.ts'

interface State {
  problems: string[] | null
  balances: Record<string, string>
  holds: string[]
  bets: string[]
  last: string
}

const STATE = `
select (select array_agg(problem) from simulation.check()) as problems,
  (select json_object_agg(name, total) from (
    select case when member_id is null then kind else case when currency = 'FUN' then 'chips' else kind end || ':' || member_id - 1 end || '/' || currency as name,
      sum(balance)::text as total from ledger.accounts group by 1) a) as balances,
  (select coalesce(array_agg(id || ' ' || remaining order by id), '{}') from ledger.holds) as holds,
  (select coalesce(array_agg(concat_ws(' ', id, state, stake, decided, payout, owed) order by id), '{}') from betting.bets) as bets,
  (select coalesce(max(id), 0) from ledger.postings) as last`

/** The invariants over all rows, and the balances, holds and bets against the model's. Returns the newest posting. */
export async function compare({ world, model, postingIds }: Books): Promise<bigint> {
  const { rows } = await world.owner.query<State>({ name: 'state', text: STATE })
  const { problems, balances, holds, bets, last } = rows[0]!
  if (problems) throw new Error(problems.join('; '))
  for (const [account, balance] of Object.entries(balances))
    if (BigInt(balance) !== model.balance(account as Account))
      throw new Error(`${account} is at ${balance}, the model says ${model.balance(account as Account)}`)
  same(
    'holds',
    holds,
    model.holds.map(({ key, remaining }) => `${postingIds.get(key)} ${remaining}`),
  )
  same(
    'bets',
    bets,
    model.bets.map(({ id, state, stake, decided, payout, owed }) => [id, state, stake, decided, payout, owed].join(' ')),
  )
  return BigInt(last)
}

function same(what: string, found: string[], expected: string[]): void {
  const [a, b] = [found.toSorted().join(', '), expected.toSorted().join(', ')]
  if (a !== b) throw new Error(`${what} are ${a}; the model says ${b}`)
}

/** A digest of the rows that may never change, up to a posting. */
export async function fixedDigest({ owner }: World, until: bigint): Promise<string> {
  const { rows } = await owner.query<{ fixed: string }>({ name: 'fixed', text: 'select simulation.fixed($1)', values: [until] })
  return rows[0]!.fixed
}

/** A digest of every row there is. */
export async function wholeDigest({ owner }: World): Promise<string> {
  const { rows } = await owner.query<{ everything: string }>({ name: 'everything', text: 'select simulation.everything()' })
  return rows[0]!.everything
}

/** The live comparison, over everything or over a slice. */
export async function prove({ world }: Books, slice?: number): Promise<void> {
  const differences = await reconcile(world.db, slice)
  if (differences.length > 0) throw new Error(`reconciliation finds ${differences[0]!.problem} in account ${differences[0]!.account_id}`)
}

/** The whole chain of seals. */
export async function proveSeals({ world }: Books): Promise<void> {
  await seal(world.db)
  const { rows } = await world.owner.query<{ head: string }>('select coalesce(max(id), 0) as head from ledger.seals')
  const [broken] = await verify(world.db, { first: 1n, last: BigInt(rows[0]!.head) })
  if (broken) throw new Error(`I7 seal ${broken.seal_id} is broken: ${broken.problem}`)
}
