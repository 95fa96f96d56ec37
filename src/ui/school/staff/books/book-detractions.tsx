import { Link } from 'react-router-dom';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import { formatDayMonthYear } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { formatRate } from '#domain/shared/rate.ts';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { officeOrderPath } from '#ui/school/staff/orders/texts.ts';
import styles from './books-page.module.css';

/** What facturas of the month leave to be deposited; a month without any says nothing of it. */
export function BookDetractions({ detractions }: Pick<MonthBooks, 'detractions'>) {
  if (detractions.length === 0) return null;
  return (
    <Section title="Detracciones por depositar">
      <p className={styles.quiet}>
        Quien compró pagó el total: cada depósito en tu cuenta del Banco de la Nación lo haces tú, hasta el día que se
        indica. Tu contador confirma el plazo.
      </p>
      <DataTable
        caption={<VisuallyHidden>Lo que dejan por depositar las facturas de este mes</VisuallyHidden>}
        rows={detractions}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'code',
            title: 'Factura',
            cell: ({ code, orderNumber }) => <Link to={officeOrderPath(orderNumber)}>{code}</Link>,
          },
          { key: 'due', title: 'Hasta el', cell: ({ dueOn }) => formatDayMonthYear(dueOn) },
          { key: 'rate', title: 'Porcentaje', amount: true, cell: ({ rate }) => formatRate(rate) },
          { key: 'amount', title: 'Depósito', amount: true, cell: ({ amount }) => formatMoney(amount) },
        ]}
      />
    </Section>
  );
}
