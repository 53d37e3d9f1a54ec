import { pages } from '@tucano/contract/pages'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { openModal } from '#platform/modals'
import { useSession, useTrial } from '#platform/session'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import styles from './chance-page.module.css'
import { chanceTexts } from './chance-texts.ts'

interface ChancePageProps {
  title: string
  intro: string
  children: ReactNode
}

/** A page of a promotion that is decided by chance. Nothing of it is there for visitors and on trial; to whoever has closed play the whole page is closed. */
export function ChancePage({ title, intro, children }: ChancePageProps) {
  const t = useText(chanceTexts)
  return (
    <div className={styles.page}>
      <div>
        <Link href={pages.promotions.path} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          {t('all')}
        </Link>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      <ForMembers>{children}</ForMembers>
    </div>
  )
}

function ForMembers({ children }: { children: ReactNode }) {
  const t = useText(chanceTexts)
  const token = useSession((state) => state.token)
  const isTrial = useTrial()
  if (!token) {
    const enter = (
      <Button look="primary" size="large" onClick={() => openModal('loginPopupModal')}>
        {t('enter')}
      </Button>
    )
    return (
      <Card>
        <DrawnState drawing="lock" title={t('enterTitle')} level="h2" actions={enter}>
          {t('enterText')}
        </DrawnState>
      </Card>
    )
  }
  if (!isTrial) return children
  return (
    <Card data-closed="trial">
      <DrawnState drawing="nest" title={t('trialTitle')} level="h2">
        {t('trialText')}
      </DrawnState>
    </Card>
  )
}
