import { useTheme } from '#platform/theme'
import { Segmented } from '#ui/tabs'
import { Controls } from './controls.tsx'
import { Dialogs } from './dialogs.tsx'
import styles from './gallery.module.css'
import { Lists } from './lists.tsx'
import { LiveScenes } from './live-scenes.tsx'
import { LiveTables } from './live-tables.tsx'
import { Pictures } from './pictures.tsx'
import { Tokens } from './tokens.tsx'

/** Every part in every state, for whoever builds the next page. Only demonstrations show it, so its words are not translated. */
export function GalleryPage() {
  const { theme, toggle } = useTheme()
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>Galeria</h1>
          <p className={styles.intro}>Todas as peças da interface, em todos os estados.</p>
        </div>
        <Segmented
          label="Tema"
          value={theme}
          onChange={(chosen) => chosen !== theme && toggle()}
          choices={[
            { key: 'light', label: 'Claro' },
            { key: 'dark', label: 'Escuro' },
          ]}
        />
      </header>
      <Tokens />
      <Controls />
      <Dialogs />
      <Lists />
      <Pictures />
      <LiveTables />
      <LiveScenes />
    </main>
  )
}
