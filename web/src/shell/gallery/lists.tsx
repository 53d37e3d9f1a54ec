import { useRef, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { PageNumbers } from '#parts/page-numbers'
import { plainAmount } from '#platform/format'
import { Button } from '#ui/button'
import { Carousel } from '#ui/carousel'
import { InfiniteScroll } from '#ui/infinite-scroll'
import { RichText } from '#ui/rich-text'
import { RollingNumber } from '#ui/rolling-number'
import { Table } from '#ui/table'
import { scrolls } from '#ui/scrolls'
import styles from './gallery.module.css'
import { Section, Specimen } from './specimen.tsx'

const rows = [
  { id: '1', game: 'Tesouro da Mata', stake: '1,234.50', payout: '0.00' },
  { id: '2', game: 'Roleta Europeia com um nome bem comprido para ver a quebra', stake: '20.00', payout: '40.00' },
  { id: '3', game: 'Crash', stake: '5.00', payout: '12.75' },
]

export function Lists() {
  const [page, setPage] = useState(5)
  return (
    <Section title="Listas">
      <Specimen name="Paginação" id="pagination" wide>
        <PageNumbers page={page} pages={12} onChange={setPage} />
      </Specimen>
      <Specimen name="Número que rola" id="rolling">
        <Rolling />
      </Specimen>
      <Specimen name="Tabela de valores" wide>
        <div className={styles.grow}>
          <Table
            caption="Apostas"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'game', title: 'Jogo', cell: ({ game }) => game },
              { key: 'stake', title: 'Aposta', amount: true, cell: ({ stake }) => stake },
              { key: 'payout', title: 'Prêmio', amount: true, cell: ({ payout }) => payout },
            ]}
            totals={{ game: 'Total', stake: '1,259.50', payout: '52.75' }}
          />
        </div>
      </Specimen>
      <Specimen name="Rolagem sem fim" id="infinite" wide>
        <Endless />
      </Specimen>
      <Specimen name="Carrossel de um" id="carousel-one" wide>
        <Slides count={1} />
      </Specimen>
      <Specimen name="Carrossel de três" id="carousel-three" wide>
        <Slides count={3} />
      </Specimen>
      <Specimen name="Estado vazio" wide>
        <DrawnState drawing="search" title="Nenhum jogo com esse nome" level="h3" actions={<Button>Limpar a busca</Button>}>
          Confira a grafia ou tente só o começo da palavra.
        </DrawnState>
      </Specimen>
      <Specimen name="Texto corrido" wide>
        <RichText html="<h3>Como sacar</h3><p>O saque vai para a <strong>sua própria conta</strong>. Veja os passos:</p><ol><li>Abra a carteira.</li><li>Informe o valor.</li></ol><blockquote>Nunca pedimos depósito para liberar saque.</blockquote>" />
      </Specimen>
    </Section>
  )
}

function Rolling() {
  const [value, setValue] = useState(98_750n)
  return (
    <>
      <strong>
        <RollingNumber value={value} text={plainAmount(value, 'PT')} />
      </strong>
      <Button size="small" onClick={() => setValue(value + 1_275n)}>
        Mais
      </Button>
      <Button size="small" onClick={() => setValue(value - 500n)}>
        Menos
      </Button>
    </>
  )
}

const BATCH = 20
const LAST = 200

function Endless() {
  const container = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(BATCH)
  const [busy, setBusy] = useState(false)
  const more = (): void => {
    setBusy(true)
    setTimeout(() => {
      setCount((before) => Math.min(LAST, before + BATCH))
      setBusy(false)
    }, 150)
  }
  return (
    <div className={styles.endless} ref={container} {...scrolls} role="region" aria-label="Lista sem fim" data-count={count}>
      <InfiniteScroll container={container} hasMore={count < LAST} busy={busy} onMore={more}>
        {Array.from({ length: count }, (_, index) => (
          <p key={index}>Linha {index + 1}</p>
        ))}
      </InfiniteScroll>
    </div>
  )
}

function Slides({ count }: { count: number }) {
  const labels = {
    region: `Carrossel ${count}`,
    previous: 'Anterior',
    next: 'Próximo',
    pause: 'Pausar',
    play: 'Retomar',
    slide: (number: number) => `Destaque ${number}`,
  }
  const slides = Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: <p className={styles.slide}>Destaque {index + 1}</p>,
  }))
  return (
    <div className={styles.grow}>
      <Carousel slides={slides} labels={labels} />
    </div>
  )
}
