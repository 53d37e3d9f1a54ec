import { useState } from 'react'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import styles from './content.module.css'
import { type Look, PreviewFrame } from './preview-frame.tsx'
import type { PreviewProps } from './preview.tsx'
import { useSearchPreview } from './queries.ts'
import { type Texts, texts } from './texts.ts'

/** A search to try: what visitors would find with the words that stand in the form. At first it is the first of them. */
export function SearchPreview({ draft, drawing, look }: PreviewProps & { look: Look }) {
  const t = useText(texts)
  const words = draft.words ?? ''
  const [typed, setTyped] = useState(words.split('\n')[0] ?? '')
  const result = useSearchPreview(draft.slug ?? '', words, typed)
  return (
    <>
      <TextField
        label={t('typed')}
        hint={t('hint_typed')}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">{result && <p className={result.place === null ? styles.dropped : styles.soft}>{told(t, result)}</p>}</div>
      {result && result.games.length > 0 && (
        <PreviewFrame {...look}>
          <ul className={styles.found} aria-label={t('foundLabel')}>
            {result.games.map((game) => (
              <li key={game.nodeId}>
                <drawing.Game game={game} />
              </li>
            ))}
          </ul>
        </PreviewFrame>
      )}
    </>
  )
}

type Result = NonNullable<ReturnType<typeof useSearchPreview>>

/** Whether the game is found, and where it stands. */
function told(t: ReturnType<typeof useText<Texts>>, { listed, place, found }: Result): string {
  if (!listed) return t('shown_closed')
  if (place === null) return t(found === 0 ? 'foundNothing' : 'foundOthers')
  return place === 1 ? t('foundFirst') : t('foundPlace', { place, found })
}
