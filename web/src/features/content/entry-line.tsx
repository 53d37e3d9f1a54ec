import type { ContentEntry } from '@tucano/contract/content'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import office from '#office/office.module.css'
import { useClock } from '#office/use-clock.ts'
import { choiceWord } from './item-field.tsx'
import { texts } from './texts.ts'

/** One thing in its list: what it is called, what it is part of, and whether visitors see it now. */
export function EntryLine({ entry, name }: { entry: ContentEntry; name: string }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { item } = entry
  const part =
    'group' in item
      ? choiceWord(t, 'group', item.group)
      : 'category' in item
        ? choiceWord(t, 'category', item.category)
        : 'kind' in item
          ? choiceWord(t, 'kind', item.kind)
          : 'gameType' in entry
            ? `${choiceWord(t, 'type', entry.gameType)} · ${entry.vendor}`
            : 'cards' in entry
              ? entry.cards.map(({ gameType }) => choiceWord(t, 'type', gameType)).join(', ')
              : undefined
  const now = useClock(0, 60_000)
  const [from, until] = 'from' in item ? [item.from, item.until] : [null, null]
  return (
    <>
      <span className={office.top}>
        <span className={office.name}>{name}</span>
      </span>
      {part && <span className={office.minor}>{part}</span>}
      {'words' in item && <span className={office.minor}>{item.words.join(', ') || t('noWords')}</span>}
      {'text' in item && <span className={office.minor}>{item.text}</span>}
      <span className={office.badges}>
        {from !== null && from > now && <Badge tone="sky">{t('begins', { at: moment(from, timeZone) })}</Badge>}
        {until !== null && (
          <Badge tone={until > now ? 'plain' : 'alarm'}>{until > now ? t('ends', { at: moment(until, timeZone) }) : t('over')}</Badge>
        )}
        {'state' in item && item.state !== 'open' && <Badge tone="alarm">{choiceWord(t, 'state', item.state).split(':')[0]}</Badge>}
        {(('hot' in item && item.hot) || ('nameEn' in item && 'hot' in entry && entry.hot !== null)) && (
          <Badge tone="beak">{t('isHot')}</Badge>
        )}
        {'state' in item && 'featured' in entry && entry.featured !== null && <Badge tone="forest">{t('isFeatured')}</Badge>}
      </span>
    </>
  )
}
