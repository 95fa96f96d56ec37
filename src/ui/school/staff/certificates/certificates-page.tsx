import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Form } from 'react-router-dom';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { officeCertificates, type IssuedCertificates } from '#application/read-models/learning/office-certificates.ts';
import { withTypedQuery } from '#domain/shared/query-string.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useAskedFields } from '#ui/kit/forms/use-asked-fields.ts';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import filterStyles from '#ui/school/staff/desk/list-narrowing.module.css';
import { ListPages } from '#ui/school/staff/desk/list-pages.tsx';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import styles from '#ui/school/staff/desk/written-row.module.css';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { CertificateRow } from './certificate-row.tsx';
import { type CertificatesAsked, OfficeCertificateStore } from './office-certificate-store.ts';

async function loadPage(
  services: Services,
  { url }: LoadArgs,
): Promise<{ asked: CertificatesAsked; list: IssuedCertificates }> {
  const page = pageNumber(url);
  if (page === null) return notFound();
  const words = (url.searchParams.get('buscar') ?? '').slice(0, 100);
  const list = needed(await services.get(Reads).ask(officeCertificates, { words, page: String(page) }));
  return { asked: { words, page: list.page }, list };
}

export function meta(): PageMeta {
  return { title: 'Certificados emitidos', description: '', hidden: true };
}

const Page = observer(function CertificatesPage() {
  const loaded = useLoaded<typeof loadPage>();
  const store = useService(OfficeCertificateStore);
  const { asked } = loaded;
  useEffect(() => store.show(loaded.list, loaded.asked), [store, loaded]);
  const list = store.of(loaded.list);
  const fields = useAskedFields({ buscar: asked.words });
  return (
    <>
      <PageHead
        title="Certificados emitidos"
        lead="Se corrigen con su mismo código, o se anulan; lo que dijeron antes queda en su historial."
      />
      <Form role="search" className={filterStyles.choice} ref={fields}>
        <TextField
          type="search"
          name="buscar"
          label="Buscar"
          hint="Código, nombre, correo o contenido."
          defaultValue={asked.words}
        />
        <Button type="submit">Buscar</Button>
      </Form>
      <Said />
      {list.certificates.length === 0 ? (
        <EmptyState icon="search" title={asked.words === '' ? 'Todavía no hay certificados' : 'Ninguno es así'}>
          <p>
            {asked.words === ''
              ? 'Cuando alguien termine un contenido que da certificado, aparece aquí.'
              : 'Revisa cómo está escrito, o busca con menos palabras.'}
          </p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.count} role="status">
            {list.total === 1 ? '1 certificado' : `${list.total} certificados`}
          </p>
          <ul className={styles.list} aria-label="Certificados">
            {list.certificates.map((each) => (
              <li key={each.code}>
                <CertificateRow certificate={each} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ListPages page={list.page} pages={list.pages} pathOf={(page) => addressOf({ ...asked, page })} />
      <ProofDialog />
    </>
  );
});

/** Certificates that were issued, for whoever corrects them. Source: CERT-1; decisions.md, Staff; docs/decisions/0026. */
export const { load, Component } = officePage('see-certificates', loadPage, Page);

/** What came of the last press: the focus goes on from the certificate. */
const Said = observer(function Said() {
  const { said } = useService(OfficeCertificateStore);
  useEffect(() => {
    if (said !== null) document.getElementById(`certificado-${said.code}`)?.focus({ preventScroll: true });
  }, [said]);
  return <SaidLine said={said} stays />;
});

/** Where a list stands: /colaboradores/certificados?buscar=quispe&pagina=2. */
function addressOf({ words, page }: CertificatesAsked): string {
  return withTypedQuery('/colaboradores/certificados', { buscar: words, pagina: page > 1 ? page : null });
}
