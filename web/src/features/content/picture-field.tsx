import { BANNER_BYTES_MAX, BANNER_HEIGHT_MIN, BANNER_WIDTH_MIN, bannerFileTypes, uploadBannerPicture } from '@tucano/contract/content'
import { useState } from 'react'
import { FileDrop } from '#parts/file-drop'
import { call } from '#platform/call'
import { moment } from '#platform/format'
import { base64File } from '#platform/read-file'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Told } from '#platform/told'
import { useAction } from '#platform/use-action'
import { SelectField, type SelectFieldProps } from '#ui/field'
import styles from './content.module.css'
import { reread, usePictures } from './queries.ts'
import { refusedOf, sayProblem } from './refused-of.ts'
import { texts } from './texts.ts'

interface PictureFieldProps extends Omit<SelectFieldProps, 'onChange'> {
  value: string
  onPicture: (image: string) => void
}

/** A drawing of the brand, or a picture: chosen among those that were uploaded, or uploaded now. */
export function PictureField({ value, error, onPicture, ...common }: PictureFieldProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { pictures, uploaded } = usePictures()
  const [file, setFile] = useState<{ file: File; image: string }>()
  const { busy, problem, run, tell } = useAction()
  const known = [...pictures, ...uploaded.map(({ image }) => image)]
  const take = (given: File): Promise<boolean> =>
    run(async () => {
      try {
        const { image } = await call(uploadBannerPicture, { picture: await base64File(given) })
        await reread()
        setFile({ file: given, image })
        onPicture(image)
      } catch (failure) {
        const refused = refusedOf(failure)
        throw refused ? new Told(sayProblem(t, refused.problem, MEGABYTES)) : failure
      }
    })
  const wrong = problem ?? error
  return (
    <div className={styles.pictureField}>
      <SelectField
        {...common}
        value={value}
        {...(wrong === undefined ? {} : { error: wrong })}
        onChange={({ target }) => {
          tell(undefined)
          onPicture(target.value)
        }}
      >
        {!known.includes(value) && <option value={value}>{value}</option>}
        <optgroup label={t('drawings')}>
          {pictures.map((picture) => (
            <option key={picture} value={picture}>
              {picture.replace(/^banners\//, '')}
            </option>
          ))}
        </optgroup>
        {uploaded.length > 0 && (
          <optgroup label={t('uploaded')}>
            {uploaded.map(({ image, at, width, height }) => (
              <option key={image} value={image}>
                {t('uploadedAt', { at: moment(at, timeZone), width, height })}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      {!common.disabled && (
        <FileDrop
          label={busy ? t('uploading') : t('upload')}
          hint={t('uploadHint', { max: MEGABYTES, width: BANNER_WIDTH_MIN, height: BANNER_HEIGHT_MIN })}
          typeProblem={sayProblem(t, 'pictureBroken', MEGABYTES)}
          types={bannerFileTypes}
          max={BANNER_BYTES_MAX}
          file={file?.image === value ? file.file : undefined}
          disabled={busy}
          onFile={(given) => void take(given)}
        />
      )}
    </div>
  )
}

const MEGABYTES = BANNER_BYTES_MAX / 1024 / 1024
