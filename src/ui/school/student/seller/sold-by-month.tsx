import type { SellerSales } from '#application/read-models/cart/code-sales.ts';
import { monthText } from '#domain/orders/sales-by-month.ts';
import { money } from '#domain/shared/money.ts';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { Stack, SumList } from '#ui/kit/layout/layout.tsx';
import { MoneyText } from '#ui/kit/layout/money-text.tsx';
import styles from './sold-by-month.module.css';

/** What was sold with a code: in all, and by the months in which it was paid. */
export function SoldByMonth({ sales: { word, inAll, months } }: { sales: Omit<SellerSales, 'codeId'> }) {
  if (inAll.orders === 0) return <p>Todavía no hay pedidos pagados con {word}.</p>;
  return (
    <Stack>
      <div className={styles.sums}>
        <SumList
          sums={[
            { name: `Pedidos pagados con ${word}`, value: String(inAll.orders) },
            { name: 'Descontado', value: <MoneyText amount={inAll.taken} /> },
            { name: 'Vendido, con IGV', value: <MoneyText amount={inAll.sold} />, total: inAll.returned === 0 },
            ...(inAll.returned === 0
              ? []
              : [
                  {
                    name: 'De eso se devolvió',
                    value: (
                      <>
                        −&nbsp;
                        <MoneyText amount={inAll.returned} />
                      </>
                    ),
                  },
                  { name: 'Queda', value: <MoneyText amount={money(inAll.sold - inAll.returned)} />, total: true },
                ]),
            ...(inAll.neverDue === 0
              ? []
              : [
                  {
                    name: 'Además llegó por lo que ya tenían, y no es venta',
                    value: <MoneyText amount={inAll.neverDue} />,
                  },
                ]),
          ]}
        />
      </div>
      <DataTable
        caption="Por mes en que se pagó"
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', title: 'Mes', cell: ({ month }) => monthText(month) },
          { key: 'orders', title: 'Pedidos', amount: true, cell: ({ orders }) => orders },
          { key: 'taken', title: 'Descontado', amount: true, cell: ({ taken }) => <MoneyText amount={taken} /> },
          { key: 'sold', title: 'Vendido, con IGV', amount: true, cell: ({ sold }) => <MoneyText amount={sold} /> },
          { key: 'returned', title: 'Devuelto', amount: true, cell: ({ returned }) => <MoneyText amount={returned} /> },
        ]}
      />
    </Stack>
  );
}
