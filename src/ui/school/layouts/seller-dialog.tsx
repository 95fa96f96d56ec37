import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { formatReduction, type Seller, type SellerCode } from '#domain/catalogue/seller.ts';
import type { Countdown } from '#domain/shared/countdown.ts';
import { formatLongDay } from '#domain/shared/dates.ts';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { CountdownText } from '#ui/kit/feedback/countdown-text.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './seller-dialog.module.css';

/** The seller whose storefront was visited. */
export interface SellerWithCode {
  readonly seller: Seller;
  /** Their code while it holds. */
  readonly code: SellerCode | null;
  readonly left: Countdown | null;
}

/** Who the seller is, how to reach them, and their code. Source: MODAL-1, seller info; ADS-2. */
export function SellerDialog({ seller, code, left, onClose }: SellerWithCode & { readonly onClose: () => void }) {
  const site = useService(SiteSettings);
  const { fullName, tradeName, categoryTitle, email, phone, photo, slug } = seller;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={tradeName}
      actions={
        <LinkButton look="primary" to={`/${slug}`} onClick={onClose}>
          Ver su tienda
        </LinkButton>
      }
    >
      <div className={styles.seller}>
        <Avatar name={fullName} src={photo === null ? null : site.imageAddress(photo)} size="large" />
        <div>
          <p className={styles.person}>{fullName}</p>
          <p className={styles.quiet}>{categoryTitle}</p>
        </div>
      </div>
      <ul className={styles.contact}>
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
        <li>
          <a href={`tel:+51${phone}`}>
            <Icon name="phone" />
            {phone}
          </a>
        </li>
      </ul>
      {code !== null && (
        <div className={styles.code}>
          <p>Con su código pagas {formatReduction(code)} menos</p>
          <p className={styles.word}>
            {code.word}
            <CopyButton what="el código" text={code.word} />
          </p>
          <p className={styles.quiet}>Vale hasta el {formatLongDay(code.lastDay)}</p>
          {left !== null && <CountdownText left={left} withSeconds />}
        </div>
      )}
    </Dialog>
  );
}
