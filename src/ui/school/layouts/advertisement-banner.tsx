import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { campaignsBeside, type Campaign, type CampaignImage } from '#domain/catalogue/advertisement.ts';
import layout from '#ui/kit/layout/layout.module.css';
import { useService } from '#ui/kit/layout/services.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import { useFixedOnScroll } from './use-fixed-on-scroll.ts';
import styles from './advertisement-banner.module.css';

/** Pixels of scroll after which it hides: it is out of sight by then. */
const hidesPast = 56;

/**
 * The advertisement above the header: a line of the page, which goes away with the scroll and with 'Cerrar'. Its box is there
 * from the first; what it says is seen once it is known what the visitor has. Source: ADS-1; look.md, Anatomy.
 */
export const AdvertisementBanner = observer(function AdvertisementBanner({
  campaigns,
}: {
  campaigns: readonly Campaign[];
}) {
  const { pathname } = useLocation();
  const late = useLate('campaigns');
  const store = late?.isKnown ? late : null;
  const shown = store === null ? firstOf(campaignsBeside(campaigns, [pathname])) : store.shown(campaigns, pathname);
  useEffect(() => store?.begin(campaigns, pathname), [store, campaigns, pathname, store?.ownPaths]);
  const isAway = useFixedOnScroll(hidesPast);
  if (shown === null) return null;
  return <Advertisement {...shown} isAway={isAway} onClose={store && (() => store.close())} />;
});

interface AdvertisementProps {
  readonly campaign: Campaign;
  readonly image: CampaignImage;
  readonly isAway?: boolean;
  /** Null: not known yet whether it is for this visitor. */
  readonly onClose: (() => void) | null;
}

/** The line itself, as visitors see it. */
export function Advertisement({ campaign, image, isAway, onClose }: AdvertisementProps) {
  return (
    <aside
      aria-label="Publicidad"
      className={styles.banner}
      data-kind={campaign.kind}
      data-known={onClose !== null || undefined}
      data-away={isAway || undefined}
    >
      <div className={`${layout.wrap} ${styles.line}`}>
        <AdvertisementLink to={image.desktopLink} className={styles.desktop}>
          <Words campaign={campaign} picture={image.desktopImage} />
        </AdvertisementLink>
        <AdvertisementLink to={image.mobileLink} className={styles.mobile}>
          <Words campaign={campaign} picture={image.mobileImage} />
        </AdvertisementLink>
        <button type="button" className={styles.close} disabled={onClose === null} onClick={onClose ?? undefined}>
          Cerrar
        </button>
      </div>
    </aside>
  );
}

/** What the server shows, and the browser until it picks one. */
function firstOf([campaign]: readonly Campaign[]) {
  const image = campaign?.images[0];
  return campaign === undefined || image === undefined ? null : { campaign, image };
}

/** The style decides by kind and width which of the two stands there, or both. */
function Words({ campaign: { kind, text }, picture }: { campaign: Campaign; picture: string }) {
  const site = useService(SiteSettings);
  return (
    <>
      <img key={picture} src={site.imageAddress(picture)} alt={kind === 'image' ? text : ''} loading="lazy" />
      <span>{text}</span>
    </>
  );
}

function AdvertisementLink({
  to,
  className,
  children,
}: {
  to: string;
  className: string | undefined;
  children: React.ReactNode;
}) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={className} rel="sponsored noopener">
      {children}
    </a>
  );
}
