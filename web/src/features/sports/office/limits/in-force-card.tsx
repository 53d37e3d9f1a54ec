import { useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { SelectField } from '#ui/field'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '../office.module.css'
import { useLimits, useTree } from '../queries.ts'
import { type Named, inForce } from './in-force.ts'
import { texts } from './texts.ts'
import { useScopeName } from './use-scope-name.ts'

/** Which limits hold for a market of a match, and where each comes from. */
export function InForceCard() {
  const t = useText(texts)
  const { amount } = useAmounts()
  const nameOf = useScopeName()
  const [named, setNamed] = useState<Named>({})
  const list = useLimits().data?.list ?? []
  const sports = useTree().data?.sports ?? []
  const leagues = sports.find(({ sport }) => sport === named.sport)?.categories.flatMap((category) => category.leagues) ?? []
  const markets = list.filter(({ kind }) => kind === 'market')
  const chosen = (value: string): string | undefined => (value === '' ? undefined : value)
  return (
    <SectionCard title={t('inForce')} text={t('inForceText')} level="h3">
      <div className={styles.inside}>
        <div className={styles.selects}>
          <SelectField
            label={t('sport')}
            value={named.sport ?? ''}
            onChange={({ target }) => setNamed({ ...named, sport: chosen(target.value), league: undefined })}
          >
            <option value="">{t('sportAny')}</option>
            {sports.map(({ sport, name }) => (
              <option key={sport} value={sport}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('league')}
            value={named.league ?? ''}
            disabled={leagues.length === 0}
            onChange={({ target }) => setNamed({ ...named, league: chosen(target.value) })}
          >
            <option value="">{t('leagueAny')}</option>
            {leagues.map(({ league, name }) => (
              <option key={league} value={league}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('market')}
            value={named.market ?? ''}
            disabled={markets.length === 0}
            onChange={({ target }) => setNamed({ ...named, market: chosen(target.value) })}
          >
            <option value="">{t('marketAny')}</option>
            {markets.map((market) => (
              <option key={market.key} value={market.key}>
                {nameOf(market)}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <Facts
        facts={inForce(list, named).map(({ key, amount: most, from }) => ({
          key,
          label: t(`limit_${key}`),
          value: (
            <span className={styles.told}>
              <strong>{amount(most)}</strong>
              <span className={styles.soft}>{t('from', { name: nameOf(from) })}</span>
            </span>
          ),
        }))}
      />
      <p className={styles.foot}>{t('maximum')}</p>
    </SectionCard>
  )
}
