import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { classNames } from '../../ui/class-names.ts'
import styles from './search-box.module.css'
import { texts } from './texts.ts'

/** How long a word has to stand still before it is searched for. */
const TYPED_MS = 180

interface SearchBoxProps {
  value: string
  onChange: (value: string) => void
  className?: string | undefined
}

export function SearchBox({ value, onChange, className }: SearchBoxProps) {
  const t = useText(texts)
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onChange(typed), TYPED_MS)
    return () => clearTimeout(timer)
  })
  return (
    <div className={classNames(styles.search, className)}>
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
