import { Form, Link, useSubmit } from 'react-router-dom';
import { Clock } from '#application/ports/clock.ts';
import { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';
import type { OfficeReceipts, TroubledReceipt } from '#application/read-models/receipts/office-receipts.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { EmptyState, Notice } from '#ui/kit/feedback/states.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { PageHead, Stack } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { useAskedFields } from '#ui/kit/forms/use-asked-fields.ts';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { atText } from '#ui/school/staff/orders/texts.ts';
import { issuedNames } from '#ui/school/student/receipts/texts.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { CdrLink } from './cdr-link.tsx';
import styles from './receipts-page.module.css';
import { SendAgain } from './send-again.tsx';
import { behindTexts, sendingTexts, type ShownKind, shownKinds, timeLeftText, waitingText } from './texts.ts';

interface Loaded {
  readonly kind: ShownKind;
  readonly receipts: OfficeReceipts;
}

async function loadPage(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const kind = shownKinds.find(({ inAddress }) => inAddress === (url.searchParams.get('tipo') ?? ''));
  if (kind === undefined) return notFound();
  return { kind, receipts: needed(await services.get(OfficeReceiptsApi).read()) };
}

export function meta(): PageMeta {
  return { title: 'Comprobantes', description: '', hidden: true };
}

function Page() {
  const { kind, receipts: list } = useLoaded<typeof loadPage>();
  const { receipts: all, ...school } = list;
  const receipts = all.filter(({ type }) => kind.shows(type));
  return (
    <>
      <PageHead
        title="Comprobantes"
        lead="Los que la SUNAT no tiene todavía o no aceptó. Los demás están en la ficha de su pedido."
      />
      <SigningState {...school} />
      {all.length > 0 && <KindChoice chosen={kind} />}
      {receipts.length === 0 ? (
        <EmptyState icon="check-circle" title="Ningún comprobante por mirar">
          <p>
            {all.length === 0 ? 'Si uno no se puede firmar o enviar, aparece aquí.' : 'De este tipo no hay ninguno.'}
          </p>
        </EmptyState>
      ) : (
        <Troubled receipts={receipts} />
      )}
    </>
  );
}

/** `/colaboradores/comprobantes`: receipts and credit notes on their way to the tax authority that need a look. Source: decisions.md, Staff; decision 0089. */
export const { load, Component } = officePage('see-orders', loadPage, Page);

/** Whether the school signs and sends, and what keeps it from that. */
function SigningState({ signingTrouble, certificateDays, isSending }: Omit<OfficeReceipts, 'receipts'>) {
  if (signingTrouble === null && certificateDays === null && isSending) return null;
  return (
    <Stack className={styles.signing}>
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
          <p>
            Se emiten igual, y quien compró los recibe. Saldrán cuando quien cuida el servidor ponga el certificado y el
            usuario de la SUNAT o de tu OSE.
          </p>
        </Notice>
      )}
    </Stack>
  );
}

/** Shows boletas and facturas, credit notes, or all; what is chosen stands in the address. */
function KindChoice({ chosen }: { chosen: ShownKind }) {
  const submit = useSubmit();
  const form = useAskedFields({ tipo: chosen.inAddress });
  return (
    <Form role="search" ref={form} className={styles.choice}>
      <SelectField
        name="tipo"
        label="Tipo"
        defaultValue={chosen.inAddress}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      >
        {shownKinds.map(({ inAddress, label }) => (
          <option key={inAddress} value={inAddress}>
            {label}
          </option>
        ))}
      </SelectField>
    </Form>
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
        {
          key: 'code',
          title: 'Comprobante',
          cell: ({ type, code, cdr }) => (
            <>
              {issuedNames[type]}{' '}
              <span data-numbers className={styles.whole}>
                {code}
              </span>{' '}
              {cdr !== null && <CdrLink href={cdr} code={code} />}
            </>
          ),
        },
        {
          key: 'order',
          title: 'Pedido',
          cell: ({ orderNumber }) => <Link to={`/colaboradores/pedidos/${orderNumber}`}>{numbered(orderNumber)}</Link>,
        },
        { key: 'buyer', title: 'A nombre de', cell: ({ buyerName }) => buyerName },
        { key: 'total', title: 'Total', amount: true, cell: ({ total }) => formatMoney(total) },
        { key: 'issued', title: 'Emitido', cell: ({ issuedAt }) => <DayAndHour of={issuedAt} /> },
        { key: 'state', title: 'Estado', cell: stateCell },
        { key: 'left', title: 'Plazo', cell: ({ sendBy }) => timeLeftText(sendBy, now) },
        { key: 'again', title: 'Enviar', act: true, cell: sendCell },
      ]}
    />
  );
}

/** The day, and its hour below where there is no room beside it. */
function DayAndHour({ of }: { readonly of: string }) {
  const [day = '', ...hour] = atText(of).split(', ');
  return (
    <>
      <span className={styles.whole}>{day},</span> <span className={styles.whole}>{hour.join(', ')}</span>
    </>
  );
}

function stateCell({ state, said, notes, tries, behind }: TroubledReceipt) {
  const [text, kind] = behind === null ? sendingTexts[state] : behindTexts[behind.state];
  return (
    <>
      <Badge kind={kind}>{text}</Badge>{' '}
      <small>
        {[behind === null ? '' : waitingText(behind), said, ...notes].filter((each) => each !== '').join(' · ')}
        {tries > 1 && ` (${tries} intentos)`}
      </small>
    </>
  );
}

function sendCell({ id, code, orderNumber, state, behind }: TroubledReceipt) {
  if (state === 'rejected') {
    return (
      <Link to={`/colaboradores/pedidos/${orderNumber}`} aria-label={`Emitir ${code} con otro número, en su pedido`}>
        Emitir con otro número
      </Link>
    );
  }
  return behind === null ? <SendAgain id={id} code={code} /> : '—';
}
