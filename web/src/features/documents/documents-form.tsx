import { documentKinds } from '@tucano/contract/documents'
import { type FormEvent, useState } from 'react'
import { FileDrop } from '#parts/file-drop'
import { maskCpf } from '#platform/cpf'
import { PICTURE_TYPES, base64File, shrinkPhoto } from '#platform/read-file'
import { useText } from '#platform/text'
import { Told } from '#platform/told'
import { useAction } from '#platform/use-action'
import { SelectField, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { Progress } from '#ui/spinner'
import { type Person, checkPerson } from './check-person.ts'
import styles from './documents-window.module.css'
import { giveDocuments } from './queries.ts'
import { texts } from './texts.ts'

type Kind = (typeof documentKinds)[number]
type Side = 'front' | 'back' | 'face'
type Photos = Partial<Record<Side, File>>

/** Of the photo as the camera made it; what is sent is far smaller. */
const PHOTO_BYTES_MAX = 20 * 1024 * 1024
const CPF_LENGTH = '000.000.000-00'.length

const sidesOf = (kind: Kind): Side[] => (kind === 'passport' ? ['front', 'face'] : ['front', 'back', 'face'])

/** Name, numbers and photos. */
export function DocumentsForm({ onSent }: { onSent: () => void }) {
  const t = useText(texts)
  const [person, setPerson] = useState<Person>({ fullName: '', bornOn: '', cpf: '', number: '' })
  const [kind, setKind] = useState<Kind>('rg')
  const [photos, setPhotos] = useState<Photos>({})
  const [tried, setTried] = useState(false)
  const { busy, step, problem, tell, send } = useSending(onSent)
  const wrong = checkPerson(person)
  const sides = sidesOf(kind)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (wrong.length > 0) return tell(undefined)
    if (sides.some((side) => !photos[side])) return tell(t('photoMissing'))
    void send(person, kind, photos)
  }
  const change = (part: Partial<Person>): void => setPerson({ ...person, ...part })
  const errorOf = (key: keyof Person): string | undefined => (tried && wrong.includes(key) ? t(`${key}Wrong`) : undefined)
  const whole = person.cpf.length === CPF_LENGTH
  const cpfError = errorOf('cpf') ?? (whole && wrong.includes('cpf') ? t('cpfWrong') : undefined)
  return (
    <Form onSubmit={submit} submitLabel={t('submit')} busy={busy} problem={problem}>
      <TextField
        label={t('fullName')}
        hint={t('fullNameHint')}
        autoComplete="name"
        maxLength={120}
        value={person.fullName}
        error={errorOf('fullName')}
        onChange={({ target }) => change({ fullName: target.value })}
      />
      <div className={styles.pair}>
        <TextField
          type="date"
          label={t('bornOn')}
          autoComplete="bday"
          min="1900-01-02"
          value={person.bornOn}
          error={errorOf('bornOn')}
          onChange={({ target }) => change({ bornOn: target.value })}
        />
        <TextField
          label={t('cpf')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="000.000.000-00"
          {...(whole && !cpfError ? { hint: t('cpfRight') } : {})}
          value={person.cpf}
          error={cpfError}
          onChange={({ target }) => change({ cpf: maskCpf(target.value) })}
        />
        <SelectField
          label={t('kind')}
          value={kind}
          onChange={({ target }) => setKind(documentKinds.find((one) => one === target.value) ?? 'rg')}
        >
          {documentKinds.map((one) => (
            <option key={one} value={one}>
              {t(`kind_${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('number')}
          autoComplete="off"
          maxLength={20}
          value={person.number}
          error={errorOf('number')}
          onChange={({ target }) => change({ number: target.value })}
        />
      </div>
      {sides.map((side) => (
        <FileDrop
          key={side}
          label={t(side)}
          hint={side === 'face' ? t('faceHint') : t('photoHint')}
          typeProblem={t('photoType')}
          types={PICTURE_TYPES}
          max={PHOTO_BYTES_MAX}
          // A selfie is taken now; of the document a phone offers its camera and its pictures.
          {...(side === 'face' ? { capture: 'user' } : {})}
          file={photos[side]}
          disabled={busy}
          onFile={(file) => setPhotos({ ...photos, [side]: file })}
        />
      ))}
      {busy && step && <Progress label={t(step.now)} {...(step.share < 1 ? { value: step.share } : {})} />}
    </Form>
  )
}

/** Makes the photos smaller, one by one, and sends everything. */
function useSending(onSent: () => void) {
  const t = useText(texts)
  const { busy, problem, run, tell } = useAction()
  const [step, setStep] = useState<{ now: 'preparing' | 'sending'; share: number }>()
  const prepare = async (kind: Kind, photos: Photos): Promise<Partial<Record<Side, string>>> => {
    const made: Partial<Record<Side, string>> = {}
    for (const [at, side] of sidesOf(kind).entries()) {
      setStep({ now: 'preparing', share: at / 3 })
      const photo = photos[side]
      if (photo) made[side] = await base64File(await shrinkPhoto(photo))
    }
    return made
  }
  const send = ({ fullName, bornOn, cpf, number }: Person, kind: Kind, photos: Photos): Promise<boolean> =>
    run(async () => {
      const made = await prepare(kind, photos).catch(() => Promise.reject(new Told(t('photoBroken'))))
      setStep({ now: 'sending', share: 0 })
      const whole = {
        fullName: fullName.trim(),
        bornOn,
        cpf: cpf.replaceAll(/\D/g, ''),
        kind,
        number: number.trim(),
        front: made.front ?? '',
        ...(made.back === undefined ? {} : { back: made.back }),
        face: made.face ?? '',
      }
      await giveDocuments(whole, (share) => setStep({ now: 'sending', share }))
      onSent()
    })
  return { busy, step, problem, tell, send }
}
