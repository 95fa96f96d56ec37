import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { Campaign, CampaignImage } from '#domain/catalogue/advertisement.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import { useFixedOnScroll } from './use-fixed-on-scroll.ts';
import styles from './advertisement-banner.module.css';

/** Pixels of scroll after which it hides: it is out of sight by then. */
const hidesPast = 84;

/** The advertisement above the header; it goes away with the scroll and with 'Cerrar'. Its box has its size before the picture comes. Source: ADS-1. */
export const AdvertisementBanner = observer(function AdvertisementBanner({
  campaigns,
}: {
  campaigns: readonly Campaign[];
}) {
  const store = useLate('campaigns');
  useEffect(() => store?.begin(campaigns), [store, campaigns]);
  const shown = store === null ? firstOf(campaigns) : store.shown(campaigns);
  const isAway = useFixedOnScroll(hidesPast);
  if (shown === null) return null;
  const { campaign, image } = shown;
  return (
    <aside aria-label="Publicidad" className={styles.banner} data-away={isAway || undefined}>
      <AdvertisementLink to={image.desktopLink} className={styles.desktop}>
        <Picture file={image.desktopImage} text={campaign.text} image={image} width={1440} height={72} />
      </AdvertisementLink>
      <AdvertisementLink to={image.mobileLink} className={styles.mobile}>
        <Picture file={image.mobileImage} text={campaign.text} image={image} width={390} height={84} />
      </AdvertisementLink>
      <button type="button" className={styles.close} disabled={!store?.isBegun} onClick={() => store?.close()}>
        Cerrar
      </button>
    </aside>
  );
});

/** What the server shows, and the browser until it picks one. */
function firstOf([campaign]: readonly Campaign[]) {
  const image = campaign?.images[0];
  return campaign === undefined || image === undefined ? null : { campaign, image };
}

interface PictureProps {
  readonly file: string;
  readonly text: string;
  readonly image: CampaignImage;
  readonly width: number;
  readonly height: number;
}

function Picture({ file, text, image, width, height }: PictureProps) {
  const site = useService(SiteSettings);
  return <img key={image.id} src={site.imageAddress(file)} alt={text} width={width} height={height} loading="lazy" />;
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
