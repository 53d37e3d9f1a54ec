import { ProductWindow } from '#parts/product-window'
import { visit } from '#platform/storage'
import { useText } from '#platform/text'
import { toast } from '#ui/toast'
import { PasswordForm } from './password-form.tsx'
import styles from './session.module.css'
import { signInAgain } from './sign-in.ts'
import { texts } from './texts.ts'

/** Opens right after a login that asks for a new password, and from the member's own account page. */
export function ChangePasswordModal({ close }: { close: () => void }) {
  return <PasswordWindow close={close} title="changeTitle" forced={visit.read('cpw') !== undefined} />
}

/** Opens when a call is refused until the password is changed. */
export const ForcedPasswordModal = ({ close }: { close: () => void }) => <PasswordWindow close={close} title="forceTitle" forced />

function PasswordWindow({ close, title, forced }: { close: () => void; title: 'changeTitle' | 'forceTitle'; forced: boolean }) {
  const t = useText(texts)
  const saved = async (newPassword: string): Promise<void> => {
    if (forced) await signInAgain(newPassword)
    close()
    toast(t('passwordSaved'), 'done')
  }
  return (
    <ProductWindow title={t(title)} width={440} onClose={close}>
      <p className={styles.lead}>{t(forced ? 'changeText' : 'changeOwnText')}</p>
      <PasswordForm onSaved={saved} />
    </ProductWindow>
  )
}
