import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { TABLES } from './tables.ts'

/** One file, and one process that has it: a second world over the same folder is refused. */
export class Store {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #onStatement: (() => void) | undefined

  /** `onStatement` is called before each statement that changes something, and before each commit. */
  constructor(folder: string, onStatement?: () => void) {
    fs.mkdirSync(folder, { recursive: true })
    this.#onStatement = onStatement
    const file = path.join(folder, 'world.sqlite')
    this.#database = new DatabaseSync(file)
    try {
      // The seeds of beats to come are in it.
      fs.chmodSync(file, 0o600)
      // What is committed outlives the process; nothing that a crash of the machine takes away was told to anybody for good.
      this.#database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal')
      this.#database.exec(TABLES)
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.#onStatement?.()
    this.#prepared(sql).run(...values)
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[]
  }

  first<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepared(sql).get(...values) as Row | undefined
  }

  /** All of it or nothing. Nothing else can happen in between: the file's door has room for one. */
  inTransaction<T>(work: () => T): T {
    this.#database.exec('begin immediate')
    try {
      const result = work()
      this.#onStatement?.()
      this.#database.exec('commit')
      return result
    } catch (error) {
      this.#database.exec('rollback')
      throw error
    }
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const made = this.#database.prepare(sql)
    this.#statements.set(sql, made)
    return made
  }
}
