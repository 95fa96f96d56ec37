import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CertificateApi } from '#application/browser/learning/ports/certificate-api.ts';
import type { CertificateOverview } from '#application/read-models/learning/certificate-overview.ts';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ContentFrame } from '#ui/school/student/learning/content-frame.tsx';
import { NotOwned, owned, type Owned } from '#ui/school/student/learning/ownership.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { CertificateCorrection } from './certificate-trail.tsx';
import { CertificateStore } from './certificate-store.ts';
import { Requirements } from './requirements.tsx';
import styles from './certificate-page.module.css';

export async function load(services: Services, { params }: LoadArgs): Promise<Owned<CertificateOverview>> {
  const slug = params['slug'] ?? '';
  return owned(await services.get(CertificateApi).overview(slug), slug);
}

export function meta(loaded: Owned<CertificateOverview>): PageMeta {
  const title = loaded.owned ? `Certificado de ${loaded.value.content.title}` : loaded.title;
  return { title, description: '', hidden: true };
}

/** The tab Certificado: how far it is, then the certificate itself. Source: CERT-1, LEARN-3. */
export function Component() {
  const loaded = useLoaded<typeof load>();
  if (!loaded.owned) return <NotOwned {...loaded} />;
  return <Certificates key={loaded.value.content.slug} overview={loaded.value} />;
}

const Certificates = observer(function Certificates({ overview }: { overview: CertificateOverview }) {
  const { content } = overview;
  const api = useService(CertificateApi);
  const [store] = useState(() => new CertificateStore(api, content.slug, overview));
  useEffect(() => void store.issue(), [store]);
  const { issued } = store.overview;
  // The latest kind of certificate says the most, so it stands first.
  const sheets = issued.toReversed();
  return (
    <ContentFrame content={content}>
      <div className={styles.page}>
        {sheets.map((certificate) => (
          <CertificateSheet key={certificate.code} certificate={certificate}>
            <CertificateCorrection certificate={certificate} store={store} />
          </CertificateSheet>
        ))}
        {content.tabs.includes('content') && <Requirements store={store} slug={content.slug} />}
      </div>
    </ContentFrame>
  );
});
