import styles from './gallery.module.css'
import { Section, Specimen } from './specimen.tsx'

const colours = ['ground', 'surface', 'raised', 'line', 'ink', 'ink-soft', 'beak', 'beak-ink', 'forest', 'sky', 'alarm']
const sizes = [12, 14, 16, 20, 24, 32, 44]

export function Tokens() {
  return (
    <Section title="Fundamentos">
      <Specimen name="Cores" wide>
        <ul className={styles.swatches}>
          {colours.map((name) => (
            <li key={name}>
              <span style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Tipos" wide>
        <div className={styles.types}>
          {sizes.map((size) => (
            <p
              key={size}
              style={{
                fontSize: `var(--text-${size})`,
                fontFamily: size >= 20 ? 'var(--font-display)' : undefined,
                fontWeight: size >= 20 ? 700 : 400,
              }}
            >
              {size} · Pássaro, maçã e ação: R$ 1.234,50
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="Profundidade" wide>
        <div className={styles.depths}>
          <span style={{ boxShadow: 'var(--shadow-1)', borderRadius: 'var(--radius-control)' }}>1 · controle</span>
          <span style={{ boxShadow: 'var(--shadow-2)', borderRadius: 'var(--radius-card)' }}>2 · cartão</span>
          <span style={{ boxShadow: 'var(--shadow-2)', borderRadius: 'var(--radius-panel)' }}>2 · painel</span>
        </div>
      </Specimen>
    </Section>
  )
}
