import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Form, useSubmit } from 'react-router-dom';
import { ConsultanciesApi, type ConsultancyListAsked } from '#application/browser/learning/ports/consultancies-api.ts';
import type { BoughtConsultancies } from '#application/read-models/learning/bought-consultancy.ts';
import { type ConsultancyFilter, consultancyFilterNames } from '#domain/learning/consultancies/appointment.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmptyState, Notice } from '#ui/kit/feedback/states.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import filters from '#ui/school/staff/desk/list-filters.module.css';
import { ListPages, NARROWED_AWAY } from '#ui/school/staff/desk/list-pages.tsx';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { useAskedFields } from '#ui/kit/forms/use-asked-fields.ts';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import styles from './consultancies-page.module.css';
import { ConsultanciesStore } from './consultancies-store.ts';
import { Purchases } from './purchases.tsx';

interface Loaded {
  readonly asked: ConsultancyListAsked;
  readonly list: BoughtConsultancies;
}

/** How a state stands in an address. */
const inAddress: Readonly<Record<ConsultancyFilter, string>> = {
  'to-arrange': 'por-agendar',
  arranged: 'agendadas',
  unmarked: 'por-marcar',
  held: 'realizadas',
};

const states = Object.keys(inAddress) as readonly ConsultancyFilter[];

async function loadPage(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const page = pageNumber(url);
  if (page === null) return notFound();
  const named = url.searchParams.get('estado');
  const state = states.find((each) => inAddress[each] === named) ?? '';
  const asked: ConsultancyListAsked = { state, words: (url.searchParams.get('buscar') ?? '').slice(0, 100), page };
  return { asked, list: needed(await services.get(ConsultanciesApi).list(asked)) };
}

export function meta(): PageMeta {
  return { title: 'Consultorías compradas', description: '', hidden: true };
}

const Page = observer(function ConsultanciesPage() {
  const loaded = useLoaded<typeof loadPage>();
  const store = useService(ConsultanciesStore);
  const { asked } = loaded;
  useEffect(() => store.show(loaded.list, loaded.asked), [store, loaded]);
  const list = store.of(loaded.list);
  const isNarrowed = asked.state !== '' || asked.words !== '';
  return (
    <>
      <PageHead title="Consultorías compradas" lead={leadText(list)} />
      <Filters asked={asked} total={list.total} />
      <SaidLine said={store.said} />
      {list.consultancies.length === 0 ? (
        <EmptyState icon="briefcase" title={isNarrowed ? 'Ninguna es así' : 'Todavía no se compró ninguna'}>
          <p>{isNarrowed ? NARROWED_AWAY : 'Cuando alguien compre una consultoría, aquí le pones día y hora.'}</p>
        </EmptyState>
      ) : (
        <Purchases list={list} />
      )}
      <ListPages page={asked.page} pages={list.pages} pathOf={(page) => listPath({ ...asked, page })} />
      <AppointmentDialog />
      <CallingOff />
    </>
  );
});

/** `/colaboradores/consultorias`: consultancies that were bought, and their hours. Source: decisions.md, Staff. */
export const { load, Component } = officePage('see-consultancies', loadPage, Page);

function leadText({ toArrange }: BoughtConsultancies): string {
  if (toArrange === 0) return 'Ninguna espera día y hora.';
  return toArrange === 1 ? 'Una espera día y hora.' : `${toArrange} esperan día y hora.`;
}

function Filters({ asked: { state, words }, total }: { asked: ConsultancyListAsked; total: number }) {
  const submit = useSubmit();
  const chosen = state === '' ? '' : inAddress[state];
  const form = useAskedFields({ buscar: words, estado: chosen });
  return (
    <Form role="search" className={classNames(filters.filters, styles.filters)} ref={form}>
      <TextField type="search" name="buscar" label="Buscar" defaultValue={words} hint="Nombre, correo o consultoría." />
      <SelectField
        name="estado"
        label="Estado"
        defaultValue={chosen}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      >
        <option value="">Todas</option>
        {states.map((each) => (
          <option key={each} value={inAddress[each]}>
            {consultancyFilterNames[each]}
          </option>
        ))}
      </SelectField>
      <Button type="submit">Buscar</Button>
      <p className={filters.total} role="status" data-numbers>
        {total === 1 ? '1 consultoría' : `${total} consultorías`}
      </p>
    </Form>
  );
}

const CallingOff = observer(function CallingOff() {
  const store = useService(ConsultanciesStore);
  const { leaving, problem } = store;
  return (
    <ConfirmDialog
      open={leaving !== null}
      danger
      title="¿Retirar la cita?"
      confirmLabel="Retirar"
      cancelLabel="Conservarla"
      busy={store.isBusy && 'Retirando…'}
      onCancel={() => store.ask(null)}
      onConfirm={() => void store.callOff()}
    >
      <p>{leaving?.buyer.name} recibe un correo que la quita de su calendario. Después puedes agendar otra.</p>
      {problem !== null && (
        <Notice kind="error" title="No se retiró" live>
          <p>{problem.text}</p>
        </Notice>
      )}
    </ConfirmDialog>
  );
});

/** Where a list stands: /colaboradores/consultorias?estado=por-agendar&pagina=2. */
function listPath({ state, words, page }: ConsultancyListAsked): string {
  return withQuery('/colaboradores/consultorias', {
    estado: state === '' ? null : inAddress[state],
    buscar: words === '' ? null : words,
    pagina: page === 1 ? null : String(page),
  });
}
