import { Languages } from 'lucide-react'
import { type Language, useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Menu, MenuItem } from '#ui/menu'
import { texts } from './texts.ts'
import styles from './top-header.module.css'

/** The languages of the brand. */
export function LanguageMenu() {
  const t = useText(texts)
  const { languages } = useBrand()
  const { language, choose } = useLanguage()
  const take = (chosen: Language, close: () => void) => (): void => {
    choose(chosen)
    close()
  }
  return (
    <Menu
      label={t('language')}
      align="start"
      button={
        <>
          <Languages className={styles.small} aria-hidden="true" /> {language}
        </>
      }
    >
      {(close) =>
        languages.map((entry) => (
          <MenuItem key={entry} onPress={take(entry, close)}>
            {t(entry)}
          </MenuItem>
        ))
      }
    </Menu>
  )
}
