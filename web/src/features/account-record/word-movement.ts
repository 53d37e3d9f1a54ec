import type { Movement, RecordPocket } from '@tucano/contract/account-record'
import type { Text } from '#platform/text'
import type { Texts } from './texts.ts'

interface Words {
  t: Text<Texts>
  amount: (minor: string) => string
  pocket: RecordPocket
}

interface Worded {
  title: string
  /** The second line, where there is something to add. */
  text: string
}

/** A movement in words. A kind that this page does not know is named by what it is filed under. */
export function wordMovement(movement: Movement, words: Words): Worded {
  return movement.heading === 'bets' ? wordBet(movement, words) : { title: titleOf(movement, words), text: '' }
}

function wordBet({ kind, amount: moved, round, id }: Movement, { t, amount }: Words): Worded {
  const game = round?.gameName ?? t('lostRound', { id })
  const title = (): string => {
    const undoes = kind === 'void' || kind === 'back' || kind === 'reversal'
    if (kind === 'jackpot') return t('jackpot', { game })
    if (kind === 'correct') return t('corrected', { game })
    if (kind === 'cashOut') return t('cashedOut', { game })
    if (moved.startsWith('-')) return undoes ? t('corrected', { game }) : t('stake', { game })
    return undoes ? t('back', { game }) : t('payout', { game })
  }
  if (!round) return { title: title(), text: '' }
  const { state, mark, payout, vendorName } = round
  const outcome =
    state === 'settled' ? (payout === '0' ? t('round_none') : t('round_won', { payout: amount(payout) })) : t(`round_${state}`)
  const besides = mark !== null && state !== 'void' ? [t(`round_${mark}`)] : []
  return { title: title(), text: [vendorName, outcome, ...besides].join(' · ') }
}

function titleOf(movement: Movement, words: Words): string {
  const { heading, kind, amount } = movement
  const { t, pocket } = words
  const isOut = amount.startsWith('-')
  if (kind === 'reversal' && heading !== 'deposits') return t('reversal')
  switch (heading) {
    case 'deposits':
      return isOut ? t('depositBack') : t('deposit')
    case 'withdrawals':
      return withdrawalOf(kind, isOut, words)
    case 'transfers':
      return transferOf(movement, isOut, words)
    case 'bonuses':
      return isOut ? t('bonusOut') : t('bonusIn')
    case 'commissions':
      return commissionOf(kind, isOut, words)
    case 'bets':
    case 'adjustments':
      if (kind === 'demo' && pocket === 'cash') return t('demo')
      if (kind === 'adjustment') return t('adjustment')
      return isOut ? t('adjustOut') : t('adjustIn')
  }
}

/** What an agent got from above, or passed on to its people. */
function commissionOf(kind: string, isOut: boolean, { t }: Words): string {
  const name = t(
    kind.startsWith('dividend') ? 'dividend' : kind.startsWith('rebate') ? 'rebate' : kind.startsWith('cpa') ? 'cpa' : 'salary',
  )
  return isOut ? t('commissionOut', { name }) : t('commissionIn', { name })
}

function withdrawalOf(kind: string, isOut: boolean, { t }: Words): string {
  switch (kind) {
    case 'hold':
      return isOut ? t('hold') : t('held')
    case 'capture':
      return t('capture')
    case 'release':
      return t('release')
    default:
      return isOut ? t('withdrawal') : t('withdrawalBack')
  }
}

function transferOf({ kind, vendorName }: Movement, isOut: boolean, { t, pocket }: Words): string {
  if (kind === 'transferUpline') return isOut ? t('toUpline') : t('fromDownline')
  if (kind === 'transferDownline') return isOut ? t('toDownline') : t('fromUpline')
  if (kind === 'transferHold') return t('envelopeHeld')
  if (kind === 'transferCapture') return isOut ? t('envelopeOut') : t('envelopeIn')
  if (kind === 'transferRelease') return t('envelopeBack')
  if (kind === 'transferBetsHold') return t('betsHeld')
  if (kind === 'transferBetsRelease') return t('betsBack')
  if (pocket === 'vendors') return `${vendorName ?? ''} · ${isOut ? t('fromWallet') : t('toWallet')}`
  if (vendorName !== null) return isOut ? t('toVendor', { vendor: vendorName }) : t('fromVendor', { vendor: vendorName })
  if (kind === 'transfer') return isOut ? t('transferOut') : t('fromVendors')
  return isOut ? t('transferOut') : t('transferIn')
}
