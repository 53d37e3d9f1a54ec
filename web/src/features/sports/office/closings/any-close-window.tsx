import { useText } from '#platform/text'
import { useTree } from '../queries.ts'
import { CloseWindow, type Target } from './close-window.tsx'
import { GROUPS } from './scopes.ts'
import { texts } from './texts.ts'

/** Closes a sport or a league, or a market group of a sport. */
export function AnyCloseWindow({ close }: { close: () => void }) {
  const t = useText(texts)
  const sports = useTree().data?.sports ?? []
  const targets: Target[] = [
    ...sports.map(({ sport, name }): Target => ({ key: sport, heading: t('sports'), name, scope: { kind: 'sport', sport } })),
    ...sports.flatMap(({ name: sportName, categories }) =>
      categories.flatMap(({ leagues }) =>
        leagues
          .filter(({ league }) => league !== '')
          .map(({ league, name }): Target => ({
            key: league,
            heading: `${t('leagues')} · ${sportName}`,
            name,
            scope: { kind: 'league', league },
          })),
      ),
    ),
  ]
  return <CloseWindow key={targets[0]?.key} targets={targets} groups={GROUPS} close={close} />
}
