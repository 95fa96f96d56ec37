import { money } from '#domain/shared/money.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { FactList, Panel, Section, Split, SumList } from '#ui/kit/layout/layout.tsx';
import { MoneyText } from '#ui/kit/layout/money-text.tsx';
import { PriceBlock } from '#ui/kit/layout/price-block.tsx';
import { CardGrid, Card, ProductRow } from '#ui/kit/layout/card.tsx';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';

import { books, classes } from './products.ts';

export function Cards() {
  return (
    <>
      <Section title="Cursos y seminarios" more={{ to: '/cursos', label: 'Ver todos' }}>
        <CardGrid>
          {classes.map(({ facts, cover, price, former, ...card }) => (
            <Card
              key={card.title}
              {...card}
              cover={{ src: cover, shape: 'wide' }}
              price={<PriceBlock price={price} former={former} exempt={false} />}
              {...(facts.day === null ? {} : { flag: <Badge kind="highlight">En vivo</Badge> })}
            />
          ))}
        </CardGrid>
      </Section>
      <Section title="Libros y revistas" more={{ to: '/contenidos/libros', label: 'Ver todos' }}>
        <CardGrid shape="book">
          {books.map(({ facts: _facts, former: _former, cover, price, ...card }) => (
            <Card
              key={card.title}
              {...card}
              cover={{ src: cover, shape: 'book' }}
              price={<PriceBlock price={price} exempt />}
            />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}

export function Prices() {
  const [first, second] = classes;
  const [book] = books;
  if (first === undefined || second === undefined || book === undefined) return null;
  return (
    <Section title="Carrito y precio">
      <Split
        aside={
          <Panel title="Resumen">
            <SumList
              sums={[
                { name: 'Subtotal', value: <MoneyText amount={money(439_80)} /> },
                { name: 'Descuento', value: '− S/. 65.97' },
                { name: 'Total', value: <MoneyText amount={money(373_83)} />, total: true },
              ]}
            />
          </Panel>
        }
      >
        <ProductRow
          to={first.to}
          cover={{ src: first.cover, shape: 'wide' }}
          meta={first.meta}
          title={first.title}
          by={first.by}
          price={<PriceBlock price={money(159_90)} former={money(199_90)} exempt={false} />}
          actions={
            <Button look="quiet" size="small">
              Quitar
            </Button>
          }
        />
        <ProductRow
          to={book.to}
          cover={{ src: book.cover, shape: 'book' }}
          meta={book.meta}
          title={book.title}
          price={<PriceBlock price={money(89_90)} exempt />}
        />
        <ProductRow
          to={second.to}
          cover={{ src: second.cover, shape: 'wide' }}
          meta={second.meta}
          title={second.title}
          price={<ProgressBar label="Avance" value={7} max={12} text="7 de 12 clases" />}
        />
      </Split>
      <PriceBlock price={money(159_90)} former={money(199_90)} exempt={false} size="large" />
      <PriceBlock price={money(0)} exempt size="large" />
      <FactList
        facts={[
          { name: 'Cuándo', value: 'lunes 14 de diciembre, 7:00 p. m. (Lima)' },
          { name: 'Quién', value: 'Jorge Salas Ríos' },
        ]}
      />
    </Section>
  );
}
