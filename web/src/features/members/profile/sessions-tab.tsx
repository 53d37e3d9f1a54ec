import type { MemberProfile } from '@tucano/contract/members'
import { Link } from 'wouter'
import { Arrived } from '#parts/loaded'
import { More } from '#parts/record-list'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge, Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { Columns } from '../detail-parts.tsx'
import styles from '../members.module.css'
import { useSessions } from '../queries.ts'
import { texts } from '../texts.ts'

export function SessionsTab({ profile }: { profile: MemberProfile }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { query, first } = useSessions(profile.memberId)
  const from = (device: string, ip: string, country: string | null): string => [device, ip, country].filter(Boolean).join(' · ')
  return (
    <>
      <Devices profile={profile} />
      <Arrived query={query} skeleton={<Skeleton height="240px" />} failedTitle={t('sessionsFailed')} level="h4" small>
        {(attempts) => (
          <Columns>
            <SectionCard title={t('sessions')}>
              {first?.sessions.length === 0 && <p className={styles.empty}>{t('sessionsNone')}</p>}
              <ul className={styles.list}>
                {first?.sessions.map(({ id, device, ip, country, openedAt, seenAt, endedAt }) => (
                  <li key={id} className={styles.item}>
                    <span className={styles.line}>
                      <span>{from(device, ip, country)}</span>
                      {endedAt === null && <Badge tone="sky">{t('open')}</Badge>}
                    </span>
                    <span className={styles.soft}>
                      {t('stay', { from: moment(openedAt, timeZone), to: moment(endedAt ?? seenAt, timeZone) })}
                    </span>
                  </li>
                ))}
              </ul>
            </SectionCard>
            <SectionCard title={t('attempts')}>
              {attempts.length === 0 && <p className={styles.empty}>{t('attemptsNone')}</p>}
              <ul className={styles.list}>
                {attempts.map(({ id, at, device, ip, country, outcome }) => (
                  <li key={id} className={styles.item}>
                    <span className={styles.line}>
                      <span>{from(device, ip, country)}</span>
                      <Badge tone={outcome === 'in' ? 'forest' : 'plain'}>{t(`outcome_${outcome}`)}</Badge>
                    </span>
                    <span className={styles.soft}>{moment(at, timeZone)}</span>
                  </li>
                ))}
              </ul>
              <More query={query} label={t('older')} />
            </SectionCard>
          </Columns>
        )}
      </Arrived>
    </>
  )
}

/** Browsers that are trusted. Each print leads to everybody who came by the same one. */
function Devices({ profile: { devices } }: { profile: MemberProfile }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  return (
    <SectionCard title={t('devices')} text={t('devicesText')}>
      {devices.length === 0 && <p className={styles.empty}>{t('devicesNone')}</p>}
      <ul className={styles.list}>
        {devices.map(({ print, name, seenAt, others }) => (
          <li key={print} className={styles.item}>
            <span className={styles.line}>
              <span>
                {name}{' '}
                <Link href={`?busca=${print}`} className={styles.print}>
                  {print}
                </Link>
              </span>
              {others > 0 && <Badge tone="alarm">{t(others === 1 ? 'sharedOne' : 'shared', { count: others })}</Badge>}
            </span>
            <span className={styles.soft}>{t('seenAt', { at: moment(seenAt, timeZone) })}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
