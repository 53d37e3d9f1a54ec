import type { Limits } from '@tucano/contract/limits'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { Arrived } from '#parts/loaded'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useFlag } from '#platform/site'
import { useStanding } from '#platform/standing'
import { useText } from '#platform/text'
import { registerHere } from '#platform/wanted'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { CheckSection } from './check-section.tsx'
import { ExclusionSection } from './exclusion-section.tsx'
import { Goodbye, useGoodbye } from './goodbye.tsx'
import { HelpSection } from './help-section.tsx'
import styles from './limits-page.module.css'
import { LimitsSection } from './limits-section.tsx'
import { PauseSection } from './pause-section.tsx'
import { texts } from './texts.ts'
import { ToolsSection } from './tools-section.tsx'
import { useLimits } from './watch/queries.ts'
import type { Heard } from './watch/server-clock.ts'

/** What members can do about their own play, what visitors should know of it, and where there is help. */
export function LimitsPage({ onService }: { onService: () => void }) {
  const token = useSession((state) => state.token)
  const isTrial = useSession(({ member }) => member?.type === TRIAL_TYPE)
  const goodbye = useGoodbye((state) => state.until)
  const isMember = token !== undefined && !isTrial
  return (
    <div className={styles.page}>
      {goodbye !== undefined && token === undefined ? <Goodbye until={goodbye} /> : <Head isMember={isMember} />}
      {isMember ? <Mine /> : goodbye === undefined && <Visitor isTrial={isTrial} />}
      <HelpSection onService={onService} />
    </div>
  )
}

const places = [
  { anchor: 'limites', key: 'limitsTitle' },
  { anchor: 'aviso', key: 'checkTitle' },
  { anchor: 'pausa', key: 'pauseTitle' },
  { anchor: 'autoexclusao', key: 'exclusionTitle' },
  { anchor: 'ajuda', key: 'helpTitle' },
] as const

function Head({ isMember }: { isMember: boolean }) {
  const t = useText(texts)
  const isExcluded = useStanding(({ closed }) => closed?.why === 'exclusion')
  return (
    <header className={styles.head}>
      <p className={styles.adults}>
        <span>18+</span> {t('adults')}
      </p>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      <p className={styles.risk}>{t('risk')}</p>
      {isMember && !isExcluded && (
        <nav className={styles.places} aria-label={t('contents')}>
          {places.map(({ anchor, key }) => (
            <a key={anchor} href={`#${anchor}`}>
              {t(key)}
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}

function Mine() {
  const t = useText(texts)
  const query = useLimits()
  const skeleton = (
    <div className={styles.sections}>
      <Skeleton height="480px" />
      <Skeleton height="200px" />
    </div>
  )
  return (
    <Arrived query={query} skeleton={skeleton} failedTitle={t('failedTitle')}>
      {(limits) => <Sections limits={limits} />}
    </Arrived>
  )
}

/** Whoever has excluded themselves sees what they had, and can only make it longer. */
function Sections({ limits }: { limits: Heard<Limits> }) {
  const isExcluded = limits.closed?.why === 'exclusion'
  return (
    <div className={styles.sections}>
      {isExcluded && <ExclusionSection closed={limits.closed} />}
      <LimitsSection limits={limits} readOnly={isExcluded} />
      {!isExcluded && (
        <>
          <div className={styles.pair}>
            <PauseSection limits={limits} />
            <CheckSection limits={limits} />
          </div>
          <ExclusionSection closed={limits.closed} />
        </>
      )}
    </div>
  )
}

function Visitor({ isTrial }: { isTrial: boolean }) {
  const t = useText(texts)
  const w = useText(words)
  const direct = useFlag('DIRECTREG3')
  return (
    <div className={styles.sections}>
      <ToolsSection />
      <section className={styles.entrance} aria-labelledby="entrar">
        <div>
          <h2 id="entrar">{t(isTrial ? 'trialTitle' : 'signInTitle')}</h2>
          <p>{t(isTrial ? 'trialText' : 'signInText')}</p>
        </div>
        {isTrial ? (
          direct && (
            <Button look="primary" size="large" onClick={registerHere}>
              {w('createAccount')}
            </Button>
          )
        ) : (
          <Button look="primary" size="large" onClick={() => openModal('loginPopupModal')}>
            {t('signIn')}
          </Button>
        )}
      </section>
    </div>
  )
}
