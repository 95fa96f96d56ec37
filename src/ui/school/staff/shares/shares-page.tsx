import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ShareApi } from '#application/browser/receipts/ports/share-api.ts';
import type { OfficeShares } from '#application/read-models/receipts/month-shares.ts';
import { monthText } from '#domain/orders/sales-by-month.ts';
import { bookMonth } from '#domain/receipts/books/book-month.ts';
import { SHARE_WITHOUT_PARTY } from '#domain/receipts/shares/share-rates.ts';
import { partyKindText } from '#domain/receipts/shares/share-sheet.ts';
import { formatDayMonthYear, type PlainDate } from '#domain/shared/dates.ts';
import { formatRate, rate } from '#domain/shared/rate.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { PageHead, Section, Stack, SumList } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { shareAmount, ShareMonth, ShareStatementTable } from '#ui/school/student/shares/share-statements.tsx';
import styles from './shares-page.module.css';

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
            <p>{monthText(month)} está cerrado: estas participaciones son las que se guardaron ese día.</p>
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
      {useMay('manage-shares') && <ShareForm choices={shares.choices} />}
      <ProofDialog />
    </>
  );
}

/** `/colaboradores/libros/participaciones`: everybody's shares of a month, and what is agreed on. Decision 0102. */
export const { load, Component } = officePage('see-books', loadPage, Page);

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

/** What was typed stays until the school has taken it. */
function ShareForm({ choices }: Pick<OfficeShares, 'choices'>) {
  const api = useService(ShareApi);
  const again = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const [isDone, setDone] = useState(false);
  const errorOf = (field: string) => (refusal?.field === field ? refusal.detail : undefined);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const place = typedText(form, 'quien');
    const chosen = place === '' ? undefined : choices[Number(place)];
    setDone(false);
    if (chosen === undefined) return setRefusal(nobodyChosen);
    setBusy(true);
    const typed = { rate: typedText(form, 'participacion'), from: typedText(form, 'desde') };
    const done = await api.agree({ party: chosen.party, productId: chosen.product?.id ?? null, ...typed });
    setBusy(false);
    setRefusal(done.ok ? null : done.refusal);
    setDone(done.ok);
    if (!done.ok) return;
    form.reset();
    await again.revalidate();
  };
  const named = ['party', 'rate', 'from'].includes(refusal?.field ?? '');
  return (
    <Section title="Fijar una participación">
      {refusal !== null && !named && (
        <Notice kind="error" live>
          {refusal.detail}
        </Notice>
      )}
      {isDone && (
        <Notice kind="success" live>
          Quedó fijada. Lo anterior sigue en la lista.
        </Notice>
      )}
      <Form className={styles.form} onSubmit={(event) => void send(event)}>
        <SelectField name="quien" label="De quién y de qué" defaultValue="" error={errorOf('party')}>
          <option value="">Elige</option>
          {choices.map(({ party, name, product }, place) => (
            <option key={place} value={place}>
              {party.kind === 'seller' ? `Vendedor: ${name}` : `${name}: ${product?.title ?? ''}`}
            </option>
          ))}
        </SelectField>
        <FormRow>
          <TextField
            name="participacion"
            label="Participación (%)"
            inputMode="decimal"
            hint="De la venta sin IGV. 0 la termina."
            error={errorOf('rate')}
          />
          <TextField
            name="desde"
            type="date"
            label="Desde"
            hint="Vale para lo vendido ese día y después."
            error={errorOf('from')}
          />
        </FormRow>
        <FormActions>
          <Button type="submit" look="primary" busy={busy && 'Fijando…'}>
            Fijar
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}

const nobodyChosen: CallRefusal = {
  kind: 'invalid',
  status: 400,
  detail: SHARE_WITHOUT_PARTY,
  field: 'party',
  data: {},
};
