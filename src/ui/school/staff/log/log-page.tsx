import { Link } from 'react-router-dom';
import { OfficeLogApi } from '#application/browser/office/ports/office-log-api.ts';
import type { ShownEntry, ShownLog } from '#application/read-models/office/shown-log.ts';
import { factsText, type LogFacts, loggedActionText } from '#domain/office/office-log.ts';
import { resourceOfThing } from '#domain/office/resources/all-resources.ts';
import { resourceFactsText } from '#domain/office/resources/resource-log.ts';
import { disputeStateTexts } from '#domain/payments/dispute-texts.ts';
import { disputeStates } from '#domain/payments/dispute.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { DataTable, type TableColumn } from '#ui/kit/layout/data-table.tsx';
import { PageHead, Stack } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { askedThing, thingText } from './thing-text.ts';

interface Loaded {
  readonly about: string;
  readonly page: number;
  readonly log: ShownLog;
}

async function loadPage(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const about = url.searchParams.get('sobre') ?? '';
  const page = pageNumber(url);
  if (page === null) return notFound();
  return { about, page, log: needed(await services.get(OfficeLogApi).read(about, page)) };
}

export function meta({ about = '', log }: Partial<Loaded>): PageMeta {
  return {
    title: about === '' ? 'Registro' : `Historial · ${thingText(thingOfHistory(about, log))}`,
    description: '',
    hidden: true,
  };
}

function Page() {
  const { about, page, log } = useLoaded<typeof loadPage>();
  return (
    <>
      <PageHead
        title={about === '' ? 'Registro' : 'Historial'}
        lead={
          about === ''
            ? 'Todo lo que se hizo en el área de colaboradores, lo último primero. Nada de aquí se puede cambiar.'
            : `${thingText(thingOfHistory(about, log))}: lo que se hizo, lo último primero.`
        }
      />
      <Stack>
        {log.entries.length === 0 ? (
          <EmptyState icon="clock" title="No hay nada anotado">
            <p>Cuando alguien del equipo cambie algo, aparece aquí.</p>
          </EmptyState>
        ) : (
          <Lines entries={log.entries} isOfOne={about !== ''} />
        )}
        <FormActions>
          {page > 1 && <LinkButton to={addressOf(about, page - 1)}>Más recientes</LinkButton>}
          {log.hasMore && <LinkButton to={addressOf(about, page + 1)}>Más antiguas</LinkButton>}
          {about !== '' && <LinkButton to="/colaboradores/registro">Ver todo el registro</LinkButton>}
        </FormActions>
      </Stack>
    </>
  );
}

/** `/colaboradores/registro`: what was done in the office, of everything or, as 'Historial', of one thing. */
export const { load, Component } = officePage('see-log', loadPage, Page);

/** What a history is of, as its lines know it. */
const thingOfHistory = (about: string, log?: ShownLog): ShownEntry['thing'] =>
  log?.entries[0]?.thing ?? askedThing(about);

function Lines({ entries, isOfOne }: { entries: readonly ShownEntry[]; isOfOne: boolean }) {
  const about: TableColumn<ShownEntry> = { key: 'thing', title: 'Sobre', cell: aboutCell };
  return (
    <DataTable
      caption={<VisuallyHidden>Lo que se hizo, lo último primero</VisuallyHidden>}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', title: 'Cuándo', cell: ({ at }) => formatLongInstant(new Date(at), { withYear: true }) },
        { key: 'by', title: 'Quién', cell: ({ by }) => (by === '' ? 'Quien cuida el servidor' : by) },
        { key: 'action', title: 'Qué', cell: ({ action }) => loggedActionText(action) },
        ...(isOfOne ? [] : [about]),
        { key: 'before', title: 'Antes', cell: (entry) => toldOf(entry, entry.before) || '—' },
        { key: 'after', title: 'Después', cell: (entry) => toldOf(entry, entry.after) || '—' },
      ]}
    />
  );
}

function aboutCell({ thing }: ShownEntry) {
  return <Link to={addressOf(`${thing.kind}:${thing.id}`, 1)}>{thingText(thing)}</Link>;
}

/** The states of a dispute have words of their own: an open one is no money to be given back. */
function toldOf({ thing, action }: ShownEntry, facts: LogFacts): string {
  const state = action.startsWith('dispute-') ? disputeStates.find((each) => each === facts.state) : undefined;
  if (state !== undefined) return factsText({ ...facts, state: disputeStateTexts[state] });
  const resource = resourceOfThing(thing.kind);
  return resource === null ? factsText(facts) : resourceFactsText(resource, facts);
}

/** Where a page of the log stands: /colaboradores/registro?sobre=voucher:v1&pagina=2. */
function addressOf(about: string, page: number): string {
  return withQuery('/colaboradores/registro', {
    sobre: about === '' ? null : about,
    pagina: page === 1 ? null : String(page),
  });
}
