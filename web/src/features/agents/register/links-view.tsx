import type { Invitation } from '@tucano/contract/agents/accounts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { Disclosure } from '../parts/disclosure.tsx'
import { LinkCard } from './link-card.tsx'
import { LinkForm } from './link-form.tsx'
import { type Opening, useInvitations } from './queries.ts'
import styles from './register.module.css'
import { texts } from './texts.ts'

/** The agent's links: open ones with how far people came by them, and those that are over. */
export function LinksView({ opening }: { opening: Opening }) {
  const t = useText(texts)
  const query = useInvitations()
  const [making, setMaking] = useState(false)
  const make = (
    <Button look="primary" icon={<Plus />} onClick={() => setMaking(true)}>
      {t('newLink')}
    </Button>
  )
  return (
    <>
      <Arrived query={query} skeleton={<Skeleton height="240px" />} failedTitle={t('failed')} level="h4">
        {(links) =>
          links.length === 0 ? (
            <Card>
              <DrawnState drawing="nest" title={t('linksNone')} level="h4" small actions={make}>
                {t('linksNoneText')}
              </DrawnState>
            </Card>
          ) : (
            <div className={styles.page}>
              <div className={styles.bar}>{make}</div>
              <Links links={links} />
            </div>
          )
        }
      </Arrived>
      {making && <LinkForm opening={opening} close={() => setMaking(false)} />}
    </>
  )
}

function Links({ links }: { links: readonly Invitation[] }) {
  const t = useText(texts)
  const open = links.filter(({ state }) => state === 'open')
  const over = links.filter(({ state }) => state !== 'open')
  return (
    <>
      {open.map((link) => (
        <LinkCard key={link.code} link={link} />
      ))}
      {over.length > 0 && (
        <Disclosure label={t('olderLinks', { count: over.length })}>
          {() => over.map((link) => <LinkCard key={link.code} link={link} />)}
        </Disclosure>
      )}
    </>
  )
}
