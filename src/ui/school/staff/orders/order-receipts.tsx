import type { OrderTrail } from '#application/read-models/orders/office-orders.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { receiptNames } from '#ui/school/storefront/checkout/billing-texts.ts';
import { OrderPart, stateBadge } from './order-part.tsx';
import { atText, taxTexts } from './texts.ts';

/** The receipts of an order, with their files and what the tax authority said. */
export function OrderReceipts({ receipts }: Pick<OrderTrail, 'receipts'>) {
  return (
    <OrderPart
      title="Comprobantes"
      none="Todavía no tiene comprobante."
      rows={receipts}
      rowKey={({ code }) => code}
      columns={[
        {
          key: 'code',
          title: 'Comprobante',
          cell: ({ type, code, document, xml }) => (
            <>
              <a href={document}>
                {receiptNames[type]} {code}
              </a>{' '}
              {xml !== null && (
                <a href={xml} aria-label={`Descargar ${code} en XML`}>
                  XML
                </a>
              )}
            </>
          ),
        },
        { key: 'issued', title: 'Emitido', cell: ({ issuedAt }) => atText(issuedAt) },
        { key: 'total', title: 'Total', amount: true, cell: ({ total }) => formatMoney(total) },
        { key: 'tax', title: 'SUNAT', cell: ({ taxState }) => stateBadge(taxTexts[taxState]) },
      ]}
    />
  );
}
