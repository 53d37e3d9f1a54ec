import { type Classify, minBets } from '@tucano/contract/lobby'
import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { amount } from '#platform/format'
import { useLanguage } from '#platform/language'
import { openModal } from '#platform/modals'
import { usePublicStore } from '#platform/public-store'
import { useSession } from '#platform/session'
import { useBrand, useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { Segmented } from '#ui/tabs'
import { classifiesFor } from './categories.ts'
import styles from './lobby-filters.module.css'
import type { Mode, Narrowing } from './queries.ts'
import { texts } from './texts.ts'

/** How long a word has to stand still before it is searched for. */
const TYPED_MS = 180

interface LobbyFiltersProps {
  narrowing: Narrowing
  /** Changes whenever what was typed is of the past. */
  beginning: number
  onMode: (mode: Mode) => void
  onChange: (change: Partial<Pick<Narrowing, 'gameName' | 'gameClassify' | 'minBet'>>) => void
}

/** Search, modes, kind and least bet. */
export function LobbyFilters({ narrowing, beginning, onMode, onChange }: LobbyFiltersProps) {
  const t = useText(texts)
  const { gameType, mode, gameClassify, minBet } = narrowing
  const { gameLanguages } = useBrand()
  const { language } = useLanguage()
  const symbol = usePublicStore((state) => state.currencySymbol)
  const token = useSession((state) => state.token)
  const [hot, fav, recent] = [useFlag('GAMELOHOT3'), useFlag('GAMELOFAV3'), useFlag('GAMELOREC3')]
  const offered = { all: true, hot, fav, recent }
  const modes = (['all', 'hot', 'fav', 'recent'] as const).filter((key) => offered[key]).map((key) => ({ key, label: t(`mode_${key}`) }))
  const choose = (chosen: Mode): void => {
    if ((chosen === 'fav' || chosen === 'recent') && !token) return openModal('loginPopupModal')
    onMode(chosen)
  }
  return (
    <div className={styles.filters}>
      <SearchBox key={beginning} value={narrowing.gameName} onChange={(gameName) => onChange({ gameName })} />
      <Segmented label={t('modes')} choices={modes} value={mode ?? ('' as Mode)} onChange={choose} />
      {gameType === 'RNG' && mode !== 'hot' && (
        <>
          <label className={styles.select}>
            <span className="sr-only">{t('classify')}</span>
            <select
              value={gameClassify ?? ''}
              onChange={({ target }) => onChange({ gameClassify: (target.value || undefined) as Classify | undefined })}
            >
              <option value="">{t('allKinds')}</option>
              {classifiesFor(gameLanguages).map((classify) => (
                <option key={classify} value={classify}>
                  {t(`kind_${classify}`)}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.select}>
            <span className="sr-only">{t('leastBet')}</span>
            <select value={minBet} onChange={({ target }) => onChange({ minBet: Number(target.value) })}>
              {minBets.map((bet) => (
                <option key={bet} value={bet}>
                  {bet === 0 ? t('anyBet') : t('betUpTo', { amount: amount(BigInt(bet), symbol, language) })}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </div>
  )
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText(texts)
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onChange(typed), TYPED_MS)
    return () => clearTimeout(timer)
  })
  return (
    <div className={styles.search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        value={typed}
        maxLength={60}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== '' && (
        <IconButton className={styles.clear} label={t('clearSearch')} onClick={() => setTyped('')}>
          <X />
        </IconButton>
      )}
    </div>
  )
}
