import { Link } from 'react-router-dom';
import { StaffDisputesApi } from '#application/browser/payments/ports/dispute-api.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { DisputeEvidence } from '#application/read-models/payments/dispute-evidence.ts';
import type { EvidenceKind } from '#domain/payments/evidence-kind.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import { disputeReasonTexts } from '#domain/payments/dispute-texts.ts';
import { formatLongDay, formatLongInstant, type PlainDate } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { numbered, numbersTogether } from '#domain/shared/numbers-together.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { AccountEmail } from '#ui/school/staff/desk/account-email.tsx';
import { FactList, PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { gatewayName } from '#ui/school/staff/books/texts.ts';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import styles from './evidence-page.module.css';

async function loadPage(services: Services, { params }: LoadArgs): Promise<{ readonly told: DisputeEvidence }> {
  const number = params['numero'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(number)) return notFound();
  return { told: needed(await services.get(StaffDisputesApi).evidence(Number(number))) };
}

export function meta({ told }: { readonly told?: DisputeEvidence }): PageMeta {
  const title = told === undefined ? 'Contracargo' : `Contracargo ${numbered(told.number)}`;
  return { title, description: '', hidden: true };
}

const when = (instant: string): string => formatLongInstant(new Date(instant), { withYear: true });
const day = (text: string): string => formatLongDay(text as PlainDate, { withYear: true });

function Page() {
  const { told } = useLoaded<typeof loadPage>();
  const { provider } = useService(SiteSettings);
  const seller = numbersTogether(`${provider.name}, RUC ${provider.ruc}`);
  return (
    <>
      <PageHead
        above={
          <Link className={styles.actions} to="/colaboradores/contracargos">
            Todos los contracargos
          </Link>
        }
        title={`Contracargo ${numbered(told.number)}`}
        lead={`Lo que demuestra la compra, para el banco: pedido ${numbered(told.orderNumber)}, ${formatMoney(told.amount)}.`}
      />
      <p className={styles.actions}>
        <Button look="primary" onClick={() => window.print()}>
          Imprimir o guardar como PDF
        </Button>
      </p>
      <Section title="La compra">
        <FactList facts={[{ name: 'Quien vendió', value: seller }, ...factsOf(told)]} />
      </Section>
      <Proofs told={told} />
    </>
  );
}

/** `/colaboradores/contracargos/{numero}`: what a school shows a bank to defend itself, on a sheet that prints. Source: decision 0124. */
export const { load, Component } = officePage('refund-orders', loadPage, Page);

function factsOf(told: DisputeEvidence) {
  const { buyer, payment, lines, receipts } = told;
  const known = [
    `${gatewayName(payment.gateway)}, compra ${payment.purchaseNumber}`,
    ...(payment.transactionId === null ? [] : [`operación ${payment.transactionId}`]),
    ...(payment.cardMask === null ? [] : [`tarjeta ${payment.cardMask}`]),
  ];
  return [
    { name: 'Motivo del banco', value: disputeReasonTexts[told.reason] },
    { name: 'Abierto el', value: day(told.openedOn) },
    { name: 'Se responde hasta', value: day(told.answerBy) },
    { name: 'Comprador', value: buyer.name },
    { name: 'Correo', value: <AccountEmail email={buyer.email} /> },
    { name: 'Pedido hecho', value: [when(told.orderedAt), ...termsOf(told)].join(', ') },
    { name: 'Compró', value: lines.map(({ title, net }) => `${title}, ${formatMoney(net)}`).join('; ') },
    { name: 'Pagado', value: `${formatMoney(payment.amount)}, ${when(payment.at)}` },
    { name: 'Pago', value: known.join(', ') },
    {
      name: 'Comprobante',
      value: receipts.length === 0 ? 'Todavía no se emitió' : receipts.map(receiptText).join('; '),
    },
  ];
}

const receiptText = ({ code, issuedAt, annulledBy }: DisputeEvidence['receipts'][number]): string =>
  `${code}, ${when(issuedAt)}${annulledBy === undefined ? '' : `, anulado por ${annulledBy} al corregir sus datos`}`;

const termsOf = ({ termsVersion }: DisputeEvidence): readonly string[] =>
  termsVersion === '' ? [] : [`con los términos de la versión ${termsVersion}`];

const useTexts: Readonly<Record<EvidenceKind, string>> = {
  access: 'Recibió el acceso',
  class: 'Vio una clase',
  'class-completed': 'Completó una clase',
  reading: 'Leyó',
  session: 'Asistió a una sesión',
  exam: 'Rindió un examen',
  certificate: 'Obtuvo su certificado',
};

function Proofs({ told: { consents, signIns, uses } }: { readonly told: DisputeEvidence }) {
  return (
    <>
      <Section title="Aceptación de los términos">
        {consents.length === 0 ? (
          <p>No hay una aceptación registrada.</p>
        ) : (
          <DataTable
            caption={<VisuallyHidden>Cuándo aceptó los términos, y desde dónde</VisuallyHidden>}
            rows={consents}
            rowKey={({ at }) => at}
            columns={[
              { key: 'at', title: 'Cuándo', cell: ({ at }) => when(at) },
              { key: 'version', title: 'Versión', cell: ({ version }) => version },
              { key: 'address', title: 'Dirección de red', cell: ({ address }) => address },
            ]}
          />
        )}
      </Section>
      <Section title="Uso de lo que compró">
        {uses.length === 0 ? (
          <p>No hay un uso registrado.</p>
        ) : (
          <DataTable
            caption={<VisuallyHidden>Lo que hizo con lo que compró, lo primero primero</VisuallyHidden>}
            rows={uses}
            rowKey={({ kind, title, detail, at }) => `${kind} ${title} ${detail} ${at}`}
            columns={[
              { key: 'at', title: 'Cuándo', cell: ({ at }) => when(at) },
              { key: 'what', title: 'Qué hizo', cell: ({ kind }) => useTexts[kind] },
              { key: 'of', title: 'De qué', cell: ({ title, detail }) => [title, detail].filter(Boolean).join(': ') },
            ]}
          />
        )}
      </Section>
      <Section title="Ingresos a su cuenta">
        {signIns.length === 0 ? (
          <p>No hay ingresos registrados desde el día anterior al pedido.</p>
        ) : (
          <DataTable
            caption={<VisuallyHidden>Cuándo ingresó, y desde dónde</VisuallyHidden>}
            rows={signIns}
            rowKey={({ at }) => at}
            columns={[
              { key: 'at', title: 'Cuándo', cell: ({ at }) => when(at) },
              { key: 'address', title: 'Dirección de red', cell: ({ address }) => address },
              { key: 'device', title: 'Dispositivo', cell: ({ device }) => deviceName(device) },
            ]}
          />
        )}
      </Section>
    </>
  );
}
