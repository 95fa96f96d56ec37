import { Outlet, useMatches } from 'react-router-dom';
import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import type { Campaign } from '#domain/catalogue/advertisement.ts';
import { drawnPart } from '#ui/kit/feedback/drawn-part.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { SkipLink } from '#ui/kit/layout/visually-hidden.tsx';
import { useLoaded } from '#ui/school/boot/page-module.ts';
import { CartDialogs } from '#ui/school/storefront/cart/cart-dialogs.tsx';
import { AdvertisementBanner } from './advertisement-banner.tsx';
import { Header } from './header/header.tsx';
import { LateSessionNotices } from './late-session-notices.tsx';
import { useBrowserProtections } from './use-browser-protections.ts';

/** At the end of every page: its script is none of the first. */
const Footer = drawnPart(() => import('./footer/footer.tsx').then((file) => file.Footer));

/** The campaigns above the header; none when they cannot be had, which no visitor would miss. */
export async function load(services: Services): Promise<{ campaigns: readonly Campaign[] }> {
  const answer = await services.get(StorefrontApi).headerCampaigns();
  return { campaigns: answer.ok ? answer.value : [] };
}

/** The layout of the public pages: header, page, footer. Source: LAY-1. */
export function Component() {
  const { campaigns } = useLoaded<typeof load>();
  const page = useMatches().at(-1);
  // An error page stands where the page has no data: it could not be loaded.
  const advertises =
    (page?.handle as { readonly advertises?: boolean } | undefined)?.advertises && page?.loaderData !== undefined;
  useBrowserProtections({ f12: true });
  return (
    <>
      <SkipLink />
      {advertises && <AdvertisementBanner campaigns={campaigns} />}
      <Header />
      <LateSessionNotices />
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CartDialogs />
    </>
  );
}
