import { TRIAL_TYPE } from '@tucano/contract/member'
import { lazyPart } from '#platform/chunk'
import { useSession } from '#platform/session'
import { useFlag } from '#platform/site'
import { openCentre } from './centres.ts'

const ConfirmationWatch = lazyPart('confirmations', () =>
  import('../features/withdrawals/watch/confirmation-watch.tsx').then((part) => part.ConfirmationWatch),
)

/** Asks the member about payments that are said to have arrived, wherever they are. */
export function MoneyWatch() {
  const isMember = useSession(({ token, member }) => token !== undefined && member !== undefined && member.type !== TRIAL_TYPE)
  const open = useFlag('WITHDRAW3')
  return isMember && open ? <ConfirmationWatch onAnswer={() => openCentre('member', 'withdraw')} /> : null
}
