import { type OperatorEntry, resetOperatorFactor } from '@tucano/contract/operators'
import { Pencil, ShieldAlert, ShieldCheck, ShieldOff, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#parts/loaded'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { type Text, useText } from '#platform/text'
import { words } from '#platform/words'
import { Button, IconButton } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { Modal } from '#ui/modal'
import { type Column, Table } from '#ui/table'
import { OperatorForm } from './operator-form.tsx'
import { refreshOperators, useOperators } from './queries.ts'
import { RoleBadges } from './role-badges.tsx'
import styles from './sections.module.css'
import { type Texts, texts } from './texts.ts'

type Doing = { what: 'open' } | { what: 'change' | 'reset'; entry: OperatorEntry }

/** Everybody who works here: what each may do, whether the second factor is set up, and when they were last seen. */
export function OperatorsSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const query = useOperators()
  const { timeZone } = useBrand()
  const [doing, setDoing] = useState<Doing>()
  const close = (): void => setDoing(undefined)
  const skeleton = <Skeleton height="320px" />
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <div>
          <h2>{t('operators')}</h2>
          <p className={styles.soft}>{t('operatorsText')}</p>
        </div>
        {mayChange && (
          <Button look="primary" icon={<UserPlus />} onClick={() => setDoing({ what: 'open' })}>
            {t('openOperator')}
          </Button>
        )}
      </header>
      <Loaded query={query} skeleton={skeleton} failedTitle={t('operatorsFailed')} level="h3" empty={{ title: t('operatorsEmpty') }}>
        {(entries) => (
          <Table
            caption={t('operators')}
            columns={columnsOf({ t, timeZone, ...(mayChange ? { onPick: setDoing } : {}) })}
            rows={entries}
            rowKey={({ id }) => id}
          />
        )}
      </Loaded>
      {doing?.what === 'open' && <OperatorForm close={close} />}
      {doing?.what === 'change' && <OperatorForm entry={doing.entry} close={close} />}
      {doing?.what === 'reset' && <ResetFactor entry={doing.entry} close={close} />}
    </div>
  )
}

interface Surroundings {
  t: Text<Texts>
  timeZone: string
  onPick?: (doing: Doing) => void
}

function columnsOf({ t, timeZone, onPick }: Surroundings): Column<OperatorEntry>[] {
  const columns: Column<OperatorEntry>[] = [
    {
      key: 'name',
      title: t('name'),
      cell: ({ name, account, status }) => (
        <span className={styles.who}>
          <strong>{name}</strong>
          <span className={styles.soft}>{account}</span>
          {status === 'disabled' && <Badge tone="alarm">{t('disabled')}</Badge>}
        </span>
      ),
    },
    {
      key: 'roles',
      title: t('roles'),
      cell: ({ roles }) => (
        <span className={styles.badges}>
          <RoleBadges roles={roles} />
        </span>
      ),
    },
    {
      key: 'factor',
      title: t('factor'),
      cell: ({ factorSince, passwordChangeRequired }) => (
        <span className={styles.badges}>
          {factorSince === null ? (
            <Badge>
              <ShieldAlert size={14} aria-hidden="true" /> {t('factorOff')}
            </Badge>
          ) : (
            <Badge tone="forest">
              <ShieldCheck size={14} aria-hidden="true" /> {t('factorOn')}
            </Badge>
          )}
          {passwordChangeRequired && <Badge>{t('firstPassword')}</Badge>}
        </span>
      ),
    },
    {
      key: 'seen',
      title: t('seen'),
      cell: ({ seenAt, online }) =>
        online ? <Badge tone="sky">{t('online')}</Badge> : seenAt === null ? t('never') : <time>{moment(seenAt, timeZone)}</time>,
    },
  ]
  if (onPick)
    columns.push({
      key: 'actions',
      title: t('actions'),
      amount: true,
      cell: (entry) => (
        <span className={styles.actions}>
          <IconButton label={t('changeOperator', { name: entry.name })} onClick={() => onPick({ what: 'change', entry })}>
            <Pencil />
          </IconButton>
          <IconButton
            label={t('resetFactor', { name: entry.name })}
            disabled={entry.factorSince === null}
            onClick={() => onPick({ what: 'reset', entry })}
          >
            <ShieldOff />
          </IconButton>
        </span>
      ),
    })
  return columns
}

function ResetFactor({ entry, close }: { entry: OperatorEntry; close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { run } = useToastAction()
  const reset = async (): Promise<void> => {
    close()
    await run(() => call(resetOperatorFactor, { id: entry.id }), t('factorReset', { name: entry.name }))
    await refreshOperators()
  }
  return (
    <Modal
      role="alertdialog"
      title={t('resetTitle', { name: entry.name })}
      closeLabel={w('close')}
      onClose={close}
      buttons={[
        { key: 'CANCEL', label: w('cancel'), isDefault: true, onPress: close },
        { key: 'RESET', label: t('reset'), danger: true, onPress: () => void reset() },
      ]}
    >
      <p>{t('resetText')}</p>
    </Modal>
  )
}
