import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { complaintsBook } from '#domain/legal/statute.ts';
import { FactList, PageHead, Panel, Split, Wrap } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { usePosted } from '#ui/school/boot/posted-form.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintStore } from './complaint-store.ts';
import { FiledNotice } from './filed-notice.tsx';
import styles from './complaints-page.module.css';

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
  const store = useService(ComplaintStore);
  const posted = usePosted('complaint');
  // Before anything is drawn, as the server did.
  useState(() => posted !== null && store.answer(posted));
  return (
    <Wrap>
      <PageHead title="Libro de Reclamaciones" lead={complaintsBook.notice} />
      <Split aside={<Aside />}>
        {store.filed === null ? <ComplaintForm store={store} /> : <FiledNotice store={store} filed={store.filed} />}
      </Split>
    </Wrap>
  );
});

function Aside() {
  const { provider } = useService(SiteSettings);
  return (
    <>
      <Panel title="Proveedor">
        <FactList
          facts={[
            { name: 'Razón social', value: provider.name },
            { name: 'RUC', value: <span data-numbers>{provider.ruc}</span> },
            { name: 'Domicilio', value: provider.address },
            { name: 'Código del libro', value: provider.bookCode },
          ]}
        />
      </Panel>
      <div className={styles.footnotes}>
        {complaintsBook.footnotes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  );
}
