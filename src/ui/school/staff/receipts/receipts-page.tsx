import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Clock } from '#application/ports/clock.ts';
import { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';
import type { OfficeReceipts, TroubledReceipt } from '#application/read-models/receipts/office-receipts.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmptyState, Notice } from '#ui/kit/feedback/states.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { atText } from '#ui/school/staff/orders/texts.ts';
import { receiptNames } from '#ui/school/storefront/checkout/billing-texts.ts';
import { OfficeReceiptsStore } from './office-receipts-store.ts';
import { sendingTexts, timeLeftText } from './texts.ts';

async function loadPage(services: Services): Promise<OfficeReceipts> {
  return needed(await services.get(OfficeReceiptsApi).read());
}

export function meta(): PageMeta {
  return { title: 'Comprobantes', description: '', hidden: true };
}

const Page = observer(function OfficeReceiptsPage() {
  const loaded = useLoaded<typeof loadPage>();
  const store = useService(OfficeReceiptsStore);
  useEffect(() => store.show(loaded), [store, loaded]);
  const { receipts, ...school } = store.shown ?? loaded;
  return (
    <>
      <PageHead title="Comprobantes" lead="Los que no están donde deben: la SUNAT no los tiene, o no los quiso." />
      <Standing {...school} />
      {receipts.length === 0 ? (
        <EmptyState icon="check-circle" title="Ningún comprobante por mirar">
          <p>Si uno no se puede firmar o enviar, aparece aquí.</p>
        </EmptyState>
      ) : (
        <Troubled receipts={receipts} />
      )}
    </>
  );
});

/** `/colaboradores/comprobantes`: receipts on their way to the tax authority that need a look. Source: decisions.md, Staff; decision 0089. */
export const { load, Component } = officePage('see-orders', loadPage, Page);

/** Whether the school signs and sends, and what keeps it from that. */
function Standing({ signingTrouble, certificateDays, isSending }: Omit<OfficeReceipts, 'receipts'>) {
  return (
    <>
      {signingTrouble !== null && (
        <Notice kind="alert" title="Los comprobantes no se firman">
          <p>{signingTrouble}</p>
        </Notice>
      )}
      {certificateDays !== null && (
        <Notice kind="alert" title="El certificado está por vencer">
          <p>{certificateDays === 0 ? 'Vence hoy.' : `Días que le quedan: ${certificateDays}.`} Consigue uno nuevo.</p>
        </Notice>
      )}
      {!isSending && (
        <Notice kind="info" title="Los comprobantes no se envían a la SUNAT">
          <p>Quien instala la escuela dice a dónde van, con SUNAT_SERVICE.</p>
        </Notice>
      )}
    </>
  );
}

function Troubled({ receipts }: Pick<OfficeReceipts, 'receipts'>) {
  const now = useService(Clock).now();
  return (
    <DataTable
      caption={<VisuallyHidden>Comprobantes por mirar, el más antiguo primero</VisuallyHidden>}
      rows={receipts}
      rowKey={({ id }) => id}
      columns={[
        { key: 'code', title: 'Comprobante', cell: ({ type, code }) => `${receiptNames[type]} ${code}` },
        {
          key: 'order',
          title: 'Pedido',
          cell: ({ orderNumber }) => <Link to={`/colaboradores/pedidos/${orderNumber}`}>N.º {orderNumber}</Link>,
        },
        { key: 'buyer', title: 'A nombre de', cell: ({ buyerName }) => buyerName },
        { key: 'total', title: 'Total', amount: true, cell: ({ total }) => formatMoney(total) },
        { key: 'issued', title: 'Emitido', cell: ({ issuedAt }) => atText(issuedAt) },
        { key: 'state', title: 'Estado', cell: stateCell },
        { key: 'left', title: 'Plazo', cell: ({ sendBy }) => timeLeftText(sendBy, now) },
        { key: 'again', title: 'Enviar', cell: (receipt) => <SendAgain receipt={receipt} /> },
      ]}
    />
  );
}

function stateCell({ state, said, notes, tries }: TroubledReceipt) {
  const [text, kind] = sendingTexts[state];
  return (
    <>
      <Badge kind={kind}>{text}</Badge>{' '}
      <small>
        {[said, ...notes].filter((each) => each !== '').join(' · ')}
        {tries > 1 && ` (${tries} intentos)`}
      </small>
    </>
  );
}

const SendAgain = observer(function SendAgain({ receipt: { id, code, state } }: { receipt: TroubledReceipt }) {
  const store = useService(OfficeReceiptsStore);
  const may = useMay('send-receipts');
  if (state === 'rejected') return <small>Su número ya no sirve.</small>;
  if (!may) return '—';
  const problem = store.problems[id];
  return (
    <>
      <Button
        size="small"
        busy={store.busy === id && 'Enviando…'}
        aria-label={`Enviar otra vez ${code}`}
        onClick={() => void store.sendAgain(id)}
      >
        Enviar otra vez
      </Button>
      {problem !== undefined && <small role="alert">{problem}</small>}
    </>
  );
});
