import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import type { SumByWay } from '#domain/receipts/books/month-sums.ts';
import { NOTHING } from '#domain/shared/money.ts';
import { formatSigned } from '#domain/shared/signed-money.ts';
import { Section, SumList } from '#ui/kit/layout/layout.tsx';
import styles from './books-page.module.css';
import { countedText, gatewayName } from './texts.ts';

const wayName = (gateway: string | null, other: string): string => (gateway === null ? other : gatewayName(gateway));

const waysOf = (sums: readonly SumByWay[], other: string) =>
  sums.map((sum) => ({ name: wayName(sum.gateway, other), value: countedText(sum) }));

/** What happened to money in the month; how many stands in brackets. */
export function BookSums({ books: { sums } }: { books: MonthBooks }) {
  const { orders, arrivals, surplus, receipts, notes, corrections, refunds } = sums;
  const corrected = corrections ?? { count: 0, amount: NOTHING };
  return (
    <Section title="Sumas del mes">
      <div className={styles.sums} data-numbers>
        <div>
          <h3>Cobros</h3>
          <SumList
            sums={[
              ...waysOf(arrivals, 'Depósitos'),
              { name: 'De ello, pagos en exceso', value: countedText(surplus) },
              { name: 'Pedidos confirmados', value: countedText(orders), total: true },
            ]}
          />
        </div>
        <div>
          <h3>Comprobantes</h3>
          <SumList
            sums={[
              { name: 'Boletas y facturas', value: countedText(receipts) },
              ...(corrected.count > 0 ? [{ name: 'De ello, anulado al corregir', value: countedText(corrected) }] : []),
              { name: 'Notas de crédito', value: countedText(notes) },
              {
                name: 'Ventas netas',
                value: formatSigned(receipts.amount - corrected.amount - notes.amount),
                total: true,
              },
            ]}
          />
        </div>
        <div>
          <h3>Devoluciones</h3>
          <SumList
            sums={[
              ...waysOf(refunds, 'Transferencias'),
              { name: 'Notas de crédito', value: countedText(notes), total: true },
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
