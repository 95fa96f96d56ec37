import { Link } from 'react-router-dom';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import { bookChecks } from '#domain/receipts/books/book-difference.ts';
import { numbered, numbersTogether } from '#domain/shared/numbers-together.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { noteDisputePath } from '#ui/school/staff/disputes/note-dispute-path.ts';
import { officeOrderPath } from '#ui/school/staff/orders/texts.ts';
import styles from './books-page.module.css';
import { checkNames, fileNames, gatewayName, shownDecimal } from './texts.ts';

interface Shown {
  readonly books: MonthBooks;
}

/** Whether each pair of sums agrees, and what is named where it does not. */
export function BookDifferences({ books: { checks, differences } }: Shown) {
  const mayNote = useMay('refund-orders');
  return (
    <Section title="¿Coincide todo?">
      <ul className={styles.checks}>
        {bookChecks.map((check) => (
          <li key={check}>
            <span>{checkNames[check]}</span> <Agreement parts={checks[check]} />
          </li>
        ))}
      </ul>
      {differences.length === 0 ? (
        <p className={styles.quiet}>No hay nada por mirar en este mes.</p>
      ) : (
        <ol className={styles.differences} aria-label="Diferencias">
          {differences.map(({ text, orderNumber, takenOff }, place) => (
            <li key={place}>
              <span>{numbersTogether(text)}</span>
              {orderNumber !== null && (
                <Link to={officeOrderPath(orderNumber)}>
                  Ver el pedido<VisuallyHidden> {numbered(orderNumber)}</VisuallyHidden>
                </Link>
              )}
              {orderNumber !== null && takenOff !== null && mayNote && (
                <Link to={noteDisputePath(orderNumber, takenOff)}>
                  ¿Es un contracargo? Anótalo<VisuallyHidden>, del pedido {numbered(orderNumber)}</VisuallyHidden>
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** @param parts by how much two sums part; null: there is nothing to compare. */
function Agreement({ parts }: { parts: string | null }) {
  if (parts === null) return <Badge>Sin liquidaciones que comparar</Badge>;
  if (parts === '0.00') return <Badge kind="success">Coinciden</Badge>;
  return <Badge kind="warning">Difieren en {shownDecimal(parts.replace('-', ''))}</Badge>;
}

/** What gateways say that they settled on days of the month, with what they hold back. */
export function BookSettlements({ books: { settlements } }: Shown) {
  return (
    <Section title="Liquidaciones de pasarelas">
      {settlements.length === 0 ? (
        <p className={styles.quiet}>De este mes no se ha traído ninguna.</p>
      ) : (
        <DataTable
          caption={<VisuallyHidden>Lo que liquidó cada pasarela en días de este mes</VisuallyHidden>}
          rows={settlements}
          rowKey={({ gateway }) => gateway}
          columns={[
            { key: 'gateway', title: 'Pasarela', cell: ({ gateway }) => gatewayName(gateway) },
            { key: 'charges', title: 'Ventas', amount: true, cell: ({ charges }) => shownDecimal(charges) },
            { key: 'refunds', title: 'Devoluciones', amount: true, cell: ({ refunds }) => shownDecimal(refunds) },
            { key: 'held', title: 'Comisión', amount: true, cell: ({ commission }) => shownDecimal(commission) },
            { key: 'tax', title: 'IGV', amount: true, cell: ({ commissionTax }) => shownDecimal(commissionTax) },
            { key: 'net', title: 'Neto', amount: true, cell: ({ net }) => shownDecimal(net) },
          ]}
        />
      )}
      <p className={styles.way}>
        <Link to="/colaboradores/libros/liquidaciones">Traer liquidaciones</Link>
      </p>
    </Section>
  );
}

/** What the register of sales comes to, column by column. */
export function BookRegister({ books: { register, closed } }: Shown) {
  const { documents, totals } = register;
  return (
    <Section title="Registro de ventas">
      <DataTable
        caption={<VisuallyHidden>Lo que suma el registro de ventas</VisuallyHidden>}
        rows={[totals]}
        rowKey={() => 'totals'}
        columns={[
          {
            key: 'rows',
            title: 'Comprobantes y notas',
            cell: () => (documents === 1 ? '1 documento' : `${documents} documentos`),
          },
          { key: 'taxed', title: 'Base gravada', amount: true, cell: ({ taxed }) => shownDecimal(taxed) },
          {
            key: 'taxedOff',
            title: 'Descuento de la base',
            amount: true,
            cell: ({ taxedOff }) => shownDecimal(taxedOff),
          },
          { key: 'tax', title: 'IGV', amount: true, cell: ({ tax }) => shownDecimal(tax) },
          { key: 'taxOff', title: 'Descuento del IGV', amount: true, cell: ({ taxOff }) => shownDecimal(taxOff) },
          { key: 'exempt', title: 'Exonerado', amount: true, cell: ({ exempt }) => shownDecimal(exempt) },
          { key: 'total', title: 'Total', amount: true, cell: ({ total }) => shownDecimal(total) },
        ]}
      />
      <p className={styles.quiet}>
        {closed === null
          ? 'Los descuentos son de notas que corrigen comprobantes de meses anteriores.'
          : 'Como se guardó al cerrar el mes.'}
      </p>
    </Section>
  );
}

/** The register to take along. */
export function BookFileList({ books: { files, month } }: Shown) {
  return (
    <Section title="Archivos">
      <ul className={styles.files}>
        {files.map(({ kind, name, sha256, address }) => (
          <li key={kind}>
            <a href={address} download={name}>
              {fileNames[kind]}
            </a>
            <span className={styles.quiet}>{name}</span>
            {sha256 !== null && (
              <span className={styles.quiet}>
                SHA-256 <code>{sha256}</code>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.way}>
        <Link to={`/colaboradores/libros/participaciones?mes=${month}`}>Participaciones de docentes y vendedores</Link>
      </p>
    </Section>
  );
}
