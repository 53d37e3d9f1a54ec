import type { Brand } from '@tucano/brand'
import { PLAY_CURRENCY, POINTS_CURRENCY } from '@tucano/contract/money'
import { MAIN_WALLET, type WalletBalance } from '@tucano/contract/wallet'
import { readAccounts } from '@tucano/ledger'
import type { Services } from '#platform/services'

/** What a member has in each pocket, in the currency that it plays in. */
export interface Funds {
  currency: string
  cash: bigint
  bonus: bigint
  locked: bigint
  points: bigint
  /** By vendor. */
  vendors: Map<string, bigint>
  version: bigint
}

/** The funds of some members. Whoever has no account yet has nothing in it. */
export async function readFunds({ db, brand }: Pick<Services, 'db' | 'brand'>, memberIds: bigint[]): Promise<Map<bigint, Funds>> {
  const accounts = Map.groupBy(await readAccounts(db, memberIds), ({ member_id }) => member_id)
  return new Map(
    memberIds.map((memberId) => {
      const own = accounts.get(memberId) ?? []
      const currency = own.some((account) => account.currency === PLAY_CURRENCY) ? PLAY_CURRENCY : brand.currency.code
      // Points that are set aside are no money that is.
      const inCurrency = own.filter((account) => account.currency === (account.kind === 'points' ? POINTS_CURRENCY : currency))
      const pocket = (kind: string): bigint =>
        inCurrency.filter((account) => account.kind === kind).reduce((sum, { balance }) => sum + balance, 0n)
      const vendors = inCurrency.filter(({ kind }) => kind === 'vendor').map(({ vendor, balance }) => [vendor ?? '', balance] as const)
      return [
        memberId,
        {
          currency,
          cash: pocket('cash'),
          bonus: pocket('bonus'),
          locked: pocket('locked'),
          points: pocket('points'),
          vendors: new Map(vendors),
          version: own.reduce((sum, { version }) => sum + version, 0n),
        },
      ]
    }),
  )
}

export const sum = ({ cash, bonus, vendors }: Funds): bigint =>
  [...vendors.values()].reduce((total, balance) => total + balance, cash + bonus)

/** Chips have no symbol but their name. */
export const symbolOf = (brand: Brand, currency: string): string => (currency === brand.currency.code ? brand.currency.symbol : currency)

function presentBalance(brand: Brand, funds: Funds): WalletBalance {
  const { currency, cash, bonus, vendors, version } = funds
  const wallets = brand.wallet.single ? [] : brand.wallet.vendors
  return {
    sumBalance: String(sum(funds)),
    bonus: String(bonus),
    balance: [
      { accountTypeId: MAIN_WALLET, vendor: '', availBalance: String(cash + bonus) },
      ...wallets.map(({ vendor, accountTypeId }) => ({ accountTypeId, vendor, availBalance: String(vendors.get(vendor) ?? 0n) })),
    ],
    currency,
    currencySymbol: symbolOf(brand, currency),
    version: Number(version),
  }
}

export async function readBalances(services: Pick<Services, 'db' | 'brand'>, memberIds: bigint[]): Promise<Map<bigint, WalletBalance>> {
  const funds = await readFunds(services, memberIds)
  return new Map([...funds].map(([memberId, own]) => [memberId, presentBalance(services.brand, own)]))
}
