/**
 * Keys of this browser's own memory. Spec §1, §2; `hideBalance`, `seenPromotions`, `gameSound`, `gameTurbo`, `officeAlerts`, `betSlip`, `oddsView` and
 * `liveTables` are ours, since a visit has the keys of the specification and no other.
 */
export const localKeys = [
  'lang',
  'hisLang',
  'theme',
  'hideBalance',
  'seenPromotions',
  'gameSound',
  'gameTurbo',
  'officeAlerts',
  'LOTTFAV',
  'betSlip',
  'oddsView',
  'liveTables',
] as const
export type LocalKey = (typeof localKeys)[number]

/** Keys of one visit. Spec §3. `cpw` and `validate` hold flags, never a password. */
export const sessionKeys = [
  'token',
  'cpw',
  'merchant',
  'merchantCode',
  'platform',
  'nickname',
  'account',
  'username',
  'customerId',
  'isAgent',
  'toUpline',
  'memberLabel',
  'gameVendor',
  'routers',
  'settings',
  'validate',
  'index_notice',
  'merchantWallet',
  'consolidated',
  'enableSalary',
  'enableContract',
  'iframeUrl',
] as const
export type SessionKey = (typeof sessionKeys)[number]

/** Keys of windows that are no visit of the site: a conversation with customer service, and an operator's desk. Both are tokens. */
const windowKeys = ['conversation', 'operator'] as const

/** A browser may refuse storage altogether; the page then works without memory. */
function guarded<Key extends string>(storage: () => Storage) {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(storage())
    } catch {
      return undefined
    }
  }
  return {
    read: (key: Key): string | undefined => attempt((area) => area.getItem(key)) ?? undefined,
    write: (key: Key, value: string): void => attempt((area) => area.setItem(key, value)),
    remove: (key: Key): void => attempt((area) => area.removeItem(key)),
    clear: (): void => attempt((area) => area.clear()),
  }
}

export const local = guarded<LocalKey>(() => localStorage)
export const visit = guarded<SessionKey>(() => sessionStorage)
export const ownWindow = guarded<(typeof windowKeys)[number]>(() => sessionStorage)
