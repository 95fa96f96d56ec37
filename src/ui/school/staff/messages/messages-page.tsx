import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type StaffMessages, staffMessages } from '#application/read-models/support/staff-messages.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ListNarrowing, TitledChoice } from '#ui/school/staff/desk/list-narrowing.tsx';
import { ListPages } from '#ui/school/staff/desk/list-pages.tsx';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { MessageRow } from './message-row.tsx';
import styles from '#ui/school/staff/desk/written-row.module.css';
import { type MessagesAsked, StaffMessagesStore } from './staff-messages-store.ts';
import { noMessages, messageLists, messageGroupChoices } from './texts.ts';

async function loadPage(services: Services, { url }: LoadArgs): Promise<{ asked: MessagesAsked; list: StaffMessages }> {
  const of = (name: string) => url.searchParams.get(name) ?? '';
  const filter = messageLists.find(({ inAddress }) => inAddress === of('estado'));
  const kind = messageGroupChoices.find(({ inAddress }) => inAddress === of('tipo'));
  const page = pageNumber(url);
  if (filter === undefined || kind === undefined || page === null) return notFound();
  const [{ which }, { group }] = [filter, kind];
  const list = needed(await services.get(Reads).ask(staffMessages, { which, group, page: String(page) }));
  return { asked: { which, group, page: list.page }, list };
}

export function meta(): PageMeta {
  return { title: 'Mensajes', description: '', hidden: true };
}

const Page = observer(function MessagesPage() {
  const loaded = useLoaded<typeof loadPage>();
  const store = useService(StaffMessagesStore);
  const { asked } = loaded;
  useEffect(() => store.show(loaded.list, loaded.asked), [store, loaded]);
  const list = store.of(loaded.list);
  const empty = noMessages[asked.which];
  return (
    <>
      <PageHead title="Mensajes" lead="Los que esperan, primero; luego, del último al primero." />
      <ListNarrowing
        label="Qué mensajes"
        filters={messageLists.map(({ which, label }) => ({
          to: addressOf({ ...asked, which, page: 1 }),
          label,
          isCurrent: which === asked.which,
          waiting: which === 'waiting' ? list.waiting : 0,
        }))}
      >
        <TitledChoice
          key={asked.group}
          label="Tipo"
          name="tipo"
          chosen={inAddressOf(asked).tipo}
          options={messageGroupChoices.flatMap(({ inAddress, label }) =>
            inAddress === '' ? [] : [{ slug: inAddress, title: label }],
          )}
          state={inAddressOf(asked).estado}
        />
      </ListNarrowing>
      <Said />
      {list.messages.length === 0 ? (
        <EmptyState icon="chat" title={empty.title}>
          <p>{empty.detail}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>{list.total === 1 ? '1 mensaje' : `${list.total} mensajes`}</p>
          <ul className={styles.list} aria-label="Mensajes">
            {list.messages.map((message) => (
              <li key={message.id}>
                <MessageRow message={message} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ListPages page={list.page} pages={list.pages} pathOf={(page) => addressOf({ ...asked, page })} />
    </>
  );
});

/** `/colaboradores/mensajes`: what was written to the school, answered. Source: SUPPORT-6; decisions.md, Staff. */
export const { load, Component } = officePage('see-messages', loadPage, Page);

/** What came of the last press: the focus goes on from the message, or from this where the message is on the list no more. */
const Said = observer(function Said() {
  const { said, list } = useService(StaffMessagesStore);
  const row = said !== null && (list?.messages.some(({ id }) => id === said.id) ?? said.isProblem) ? said.id : null;
  useEffect(() => {
    if (row !== null) document.getElementById(`mensaje-${row}`)?.focus({ preventScroll: true });
  }, [row, said, list]);
  return <SaidLine said={said} stays={said === null || row !== null} />;
});

function inAddressOf({ which, group }: MessagesAsked): { readonly estado: string; readonly tipo: string } {
  return {
    estado: messageLists.find((each) => each.which === which)?.inAddress ?? '',
    tipo: messageGroupChoices.find((each) => each.group === group)?.inAddress ?? '',
  };
}

/** Where a list stands: /colaboradores/mensajes?estado=atendidos&tipo=soporte&pagina=2. */
function addressOf(asked: MessagesAsked): string {
  const { page } = asked;
  return withQuery('/colaboradores/mensajes', { ...inAddressOf(asked), pagina: page > 1 ? page : null });
}
