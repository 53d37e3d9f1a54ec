import type { OperatorRole } from '@tucano/contract/endpoint'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Queue } from '#parts/office/queue'
import { Workplace } from '#parts/office/workplace'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { isPersonal } from '#office/is-personal.ts'
import { MemberDetail } from './member-detail.tsx'
import { MemberEntry } from './member-entry.tsx'
import styles from './members.module.css'
import { useSearch } from './queries.ts'
import { texts } from './texts.ts'

/** Who plays here: found by whatever is known of them, and one of them with all there is to know. */
export function MembersSection({ mayChange, roles }: { mayChange: boolean; roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(search.get('busca') ?? '')
  const [asked, setAsked] = useState(typed.trim())
  const { query, understood } = useSearch(asked)
  const chosen = search.get('pessoa') ?? undefined
  const choose = (memberId: string | undefined): void =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      if (memberId) after.set('pessoa', memberId)
      else after.delete('pessoa')
      return after
    })
  const ask = (): void => {
    const text = typed.trim()
    setAsked(text)
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (text && !isPersonal(text)) after.set('busca', text)
        else after.delete('busca')
        return after
      },
      { replace: true },
    )
  }
  return (
    <Workplace
      title={t('title')}
      text={t('text')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={() => choose(undefined)}
      labels={{ back: t('back'), choose: t('choose') }}
      queue={
        <>
          <form
            role="search"
            className={styles.search}
            onSubmit={(event) => {
              event.preventDefault()
              ask()
            }}
          >
            <TextField
              label={t('search')}
              hint={
                asked !== '' && understood.length > 0
                  ? t('understood', { as: understood.map((key) => t(`key_${key}`)).join(', ') })
                  : t('searchHint')
              }
              icon={<Search />}
              type="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={120}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" wide busy={query.isFetching && !query.isFetchingNextPage}>
              {t('find')}
            </Button>
          </form>
          {asked !== '' && (
            <Queue
              label={t('found')}
              keyOf={({ memberId }) => memberId}
              chosen={chosen}
              onChoose={choose}
              query={query}
              failedTitle={t('failed')}
              empty={{ title: t('nobody'), text: t('nobodyText') }}
            >
              {(line) => <MemberEntry line={line} />}
            </Queue>
          )}
        </>
      }
      detail={chosen !== undefined && /^[1-9]\d{0,17}$/.test(chosen) ? <MemberDetail key={chosen} memberId={chosen} roles={roles} /> : null}
    />
  )
}
