import { pages } from '@tucano/contract/pages'
import { useState } from 'react'
import { Link } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { GoOn } from '#ui/go-on'
import sky from '../envelopes/envelopes.module.css'
import { EnvelopeDrawing } from '../envelopes/envelope-drawing.tsx'
import { type OfLink, grab, useOfLink } from './queries.ts'
import { ShareLink } from './share-link.tsx'
import { texts } from './texts.ts'

/** The envelope of a link: one press catches one share of it. */
export function EnvelopeOfLink({ code }: { code: string }) {
  const t = useText(texts)
  const query = useOfLink(code)
  if (query.error instanceof CallError && (query.error.code === 'envelope.unknown' || query.error.code === 'request.invalid'))
    return (
      <Card data-envelope="unknown">
        <DrawnState drawing="search" title={t('unknown')} level="h2">
          {t('unknownText')}
        </DrawnState>
      </Card>
    )
  return (
    <Arrived query={query} skeleton={<Skeleton height="440px" />} failedTitle={t('failed')} level="h2">
      {(envelope) => (
        <>
          <Sky envelope={envelope} />
          {envelope.isOwn && !envelope.isOver && (
            <Card>
              <ShareLink code={code} />
            </Card>
          )}
          <Link href={pages.redEnvelope.path}>{t('toRain')}</Link>
        </>
      )}
    </Arrived>
  )
}

type Standing = 'caught' | 'own' | 'ended' | 'empty' | 'open'

function standingOf({ isOwn, isOver, sharesLeft }: OfLink, caught: string | null): Standing {
  if (caught !== null) return 'caught'
  if (isOwn) return 'own'
  if (isOver) return 'ended'
  return sharesLeft === 0 ? 'empty' : 'open'
}

function Sky({ envelope }: { envelope: OfLink }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { busy, problem, run } = useAction()
  const [grabbed, setGrabbed] = useState<string | null>(null)
  const caught = envelope.caught ?? grabbed
  const { code, from, total, shares, sharesLeft } = envelope
  const standing = standingOf(envelope, caught)
  const why = standing === 'caught' || standing === 'open' ? undefined : standing
  return (
    <GoOn at={standing}>
      <section className={sky.sky} data-alone data-envelope={standing} aria-label={t('forYou')}>
        <div className={sky.middle}>
          <div role="status">
            <EnvelopeDrawing isOpen={standing === 'caught'} />
            {caught !== null ? (
              <>
                <p>{t('caught')}</p>
                <p className={sky.clock} data-amount={caught}>
                  {amount(caught)}
                </p>
                <p>{t('caughtText')}</p>
              </>
            ) : why ? (
              <>
                <p className={sky.headline}>{t(why)}</p>
                <p>{t(`${why}Text`)}</p>
              </>
            ) : (
              <p className={sky.headline}>{t('from', { name: from })}</p>
            )}
          </div>
          {standing === 'open' && (
            <Button look="primary" size="large" busy={busy} onClick={() => void run(async () => setGrabbed((await grab(code)).amount))}>
              {t('grab')}
            </Button>
          )}
          {problem !== undefined && standing === 'open' && <p role="alert">{problem}</p>}
          <p className={sky.faint}>
            {t('inside', { total: amount(total), shares })} · {sharesLeft === 1 ? t('leftOne') : t('left', { left: sharesLeft })}
          </p>
        </div>
      </section>
    </GoOn>
  )
}
