import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { ComplaintBook } from '#application/browser/complaints/ports/complaint-book.ts';
import type { ComplaintNotices } from '#domain/legal/statute.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { FactList, PageHead, Panel, Split, Wrap } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { usePosted } from '#ui/school/boot/posted-form.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintStore } from './complaint-store.ts';
import { FiledNotice } from './filed-notice.tsx';
import styles from './complaints-page.module.css';

/** What the book says today. */
export async function load(services: Services): Promise<ComplaintNotices> {
  return needed(await services.get(ComplaintBook).notices());
}

export function meta(): PageMeta {
  return {
    title: 'Libro de Reclamaciones',
    description:
      'Registra tu reclamo o queja sin crear una cuenta. Recibes una copia al instante y te respondemos en quince días hábiles.',
    canonical: '/reclamaciones',
  };
}

/** The statutory complaints book. Source: ROUTE-11; facts/peru.md, section 5. */
export const Component = observer(function ComplaintsPage() {
  const notices = useLoaded<typeof load>();
  const store = useService(ComplaintStore);
  const posted = usePosted('complaint');
  // Before anything is drawn, as the server did.
  useState(() => posted !== null && store.answer(posted));
  return (
    <Wrap>
      <PageHead title="Libro de Reclamaciones" lead={notices.notice} />
      <Split aside={<Aside footnotes={notices.footnotes} />}>
        {store.filed === null ? (
          <ComplaintForm store={store} notices={notices} />
        ) : (
          <FiledNotice store={store} filed={store.filed} />
        )}
      </Split>
    </Wrap>
  );
});

function Aside({ footnotes }: Pick<ComplaintNotices, 'footnotes'>) {
  const { provider } = useService(SiteSettings);
  return (
    <>
      <Panel title="Proveedor">
        <FactList
          facts={[
            { name: 'Razón social', value: numbersTogether(provider.name) },
            { name: 'RUC', value: <span data-numbers>{provider.ruc}</span> },
            { name: 'Domicilio', value: provider.address },
            { name: 'Código del libro', value: provider.bookCode },
          ]}
        />
      </Panel>
      <div className={styles.footnotes}>
        {footnotes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  );
}
