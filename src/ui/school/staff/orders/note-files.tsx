import type { OfficeNote } from '#application/read-models/payments/order-refunds.ts';
import { CdrLink } from '#ui/school/staff/receipts/cdr-link.tsx';
import { rejectedText, servesNoMore } from '#ui/school/staff/receipts/texts.ts';
import styles from './orders.module.css';
import { taxTexts } from './texts.ts';

/** A credit note with its files, and what the tax authority said. */
export function NoteFiles({ note }: { note: OfficeNote }) {
  const { code, document, xml, cdr, taxState, sending, replacedBy } = note;
  const said = servesNoMore(note) ? rejectedText(sending) : '';
  return (
    <span className={styles.said}>
      <a href={document}>{code}</a>{' '}
      {xml !== null && (
        <a href={xml} aria-label={`Descargar ${code} en XML`}>
          XML
        </a>
      )}{' '}
      {cdr !== null && <CdrLink href={cdr} code={code} />}{' '}
      <small className={styles.said}>
        {[taxTexts[taxState][0], said, replacedBy === null ? '' : `La reemplaza ${replacedBy}.`]
          .filter((each) => each !== '')
          .join(' · ')}
      </small>
    </span>
  );
}
