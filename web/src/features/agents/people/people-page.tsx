import { DOWNLINES_A_PAGE, downlineOrders } from '@tucano/contract/agents/downlines'
import { lastSeen } from '@tucano/contract/agents/shapes'
import { Search, UserRoundPlus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { PageNumbers } from '#parts/page-numbers'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { SelectField, TextField } from '#ui/field'
import type { AgentPageProps } from '../agent-pages.ts'
import { TeamPath } from '../parts/team-path.tsx'
import { PeopleList } from './people-list.tsx'
import styles from './people.module.css'
import { PersonDetail } from './person-detail.tsx'
import { type Wanted, useDownlines } from './queries.ts'
import { texts } from './texts.ts'

interface Choice {
  of: string | undefined
  query: string
  kind: Wanted['kind'] | ''
  seen: Wanted['seen'] | ''
  order: NonNullable<Wanted['order']>
  page: number
}

const FIRST: Choice = { of: undefined, query: '', kind: '', seen: '', order: 'joined', page: 1 }

/** Who is in the team: searched, by branch, and one by one. */
export function PeoplePage({ goTo, about, onPaymentPassword }: AgentPageProps) {
  const [choice, setChoice] = useState(FIRST)
  const [person, setPerson] = useState(about?.memberId)
  if (person !== undefined)
    return (
      <PersonDetail
        key={person}
        memberId={person}
        onBack={() => setPerson(undefined)}
        onTeam={() => {
          setChoice({ ...FIRST, of: person })
          setPerson(undefined)
        }}
        goTo={goTo}
        onPaymentPassword={onPaymentPassword}
      />
    )
  return <People choice={choice} onChange={setChoice} onOpen={setPerson} onInvite={() => goTo('registerCenter')} />
}

interface PeopleProps {
  choice: Choice
  onChange: (choice: Choice) => void
  onOpen: (memberId: string) => void
  onInvite: () => void
}

function People({ choice, onChange, onOpen, onInvite }: PeopleProps) {
  const t = useText(texts)
  // Whatever is asked for anew begins with the first page.
  const set = (change: Partial<Choice>): void => onChange({ ...choice, page: 1, ...change })
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <TextField
          type="search"
          label={t('search')}
          placeholder={t('searchHint')}
          icon={<Search />}
          autoComplete="off"
          maxLength={64}
          value={choice.query}
          onChange={({ target }) => set({ query: target.value, of: undefined })}
        />
        <Button icon={<UserRoundPlus />} onClick={onInvite}>
          {t('invite')}
        </Button>
      </div>
      <Filters choice={choice} onChange={set} />
      <Found choice={choice} onChange={set} onOpen={onOpen} onInvite={onInvite} />
    </div>
  )
}

function Filters({ choice, onChange }: { choice: Choice; onChange: (change: Partial<Choice>) => void }) {
  const t = useText(texts)
  return (
    <div className={styles.filters}>
      <SelectField label={t('kindLabel')} value={choice.kind} onChange={({ target }) => onChange({ kind: target.value as Choice['kind'] })}>
        <option value="">{t('kindAll')}</option>
        <option value="member">{t('kind_member')}</option>
        <option value="agent">{t('kind_agent')}</option>
      </SelectField>
      <SelectField
        label={t('seenLabel')}
        disabled={choice.of !== undefined}
        value={choice.seen}
        onChange={({ target }) => onChange({ seen: target.value as Choice['seen'] })}
      >
        <option value="">{t('seenAll')}</option>
        {lastSeen.map((seen) => (
          <option key={seen} value={seen}>
            {t(`seen_${seen}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('order')} value={choice.order} onChange={({ target }) => onChange({ order: target.value as Choice['order'] })}>
        {downlineOrders.map((order) => (
          <option key={order} value={order}>
            {t(`order_${order}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

interface FoundProps {
  choice: Choice
  onChange: (change: Partial<Choice>) => void
  onOpen: (memberId: string) => void
  onInvite: () => void
}

function Found({ choice, onChange, onOpen, onInvite }: FoundProps) {
  const t = useText(texts)
  const { of, kind, seen, order, page } = choice
  const asked = useDeferredValue(choice.query.trim())
  const query = useDownlines({
    order,
    page,
    ...(of === undefined ? {} : { of }),
    ...(asked === '' ? {} : { query: asked }),
    ...(kind ? { kind } : {}),
    ...(seen ? { seen } : {}),
  })
  // When people further down were seen is nothing that an agent can ask for.
  const goInto = (memberId: string | undefined): void => onChange({ of: memberId, query: '', seen: '' })
  const isFiltered = asked !== '' || kind !== '' || seen !== '' || of !== undefined
  return (
    <Arrived query={query} skeleton={<Skeleton height="360px" />} failedTitle={t('failed')} level="h4">
      {({ path, list, total }) => (
        <>
          <TeamPath path={path} onGo={goInto} />
          {list.length === 0 ? (
            <Card>
              {isFiltered ? (
                <DrawnState drawing="search" title={t('noneFound')} level="h4" small>
                  {t('noneFoundText')}
                </DrawnState>
              ) : (
                <DrawnState drawing="nest" title={t('none')} level="h4" small actions={<Button onClick={onInvite}>{t('invite')}</Button>}>
                  {t('noneText')}
                </DrawnState>
              )}
            </Card>
          ) : (
            <>
              <PeopleList people={list} label={t('list', { total })} onOpen={onOpen} onTeam={goInto} />
              <p className={styles.note}>{t('monthNote')}</p>
              <PageNumbers page={page} pages={Math.max(1, Math.ceil(total / DOWNLINES_A_PAGE))} onChange={(to) => onChange({ page: to })} />
            </>
          )}
        </>
      )}
    </Arrived>
  )
}
