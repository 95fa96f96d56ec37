import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type StaffConsultations, staffConsultations } from '#application/read-models/learning/staff-consultations.ts';
import { withTypedQuery } from '#domain/shared/query-string.ts';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ListNarrowing, TitledChoice } from '#ui/school/staff/desk/list-narrowing.tsx';
import { ListPages } from '#ui/school/staff/desk/list-pages.tsx';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import styles from '#ui/school/staff/desk/written-row.module.css';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { ConsultationRow } from './consultation-row.tsx';
import { type ConsultationsAsked, StaffConsultationStore } from './staff-consultation-store.ts';
import { consultationLists, noConsultations } from './texts.ts';

async function loadPage(
  services: Services,
  { url }: LoadArgs,
): Promise<{ asked: ConsultationsAsked; list: StaffConsultations }> {
  const state = url.searchParams.get('estado') ?? '';
  const filter = consultationLists.find(({ inAddress }) => inAddress === state);
  const page = pageNumber(url);
  if (filter === undefined || page === null) return notFound();
  const { which } = filter;
  const content = url.searchParams.get('contenido') ?? '';
  const list = needed(await services.get(Reads).ask(staffConsultations, { which, content, page: String(page) }));
  return { asked: { which, content, page: list.page }, list };
}

export function meta(): PageMeta {
  return { title: 'Consultas', description: '', hidden: true };
}

const Page = observer(function ConsultationsPage() {
  const loaded = useLoaded<typeof loadPage>();
  const store = useService(StaffConsultationStore);
  const { asked } = loaded;
  useEffect(() => store.show(loaded.list, loaded.asked), [store, loaded]);
  const list = store.of(loaded.list);
  const empty = noConsultations[asked.which];
  return (
    <>
      <PageHead
        title="Consultas"
        lead="Lo que los estudiantes preguntan en sus contenidos. La que más tiempo espera está primero."
      />
      <ListNarrowing
        label="Qué consultas"
        filters={consultationLists.map(({ which, label }) => ({
          to: addressOf({ ...asked, which, page: 1 }),
          label,
          isCurrent: which === asked.which,
          waiting: which === 'waiting' ? list.waiting : 0,
        }))}
      >
        <TitledChoice
          key={asked.content}
          label="Contenido"
          name="contenido"
          chosen={asked.content}
          options={list.contents}
          state={stateOf(asked.which)}
        />
      </ListNarrowing>
      <SaidLine said={store.said} stays={store.said === null} />
      {list.consultations.length === 0 ? (
        <EmptyState icon="chat" title={empty.title}>
          <p>{empty.detail}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>{list.total === 1 ? '1 consulta' : `${list.total} consultas`}</p>
          <ul className={styles.list} aria-label="Consultas">
            {list.consultations.map((each) => (
              <li key={each.id}>
                <ConsultationRow asked={each} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ListPages page={list.page} pages={list.pages} pathOf={(page) => addressOf({ ...asked, page })} />
    </>
  );
});

/** What students ask their teachers, for whoever answers it: what waits longest comes first. Source: LEARN-1; decisions.md, Staff. */
export const { load, Component } = officePage('see-consultations', loadPage, Page);

/** Where a list stands: /colaboradores/consultas?estado=respondidas&contenido=derecho-laboral&pagina=2. */
function addressOf({ which, content, page }: ConsultationsAsked): string {
  const pagina = page > 1 ? page : null;
  return withTypedQuery('/colaboradores/consultas', { estado: stateOf(which), contenido: content, pagina });
}

function stateOf(which: ConsultationsAsked['which']): string {
  return consultationLists.find((filter) => filter.which === which)?.inAddress ?? '';
}
