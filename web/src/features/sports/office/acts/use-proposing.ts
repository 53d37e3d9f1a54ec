import type { RequestOf } from '@tucano/contract/endpoint'
import { type SportsAct, decideSportsAct, proposeSportsAct } from '@tucano/contract/sports/office-acts'
import { useState } from 'react'
import { rereadQueues } from '#office/queue-query.ts'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { texts } from './texts.ts'

type Act = RequestOf<typeof proposeSportsAct>['act']

/** Proposes something, and tells what it would change. The same proposal keeps its id until there is an answer: asking again proposes nothing twice. */
export function useProposing() {
  const t = useText(texts)
  const { busy, problem, save } = useSaving()
  const [ids] = useState(() => new Map<string, string>())
  const [made, setMade] = useState<SportsAct>()
  const propose = async (act: Act, reason: string): Promise<void> => {
    const key = JSON.stringify([act, reason])
    const actId = ids.get(key) ?? uuid7(Date.now())
    ids.set(key, actId)
    await save(async () => {
      try {
        setMade(await call(proposeSportsAct, { actId, act, reason }))
      } finally {
        void rereadQueues()
      }
    }, t('proposed'))
  }
  return { busy, problem, made, propose }
}

/** Takes a proposal of one's own back. */
export function useWithdrawing() {
  const t = useText(texts)
  const { busy, problem, save } = useSaving()
  const withdraw = (actId: string): Promise<boolean> =>
    save(() => call(decideSportsAct, { actId, decision: 'refuse' }).finally(() => void rereadQueues()), t('withdrawn'))
  return { busy, problem, withdraw }
}
