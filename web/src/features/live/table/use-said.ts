import type { LiveView } from '@tucano/contract/live'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import type { ShownTable } from '../queries.ts'
import { phaseOf } from '../room/phase.ts'
import { useOutcome } from '../words/use-outcome.ts'
import { texts } from './texts.ts'

interface Asked {
  table: Pick<ShownTable, 'kind'>
  view: LiveView
  seconds: number
  stake: bigint
}

const REASONS = ['beacon.missing', 'beacon.early', 'sealed.late', 'operator'] as const

/** What there is to know now, in a sentence. It says no seconds: whoever listens would hear nothing else. */
export function useSaid({ table, view, seconds, stake }: Asked): string {
  const t = useText(texts)
  const { amount } = useAmounts()
  const outcomeOf = useOutcome(table.kind)
  const phase = phaseOf(view, seconds)
  const mine = { amount: amount(stake) }
  const { announcement, voidReason, voidNote } = view
  const sentence = (): string => {
    switch (phase) {
      case 'open':
        return stake > 0n ? t('say_openMine', mine) : t('say_open')
      case 'play':
        return stake > 0n ? t('say_playMine', mine) : t('say_play')
      case 'result':
        return t('say_result', { result: outcomeOf(view.result)?.words ?? '' })
      case 'void': {
        const reason = REASONS.find((one) => one === voidReason)
        if (voidNote) return t('say_voidNote', { reason: voidNote })
        return t('say_void', { reason: t(reason ? `void_${reason}` : 'void_other') })
      }
      case 'last':
      case 'waits':
      case 'between':
      case 'paused':
      case 'closed':
        return t(`say_${phase}`)
    }
  }
  return announcement === null ? sentence() : `${sentence()} ${announcement}`
}
