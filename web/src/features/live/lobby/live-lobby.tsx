import { useQuery } from '@tanstack/react-query'
import { Heart, Search, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { Chip, Skeleton } from '#ui/card'
import { Segmented } from '#ui/tabs'
import { useLikedTables } from '../kept.ts'
import { type ShownTable, liveTables } from '../queries.ts'
import { type ShownKind, shownKinds } from '../words/kinds.ts'
import { texts as words } from '../words/texts.ts'
import styles from './live-lobby.module.css'
import { TableCard } from './table-card.tsx'
import { HIGH, LOW, STAKES, type Stakes, tablesShown } from './tables-shown.ts'
import { texts } from './texts.ts'

interface LiveLobbyProps {
  /** Games of other studios, below. */
  vendors: ReactNode
}

/** The ring is a category of its own. */
const isOfSalon = ({ kind }: ShownTable): boolean => kind !== 'cockfight'

/** `/live`: every table of the house as it is now. */
export function LiveLobby({ vendors }: LiveLobbyProps) {
  const t = useText(texts)
  const query = useQuery(liveTables())
  return (
    <div className={styles.lobby} data-games="LIVE">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        {query.data && (
          <p className={styles.count}>
            {t('openNow', { count: query.data.filter((table) => isOfSalon(table) && table.state === 'open').length })}
          </p>
        )}
      </header>
      <Arrived query={query} skeleton={<Skeletons />} failedTitle={t('failed')}>
        {(tables) => <Tables tables={tables.filter(isOfSalon)} />}
      </Arrived>
      {vendors}
    </div>
  )
}

const Skeletons = () => (
  <div className={styles.grid}>
    {Array.from({ length: 6 }, (_, place) => (
      <Skeleton key={place} height="178px" />
    ))}
  </div>
)

function Tables({ tables }: { tables: readonly ShownTable[] }) {
  const t = useText(texts)
  const w = useText(words)
  const { amount } = useAmounts()
  const token = useSession((state) => state.token)
  const liked = useLikedTables()
  const [kind, setKind] = useState<ShownKind>()
  const [stakes, setStakes] = useState<Stakes>('all')
  const [typed, setTyped] = useState('')
  const [isLiked, setLiked] = useState(false)
  const kindName = (one: ShownKind): string => w(`kind_${one}`)
  const shown = tablesShown(tables, { kind, stakes, typed, only: isLiked ? liked : undefined }, kindName)
  const clear = (): void => {
    setKind(undefined)
    setStakes('all')
    setTyped('')
    setLiked(false)
  }
  const stakesText = (key: Stakes): string =>
    key === 'all' ? t('stakes_all') : key === 'low' ? t('stakes_low', { amount: amount(LOW) }) : t('stakes_high', { amount: amount(HIGH) })
  return (
    <>
      <div className={styles.filters}>
        <SearchField value={typed} onChange={setTyped} />
        <Segmented
          label={t('stakes')}
          choices={STAKES.map((key) => ({ key, label: stakesText(key) }))}
          value={stakes}
          onChange={setStakes}
        />
        <Button
          look={isLiked ? 'primary' : 'secondary'}
          icon={<Heart />}
          aria-pressed={isLiked}
          onClick={() => (token ? setLiked(!isLiked) : openModal('loginPopupModal'))}
        >
          {t('favourites')}
        </Button>
      </div>
      <div className={styles.kinds} role="group" aria-label={t('kinds')}>
        <Chip pressed={kind === undefined} onPress={() => setKind(undefined)}>
          {t('allKinds')}
        </Chip>
        {shownKinds
          .filter((one) => tables.some((table) => table.kind === one))
          .map((one) => (
            <Chip key={one} pressed={kind === one} onPress={() => setKind(kind === one ? undefined : one)}>
              {kindName(one)}
            </Chip>
          ))}
      </div>
      {shown.length === 0 ? (
        <DrawnState
          drawing={isLiked ? 'empty' : 'search'}
          title={t(isLiked ? 'noFavourites' : 'nothingFound')}
          actions={<Button onClick={clear}>{t('clear')}</Button>}
        >
          {t(isLiked ? 'noFavouritesText' : 'nothingFoundText')}
        </DrawnState>
      ) : (
        <ul className={styles.grid}>
          {shown.map((table) => (
            <li key={table.code}>
              <TableCard table={table} isLiked={liked.includes(table.code)} canLike={token !== undefined} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText(texts)
  return (
    <div className={styles.search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        value={value}
        maxLength={60}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && (
        <IconButton label={t('clearSearch')} onClick={() => onChange('')}>
          <X />
        </IconButton>
      )}
    </div>
  )
}
