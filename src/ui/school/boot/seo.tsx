import { useLocation } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import type { PageMeta } from './page-module.ts';

/**
 * Title, description and canonical address: rendered exactly once a page, React moves them into the head. What messengers show of a
 * link they read in the page that the server sent, and the server alone writes it.
 */
export function Seo({ meta }: { meta: PageMeta }) {
  const { origin, identity } = useService(SiteSettings);
  const { pathname } = useLocation();
  return (
    <>
      <title>{`${meta.title} | ${identity.name}`}</title>
      <meta name="description" content={meta.description} />
      {meta.hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={origin + (meta.canonical ?? pathname)} />
      )}
      {meta.previous !== undefined && <link rel="prev" href={origin + meta.previous} />}
      {meta.next !== undefined && <link rel="next" href={origin + meta.next} />}
    </>
  );
}
