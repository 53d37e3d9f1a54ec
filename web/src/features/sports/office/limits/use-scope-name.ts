import { useText } from '#platform/text'
import { plainMarketName } from '../plain-market-name.ts'
import type { Limit } from '../queries.ts'
import { texts } from './texts.ts'

/** What limits are of, in words. */
export function useScopeName(): (limit: Pick<Limit, 'kind' | 'name' | 'key'>) => string {
  const t = useText(texts)
  return ({ kind, name, key }) =>
    kind === 'all' ? t('nameAll') : kind === 'market' && name !== key ? `${key} · ${plainMarketName(name)}` : name
}
