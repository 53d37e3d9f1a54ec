import { useState } from 'react'
import { Button } from '#ui/button'
import { LazyImage } from '#ui/lazy-image'
import { QrCode } from '#ui/qr-code'
import styles from './gallery.module.css'
import { Section, Specimen } from './specimen.tsx'

export function Pictures() {
  const [again, setAgain] = useState(0)
  return (
    <Section title="Imagens">
      <Specimen name="QR code" id="qr">
        <QrCode text="https://tucano.example" label="Endereço do site" />
      </Specimen>
      <Specimen name="QR code do cabeçalho" id="qr-header">
        <QrCode text="https://tucano.example" label="Endereço do site, pequeno" size={100} margin={10} />
      </Specimen>
      <Specimen name="Imagem que falha" id="image-broken">
        <LazyImage
          key={again}
          className={styles.cover}
          src={`/brand/missing-${again}.svg`}
          fallback="/brand/broken-image.svg"
          alt="Capa que não veio"
          width={120}
          height={160}
        />
        <Button size="small" onClick={() => setAgain(again + 1)}>
          Outra vez
        </Button>
      </Specimen>
      <Specimen name="Imagens preguiçosas" id="image-far" wide>
        <div className={styles.far}>
          {['rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'lottery', 'shop'].map((name) => (
            <LazyImage
              key={name}
              className={styles.strip}
              src={`/brand/banners/${name}.svg`}
              fallback="/brand/broken-image.svg"
              alt={name}
              width={1280}
              height={400}
            />
          ))}
        </div>
      </Specimen>
    </Section>
  )
}
