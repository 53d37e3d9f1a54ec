import { type Classify, minBets } from '@tucano/contract/lobby'
import { amount } from '#platform/format'
import { useLanguage } from '#platform/language'
import { openModal } from '#platform/modals'
import { usePublicStore } from '#platform/public-store'
import { useSession } from '#platform/session'
import { useBrand, useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { Segmented } from '#ui/tabs'
import { classifiesFor } from './categories.ts'
import styles from './lobby-filters.module.css'
import type { Mode, Narrowing } from './queries.ts'
import { SearchBox } from './search-box.tsx'
import { texts } from './texts.ts'

interface LobbyFiltersProps {
  narrowing: Narrowing
  /** Changes whenever what was typed is of the past. */
  beginning: number
  onMode: (mode: Mode) => void
  onKind: (kind: Classify | undefined) => void
  onChange: (change: Partial<Pick<Narrowing, 'gameName' | 'minBet'>>) => void
}

/** The kinds of games as tabs; below them search, modes and least bet. */
export function LobbyFilters({ narrowing, beginning, onMode, onKind, onChange }: LobbyFiltersProps) {
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
  const kinds = [undefined, ...classifiesFor(gameLanguages)].map((kind) => ({
    key: kind ?? '',
    label: t(kind ? `kind_${kind}` : 'allKinds'),
  }))
  const isRng = gameType === 'RNG' && mode !== 'hot'
  return (
    <>
      {isRng && (
        <Segmented
          className={styles.kinds}
          label={t('classify')}
          choices={kinds}
          value={gameClassify ?? ''}
          onChange={(kind) => onKind((kind || undefined) as Classify | undefined)}
        />
      )}
      <div className={styles.filters}>
        <SearchBox key={beginning} className={styles.search} value={narrowing.gameName} onChange={(gameName) => onChange({ gameName })} />
        <Segmented label={t('modes')} choices={modes} value={mode ?? ('' as Mode)} onChange={choose} />
        {isRng && (
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
        )}
      </div>
    </>
  )
}
