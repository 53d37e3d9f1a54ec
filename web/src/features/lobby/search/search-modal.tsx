import type { Game } from '@tucano/contract/lobby'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { Arriving } from '#parts/arriving'
import { ProductWindow } from '#parts/product-window'
import { useErrorText } from '#platform/error-text'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { useCardTools } from '../card-tools.ts'
import { CoverSkeletons, GameCard } from '../game-card.tsx'
import { foundGames, popularGames } from '../queries.ts'
import { SearchBox } from '../search-box.tsx'
import type { FoundElsewhere, SearchSource } from './search-source.ts'
import styles from './search-modal.module.css'
import { texts } from '../texts.ts'

const IDEAS = 12

interface SearchModalProps {
  close: () => void
  /** What else has names. */
  sources: readonly SearchSource[]
}

/** A game of any category by whatever people call it, and what else has such a name. Before anything is typed there are some to choose from; Enter opens the first. */
export function SearchModal({ close, sources }: SearchModalProps) {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const tools = useCardTools(close)
  const token = useSession((state) => state.token)
  const [wanted, setWanted] = useState('')
  const typed = wanted.trim()
  const asked = typed !== ''
  const { data, error, isPlaceholderData, refetch } = useQuery(foundGames(typed, token))
  const ideas = useQuery(popularGames).data?.games.slice(0, IDEAS)
  const elsewhere = useElsewhere(typed, sources)
  const [, navigate] = useLocation()
  const openFirst = (event: FormEvent): void => {
    event.preventDefault()
    const first = asked && !isPlaceholderData ? data?.find(({ state }) => state === 'open') : undefined
    if (first) return tools.launch(first)
    if (!elsewhere.first || isPlaceholderData) return
    close()
    navigate(elsewhere.first)
  }
  const list = (label: string, games: readonly Game[] | undefined, stale = false) => (
    <ul className={styles.grid} aria-label={label} data-stale={stale}>
      {games ? (
        games.map((game) => (
          <li key={game.nodeId}>
            <GameCard game={game} tools={tools} />
          </li>
        ))
      ) : (
        <CoverSkeletons count={6} />
      )}
    </ul>
  )
  const suggested = (
    <>
      <h3 className={styles.title}>{t('searchIdeas')}</h3>
      {list(t('searchIdeas'), ideas)}
    </>
  )
  return (
    <ProductWindow title={t('search')} width={760} minHeight={520} onClose={close}>
      <form className={styles.form} role="search" onSubmit={openFirst}>
        <SearchBox value={wanted} onChange={setWanted} />
      </form>
      {!asked && suggested}
      {asked && error && (
        <p className={styles.note} role="alert">
          {say(error)} <Button onClick={() => void refetch()}>{w('retry')}</Button>
        </p>
      )}
      {asked && !error && data?.length !== 0 && list(t('searchFound'), data, isPlaceholderData)}
      {asked && (
        <Arriving fallback={null}>
          {sources.map(({ key, Found }) => (
            <Found key={key} source={key} words={typed} onFound={elsewhere.take} onLeave={close} />
          ))}
        </Arriving>
      )}
      {asked && !error && data?.length === 0 && elsewhere.isNothing && (
        <>
          <p className={styles.note} role="status">
            <strong>{t('nothingFound')}.</strong> {t('searchNothing')}
          </p>
          {suggested}
        </>
      )}
    </ProductWindow>
  )
}

/** What sources have found for what is typed. */
function useElsewhere(typed: string, sources: readonly SearchSource[]) {
  const [told, setTold] = useState<readonly FoundElsewhere[]>([])
  const take = useCallback(
    (found: FoundElsewhere) =>
      setTold((before) => [...before.filter(({ words, source }) => words === found.words && source !== found.source), found]),
    [],
  )
  return {
    take,
    first: told.find(({ words, first }) => words === typed && first !== undefined)?.first,
    /** All of them have answered, and there is nothing. */
    isNothing: told.length >= sources.length && told.every(({ count }) => count === 0),
  }
}
