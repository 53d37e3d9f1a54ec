import { isCpf, kindOfKey } from '@tucano/pix'
import type { Person } from './payments.ts'
import type { Store } from './store.ts'

export interface KeyOwner extends Person {
  key: string
}

export const findOwner = (store: Store, key: string): KeyOwner | undefined =>
  store.prepare('select key, name, cpf from keys where key = ?').get(key) as KeyOwner | undefined

export const listOwners = (store: Store): KeyOwner[] =>
  store.prepare('select key, name, cpf from keys order by name, key').all() as unknown as KeyOwner[]

export class NotAKey extends Error {
  readonly why: 'key' | 'name' | 'cpf' | 'taken'

  constructor(why: 'key' | 'name' | 'cpf' | 'taken') {
    super(`no key: ${why}`)
    this.why = why
  }
}

/** A key has one owner, for good; registering it again for the same one changes nothing. */
export function addOwner(store: Store, { key, name, cpf }: KeyOwner): void {
  const kind = kindOfKey(key)
  if (!kind) throw new NotAKey('key')
  if (name.trim() === '' || name.length > 200) throw new NotAKey('name')
  if (!isCpf(cpf) || (kind === 'cpf' && key !== cpf)) throw new NotAKey('cpf')
  const known = findOwner(store, key)
  if (known && (known.name !== name.trim() || known.cpf !== cpf)) throw new NotAKey('taken')
  if (!known) store.prepare('insert into keys (key, name, cpf) values (?, ?, ?)').run(key, name.trim(), cpf)
}
