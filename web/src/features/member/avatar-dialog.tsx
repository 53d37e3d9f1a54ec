import { AVATARS, chooseAvatar, uploadPicture } from '@tucano/contract/member'
import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'
import { useSite } from '#platform/site'
import { type Text, useText } from '#platform/text'
import { Button } from '#ui/button'
import { Avatar } from '#ui/card'
import { Progress } from '#ui/spinner'
import styles from './avatar-dialog.module.css'
import { base64Of, problemOf, readPicture } from './picture.ts'
import { useAvatar } from './queries.ts'
import { type Texts, texts } from './texts.ts'
import { iconOf, useIcon } from './use-icon.ts'
import { useSaving } from './use-saving.ts'

const numbers = Array.from({ length: AVATARS }, (_, index) => index + 1)

/** What was chosen: the number of a drawn avatar, or the data address of a picture. */
type Choice = { avatar: number } | { picture: string }

function animal(t: Text<Texts>, avatar: number): string {
  const name = t(`avatar_${avatar}` as 'avatar_1')
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** One of the drawn avatars, or a picture of one's own; it counts once it is saved. */
export function AvatarDialog({ close }: { close: () => void }) {
  const t = useText(texts)
  const base = useSite((state) => state.imageBase)
  const current = useAvatar().data
  const icon = useIcon()
  const [choice, setChoice] = useState<Choice>()
  const { busy, problem, save } = useSaving()
  const drawn = choice ? ('avatar' in choice ? choice.avatar : 0) : current?.avatarType === 'STATIC' ? Number(current.avatar) : 0
  const shown = choice ? ('avatar' in choice ? `${base}/avatars/${choice.avatar}.svg` : choice.picture) : icon
  const uploaded = choice ? 'picture' in choice : current?.avatarType === 'UPLOAD'
  const name = uploaded ? t('yourPicture') : drawn > 0 ? animal(t, drawn) : t('noAvatar')
  const submit = async (): Promise<void> => {
    if (choice && (await save(() => keep(choice, t)))) close()
  }
  return (
    <ProductWindow title={t('changeAvatar')} width={632} onClose={close}>
      <div className={styles.preview}>
        <Avatar src={shown} name="" size={104} fallback={`${base}/avatar-default.svg`} />
        <div className={styles.words}>
          <p className={styles.name} aria-live="polite">
            {name}
          </p>
          <p>{t('avatarText')}</p>
          <PictureButton disabled={busy} onPicture={(picture) => setChoice({ picture })} />
        </div>
      </div>
      <fieldset className={styles.grid} disabled={busy}>
        <legend className="sr-only">{t('drawnAvatars')}</legend>
        {numbers.map((avatar) => (
          <label key={avatar} className={styles.choice} title={animal(t, avatar)}>
            <input type="radio" name="avatar" checked={avatar === drawn} onChange={() => setChoice({ avatar })} />
            <img src={`${base}/avatars/${avatar}.svg`} alt={animal(t, avatar)} width={72} height={72} />
          </label>
        ))}
      </fieldset>
      <footer className={styles.foot}>
        {busy && uploaded && <Progress label={t('sendingPicture')} />}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button look="primary" size="large" wide busy={busy} disabled={!choice} onClick={() => void submit()}>
          {choice && 'picture' in choice ? t('usePicture') : t('useAvatar')}
        </Button>
      </footer>
    </ProductWindow>
  )
}

/** Saves the choice. The header shows it before everything else is read again. */
async function keep(choice: Choice, t: Text<Texts>): Promise<string> {
  const { icon } = await ('avatar' in choice
    ? call(chooseAvatar, { avatar: choice.avatar })
    : call(uploadPicture, { picture: base64Of(choice.picture) }))
  queries.setQueryData(iconOf(useSession.getState().token).queryKey, icon)
  return t('avatarSaved')
}

/** Looks at a file before anything is sent, and says what is wrong with it. */
function PictureButton({ disabled, onPicture }: { disabled: boolean; onPicture: (address: string) => void }) {
  const t = useText(texts)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (!file) return
    const found = problemOf(file)
    setProblem(found && (found.key === 'pictureLarge' ? t('pictureLarge', { size: found.size }) : t(found.key)))
    if (found) return
    try {
      onPicture(await readPicture(file))
    } catch {
      setProblem(t('pictureBroken'))
    }
  }
  return (
    <>
      <input ref={input} type="file" hidden accept="image/png,image/jpeg" onChange={(event) => void take(event)} />
      <Button icon={<ImageUp />} disabled={disabled} onClick={() => input.current?.click()}>
        {t('sendPicture')}
      </Button>
      {problem ? (
        <p className={styles.wrong} role="alert">
          {problem}
        </p>
      ) : (
        <p className={styles.hint}>{t('pictureHint')}</p>
      )}
    </>
  )
}
