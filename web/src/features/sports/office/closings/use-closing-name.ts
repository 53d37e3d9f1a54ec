import type { SportsClosing } from '@tucano/contract/sports/office'
import { useText } from '#platform/text'
import { isGroup } from './scopes.ts'
import { texts } from './texts.ts'

/** What a group of markets is called; one that the feed has made up since by its own name. */
export function useGroupName(): (group: string) => string {
  const t = useText(texts)
  return (group) => (isGroup(group) ? t(`group_${group}`) : group.replaceAll('_', ' '))
}

type Closed = Pick<SportsClosing, 'name' | 'group' | 'market' | 'specifiers'>

/** What was closed, in one line: where, and which part of it. */
export function useClosingName(): (closing: Closed, marketName?: string) => string {
  const t = useText(texts)
  const groupName = useGroupName()
  return ({ name, group, market, specifiers }, marketName) => {
    if (group !== null) return `${name} · ${groupName(group)}`
    if (market === null) return name
    if (marketName !== undefined) return `${name} · ${marketName}`
    return [name, t('market', { market }), specifiers ?? t('allLines')].filter((part) => part !== '').join(' · ')
  }
}
