import { Clock } from '#application/ports/clock.ts';
import type { OrderTrail } from '#application/read-models/orders/office-orders.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { CdrLink } from '#ui/school/staff/receipts/cdr-link.tsx';
import { CorrectReceiptForm } from '#ui/school/staff/receipts/correct-receipt-form.tsx';
import { ReplaceNote } from '#ui/school/staff/receipts/replace-note.tsx';
import { ReplaceReceiptForm } from '#ui/school/staff/receipts/replace-receipt-form.tsx';
import { SendAgain } from '#ui/school/staff/receipts/send-again.tsx';
import { rejectedText, sendingTexts, servesNoMore, timeLeftText } from '#ui/school/staff/receipts/texts.ts';
import { receiptNames } from '#ui/school/storefront/checkout/billing-texts.ts';
import { NoteFiles } from './note-files.tsx';
import { OrderPart, stateBadge } from './order-part.tsx';
import { usePlaceAfter } from './place-after.ts';
import { atText, taxTexts } from './texts.ts';
import styles from './orders.module.css';

interface ShownWith {
  /** Whether money of the order went back, or is on its way. */
  readonly isMoneyBack: boolean;
}

type OfOrder = OrderTrail['receipts'][number];

/** Whether it may be made out anew, as far as the page knows: the school decides. */
const isCorrectable = ({ taxState, correctedBy, total }: OfOrder): boolean =>
  taxState === 'accepted' && (correctedBy ?? null) === null && total > 0;

/** The receipts of an order, with their files and what the tax authority said. */
export function OrderReceipts({ receipts, isMoneyBack }: Pick<OrderTrail, 'receipts'> & ShownWith) {
  const mayReplace = useMay('replace-receipts');
  const rejected = receipts.filter(servesNoMore).filter(({ replacedBy }) => replacedBy === null);
  const notes = receipts
    .flatMap(({ correctedBy }) => correctedBy?.notes ?? [])
    .filter((note) => servesNoMore(note) && note.replacedBy === null);
  const correctable = isMoneyBack ? [] : receipts.filter(isCorrectable);
  const place = usePlaceAfter(mayReplace ? rejected.length + notes.length + correctable.length : 0);
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.part}>
        <OrderPart
          title="Comprobantes"
          none="Todavía no tiene comprobante."
          rows={receipts}
          rowKey={({ code }) => code}
          columns={[
            {
              key: 'code',
              title: 'Comprobante',
              cell: ({ type, code, document, xml, cdr }) => (
                <>
                  <a href={document}>
                    {receiptNames[type]} {code}
                  </a>{' '}
                  {xml !== null && (
                    <a href={xml} aria-label={`Descargar ${code} en XML`}>
                      XML
                    </a>
                  )}{' '}
                  {cdr !== null && <CdrLink href={cdr} code={code} />}
                </>
              ),
            },
            { key: 'issued', title: 'Emitido', cell: ({ issuedAt }) => atText(issuedAt) },
            { key: 'total', title: 'Total', amount: true, cell: ({ total }) => formatMoney(total) },
            { key: 'tax', title: 'SUNAT', cell: (receipt) => <AtTaxAuthority receipt={receipt} /> },
          ]}
        />
      </div>
      {mayReplace && rejected.map((receipt) => <ReplaceReceiptForm key={receipt.id} receipt={receipt} />)}
      {mayReplace &&
        notes.map((note) => (
          <ReplaceNote key={note.id} note={note} whatFor="El comprobante que anula ya se corrigió." />
        ))}
      {mayReplace && correctable.map((receipt) => <CorrectReceiptForm key={receipt.id} receipt={receipt} />)}
    </>
  );
}

/** What the tax authority said of a receipt; while it said nothing, how its way stands and how long the law still gives. */
function AtTaxAuthority({ receipt }: { receipt: OfOrder }) {
  const now = useService(Clock).now();
  const { id, code, xml, taxState, sending, sendBy, replacedBy, correctedBy = null } = receipt;
  if (correctedBy !== null) {
    return (
      <>
        {stateBadge(taxTexts[taxState])} <small>Se corrigió: vale {correctedBy.receipt}. Lo anula:</small>{' '}
        {correctedBy.notes.map((note) => (
          <NoteFiles key={note.id} note={note} />
        ))}
      </>
    );
  }
  if (servesNoMore(receipt)) {
    const badge = taxState === 'rejected' ? taxTexts.rejected : sendingTexts.stopped;
    return (
      <>
        {stateBadge(badge)}{' '}
        <small>
          {[rejectedText(sending), replacedBy === null ? '' : `Lo reemplaza ${replacedBy}`]
            .filter((each) => each !== '')
            .join(' · ')}
        </small>
      </>
    );
  }
  // What has nothing to be signed is not sent.
  if (taxState !== 'not-sent' || xml === null) return stateBadge(taxTexts[taxState]);
  return (
    <>
      {stateBadge(sending === null ? taxTexts[taxState] : sendingTexts[sending.state])}{' '}
      <small>
        {[sending?.said ?? '', `Plazo:\u00a0${timeLeftText(sendBy, now).toLowerCase()}`]
          .filter((each) => each !== '')
          .join(' · ')}
      </small>{' '}
      {sending !== null && (
        <span className={styles.again}>
          <SendAgain id={id} code={code} />
        </span>
      )}
    </>
  );
}
