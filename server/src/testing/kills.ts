import type { Db } from '@tucano/database'
import type { KyselyPlugin, RootOperationNode } from 'kysely'

/** Lets so many statements pass, and none after them. */
function killedAfter(statements: number): KyselyPlugin {
  let left = statements
  return {
    transformQuery({ node }): RootOperationNode {
      if (left-- === 0) throw new Error('killed')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
}

/** Does something, killed after each of its statements in turn, until it is through. After each kill everything has to be as before. How often it was killed. */
export async function untilThrough(db: Db, act: (db: Db) => Promise<unknown>, whole: () => Promise<void>): Promise<number> {
  for (let statements = 0; ; statements++) {
    try {
      await act(db.withPlugin(killedAfter(statements)))
      return statements
    } catch (error) {
      if ((error as Error).message !== 'killed') throw error
      await whole()
    }
  }
}
