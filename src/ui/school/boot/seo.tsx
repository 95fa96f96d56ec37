import { useLocation } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import type { PageMeta } from './page-module.ts';

/** Title, description, canonical address and link preview: rendered exactly once a page, React moves them into the head. */
export function Seo({ meta }: { meta: PageMeta }) {
  const { origin } = useService(SiteSettings);
  const { pathname } = useLocation();
  const address = origin + (meta.canonical ?? pathname);
  const title = meta.title === schoolIdentity.name ? meta.title : `${meta.title} | ${schoolIdentity.name}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {meta.previous !== undefined && <link rel="prev" href={origin + meta.previous} />}
      {meta.next !== undefined && <link rel="next" href={origin + meta.next} />}
      <meta property="og:site_name" content={schoolIdentity.name} />
      <meta property="og:locale" content="es_PE" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      {meta.image !== undefined && <meta property="og:image" content={new URL(meta.image, origin).href} />}
      <meta name="twitter:card" content={meta.image === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
}
