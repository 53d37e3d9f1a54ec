import type { WalletBalance } from '@tucano/contract/wallet'

/** A wallet before and after a move. */
export interface PreviewLine {
  vendor: string
  before: bigint
  after: bigint
}

/** What the two wallets will hold; nothing when the amount is none, or more than there is. */
export function previewOf(
  wallets: WalletBalance['balance'],
  { from, to, amount }: { from: number; to: number; amount: bigint | undefined },
): PreviewLine[] | undefined {
  const [source, target] = [from, to].map((id) => wallets.find(({ accountTypeId }) => accountTypeId === id))
  if (!source || !target || amount === undefined || amount <= 0n || amount > BigInt(source.availBalance)) return undefined
  const line = ({ vendor, availBalance }: typeof source, change: bigint): PreviewLine => ({
    vendor,
    before: BigInt(availBalance),
    after: BigInt(availBalance) + change,
  })
  return [line(source, -amount), line(target, amount)]
}
