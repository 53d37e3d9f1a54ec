import { LogOut, Moon, Sun } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { useTheme } from '#platform/theme'
import { words } from '#platform/words'
import { IconButton } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Segmented } from '#ui/tabs'
import { OperatorLogin } from './operator-login.tsx'
import styles from './operators.module.css'
import { texts } from './texts.ts'
import { leaveDesk, useOperator, useOperatorWatch } from './use-operator.ts'

type Place = 'desk' | 'room'

/** The operators' page: a login, and behind it the places where they work. */
export function OperatorFrame({ desk, room }: Record<Place, ReactNode>) {
  const t = useText(texts)
  const w = useText(words)
  const base = useSite((state) => state.imageBase)
  const { theme, toggle } = useTheme()
  const { operator } = useOperator()
  const [place, setPlace] = useState<Place>('desk')
  useOperatorWatch()
  if (operator === undefined) return <OperatorLogin />
  if (operator === 'unknown')
    return (
      <main className={styles.door} role="status" aria-label={w('loading')}>
        <Skeleton width="320px" height="240px" />
      </main>
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <img src={`${base}/logo-mark.svg`} alt="" width={36} height={36} />
        <h1 className={styles.title}>{t('title')}</h1>
        {room && (
          <Segmented
            label={t('places')}
            value={place}
            onChange={setPlace}
            choices={[
              { key: 'desk', label: t('desk') },
              { key: 'room', label: t('room') },
            ]}
          />
        )}
        <p className={styles.name}>{operator.name}</p>
        <IconButton label={theme === 'dark' ? t('light') : t('dark')} onClick={toggle}>
          {theme === 'dark' ? <Sun /> : <Moon />}
        </IconButton>
        <IconButton label={t('leave')} onClick={() => void leaveDesk()}>
          <LogOut />
        </IconButton>
      </header>
      <main className={styles.main}>{place === 'desk' ? desk : room}</main>
    </div>
  )
}
