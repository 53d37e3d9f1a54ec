import { Camera, Pencil, Sprout } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { MemberInfo } from '@tucano/contract/member'
import { day } from '#platform/format'
import { openDynamicModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useBrand, useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { Avatar, Card, Skeleton } from '#ui/card'
import { AvatarDialog } from './avatar-dialog.tsx'
import { MemberLabels } from './member-labels.tsx'
import { NicknameForm } from './nickname-form.tsx'
import styles from './profile-card.module.css'
import { texts } from './texts.ts'
import { useIcon } from './use-icon.ts'

const LARGE = 96

export function ProfileCard({ registeredAt }: { registeredAt: number }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const member = useSession((state) => state.member)
  if (!member) {
    return (
      <Card className={styles.card}>
        <Skeleton width="96px" height="96px" round />
        <Skeleton width="220px" height="28px" />
      </Card>
    )
  }
  return (
    <Card role="region" aria-label={t('profile')} className={styles.card}>
      <Leaves />
      <Portrait name={member.nickname} />
      <div className={styles.words}>
        <Nickname member={member} />
        <MemberLabels labels={member.memberLabel} />
      </div>
      <dl className={styles.facts}>
        <Fact name={t('account')}>{member.account}</Fact>
        <Fact name={t('club')}>
          <Sprout className={styles.sprout} aria-hidden="true" />
          {member.clubLabel.labelName}
        </Fact>
        <Fact name={t('since')}>{day(registeredAt, timeZone)}</Fact>
      </dl>
    </Card>
  )
}

/** Three leaves of the brand's forest, for the eye only. */
const Leaves = () => (
  <svg className={styles.leaves} viewBox="0 0 260 138" fill="currentColor" aria-hidden="true">
    <path d="M262 -20C196 -22 150 8 138 62c58 6 108-24 124-82Z" />
    <path d="M280 20c-54 6-86 38-86 84 46-4 80-34 86-84Z" opacity=".7" />
    <path d="M190 -40c-42 10-68 38-66 74 38-6 64-34 66-74Z" opacity=".5" />
  </svg>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Portrait({ name }: { name: string }) {
  const t = useText(texts)
  const pictures = useFlag('PROFPIC3')
  const base = useSite((state) => state.imageBase)
  const icon = useIcon()
  const open = (): void => openDynamicModal(({ close }) => <AvatarDialog close={close} />)
  return (
    <div className={styles.portrait}>
      <Avatar src={icon} name={t('avatarOf', { name })} size={LARGE} fallback={`${base}/avatar-default.svg`} />
      {pictures && (
        <IconButton label={t('changeAvatar')} className={styles.camera} onClick={open}>
          <Camera />
        </IconButton>
      )}
    </div>
  )
}

function Nickname({ member }: { member: MemberInfo }) {
  const t = useText(texts)
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLSpanElement>(null)
  const leave = (): void => {
    setEditing(false)
    // Once the button is back, so is the focus.
    requestAnimationFrame(() => pencil.current?.querySelector('button')?.focus())
  }
  if (editing) return <NicknameForm nickname={member.nickname} onLeave={leave} />
  return (
    <div className={styles.name}>
      <h4>{member.nickname}</h4>
      <span ref={pencil}>
        <IconButton label={t('editNickname')} onClick={() => setEditing(true)}>
          <Pencil />
        </IconButton>
      </span>
    </div>
  )
}
