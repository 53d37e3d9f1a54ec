import type { WithdrawalStep } from '@tucano/contract/withdrawals'
import { number, soonMoment } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import type { Steps } from './queries.ts'
import { texts } from './texts.ts'

/** A whole deposit, in hundredths of a per cent. */
const ONCE = 10_000

type Say = (step: WithdrawalStep['step'], state: WithdrawalStep['state'], amount: (minor: string) => string) => string

/** One sentence about a step: what is missing, or that nothing is. */
export function useStepText(known: Steps): Say {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const { timeZone } = useBrand()
  const { documents, wagering, wagerRate, coolingHours, keyUsableAt, withoutDocuments, loginPassword } = known
  const blocked =
    documents === 'none' || documents === 'refused' || known.steps.some(({ step, state }) => step === 'paymentPassword' && state === 'open')
  const key = (state: WithdrawalStep['state']): string => {
    if (state === 'done') return t('keyDone')
    if (state === 'waiting') return t('keyWaiting', { when: soonMoment(keyUsableAt ?? 0, timeZone, language) })
    if (blocked) return t('keyBlocked')
    return coolingHours === 0 ? t('keyAtOnce') : t('keyOpen', { hours: coolingHours })
  }
  const rule = (): string => {
    if (wagerRate === 0) return t('wageringNever')
    return wagerRate === ONCE ? t('wageringOnce') : t('wageringTimes', { times: number(wagerRate / ONCE, language, { max: 2 }) })
  }
  return (step, state, amount) => {
    switch (step) {
      case 'paymentPassword':
        return state === 'done' ? t('passwordDone') : loginPassword ? t('passwordOpen') : t('passwordLogin')
      case 'documents':
        return documents === 'waiting' ? t('documents_waiting', { left: amount(withoutDocuments ?? '0') }) : t(`documents_${documents}`)
      case 'key':
        return key(state)
      case 'wagering':
        if (state === 'open') return t('wageringOpen', { left: amount(wagering.left), required: amount(wagering.required) })
        return state === 'done' ? t('wageringDone') : rule()
    }
  }
}
