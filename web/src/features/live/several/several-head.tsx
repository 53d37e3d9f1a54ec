import { ArrowLeft, Plus, Volume2, VolumeX } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { usePreferences } from '#play/session/preferences.ts'
import { Button, IconButton } from '#ui/button'
import { texts as tableTexts } from '../table/texts.ts'
import { TABLES_MAX } from './beside.ts'
import styles from './several.module.css'
import { texts } from './texts.ts'

/** The way back, how many tables are open, and one more. */
export function SeveralHead({ count, onAdd }: { count: number; onAdd: () => void }) {
  const t = useText(texts)
  const w = useText(tableTexts)
  const { sound, toggle } = usePreferences()
  const isFull = count >= TABLES_MAX
  return (
    <header className={styles.head}>
      <Link href="/live" className={styles.back} aria-label={t('back')}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <h1>{t('title')}</h1>
      <p>{t('count', { count, max: TABLES_MAX })}</p>
      <IconButton label={w(sound ? 'soundOff' : 'soundOn')} aria-pressed={sound} onClick={() => toggle('sound')}>
        {sound ? <Volume2 /> : <VolumeX />}
      </IconButton>
      <Button size="small" icon={<Plus />} disabled={isFull} title={isFull ? t('full') : undefined} onClick={onAdd}>
        {t('add')}
      </Button>
    </header>
  )
}
