import { Form, useSubmit } from 'react-router-dom';
import type { MonthShares, ShareStatement } from '#application/read-models/receipts/month-shares.ts';
import { monthText } from '#domain/orders/sales-by-month.ts';
import { partyKindText } from '#domain/receipts/shares/share-sheet.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatRate, rate } from '#domain/shared/rate.ts';
import { formatSigned, signedOf } from '#domain/shared/signed-money.ts';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import styles from './share-statements.module.css';

/** An amount as it travels, as a person reads it. */
export const shareAmount = (text: string): string => formatSigned(signedOf(text));

/** The month of the statements stands in the address. */
export function ShareMonth({ month, months }: Pick<MonthShares, 'month' | 'months'>) {
  const submit = useSubmit();
  const all = months.includes(month) ? months : [month, ...months];
  return (
    <Form role="search" key={month} className={styles.month}>
      <SelectField
        name="mes"
        label="Mes"
        defaultValue={month}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      >
        {all.map((each) => (
          <option key={each} value={each}>
            {monthText(each)}
          </option>
        ))}
      </SelectField>
    </Form>
  );
}

interface ShareStatementProps {
  readonly statement: ShareStatement;
  /** Whoever reads it is who it is of. */
  readonly own?: boolean;
}

/** Somebody's shares of a month, sale by sale; what went back to buyers is below zero. */
export function ShareStatementTable({ statement, own = false }: ShareStatementProps) {
  const { party, name, rows, base, share } = statement;
  return (
    <Section title={name}>
      <DataTable
        caption={`${partyKindText[party.kind]}: ${own ? 'te' : 'le'} corresponde ${shareAmount(share)} de ${shareAmount(base)} sin IGV`}
        rows={rows.map((row, place) => ({ ...row, place }))}
        rowKey={({ place }) => place}
        columns={[
          { key: 'title', title: 'Producto', cell: ({ title }) => title },
          { key: 'on', title: 'Fecha', cell: ({ on }) => formatDayMonthYear(on as PlainDate) },
          { key: 'order', title: 'Pedido', cell: ({ orderNumber }) => numbered(orderNumber) },
          { key: 'base', title: 'Sin IGV', amount: true, cell: (row) => shareAmount(row.base) },
          { key: 'rate', title: 'Participación', amount: true, cell: (row) => formatRate(rate(row.rate)) },
          { key: 'share', title: 'Importe', amount: true, cell: (row) => shareAmount(row.share) },
        ]}
      />
    </Section>
  );
}
