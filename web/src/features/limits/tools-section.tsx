import { Ban, ChartNoAxesCombined, CirclePause, Gauge, History, Hourglass, type LucideIcon } from 'lucide-react'
import { useText } from '#platform/text'
import { Section } from './section.tsx'
import { texts } from './texts.ts'
import styles from './tools-section.module.css'

const tools = [
  ['limits', Gauge],
  ['check', Hourglass],
  ['panel', ChartNoAxesCombined],
  ['pause', CirclePause],
  ['exclusion', Ban],
  ['history', History],
] as const satisfies [string, LucideIcon][]

/** What every member has, for those who do not know it yet. */
export function ToolsSection() {
  const t = useText(texts)
  return (
    <Section anchor="ferramentas" title={t('toolsTitle')} text={t('toolsText')}>
      <ul className={styles.tools}>
        {tools.map(([key, Icon]) => (
          <li key={key} className={styles.tool}>
            <Icon aria-hidden="true" />
            <h3>{t(`tool_${key}`)}</h3>
            <p>{t(`tool_${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
