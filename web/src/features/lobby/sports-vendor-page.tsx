import { getSportsVendor } from '@tucano/contract/lobby'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { call } from '#platform/call'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Card, Skeleton } from '#ui/card'
import { categoriesOf, markPath } from './categories.ts'
import { ClosedLobby } from './closed-lobby.tsx'
import { useMenuCategories } from './menu-categories.ts'
import styles from './sports-vendor-page.module.css'
import { cardTexts } from './card-texts.ts'
import { texts } from './texts.ts'
import { useLaunch } from './use-launch.ts'

/** The page of the sports vendor that has one. */
export function SportsVendorPage() {
  const t = useText(texts)
  const cover = useText(cardTexts)
  const base = useSite((state) => state.imageBase)
  const token = useSession((state) => state.token)
  const launch = useLaunch()
  const hasSports = categoriesOf(useMenuCategories()).some(({ key }) => key === 'SPORTS')
  const query = useQuery({
    queryKey: ['lobby', 'sports-vendor', token],
    queryFn: () => call(getSportsVendor, {}),
    enabled: token !== undefined,
  })
  if (!hasSports) return <ClosedLobby gameType="SPORTS" />
  if (!token)
    return (
      <DrawnState
        drawing="lock"
        title={t('signInToPlay')}
        level="h1"
        page
        actions={<Button onClick={() => openModal('loginPopupModal')}>{t('signIn')}</Button>}
      >
        {t('signInToPlayText')}
      </DrawnState>
    )
  return (
    <Arrived query={query} skeleton={<Skeleton height="240px" />} failedTitle={t('failed')} level="h1">
      {({ content }) =>
        content ? (
          <Card className={styles.vendor}>
            <img src={markPath(base, content)} alt="" width={96} height={96} />
            <div>
              <h1>{content.name}</h1>
              <p className={styles.blurb}>
                <ShieldCheck aria-hidden="true" /> {t('sportsBlurb')}
              </p>
              {content.state === 'open' ? (
                <Button look="primary" size="large" onClick={() => launch.card(content)}>
                  {t('openSports')}
                </Button>
              ) : (
                <Badge>{cover('closed')}</Badge>
              )}
            </div>
          </Card>
        ) : (
          <ClosedLobby gameType="SPORTS" />
        )
      }
    </Arrived>
  )
}
