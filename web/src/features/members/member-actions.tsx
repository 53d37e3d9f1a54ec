import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import {
  type MemberProfile,
  accountKinds,
  blockMember,
  changeAccountKind,
  giveDefaultPassword,
  labelMember,
  proposeAdjustment,
  rankMember,
  unblockMember,
} from '@tucano/contract/members'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { Ban, Crown, KeyRound, LockOpen, Network, Scale, Tags } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Chip } from '#ui/card'
import { SelectField } from '#ui/field'
import { AdjustmentWindow } from './adjustments/adjustment-window.tsx'
import { ChangeWindow } from './change-window.tsx'
import styles from './members.module.css'
import { texts } from './texts.ts'

type Doing = 'block' | 'unblock' | 'password' | 'rank' | 'kind' | 'label' | 'adjust'

const calls = {
  block: [blockMember, Ban],
  unblock: [unblockMember, LockOpen],
  password: [giveDefaultPassword, KeyRound],
  rank: [rankMember, Crown],
  kind: [changeAccountKind, Network],
  label: [labelMember, Tags],
  adjust: [proposeAdjustment, Scale],
} as const

/** What this operator may do with the member, each with a reason. Others are not shown: the server would refuse them. */
export function MemberActions({ profile, roles }: { profile: MemberProfile; roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const [doing, setDoing] = useState<Doing>()
  const { status, type } = profile
  const fits = (key: Doing): boolean => (key === 'block' ? status === 'active' : key !== 'unblock' || status === 'disabled')
  const open = (Object.keys(calls) as Doing[]).filter((key) => fits(key) && mayCall(roles, calls[key][0]))
  if (type === TRIAL_TYPE || open.length === 0) return null
  const close = (): void => setDoing(undefined)
  return (
    <div className={styles.actions} role="group" aria-label={t('actions')}>
      {open.map((key) => {
        const Icon = calls[key][1]
        return (
          <Button key={key} size="small" icon={<Icon />} onClick={() => setDoing(key)}>
            {t(`do_${key}`)}
          </Button>
        )
      })}
      {(doing === 'block' || doing === 'unblock' || doing === 'password') && <Plain profile={profile} doing={doing} close={close} />}
      {doing === 'rank' && <Rank profile={profile} close={close} />}
      {doing === 'kind' && <Kind profile={profile} close={close} />}
      {doing === 'label' && <Labels profile={profile} close={close} />}
      {doing === 'adjust' && <AdjustmentWindow profile={profile} close={close} />}
    </div>
  )
}

interface WindowProps {
  profile: MemberProfile
  close: () => void
}

function Plain({ profile, doing, close }: WindowProps & { doing: 'block' | 'unblock' | 'password' }) {
  const t = useText(texts)
  const { memberId, account } = profile
  return (
    <ChangeWindow
      memberId={memberId}
      title={t(`title_${doing}`, { account })}
      text={t(`text_${doing}`)}
      label={t(`do_${doing}`)}
      done={t(`done_${doing}`, { account })}
      change={(reason) => call(calls[doing][0], { memberId, reason })}
      close={close}
    />
  )
}

function Rank({ profile: { memberId, account, rankLevel, ranks }, close }: WindowProps) {
  const t = useText(texts)
  const [chosen, setChosen] = useState(Math.min(rankLevel, ranks.length - 1))
  return (
    <ChangeWindow
      memberId={memberId}
      title={t('title_rank', { account })}
      text={t('text_rank')}
      label={t('do_rank')}
      done={t('done_rank', { account })}
      change={(reason) => call(rankMember, { memberId, rankLevel: chosen, present: rankLevel, reason })}
      close={close}
    >
      <SelectField label={t('rank')} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
        {ranks.map((name, level) => (
          <option key={name} value={level}>
            {level} · {name}
          </option>
        ))}
      </SelectField>
    </ChangeWindow>
  )
}

type KindOf = (typeof accountKinds)[number]

function Kind({ profile: { memberId, account, type }, close }: WindowProps) {
  const t = useText(texts)
  const present = accountKinds.find((kind) => kind === type)
  const [chosen, setChosen] = useState<KindOf>(present ?? 0)
  return (
    <ChangeWindow
      memberId={memberId}
      title={t('title_kind', { account })}
      text={t('text_kind')}
      label={t('do_kind')}
      done={t('done_kind', { account })}
      change={(reason) => call(changeAccountKind, { memberId, type: chosen, ...(present === undefined ? {} : { present }), reason })}
      close={close}
    >
      <SelectField label={t('kind')} value={chosen} onChange={({ target }) => setChosen(Number(target.value) as KindOf)}>
        {accountKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind_${kind}`)}
          </option>
        ))}
      </SelectField>
    </ChangeWindow>
  )
}

function Labels({ profile: { memberId, account, labels, labelChoices }, close }: WindowProps) {
  const t = useText(texts)
  const present = labels.map(({ labelId }) => labelId)
  const [chosen, setChosen] = useState(present)
  const turn = (id: string): void => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <ChangeWindow
      memberId={memberId}
      title={t('title_label', { account })}
      text={t('text_label')}
      label={t('do_label')}
      done={t('done_label', { account })}
      change={(reason) => call(labelMember, { memberId, labelIds: chosen, present, reason })}
      close={close}
    >
      <fieldset className={styles.choices}>
        <legend>{t('labels')}</legend>
        {labelChoices.length === 0 && <p className={styles.soft}>{t('labelsNone')}</p>}
        {labelChoices.map(({ labelId, name, colour }) => (
          <Chip key={labelId} pressed={chosen.includes(labelId)} onPress={() => turn(labelId)}>
            <span className={styles.label} style={{ '--label': colour } as object}>
              {name}
            </span>
          </Chip>
        ))}
      </fieldset>
    </ChangeWindow>
  )
}
