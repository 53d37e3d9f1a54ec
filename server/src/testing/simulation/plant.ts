import type pg from 'pg'

/** Mistakes that somebody could make one day, each as a change of the functions in one database. */
export const bugs = {
  'unique key dropped': async (owner: pg.Client) => {
    await rewrite(owner, 'ledger.begin_posting', [['on conflict (key) where key is not null do nothing ', '']])
    await owner.query('drop index ledger.postings_key')
  },
  'row lock dropped': async (owner: pg.Client) => {
    // Balances from what was read, and not from what the row holds when its turn comes; in both forms of a set.
    await rewrite(
      owner,
      'ledger.write',
      ['l', 'c'].map((set) => [
        `set balance = a.balance + ${set}.amount`,
        `set balance = (select o.balance from ledger.accounts o where o.id = ${set}.account_id) + ${set}.amount`,
      ]),
    )
  },
  'amount rounded': (owner: pg.Client) =>
    rewrite(owner, 'ledger.write_entries', [['sum(t.amount)::bigint', '(round(sum(t.amount) / 100.0) * 100)::bigint']]),
  'hold not released': (owner: pg.Client) =>
    rewrite(owner, 'ledger.release', [['update ledger.holds set remaining = 0 where id = p_hold', 'null']]),
  'correction applied twice': (owner: pg.Client) =>
    rewrite(owner, 'betting.judge_steps', [["when s.kind = 'correct' then s.amount", "when s.kind = 'correct' then s.payout + s.amount"]]),
  'pot keeps a cent': (owner: pg.Client) =>
    rewrite(owner, 'betting.close_pot', [['array[-event.balance, event.balance]', 'array[1 - event.balance, event.balance - 1]']]),
} satisfies Record<string, (owner: pg.Client) => Promise<void>>

/** Replaces a function by itself with something changed, and insists that the change is one. */
async function rewrite(owner: pg.Client, name: string, changes: [from: string, to: string][]): Promise<void> {
  const { rows } = await owner.query<{ source: string }>('select pg_get_functiondef($1::regproc) as source', [name])
  let source = rows[0]?.source ?? ''
  for (const [from, to] of changes) {
    if (!source.includes(from)) throw new Error(`${name} has no "${from}" to change`)
    source = source.replaceAll(from, to)
  }
  await owner.query(source)
}
