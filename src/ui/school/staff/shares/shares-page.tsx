import { Link } from 'react-router-dom';
import { ShareApi } from '#application/browser/receipts/ports/share-api.ts';
import type { OfficeShares } from '#application/read-models/receipts/month-shares.ts';
import { monthText } from '#domain/orders/sales-by-month.ts';
import { bookMonth } from '#domain/receipts/books/book-month.ts';
import { partyKindText } from '#domain/receipts/shares/share-sheet.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatRate, rate } from '#domain/shared/rate.ts';
import { capitalised } from '#domain/shared/text.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { PageHead, Section, Stack, SumList } from '#ui/kit/layout/layout.tsx';
import { type Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { shareAmount, ShareMonth, ShareStatementTable } from '#ui/school/student/shares/share-statements.tsx';
import styles from './shares-page.module.css';
import { ShareForm } from './share-form.tsx';

async function loadPage(services: Services, { url }: LoadArgs) {
  const asked = url.searchParams.get('mes') ?? '';
  if (asked !== '' && bookMonth(asked) === null) return notFound();
  return { shares: needed(await services.get(ShareApi).all(asked)) };
}

export function meta(): PageMeta {
  return { title: 'Participaciones', description: '', hidden: true };
}

function Page() {
  const { shares } = useLoaded<typeof loadPage>();
  const mayManage = useMay('manage-shares');
  const { month, months, isKept, statements, base, school, files } = shares;
  return (
    <>
      <PageHead
        title="Participaciones"
        lead="Lo que corresponde cada mes a docentes y vendedores, sin IGV. Cada uno ve lo suyo en «Mis participaciones», en el menú de su cuenta."
      />
      <Stack>
        <ShareMonth month={month} months={months} />
        {isKept ? (
          <Notice kind="success">
            <p>{capitalised(monthText(month))} está cerrado: estas participaciones son las que se guardaron ese día.</p>
          </Notice>
        ) : (
          <Notice>
            <p>El mes sigue abierto. Sus participaciones quedan como estén cuando se cierre en «Libros».</p>
          </Notice>
        )}
        <div className={styles.sums} data-numbers>
          <SumList
            sums={[
              ...statements.map(({ name, share }) => ({ name, value: shareAmount(share) })),
              { name: 'Queda en la escuela', value: shareAmount(school) },
              { name: 'Ventas sin IGV, menos devoluciones', value: shareAmount(base), total: true },
            ]}
          />
        </div>
        <p className={styles.files}>
          {files.map(({ kind, name, address }) => (
            <a key={kind} href={address} download={name}>
              {kind === 'csv' ? 'CSV' : 'Excel (XLSX)'}
            </a>
          ))}
          <LinkButton to="/colaboradores/libros">Ir a los libros</LinkButton>
        </p>
      </Stack>
      {statements.map((statement) => (
        <ShareStatementTable key={`${statement.party.kind} ${statement.party.id}`} statement={statement} />
      ))}
      <AgreedShares shares={shares} />
      {mayManage && (shares.choices.length === 0 ? <NobodyYet /> : <ShareForm choices={shares.choices} />)}
      <ProofDialog />
    </>
  );
}

/** `/colaboradores/libros/participaciones`: everybody's shares of a month, and what is agreed on. Decision 0102. */
export const { load, Component } = officePage('see-books', loadPage, Page);

/** In a school that begins: who could have a share is told elsewhere first. */
function NobodyYet() {
  return (
    <Section title="Fijar una participación">
      <p>
        Hace falta un producto con docente, en <Link to="/colaboradores/productos">Productos</Link>, o un{' '}
        <Link to="/colaboradores/contenidos/vendedores">vendedor verificado</Link>.
      </p>
    </Section>
  );
}

function AgreedShares({ shares: { agreed } }: { shares: OfficeShares }) {
  return (
    <Section title="Lo que se fijó">
      {agreed.length === 0 ? (
        <p>Todavía no se fijó ninguna participación: todo queda en la escuela.</p>
      ) : (
        <DataTable
          caption="Lo último primero; nada se borra"
          rows={agreed.map((each, place) => ({ ...each, place }))}
          rowKey={({ place }) => place}
          columns={[
            { key: 'name', title: 'De quién', cell: ({ name }) => name },
            { key: 'kind', title: 'Tipo', cell: ({ party }) => partyKindText[party.kind] },
            { key: 'product', title: 'De qué', cell: ({ product }) => product ?? 'Lo vendido con su código' },
            { key: 'from', title: 'Desde', cell: ({ from }) => formatDayMonthYear(from as PlainDate) },
            { key: 'rate', title: 'Participación', amount: true, cell: (each) => formatRate(rate(each.rate)) },
          ]}
        />
      )}
    </Section>
  );
}
